"""The round-robin of searches: in every round all search the same position, in an order that changes.

After the timed searches of a round each makes some untimed searches of one iteration, whose play-outs are counted.
"""

import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median

from benchmarks.engine.measure import SLICE
from benchmarks.engine.search.positions import HOLD, POSITIONS, ROLL
from benchmarks.engine.search.searcher import ITERATIONS, Playouts, Position, Searcher

FEWEST_ROUNDS = 2 * len(POSITIONS)

# Searches of one iteration in a round.
WATCHED = 100

# Searches of each position with a clear answer.
CLEAR = 20


@dataclass(slots=True)
class Measured:
    """The results of one searcher in all rounds."""

    searcher: Searcher
    searches: int
    """Searches in a slice: the number that fills its time in the middle of a match."""
    wanted: int = 0
    visits: int = 0
    """Iterations asked for, and visits of the roots."""
    rates: list[float] = field(default_factory=list)
    """Iterations per second, round by round; the positions take turns."""
    playouts: dict[Position, Playouts] = field(default_factory=dict)
    clear: dict[Position, int] = field(default_factory=dict)
    """Right answers at the positions with a clear answer."""

    def rate(self, position: Position) -> float:
        """The median over the rounds with that position."""
        return median(self.rates[POSITIONS.index(position) :: len(POSITIONS)])

    def times(self, other: "Measured") -> list[float]:
        """How many times as fast as the other one, round by round."""
        return [mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True)]


def measure(searchers: Sequence[Searcher], seconds: float) -> list[Measured]:
    """Let every searcher search for about that many seconds, or as long as the fewest rounds take."""
    each = max(FEWEST_ROUNDS // len(POSITIONS), round(seconds / SLICE / len(POSITIONS)))
    rounds = each * len(POSITIONS)
    everybody = [Measured(one, calibrated(one, min(SLICE, seconds / rounds))) for one in searchers]
    gc.collect()
    gc.freeze()
    order = everybody[:]
    for number in range(rounds):
        Random(number).shuffle(order)
        position = POSITIONS[number % len(POSITIONS)]
        for one in order:
            visits, _, took = one.searcher.search(position, ITERATIONS, one.searches, number)
            one.wanted += ITERATIONS * one.searches
            one.visits += visits
            one.rates.append(visits / took)
        for one in order:
            seen = one.searcher.watch(position, WATCHED, number)
            one.playouts[position] = one.playouts.get(position, Playouts()).plus(seen)
    gc.unfreeze()
    for one in everybody:
        one.clear = {
            HOLD: one.searcher.search(HOLD, ITERATIONS, CLEAR, 0).holds,
            ROLL: CLEAR - one.searcher.search(ROLL, ITERATIONS, CLEAR, 0).holds,
        }
    return everybody


def calibrated(searcher: Searcher, seconds: float) -> int:
    """Find how many searches fill a slice. This warms caches and compilers up too."""
    middle = POSITIONS[1]
    searches = 1
    while searcher.search(middle, ITERATIONS, searches, 0).seconds < seconds:
        searches *= 2
    for _ in range(3):
        took = searcher.search(middle, ITERATIONS, searches, 0).seconds
        searches = max(1, round(searches * seconds / took))
    return searches
