"""Collects outgoing messages during one turn of the event loop, encodes them all, then sends them all.

One commit answers many matches at once. A single message wakes its reader, which costs time; messages sent in one run
find the readers awake. With 64 tables in play this cut the time of a move by a third (docs/decisions/0012).
"""

from __future__ import annotations

import asyncio
from typing import Literal, Protocol, final

import structlog

log = structlog.get_logger("oubliette.socket")


class Sender(Protocol):
    """May have messages to send."""

    def encode(self) -> bytes | None:
        """The first message that is due, if any."""

    def send(self, message: bytes) -> None:
        """Send it, and what else is due by then."""

    def close(self, why: Literal["failed"]) -> None:
        """Encoding or sending failed: send nothing more."""


@final
class Broadcast:
    """The senders of one process that have messages due in this turn of the event loop."""

    def __init__(self) -> None:
        self._due: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Let this sender send soon, together with the others."""
        self._due.append(sender)
        if len(self._due) == 1:
            asyncio.get_running_loop().call_soon(self._send_all)

    def _send_all(self) -> None:
        due, self._due = self._due, []
        ready: list[tuple[Sender, bytes]] = []
        for sender in due:
            try:
                message = sender.encode()
            except Exception:  # a fault of ours: the other senders must still send
                log.exception("socket_failed")
                sender.close("failed")
            else:
                if message is not None:
                    ready.append((sender, message))
        for sender, message in ready:
            try:
                sender.send(message)
            except Exception:
                log.exception("socket_failed")
                sender.close("failed")
