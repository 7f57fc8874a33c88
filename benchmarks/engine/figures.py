"""All figures of a run as plain data, for `--json`."""

import os
import platform
from collections.abc import Sequence

from benchmarks.engine.contestant import GAMES, Absent, GameName
from benchmarks.engine.costs import Costs
from benchmarks.engine.expected import expected
from benchmarks.engine.measure import Measured
from benchmarks.engine.report import Row, rows
from benchmarks.engine.targets import FORK_GROWTH


def figures(measured: Sequence[Measured], absent: Sequence[Absent], costs: Costs | None) -> dict[str, object]:
    """Everything that was measured, round by round."""
    document: dict[str, object] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "games": {game: _game(measured, absent, game) for game in GAMES},
    }
    if costs:
        document["costs"] = _costs(costs)
    return document


def _game(measured: Sequence[Measured], absent: Sequence[Absent], game: GameName) -> list[dict[str, object]]:
    missing: list[dict[str, object]] = [{"name": one.name, "absent": one.why} for one in absent if one.game == game]
    return [_row(row) for row in rows(measured, game)] + missing


def _row(row: Row) -> dict[str, object]:
    one, exact = row.measured, expected(row.measured.contestant.rules)
    return {
        "name": one.contestant.name,
        "version": one.contestant.version,
        "decisions_per_s": one.rate,
        "best_decisions_per_s": one.best,
        "rounds": one.rates,
        "ours_times": row.times,
        "target": row.target,
        "verdict": row.verdict,
        "matches": one.tally.matches,
        "decisions": one.tally.decisions,
        "mean_decisions": row.check.decisions,
        "first_wins": row.check.first,
        "second_wins": row.check.second,
        "exact": {"mean_decisions": exact.decisions, "first_wins": exact.first, "second_wins": exact.second},
        "standard_errors_off": row.check.deviation,
        "same_game": row.check.agrees,
    }


def _costs(costs: Costs) -> dict[str, object]:
    return {
        "seconds": {cost.name: cost.seconds for cost in costs.all()},
        "fork_growth": costs.fork_growth,
        "fork_growth_target": FORK_GROWTH,
        "reached": costs.fork_growth <= FORK_GROWTH,
    }
