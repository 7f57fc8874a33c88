"""One process on PostgreSQL against two, in turn: as many moves as they can make, and what a move costs.

Servers, PostgreSQL and the load share the machine's cores. Where there are too few cores for two servers, the processor
time of a move still shows what they could do with more.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.server.closed_loop import ClosedLoop, Slice
from benchmarks.server.gauge import Gauge
from benchmarks.server.parts import Part, verdict
from benchmarks.server.peers.ours import PIG, Ours
from benchmarks.server.postgres import Postgres, durable_postgres
from benchmarks.server.rest import for_each
from benchmarks.server.table import Table
from tests.server.postgres import NoPostgres

AT_ONCE = 128
SPARE = 128
ROUNDS = 5
TARGET = 1.5
# A name, how many processes, and whether the people of one table connect to different ones
TEAMS = (
    ("one process", 1, False),
    ("two, the people of a table at the same one", 2, False),
    ("two, the people of a table at both", 2, True),
)
_DATABASE = "postgresql"
_WIDTH = 46


@dataclass(slots=True)
class Team:
    """One or more server processes on one database."""

    server: Ours
    database: Postgres
    tables: Sequence[Table] = ()
    slices: list[Slice] = field(default_factory=list)

    async def slice(self, seconds: float, number: int) -> Slice:
        await for_each(self.server.renew, [table for table in self.tables if table.over])
        gauge = Gauge({**self.server.processes, _DATABASE: self.database.process})
        return await ClosedLoop(self.tables, AT_ONCE, gauge, number).play(seconds, to_the_end=False)

    def servers_cpu(self, one: Slice) -> float:
        """Microseconds of all server processes for one move."""
        return sum(one.cpu(name) for name in self.server.processes)

    def middle_cpu(self) -> float:
        return median([self.servers_cpu(one) for one in self.slices])

    def times(self, other: "Team") -> float:
        """How many times the other's moves ours are: the median over the rounds."""
        pairs = zip(self.slices, other.slices, strict=True)
        return median([mine.rate / theirs.rate for mine, theirs in pairs])


async def measure(seconds: float, folder: Path) -> Part:
    """Measure every team of `TEAMS`."""
    try:
        with durable_postgres(folder) as database:
            teams = await compete(seconds, database)
    except NoPostgres as absent:
        return Part(f"Two processes on one PostgreSQL\n  {absent}", {"absent": str(absent)})
    return Part(text(teams), {team.server.name: team.slices for team in teams})


async def compete(seconds: float, database: Postgres) -> list[Team]:
    """Let every team play a slice in each round. Nothing is bound to a core: there are more processes than cores."""
    teams: list[Team] = []
    try:
        for name, count, apart in TEAMS:
            address = await database.database(f"bench_{len(teams)}")
            teams.append(Team(Ours(name, PIG, [address] * count, apart=apart), database))
            teams[-1].tables = await teams[-1].server.open(AT_ONCE + SPARE)
        for team in teams:
            await team.slice(seconds / ROUNDS, -1)
        order = teams[:]
        for number in range(ROUNDS):
            Random(number).shuffle(order)
            for team in order:
                team.slices.append(await team.slice(seconds / ROUNDS, number))
        for team in teams:
            for table in team.tables:
                table.close()
    finally:
        for team in teams:
            team.server.stop()
    return teams


def text(teams: Sequence[Team]) -> str:
    """The measured ratios, and those that the processor time would allow."""
    alone = teams[0]
    columns = {"moves/s": 9, "p99 ms": 8, "server µs/move": 16, "database µs/move": 18, "load µs/move": 14}
    columns |= {"of one": 8, "could be": 10}
    lines = [
        f"Pig on one PostgreSQL, {AT_ONCE} tables in play, {os.cpu_count()} cores for all: medians of {ROUNDS} rounds",
        " " * (2 + _WIDTH) + "".join(f"{name:>{width}}" for name, width in columns.items()),
    ]
    for team in teams:
        could = len(team.server.processes) * alone.middle_cpu() / team.middle_cpu()
        lines.append(
            f"  {team.server.name:{_WIDTH}}{median([one.rate for one in team.slices]):>9,.0f}"
            f"{median([one.latency.p99 for one in team.slices]):>8.1f}{team.middle_cpu():>16.0f}"
            f"{median([one.cpu(_DATABASE) for one in team.slices]):>18.0f}"
            f"{median([1e6 * one.spent.load / one.moves for one in team.slices]):>14.0f}"
            f"{team.times(alone):>7.2f}x{could:>9.2f}x"
        )
    for team in teams[1:]:
        times = team.times(alone)
        lines.append(f"  {team.server.name}: {times:.2f} times one, at least {TARGET:g}: {verdict(times >= TARGET)}")
    lines += [
        "  could be: what the servers' processor time for a move allows where every process has a core of its own;",
        "  what PostgreSQL itself can carry is not in it",
    ]
    return "\n".join(lines)
