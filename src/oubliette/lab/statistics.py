"""Wilson's interval for shares, and quantiles."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # standard deviations that hold 95% of a normal distribution


def wilson(wins: float, matches: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's 95% interval for the true share behind `wins` out of `matches`.

    Unlike the textbook interval it stays between 0 and 1, and holds for few matches and for shares near 0 or 1.
    """
    if not matches:
        return 0.0, 1.0
    share = wins / matches
    spread = z * z / matches
    middle = share + spread / 2
    reach = z * sqrt(share * (1 - share) / matches + spread / (4 * matches))
    low = 0.0 if wins == 0 else (middle - reach) / (1 + spread)
    high = 1.0 if wins == matches else (middle + reach) / (1 + spread)
    return low, high


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest value that at least this share of the counted values does not exceed."""
    wanted = share * sum(counts.values())
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if passed >= wanted:
            return value
    raise ValueError("there are no counts")
