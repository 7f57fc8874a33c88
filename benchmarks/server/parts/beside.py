"""Tic-tac-toe on our server, on boardgame.io's and on a bare loop, as fast as 64 tables can play.

Every server plays one slice in each round, in an order that changes; ratios are taken within the rounds. Matches are
set up before a slice, not inside it: only moves are timed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.engine.check import Check, check
from benchmarks.engine.contestant import Tally
from benchmarks.engine.expected import expected
from benchmarks.engine.nodejs import missing
from benchmarks.server.closed_loop import ClosedLoop, Slice
from benchmarks.server.cores import load_apart
from benchmarks.server.disk import disk_line, probe
from benchmarks.server.gauge import Gauge
from benchmarks.server.parts import Part, verdict
from benchmarks.server.peers.bare import Bare
from benchmarks.server.peers.boardgame_io import BoardgameIo
from benchmarks.server.peers.ours import MARKS, Ours, sqlite
from benchmarks.server.peers.peer import Peer
from benchmarks.server.rest import for_each
from benchmarks.server.table import Table

AT_ONCE = 64
READY = 512  # tables: the clock stops when the last of them is in play
SLICES = 2  # to warm up: Node compiles what it runs often
FEWEST_ROUNDS = 5
SPEED = 2.0  # times boardgame.io's moves, at least
WAIT = 1.0  # times its p99, at most
OURS = "ours, SQLite, durable"
_FOREVER = 600.0
_WIDTH = 24


@dataclass(slots=True)
class Entrant:
    """A server, its tables, and its results in all rounds."""

    peer: Peer
    tables: Sequence[Table]
    slices: list[Slice] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)

    async def slice(self, number: int) -> Slice:
        """Play every table once. Tables whose match is over get another one first."""
        await for_each(self.peer.renew, [table for table in self.tables if table.over])
        played = await ClosedLoop(self.tables, AT_ONCE, Gauge(self.peer.processes), number).play(
            _FOREVER, to_the_end=True
        )
        self.tally = self.tally.plus(played.tally)
        return played

    def middle(self, figure: Callable[[Slice], float]) -> float:
        return median([figure(one) for one in self.slices])

    def times(self, other: "Entrant", figure: Callable[[Slice], float]) -> float:
        """How many times the other's figure ours is: the median over the rounds."""
        pairs = zip(self.slices, other.slices, strict=True)
        return median([figure(mine) / figure(theirs) for mine, theirs in pairs])


async def measure(seconds: float, folder: Path) -> Part:
    """Play in turn, about `seconds` for each server."""
    disk = probe(folder)
    with load_apart() as core:
        entrants = await compete(seconds, folder, core)
    return report(entrants, disk)


async def compete(seconds: float, folder: Path, core: int | None) -> list[Entrant]:
    """Run every server that is installed, ours first and boardgame.io last."""
    entrants: list[Entrant] = []
    try:
        makers: list[Callable[[], Peer]] = [lambda: Ours(OURS, MARKS, [sqlite(folder)], core=core), lambda: Bare(core)]
        for make in makers if missing() else [*makers, lambda: BoardgameIo(core)]:
            peer = make()
            entrants.append(Entrant(peer, []))
            entrants[-1].tables = await peer.open(READY)
        await play_rounds(entrants, seconds)
        for one in entrants:
            for table in one.tables:
                table.close()
    finally:
        for one in entrants:
            one.peer.stop()
    return entrants


async def play_rounds(entrants: Sequence[Entrant], seconds: float) -> None:
    warm = [[await one.slice(-number) for number in range(1, SLICES + 1)] for one in entrants]
    longest = max(slices[-1].spent.wall for slices in warm)
    order = list(entrants)
    for number in range(max(FEWEST_ROUNDS, round(seconds / longest))):
        Random(number).shuffle(order)
        for one in order:
            one.slices.append(await one.slice(number))


def rate(one: Slice) -> float:
    return one.rate


def p99(one: Slice) -> float:
    return one.latency.p99


def report(entrants: Sequence[Entrant], disk: float) -> Part:
    """The table, and whether it was tic-tac-toe."""
    ours, checks = entrants[0], [check(one.tally, expected("tic_tac_toe")) for one in entrants]
    lines = [
        f"Tic-tac-toe, two sockets a table, {AT_ONCE} tables in play: medians of {len(ours.slices)} rounds",
        f"  {'':{_WIDTH}}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'CPU µs/move':>13}{'load CPU':>10}{'ours is':>9}",
    ]
    lines += [row(one, ours) for one in entrants]
    if absent := missing():
        lines.append(f"  {'boardgame.io':{_WIDTH}}{absent}")
    else:
        theirs = entrants[-1]
        speed, wait = ours.times(theirs, rate), ours.times(theirs, p99)
        lines += [
            f"  {speed:.2f} times boardgame.io's moves, at least {SPEED:g}: {verdict(speed >= SPEED)}",
            f"  {wait:.2f} times its p99, at most {WAIT:g}: {verdict(wait <= WAIT)}",
        ]
    lines.append(disk_line(disk))
    lines.append("  The same game? Means of all matches against the exact values; every position was compared as well:")
    lines += [check_row(one, found) for one, found in zip(entrants, checks, strict=True)]
    figures: dict[str, object] = {one.peer.name: one.slices for one in entrants}
    return Part("\n".join(lines), {**figures, "fdatasync_s": disk}, all(found.agrees for found in checks))


def row(one: Entrant, ours: Entrant) -> str:
    times = "" if one is ours else f"{ours.times(one, rate):.2f}x"
    return (
        f"  {one.peer.name:{_WIDTH}}{one.middle(rate):>9,.0f}{one.middle(lambda it: it.latency.p50):>8.1f}"
        f"{one.middle(p99):>8.1f}{one.middle(lambda it: it.cpu('server')):>13.0f}"
        f"{one.middle(lambda it: it.spent.load / it.spent.wall):>10.0%}{times:>9}"
    ).rstrip()


def check_row(one: Entrant, found: Check) -> str:
    tally = one.tally
    return (
        f"  {one.peer.name:{_WIDTH}}{tally.matches:>7,} matches of {found.decisions:.3f} moves, first wins "
        f"{found.first:.1%}, second {found.second:.1%}: off by {found.deviation:.1f} σ"
        f"{'' if found.agrees else '  DIFFERS'}"
    )
