"""Did all contestants play the same game? Compares lengths and wins of the timed matches with the exact values."""

from dataclasses import dataclass
from math import sqrt

from benchmarks.engine.contestant import Tally
from benchmarks.engine.expected import Expected

# Standard errors. A run compares some forty figures; chance alone exceeds this in one run of 5,000.
TOLERANCE = 5.0


@dataclass(frozen=True, slots=True)
class Check:
    """Means of a contestant's matches, and how far the worst mean is from the exact value."""

    decisions: float
    first: float
    second: float
    deviation: float
    """In standard errors."""

    @property
    def agrees(self) -> bool:
        return self.deviation <= TOLERANCE


def check(tally: Tally, expected: Expected) -> Check:
    """Compare the tally's three means with the exact ones."""
    matches = tally.matches
    length, first, second = tally.decisions / matches, tally.first / matches, tally.second / matches
    variance = tally.squares / matches - length**2
    errors = [
        _deviation(length, expected.decisions, variance, matches),
        _deviation(first, expected.first, expected.first * (1 - expected.first), matches),
        _deviation(second, expected.second, expected.second * (1 - expected.second), matches),
    ]
    return Check(length, first, second, max(errors))


def _deviation(mean: float, exact: float, variance: float, matches: int) -> float:
    return abs(mean - exact) / sqrt(variance / matches)
