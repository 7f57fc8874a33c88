"""The open loop: moves are due at fixed times, whether the server has answered those before or not.

A move is timed from when it was due. So a server that stalls pays for everybody who had to wait meanwhile.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter

from benchmarks.server.gauge import Gauge, Spent
from benchmarks.server.latency import Latency, latency
from benchmarks.server.table import Table

_TICK = 0.001
_PATIENCE = 10.0  # seconds that are left for the last answers
_HELD = 0.99  # of what was due must have been done when the time is up


@dataclass(frozen=True, slots=True)
class Pace:
    """What became of a rate that was asked for."""

    rate: float
    seconds: float
    moves: int
    in_time: int
    """Moves that were done before the time was up."""
    spent: Spent
    latency: Latency
    late: Latency
    """By how much the load itself was late with moves that nothing kept it from making."""
    ended: int
    """Matches that ended before the time was up."""
    begun: int
    """Rematches that began before it was up."""

    @property
    def held(self) -> bool:
        return self.in_time >= _HELD * self.rate * self.seconds

    def share(self, name: str) -> float:
        """How much of a core a process used."""
        return self.spent.cpu[name] / self.spent.wall


class Place:
    """One of the matches in play. Its table changes when a match ends; there may be none for a moment."""

    __slots__ = ("due", "table")

    def __init__(self) -> None:
        self.table: Table | None = None
        self.due: deque[float] = deque()


class Paced:
    """So many matches in play, which take turns in an order that stays.

    A table whose match has ended asks for a rematch at once, by a request like anybody's, and a spare one takes its
    place: the wait for a new match is not a move's. With no spare left it is: the moves that are due have to wait.
    """

    def __init__(
        self,
        tables: Sequence[Table],
        playing: int,
        renew: Callable[[Table], Awaitable[None]],
        gauge: Gauge,
        seed: int,
    ) -> None:
        self.ring = [Place() for _ in range(playing)]
        self.empty = deque(self.ring)
        self.spare = deque(tables)
        self.renew = renew
        self.gauge = gauge
        self.random = Random(seed).random
        self.times: list[float] = []
        self.late: list[float] = []
        self.rematches: set[asyncio.Task[None]] = set()
        self.ended = self.begun = 0
        self.asked = -1  # how many moves there will be: not known before the time is up
        self.idle = asyncio.Event()
        self.fill()

    async def play(self, rate: float, seconds: float) -> Pace:
        """Keep to the rate for so long, then wait for the rest."""
        self.gauge.restart()
        start = perf_counter()
        asked = 0
        while (now := perf_counter() - start) < seconds:
            wanted = min(int(now * rate), int(seconds * rate))
            while asked < wanted:
                self.ask(self.ring[asked % len(self.ring)], start + asked / rate)
                asked += 1
            await asyncio.sleep(_TICK)
        spent, in_time, ended, begun = self.gauge.spent(), len(self.times), self.ended, self.begun
        await self.wind_up(asked)
        late, times = latency(self.late), latency(self.times)
        return Pace(rate, seconds, len(self.times), in_time, spent, times, late, ended, begun)

    async def wind_up(self, asked: int) -> None:
        """Wait for what was asked for, but not for ever: a server that is far behind is let off."""
        self.asked = asked
        if len(self.times) < asked:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.idle.wait(), _PATIENCE)
        for place in self.ring:
            place.due.clear()
        for place in self.ring:
            if place.table:
                await place.table.arrival()
        await asyncio.gather(*self.rematches)

    def ask(self, place: Place, due: float) -> None:
        """A move is due there: now, if the one before is done."""
        if place.table is None or place.table.busy:
            place.due.append(due)
        else:
            self.late.append(perf_counter() - due)
            self.move(place.table, due)

    def move(self, table: Table, due: float) -> None:
        table.answer(int(self.random() * table.known.choices), due)

    def after(self, place: Place, table: Table) -> None:
        """Every seat knows what the move led to."""
        self.times.append(table.took)
        if len(self.times) == self.asked:
            self.idle.set()
        if table.over:
            self.ended += 1
            place.table = None
            self.empty.append(place)
            task = asyncio.ensure_future(self.rematch(table))
            self.rematches.add(task)
            task.add_done_callback(self.rematches.discard)
            self.fill()
        elif place.due:
            self.move(table, place.due.popleft())

    def fill(self) -> None:
        """Seat spare tables where none is."""
        while self.empty and self.spare:
            place, table = self.empty.popleft(), self.spare.popleft()
            place.table = table
            table.arrived = partial(self.after, place)
            if place.due:
                self.move(table, place.due.popleft())

    async def rematch(self, table: Table) -> None:
        await self.renew(table)
        self.begun += 1
        self.spare.append(table)
        self.fill()
