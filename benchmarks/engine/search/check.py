"""Did everybody do the same work? All iterations made, play-outs of the right length, answers that make sense."""

from dataclasses import dataclass
from math import sqrt

from benchmarks.engine.check import TOLERANCE
from benchmarks.engine.search.expected import Expected, expected
from benchmarks.engine.search.measure import CLEAR, Measured
from benchmarks.engine.search.positions import POSITIONS
from benchmarks.engine.search.searcher import Playouts, Rules


@dataclass(frozen=True, slots=True)
class Check:
    """Means over the positions, and how far the worst of any position lies from the exact value."""

    moves: float
    wins: float
    deviation: float
    """In standard errors."""
    all_made: bool
    clear: int
    """Right answers, at the position where there were fewer."""

    @property
    def agrees(self) -> bool:
        # Half, not all: boardgame.io sees the dice to come, and holds or rolls by them.
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
    """Of the mean length and of the share of wins, the one that is further off."""
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
