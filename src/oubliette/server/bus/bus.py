"""What every bus can do, and the one that needs none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, final

from oubliette.server.bus.notes import Note

Subscriber: TypeAlias = Callable[[Note], None]
Gap: TypeAlias = Callable[[], None]


class Bus(Protocol):
    """Tells all other processes, and hears from them. Nobody hears their own notes."""

    def publish(self, note: Note) -> None:
        """Tell the others soon. Returns at once; notes of the same moment travel together, in order."""

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call this with each note of another process, on the event loop. It must not take long."""

    def on_gap(self, gap: Gap) -> None:
        """Call this when notes may have been missed: what is held in memory must be compared with the store."""

    async def start(self) -> None:
        """Listen from now on. Raises `Refused` if that is not possible."""

    async def close(self) -> None:
        """Send what is left and stop."""


@final
class InProcess:
    """For a server of one process: there is nobody else to tell, and nobody to hear from."""

    def publish(self, note: Note) -> None: ...

    def subscribe(self, subscriber: Subscriber) -> None: ...

    def on_gap(self, gap: Gap) -> None: ...

    async def start(self) -> None: ...

    async def close(self) -> None: ...
