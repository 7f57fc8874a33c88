"""A match as the load sees it: a socket for every seat, and what each was told last."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, Protocol, final

from benchmarks.server.marks import OVER, Marks
from benchmarks.server.websocket import Socket


class Told(NamedTuple):
    """A position, in nobody's own words. `board` and `winner` are of tic-tac-toe alone."""

    match: str
    ply: int
    mover: int
    choices: int
    board: list[int]
    winner: int


class Tongue(Protocol):
    """How one server speaks."""

    def read(self, frame: bytes, socket: Socket) -> Told | None:
        """The position that a frame tells of, if it tells of any. Whoever wants an answer at once gets it here."""

    def answer(self, table: "Table", seat: int, choice: int) -> bytes:
        """The frame by which a seat answers. Tic-tac-toe has been marked already."""


class WrongGame(Exception):
    """A server said something that cannot be, or two seats were told different things."""


@final
class Table:
    """Some seats and their sockets. Nobody moves before every seat has been told of the move before."""

    def __init__(self, name: str, seats: int, tongue: Tongue, *, marked: bool) -> None:
        self.name = name
        self.keys: list[str] = []  # what proves who sits there: one for every seat
        self.tongue = tongue
        self.sockets: list[Socket] = []
        self.everybody = (1 << seats) - 1
        self.awaited = self.everybody  # a bit for every seat that has not been told yet
        self.told: list[Told] = [Told("", -1, OVER, 0, [], 0)] * seats
        self.known = self.told[0]  # the position that everybody has been told
        self.marked = marked
        self.marks = Marks()
        self.cell = -1
        self.answering = 0
        self.since = 0.0
        self.took = 0.0
        self.arrived: Callable[[Table], None] = _ignore

    @property
    def over(self) -> bool:
        return self.known.mover == OVER

    @property
    def busy(self) -> bool:
        """Is a move on its way?"""
        return self.awaited != 0

    def answer(self, choice: int, since: float) -> None:
        """Let whoever is asked answer. The time is counted from `since` to when he is told what came of it."""
        self.answering = seat = self.known.mover
        if self.marked:
            self.cell = self.marks.mark(choice)
        self.awaited = self.everybody
        self.since = since
        self.sockets[seat].say(self.tongue.answer(self, seat, choice))

    def expect_new_match(self) -> None:
        """From now on every seat is waiting for the first position of another match."""
        self.marks = Marks()
        self.awaited = self.everybody
        self.answering = 0

    async def arrival(self) -> None:
        """Wait until every seat has been told."""
        if self.awaited:
            done = asyncio.get_running_loop().create_future()
            self.arrived = lambda _: done.set_result(None)
            await done
            self.arrived = _ignore

    def hear(self, seat: int, socket: Socket, frame: bytes) -> None:
        """A seat got a frame."""
        told = self.tongue.read(frame, socket)
        if told is None:
            return
        self.told[seat] = told
        bit = 1 << seat
        if not self.awaited & bit or (told.match == self.known.match and told.ply <= self.known.ply):
            return
        if seat == self.answering:
            self.took = perf_counter() - self.since
        self.awaited &= ~bit
        if not self.awaited:
            self.check(told)
            self.known = told if told.mover == OVER else self.told[told.mover]  # he alone may know the choices
            self.arrived(self)

    def check(self, told: Told) -> None:
        """Everybody must have been told the same, and in tic-tac-toe what we know ourselves."""
        for other in self.told:
            if other.ply != told.ply or other.mover != told.mover or other.board != told.board:
                raise WrongGame(f"two seats of one match were told different things: {other} and {told}")
        if self.marked:
            marks = self.marks
            if (told.board, told.mover) != (marks.board, marks.mover) or (told.mover == OVER) > (
                told.winner == marks.winner
            ):
                raise WrongGame(f"after {marks.board} a server says {told}")

    def leave(self) -> None:
        for socket in self.sockets:
            socket.leave()


def _ignore(_: Table) -> None:
    """Nobody waits."""
