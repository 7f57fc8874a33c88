"""A match as the load sees it: a socket for every seat, and the last update that each has received."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, Protocol, final

from benchmarks.server.marks import OVER, Marks
from benchmarks.server.websocket import Socket


class Update(NamedTuple):
    """A position, in the same form for every server. Only tic-tac-toe uses `board` and `winner`."""

    match: str
    ply: int
    mover: int
    choices: int
    board: list[int]
    winner: int


class Codec(Protocol):
    """Translates to and from the messages of one server."""

    def read(self, frame: bytes, socket: Socket) -> Update | None:
        """The position in a frame, or None if there is none in it. Answers pings at once."""

    def answer(self, table: "Table", seat: int, choice: int) -> bytes:
        """The frame with a seat's answer. In tic-tac-toe, `table.cell` is already set."""


class WrongGame(Exception):
    """A server sent an impossible position, or different ones to two seats."""


@final
class Table:
    """Some seats and their sockets. Nobody moves before every seat has received the update of the previous move."""

    def __init__(self, name: str, seats: int, codec: Codec, *, marked: bool) -> None:
        self.name = name
        self.keys: list[str] = []  # a cookie or credential for every seat
        self.codec = codec
        self.sockets: list[Socket] = []
        self.everybody = (1 << seats) - 1
        self.awaited = self.everybody  # a bit for every seat that has not received the next update
        self.updates: list[Update] = [Update("", -1, OVER, 0, [], 0)] * seats
        self.latest = self.updates[0]  # the last position that all seats have received
        self.marked = marked
        self.marks = Marks()
        self.cell = -1
        self.answering = 0
        self.since = 0.0
        self.took = 0.0
        self.on_update: Callable[[Table], None] = _ignore

    @property
    def over(self) -> bool:
        return self.latest.mover == OVER

    @property
    def busy(self) -> bool:
        """Is a move under way?"""
        return self.awaited != 0

    def answer(self, choice: int, since: float) -> None:
        """Send the answer of the seat that is asked, timed from `since` until that seat receives the next update."""
        self.answering = seat = self.latest.mover
        if self.marked:
            self.cell = self.marks.mark(choice)
        self.awaited = self.everybody
        self.since = since
        self.sockets[seat].send_text(self.codec.answer(self, seat, choice))

    def expect_new_match(self) -> None:
        """Wait, for every seat, for the first position of another match."""
        self.marks = Marks()
        self.awaited = self.everybody
        self.answering = 0

    async def wait_for_update(self) -> None:
        """Wait until every seat has received the update."""
        if self.awaited:
            done = asyncio.get_running_loop().create_future()
            self.on_update = lambda _: done.set_result(None)
            await done
            self.on_update = _ignore

    def receive(self, seat: int, socket: Socket, frame: bytes) -> None:
        """Handle a frame for one seat."""
        update = self.codec.read(frame, socket)
        if update is None:
            return
        self.updates[seat] = update
        bit = 1 << seat
        if not self.awaited & bit or (update.match == self.latest.match and update.ply <= self.latest.ply):
            return
        if seat == self.answering:
            self.took = perf_counter() - self.since
        self.awaited &= ~bit
        if not self.awaited:
            self.check(update)
            # Only the seat to move may be told the choices.
            self.latest = update if update.mover == OVER else self.updates[update.mover]
            self.on_update(self)

    def check(self, update: Update) -> None:
        """All seats must have received the same position; in tic-tac-toe, that of our own board."""
        for other in self.updates:
            if other.ply != update.ply or other.mover != update.mover or other.board != update.board:
                raise WrongGame(f"two seats of one match received different positions: {other} and {update}")
        if self.marked:
            marks = self.marks
            if (update.board, update.mover) != (marks.board, marks.mover) or (update.mover == OVER) > (
                update.winner == marks.winner
            ):
                raise WrongGame(f"the board is {marks.board}, but a server sent {update}")

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


def _ignore(_: Table) -> None:
    """Used while nobody waits for an update."""
