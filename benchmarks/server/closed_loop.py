"""The closed loop: a fixed number of tables is in play, and each moves as soon as it can."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

from benchmarks.engine.contestant import Tally
from benchmarks.server.gauge import Gauge, Spent
from benchmarks.server.latency import Latency, latency
from benchmarks.server.table import Table


@dataclass(frozen=True, slots=True)
class Slice:
    """The moves that were made while the full number of tables was in play."""

    moves: int
    spent: Spent
    latency: Latency
    tally: Tally
    """Whole matches of tic-tac-toe, including those that ended after the clock had stopped."""

    @property
    def rate(self) -> float:
        return self.moves / self.spent.wall

    def cpu(self, name: str) -> float:
        """Processor time of a process for one move, in microseconds."""
        return 1e6 * self.spent.cpu[name] / self.moves


class ClosedLoop:
    """Plays `at_once` tables at a time; when one has finished, the next one begins.

    The clock stops after `seconds`, or when a match is over and no table is left to begin.
    """

    def __init__(self, tables: Sequence[Table], at_once: int, gauge: Gauge, seed: int) -> None:
        self.waiting = deque(tables)
        self.at_once = at_once
        self.gauge = gauge
        self.random = Random(seed).random
        self.timed = True
        self.times: list[float] = []
        self.spent: Spent | None = None
        self.playing: set[Table] = set()
        self.to_the_end = False
        self.done = asyncio.get_running_loop().create_future()
        self.matches = self.decisions = self.squares = self.first = self.second = 0

    async def play(self, seconds: float, *, to_the_end: bool) -> Slice:
        """Play. After the clock has stopped, finish every match, or only the moves that are under way."""
        self.to_the_end = to_the_end
        self.gauge.restart()
        stop = asyncio.get_running_loop().call_later(seconds, self.stop_clock)
        for _ in range(self.at_once):
            self.begin(self.waiting.popleft())
        await self.done
        stop.cancel()
        assert self.spent
        tally = Tally(self.matches, self.decisions, self.squares, self.first, self.second)
        return Slice(len(self.times), self.spent, latency(self.times), tally)

    def begin(self, table: Table) -> None:
        self.playing.add(table)
        table.on_update = self.after
        self.move(table)

    def move(self, table: Table) -> None:
        table.answer(int(self.random() * table.latest.choices), perf_counter())

    def after(self, table: Table) -> None:
        """Called when every seat has received the result of the move."""
        if self.timed:
            self.times.append(table.took)
        if table.over:
            self.count(table)
            self.playing.remove(table)
            if self.timed and self.waiting:
                self.begin(self.waiting.popleft())
            else:
                self.stop_clock()
        elif self.timed or self.to_the_end:
            self.move(table)
        else:
            self.playing.remove(table)
        if not self.playing and not self.done.done():
            self.done.set_result(None)

    def stop_clock(self) -> None:
        if self.timed:
            self.timed = False
            self.spent = self.gauge.spent()

    def count(self, table: Table) -> None:
        if table.marked:
            moves, winner = table.marks.moves, table.marks.winner
            self.matches += 1
            self.decisions += moves
            self.squares += moves * moves
            self.first += winner == 0
            self.second += winner == 1
