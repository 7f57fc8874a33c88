"""The tables that people read."""

import platform
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.engine.check import Check, check
from benchmarks.engine.contestant import GAMES, Absent, GameName
from benchmarks.engine.contestants import OURS
from benchmarks.engine.costs import Costs
from benchmarks.engine.expected import expected
from benchmarks.engine.measure import Measured
from benchmarks.engine.targets import FORK_GROWTH, SPEED

WIDTH = 48
MOST_PLACES = 6

TITLES: dict[GameName, str] = {
    "tic_tac_toe": "Tic-tac-toe, random play-outs on one core",
    "pig": "Pig to 100, two players, random play-outs on one core (a die is a decision)",
}


@dataclass(frozen=True, slots=True)
class Row:
    """A contestant compared with ours."""

    measured: Measured
    check: Check
    times: float | None
    """Our speed as a multiple of this one's; None if ours did not play."""
    target: float | None

    @property
    def verdict(self) -> str:
        if self.times is None or self.target is None:
            return ""
        return "reached" if self.times >= self.target else "NOT REACHED"


def rows(measured: Sequence[Measured], game: GameName) -> list[Row]:
    """Compare all that played this game with our own entry."""
    players = [one for one in measured if one.contestant.game == game]
    ours = next((one for one in players if one.contestant.name == OURS), None)
    return [
        Row(
            one,
            check(one.tally, expected(one.contestant.rules)),
            ours.times(one) if ours else None,
            SPEED.get((game, one.contestant.name)),
        )
        for one in players
    ]


def text(measured: Sequence[Measured], absent: Sequence[Absent], costs: Costs | None) -> str:
    """The whole report."""
    parts = []
    if measured:
        rounds = len(measured[0].rates)
        parts.append(
            f"Python {platform.python_version()}. Medians of {rounds} rounds in which everybody played in turn; "
            "ratios are medians, too, of those within each round."
        )
    for game in GAMES:
        table = rows(measured, game)
        missing = [one for one in absent if one.game == game]
        if table or missing:
            parts += [_speed_table(game, table, missing), _check_table(table)]
    if costs:
        parts.append(_cost_table(costs))
    return "\n\n".join(parts)


def _speed_table(game: GameName, table: list[Row], missing: list[Absent]) -> str:
    lines = [TITLES[game], f"  {'':{WIDTH}}{'decisions/s':>13}{'best':>13}{'ours is':>9}{'target':>9}"]
    for row in table:
        one = row.measured
        name = f"{one.contestant.name} {one.contestant.version}".rstrip()
        times = "" if row.times is None or one.contestant.name == OURS else f"{beside(row.times, row.target)}x"
        target = "" if row.target is None else f"{row.target:g}x"
        lines.append(
            f"  {name:{WIDTH}}{one.rate:>13,.0f}{one.best:>13,.0f}{times:>9}{target:>9}  {row.verdict}".rstrip()
        )
    lines += [f"  {one.name:{WIDTH}}{one.why}" for one in missing]
    return "\n".join(lines)


def _check_table(table: list[Row]) -> str:
    lines = [
        "  The same game? Means of the very matches that were timed, against the exact values:",
        f"  {'':{WIDTH}}{'matches':>10}{'decisions':>11}{'first wins':>12}{'second wins':>13}{'off by':>9}",
    ]
    for rules in dict.fromkeys(row.measured.contestant.rules for row in table):
        exact = expected(rules)
        name = "exact, OpenSpiel's Pig" if rules == "open_spiel_pig" else "exact"
        lines.append(f"  {name:{WIDTH}}{'':>10}{exact.decisions:>11.3f}{exact.first:>12.4f}{exact.second:>13.4f}")
    for row in table:
        found, one = row.check, row.measured
        verdict = "" if found.agrees else "  DIFFERS"
        lines.append(
            f"  {one.contestant.name:{WIDTH}}{one.tally.matches:>10,}{found.decisions:>11.3f}{found.first:>12.4f}"
            f"{found.second:>13.4f}{found.deviation:>7.1f} σ{verdict}"
        )
    return "\n".join(lines)


def _cost_table(costs: Costs) -> str:
    lines = ["Costs of our kernel, with Pig"]
    lines += [f"  {cost.name:{WIDTH}}{cost.seconds * 1e6:>10.2f} µs" for cost in costs.all()]
    verdict = "reached" if costs.fork_growth <= FORK_GROWTH else "NOT REACHED"
    growth = beside(costs.fork_growth, FORK_GROWTH)
    lines.append(f"  {'long fork against short fork':{WIDTH}}{growth:>10}x  at most {FORK_GROWTH:g}x  {verdict}")
    return "\n".join(lines)


def beside(ratio: float, target: float | None) -> str:
    """A ratio with two decimals, or with more if it would otherwise look equal to a target that it missed or passed."""
    places = 2
    while target is not None and ratio != target and places < MOST_PLACES and float(f"{ratio:.{places}f}") == target:
        places += 1
    return f"{ratio:.{places}f}"
