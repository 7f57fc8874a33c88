"""Did all do the same work? Checks the iterations, the length of the play-outs, and answers to clear positions."""

from dataclasses import dataclass
from math import sqrt

from benchmarks.engine.check import TOLERANCE
from benchmarks.engine.search.expected import Expected, expected
from benchmarks.engine.search.measure import CLEAR, Measured
from benchmarks.engine.search.positions import POSITIONS
from benchmarks.engine.search.searcher import Playouts, Rules


@dataclass(frozen=True, slots=True)
class Check:
    """Means over the positions, and how far the worst position is from its exact value."""

    moves: float
    wins: float
    deviation: float
    """In standard errors."""
    all_made: bool
    clear: int
    """The right answers at the clear position with fewer of them."""

    @property
    def agrees(self) -> bool:
        # Half, not all: boardgame.io knows the coming dice, and holds or rolls accordingly.
        return self.deviation <= TOLERANCE and self.all_made and 2 * self.clear > CLEAR


def check(one: Measured) -> Check:
    exact = [expected(one.searcher.rules, position) for position in one.playouts]
    seen = list(one.playouts.values())
    return Check(
        moves=sum(playouts.moves / playouts.samples for playouts in seen) / len(seen),
        wins=sum(playouts.wins / playouts.number for playouts in seen) / len(seen),
        deviation=max(deviation(*pair) for pair in zip(seen, exact, strict=True)),
        all_made=one.visits == one.wanted,
        clear=min(one.clear.values()),
    )


def deviation(playouts: Playouts, exact: Expected) -> float:
    """The larger of two deviations: of the mean length, and of the share of wins."""
    length = playouts.moves / playouts.samples
    spread = playouts.squares / playouts.samples - length**2
    wins = playouts.wins / playouts.number
    return max(
        abs(length - exact.moves) / sqrt(spread / playouts.samples),
        abs(wins - exact.wins) / sqrt(exact.wins * (1 - exact.wins) / playouts.number),
    )


def mean(rules: Rules) -> Expected:
    """The exact values, averaged over the positions."""
    exact = [expected(rules, position) for position in POSITIONS]
    return Expected(sum(one.moves for one in exact) / len(exact), sum(one.wins for one in exact) / len(exact))
