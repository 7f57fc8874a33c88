"""The open loop: moves are due at fixed times, whether the server has answered the earlier ones or not.

A move is timed from when it was due. So the wait of every player behind a stalled server counts.
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
_TIMEOUT = 10.0  # seconds to wait for the last answers
_HELD = 0.99  # the share of the due moves that must be done when the time is up


@dataclass(frozen=True, slots=True)
class Pace:
    """The result of one run at a fixed rate."""

    rate: float
    seconds: float
    moves: int
    in_time: int
    """Moves that were done before the time was up."""
    spent: Spent
    latency: Latency
    late: Latency
    """How late the load itself was with moves that had to wait for nothing else."""
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


class Slot:
    """One of the matches in play. When a match ends, another table takes the slot; it may be empty for a moment."""

    __slots__ = ("due", "table")

    def __init__(self) -> None:
        self.table: Table | None = None
        self.due: deque[float] = deque()


class OpenLoop:
    """Keeps a fixed number of matches in play; they move in a fixed order.

    A table whose match has ended requests a rematch at once, as any client would, and a spare table takes its slot. So
    the wait for a new match does not count as the wait for a move, unless no spare table is left.
    """

    def __init__(
        self,
        tables: Sequence[Table],
        playing: int,
        renew: Callable[[Table], Awaitable[None]],
        gauge: Gauge,
        seed: int,
    ) -> None:
        self.slots = [Slot() for _ in range(playing)]
        self.empty = deque(self.slots)
        self.spare = deque(tables)
        self.renew = renew
        self.gauge = gauge
        self.random = Random(seed).random
        self.times: list[float] = []
        self.late: list[float] = []
        self.rematches: set[asyncio.Task[None]] = set()
        self.ended = self.begun = 0
        self.asked = -1  # the number of moves; unknown until the time is up
        self.idle = asyncio.Event()
        self.fill()

    async def play(self, rate: float, seconds: float) -> Pace:
        """Make moves at that rate for that long, then wait for the last answers."""
        self.gauge.restart()
        start = perf_counter()
        asked = 0
        while (now := perf_counter() - start) < seconds:
            wanted = min(int(now * rate), int(seconds * rate))
            while asked < wanted:
                self.move_due(self.slots[asked % len(self.slots)], start + asked / rate)
                asked += 1
            await asyncio.sleep(_TICK)
        spent, in_time, ended, begun = self.gauge.spent(), len(self.times), self.ended, self.begun
        await self.wind_up(asked)
        late, times = latency(self.late), latency(self.times)
        return Pace(rate, seconds, len(self.times), in_time, spent, times, late, ended, begun)

    async def wind_up(self, asked: int) -> None:
        """Wait for the moves that were due, but not for ever: give up on a server that is far behind."""
        self.asked = asked
        if len(self.times) < asked:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.idle.wait(), _TIMEOUT)
        for slot in self.slots:
            slot.due.clear()
        for slot in self.slots:
            if slot.table:
                await slot.table.wait_for_update()
        await asyncio.gather(*self.rematches)

    def move_due(self, slot: Slot, due: float) -> None:
        """A move is due in this slot. Make it now if the one before is done, else queue it."""
        if slot.table is None or slot.table.busy:
            slot.due.append(due)
        else:
            self.late.append(perf_counter() - due)
            self.move(slot.table, due)

    def move(self, table: Table, due: float) -> None:
        table.answer(int(self.random() * table.latest.choices), due)

    def after(self, slot: Slot, table: Table) -> None:
        """Called when every seat has received the result of the move."""
        self.times.append(table.took)
        if len(self.times) == self.asked:
            self.idle.set()
        if table.over:
            self.ended += 1
            slot.table = None
            self.empty.append(slot)
            task = asyncio.ensure_future(self.rematch(table))
            self.rematches.add(task)
            task.add_done_callback(self.rematches.discard)
            self.fill()
        elif slot.due:
            self.move(table, slot.due.popleft())

    def fill(self) -> None:
        """Put spare tables into empty slots."""
        while self.empty and self.spare:
            slot, table = self.empty.popleft(), self.spare.popleft()
            slot.table = table
            table.on_update = partial(self.after, slot)
            if slot.due:
                self.move(table, slot.due.popleft())

    async def rematch(self, table: Table) -> None:
        await self.renew(table)
        self.begun += 1
        self.spare.append(table)
        self.fill()
