"""The interface of every bus, and the bus of a single process, which does nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, final

from oubliette.server.bus.notes import Note

Subscriber: TypeAlias = Callable[[Note], None]
Gap: TypeAlias = Callable[[], None]


class Bus(Protocol):
    """Sends notes to all other processes, and receives theirs. No process receives its own notes."""

    def publish(self, note: Note) -> None:
        """Send a note soon. Returns at once; notes of the same moment travel together, in order."""

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call `subscriber` with each note of another process, on the event loop. It must not take long."""

    def on_gap(self, gap: Gap) -> None:
        """Call `gap` when notes may have been lost: it must compare memory with the store."""

    async def start(self) -> None:
        """Connect and start listening. Raises `Refused` if that is not possible."""

    async def close(self) -> None:
        """Send the remaining notes, then stop."""


@final
class InProcess:
    """The bus of a server with one process: there are no others to talk to."""

    def publish(self, note: Note) -> None: ...

    def subscribe(self, subscriber: Subscriber) -> None: ...

    def on_gap(self, gap: Gap) -> None: ...

    async def start(self) -> None: ...

    async def close(self) -> None: ...
