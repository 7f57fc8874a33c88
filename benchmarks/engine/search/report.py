"""The tables of the searches that people read."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from benchmarks.engine.contestant import Absent
from benchmarks.engine.contestants import OURS
from benchmarks.engine.report import beside
from benchmarks.engine.search.check import Check, check, mean
from benchmarks.engine.search.expected import expected
from benchmarks.engine.search.measure import CLEAR, Measured
from benchmarks.engine.search.positions import POSITIONS
from benchmarks.engine.search.searcher import ITERATIONS
from benchmarks.engine.search.targets import SPEED

WIDTH = 34


@dataclass(frozen=True, slots=True)
class Row:
    """A searcher compared with ours."""

    measured: Measured
    check: Check
    times: float | None
    """Our iterations per second as a multiple of this one's; None if ours did not search."""
    times_by_move: float | None
    """The same for moves per second: in OpenSpiel's Pig play-outs are a third longer."""
    target: float | None

    @property
    def verdict(self) -> str:
        if self.times is None or self.times_by_move is None or self.target is None:
            return ""
        return "reached" if min(self.times, self.times_by_move) >= self.target else "NOT REACHED"


def rows(measured: Sequence[Measured]) -> list[Row]:
    """Compare all with our own entry."""
    ours = next((one for one in measured if one.searcher.name == OURS), None)
    return [_row(one, ours) for one in measured]


def _row(one: Measured, ours: Measured | None) -> Row:
    times = by_move = None
    if ours:
        ratios = ours.times(one)
        lengths = [
            expected(ours.searcher.rules, position).moves / expected(one.searcher.rules, position).moves
            for position in POSITIONS
        ]
        times = median(ratios)
        by_move = median(ratio * lengths[number % len(lengths)] for number, ratio in enumerate(ratios))
    return Row(one, check(one), times, by_move, SPEED.get(one.searcher.name))


def text(measured: Sequence[Measured], absent: Sequence[Absent]) -> str:
    """The tables of the speed, and of whether it was the same work."""
    table = rows(measured)
    rounds = f"; medians of {len(measured[0].rates)} rounds" if measured else ""
    heads = "".join(f"{position.name:>10}" for position in POSITIONS)
    lines = [
        f"Search of Pig to 100: {ITERATIONS} iterations a question, each with a random play-out to the end",
        f"  (iterations per second on one core, at three positions of a match{rounds})",
        f"  {'':{WIDTH}}{heads}{'ours is':>10}{'by move':>10}{'target':>9}",
    ]
    lines += [_speed_line(row) for row in table]
    lines += [f"  {one.name:{WIDTH}}  {one.why}" for one in absent]
    return "\n".join(lines) + ("\n\n" + _check_table(table) if table else "")


def _speed_line(row: Row) -> str:
    one = row.measured
    name = f"{one.searcher.name} {one.searcher.version}".rstrip()
    line = f"  {name:{WIDTH}}" + "".join(f"{one.rate(position):>10,.0f}" for position in POSITIONS)
    if row.times is not None and row.times_by_move is not None and one.searcher.name != OURS:
        line += f"{beside(row.times, row.target):>9}x{beside(row.times_by_move, row.target):>9}x"
        line += "" if row.target is None else f"{row.target:>8g}x  {row.verdict}"
    return line


def _check_table(table: Sequence[Row]) -> str:
    lines = [
        "  The same work? Play-outs of searches of one iteration, against the exact values; all iterations made; and",
        f"  answers that make sense at two positions that leave no doubt, of {CLEAR} each:",
        f"  {'':{WIDTH}}{'play-outs':>10}{'moves':>9}{'wins':>9}{'off by':>9}{'all made':>10}{'sense':>7}",
    ]
    for rules in dict.fromkeys(row.measured.searcher.rules for row in table):
        exact = mean(rules)
        name = "exact, OpenSpiel's Pig" if rules == "open_spiel_pig" else "exact"
        lines.append(f"  {name:{WIDTH}}{'':>10}{exact.moves:>9.2f}{exact.wins:>9.4f}")
    for row in table:
        found, one = row.check, row.measured
        count = sum(playouts.number for playouts in one.playouts.values())
        lines.append(
            f"  {one.searcher.name:{WIDTH}}{count:>10,}{found.moves:>9.2f}{found.wins:>9.4f}{found.deviation:>7.1f} σ"
            f"{'yes' if found.all_made else 'NO':>10}{found.clear:>7}{'' if found.agrees else '  DIFFERS'}"
        )
    return "\n".join(lines)
