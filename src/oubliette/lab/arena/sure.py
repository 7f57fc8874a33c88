"""When is it sure? Intervals that hold however often one looks, and whenever one stops.

The question is put as a bet. Against the claim that a mean is at most m, somebody bets on more: each result x turns
the stake into 1 + k (x - m) / m of itself, for some k between 0 and 1. If the claim is true the stake is worth no more
than before, on average, so the chance that it ever grows to forty times its size is one in forty at most (Ville's
inequality). When it has, the claim is given up. The lowest m that is not given up is the lower end of the interval; the
upper end is found by betting on less. One in forty twice is 5%.

Nobody knows the best k beforehand: the stake is shared out among a ladder of them. What it has become depends on how
often each result came, not on the order; results here have few different values, so that all of it is quickly computed.
See Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, inf, log, sqrt
from statistics import NormalDist
from typing import Final

from oubliette.lab.statistics import wilson

ALPHA: Final = 0.05
STAKES: Final = tuple([0.01 * 1.355**step for step in range(16)])  # from 1% to 95% of what there is
_CLOSE: Final = 1e-5  # of a share: nobody reads more digits

MEAN_FROM: Final = 20  # results before a mean without limits is judged: its interval leans on the law of large numbers
_TUNED_FOR: Final = 100  # results for which that interval is narrowest


def wealth(counts: Mapping[int, int], unit: int, mean: float) -> float:
    """The logarithm of what a stake has become that bet on more than `mean`. Results are counted in parts of `unit`."""
    if mean <= 0.0:
        return inf if any(value and count for value, count in counts.items()) else 0.0
    # 1 + k (x - m) / m, with x / m worked out once
    gains = [(value / (unit * mean), count) for value, count in counts.items() if count]
    each = [sum([count * log(1.0 - stake + stake * gain) for gain, count in gains]) for stake in STAKES]
    best = max(each)
    return best + log(sum([exp(one - best) for one in each]) / len(each))


def is_above(counts: Mapping[int, int], unit: int, mean: float, alpha: float = ALPHA) -> bool:
    """Is it sure that the true mean is above this one?"""
    return wealth(counts, unit, mean) >= log(2.0 / alpha)


def is_below(counts: Mapping[int, int], unit: int, mean: float, alpha: float = ALPHA) -> bool:
    """Is it sure that the true mean is below this one?"""
    return is_above(_turned(counts, unit), unit, 1.0 - mean, alpha)


def share_bounds(counts: Mapping[int, int], unit: int, alpha: float = ALPHA) -> tuple[float, float]:
    """The interval for the mean of results between 0 and 1, whenever it is looked at."""
    return _lowest(counts, unit, alpha), 1.0 - _lowest(_turned(counts, unit), unit, alpha)


def _lowest(counts: Mapping[int, int], unit: int, alpha: float) -> float:
    """The more is claimed the less the bets against it win, so that halving finds where they stop to win enough."""
    low, high = 0.0, mean_of(counts, unit)
    while high - low > _CLOSE:
        middle = (low + high) / 2.0
        low, high = (middle, high) if is_above(counts, unit, middle, alpha) else (low, middle)
    return low


def _turned(counts: Mapping[int, int], unit: int) -> dict[int, int]:
    return {unit - value: count for value, count in counts.items()}


def mean_of(counts: Mapping[int, int], unit: int) -> float:
    """The mean of what was counted; a half when nothing was."""
    number = sum(counts.values())
    return sum([value * count for value, count in counts.items()]) / (unit * number) if number else 0.5


def fixed_share_bounds(counts: Mapping[int, int], unit: int, matches: int, alpha: float = ALPHA) -> tuple[float, float]:
    """The narrower interval for a number of matches that was fixed beforehand: Wilson's.

    Matches of one block share their dice. They count for as many as their spread says: never for more than there are,
    never for fewer than there are blocks.
    """
    number = sum(counts.values())
    mean = mean_of(counts, unit)
    if number < 2:
        return share_bounds(counts, unit, alpha)
    spread = sum([count * (value / unit - mean) ** 2 for value, count in counts.items()]) / (number - 1)
    worth = number * mean * (1.0 - mean) / spread if spread > 0 else number
    return wilson_of(mean, min(max(worth, number), matches), alpha)


def wilson_of(share: float, matches: float, alpha: float) -> tuple[float, float]:
    """Wilson's interval where draws count half and matches need not be whole."""
    return wilson(share * matches, matches, NormalDist().inv_cdf(1.0 - alpha / 2.0))


def mean_reach(number: int, spread: float, alpha: float = ALPHA) -> float:
    """How far the true mean may be from the mean of `number` results without limits, whenever it is looked at.

    `spread` is their standard deviation. Robbins' mixture of normal distributions with an estimated spread: it holds
    for many results, and is not given for few.
    """
    if number < MEAN_FROM:
        return inf
    tuned = (-2.0 * log(alpha) + log(-2.0 * log(alpha)) + 1.0) / _TUNED_FOR
    grown = number * tuned + 1.0
    return spread * sqrt(2.0 * grown / (number * number * tuned) * log(sqrt(grown) / alpha))


def fixed_mean_reach(number: int, spread: float, alpha: float = ALPHA) -> float:
    """The same for a number of results that was fixed beforehand."""
    return NormalDist().inv_cdf(1.0 - alpha / 2.0) * spread / sqrt(number) if number > 1 else inf
