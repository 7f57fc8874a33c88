"""Confidence intervals that hold however often we look at them, and whenever we stop.

They come from a bet. Against the claim that a mean is at most m, we bet on more: each result x multiplies the stake by
1 + k (x - m) / m, for some k between 0 and 1. If the claim is true, the stake does not grow on average, so the chance
that it ever reaches forty times its size is at most 1 in 40 (Ville's inequality). When it does, we reject the claim.
The lowest m that is not rejected is the lower end of the interval. Betting on less gives the upper end. Twice 1 in 40
is 5%.

The best k is unknown beforehand, so we divide the stake among several. Its growth depends on how often each result
came, not on their order. Results here have few different values, so this is fast to compute. See Waudby-Smith and
Ramdas, "Estimating means of bounded random variables by betting" (2024).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, inf, log, sqrt
from statistics import NormalDist
from typing import Final

from oubliette.lab.statistics import wilson

ALPHA: Final = 0.05
STAKES: Final = tuple([0.01 * 1.355**step for step in range(16)])  # from 1% to 95% of the wealth
_CLOSE: Final = 1e-5  # precision of a bound, as a share

MEAN_FROM: Final = 20  # results needed before an unbounded mean is judged: its interval holds only for many
_TUNED_FOR: Final = 100  # number of results for which that interval is narrowest


def wealth(counts: Mapping[int, int], unit: int, mean: float) -> float:
    """The logarithm of the stake after betting on more than `mean`. Results are counted in parts of 1 / `unit`."""
    if mean <= 0.0:
        return inf if any(value and count for value, count in counts.items()) else 0.0
    # 1 + k (x - m) / m, with x / m computed once
    gains = [(value / (unit * mean), count) for value, count in counts.items() if count]
    each = [sum([count * log(1.0 - stake + stake * gain) for gain, count in gains]) for stake in STAKES]
    best = max(each)
    return best + log(sum([exp(one - best) for one in each]) / len(each))


def is_above(counts: Mapping[int, int], unit: int, mean: float, alpha: float = ALPHA) -> bool:
    """Is it sure that the true mean is above this one?"""
    return wealth(counts, unit, mean) >= log(2.0 / alpha)


def is_below(counts: Mapping[int, int], unit: int, mean: float, alpha: float = ALPHA) -> bool:
    """Is it sure that the true mean is below this one?"""
    return is_above(_inverted(counts, unit), unit, 1.0 - mean, alpha)


def share_bounds(counts: Mapping[int, int], unit: int, alpha: float = ALPHA) -> tuple[float, float]:
    """The interval for the mean of results between 0 and 1, valid at any time."""
    return _lowest(counts, unit, alpha), 1.0 - _lowest(_inverted(counts, unit), unit, alpha)


def _lowest(counts: Mapping[int, int], unit: int, alpha: float) -> float:
    """The lower end, by bisection: the higher the claimed mean, the less the bets against it win."""
    low, high = 0.0, mean_of(counts, unit)
    while high - low > _CLOSE:
        middle = (low + high) / 2.0
        low, high = (middle, high) if is_above(counts, unit, middle, alpha) else (low, middle)
    return low


def _inverted(counts: Mapping[int, int], unit: int) -> dict[int, int]:
    return {unit - value: count for value, count in counts.items()}


def mean_of(counts: Mapping[int, int], unit: int) -> float:
    """The mean of the counted results; 0.5 if there are none."""
    number = sum(counts.values())
    return sum([value * count for value, count in counts.items()]) / (unit * number) if number else 0.5


def fixed_share_bounds(counts: Mapping[int, int], unit: int, matches: int, alpha: float = ALPHA) -> tuple[float, float]:
    """The narrower interval for a number of matches that was fixed beforehand: Wilson's.

    Matches of one block share their dice, so their spread tells how many independent matches they are worth: at most
    the number of matches, at least the number of blocks.
    """
    number = sum(counts.values())
    mean = mean_of(counts, unit)
    if number < 2:
        return share_bounds(counts, unit, alpha)
    spread = sum([count * (value / unit - mean) ** 2 for value, count in counts.items()]) / (number - 1)
    worth = number * mean * (1.0 - mean) / spread if spread > 0 else number
    return wilson_of(mean, min(max(worth, number), matches), alpha)


def wilson_of(share: float, matches: float, alpha: float) -> tuple[float, float]:
    """Wilson's interval if draws count half and the number of matches is not whole."""
    return wilson(share * matches, matches, NormalDist().inv_cdf(1.0 - alpha / 2.0))


def mean_reach(number: int, spread: float, alpha: float = ALPHA) -> float:
    """How far the true mean may be from the mean of `number` unbounded results, valid at any time.

    `spread` is their standard deviation. Robbins' mixture of normal distributions with an estimated spread: it holds
    for many results, so it is infinite for few.
    """
    if number < MEAN_FROM:
        return inf
    tuned = (-2.0 * log(alpha) + log(-2.0 * log(alpha)) + 1.0) / _TUNED_FOR
    grown = number * tuned + 1.0
    return spread * sqrt(2.0 * grown / (number * number * tuned) * log(sqrt(grown) / alpha))


def fixed_mean_reach(number: int, spread: float, alpha: float = ALPHA) -> float:
    """The same for a number of results that was fixed beforehand."""
    return NormalDist().inv_cdf(1.0 - alpha / 2.0) * spread / sqrt(number) if number > 1 else inf
