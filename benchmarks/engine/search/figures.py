"""All figures of the searches as plain data, for `--json`."""

from collections.abc import Sequence

from benchmarks.engine.contestant import Absent
from benchmarks.engine.search.expected import expected
from benchmarks.engine.search.measure import Measured
from benchmarks.engine.search.positions import POSITIONS
from benchmarks.engine.search.report import Row, rows
from benchmarks.engine.search.searcher import ITERATIONS


def figures(measured: Sequence[Measured], absent: Sequence[Absent]) -> dict[str, object]:
    """Everything that was measured, round by round."""
    missing: list[dict[str, object]] = [{"name": one.name, "absent": one.why} for one in absent]
    return {
        "iterations": ITERATIONS,
        "positions": [position._asdict() for position in POSITIONS],
        "searchers": [_row(row) for row in rows(measured)] + missing,
    }


def _row(row: Row) -> dict[str, object]:
    one = row.measured
    return {
        "name": one.searcher.name,
        "version": one.searcher.version,
        "iterations_per_s": {position.name: one.rate(position) for position in POSITIONS},
        "rounds": one.rates,
        "ours_times": row.times,
        "ours_times_by_move": row.times_by_move,
        "target": row.target,
        "verdict": row.verdict,
        "iterations_wanted": one.wanted,
        "root_visits": one.visits,
        "playouts": {
            position.name: {
                "count": seen.number,
                "mean_moves": seen.moves / seen.samples,
                "wins": seen.wins / seen.number,
                "exact_moves": expected(one.searcher.rules, position).moves,
                "exact_wins": expected(one.searcher.rules, position).wins,
            }
            for position, seen in one.playouts.items()
        },
        "clear_answers": {position.name: right for position, right in one.clear.items()},
        "standard_errors_off": row.check.deviation,
        "same_work": row.check.agrees,
    }
