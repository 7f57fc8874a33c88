"""The chance to win a race, given the mean number of flicks that both players still need."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

# Model: the number of flicks is one plus a binomial variable. Its spread was fitted to matches between good bots, with
# all cards.
_SPREAD: Final = 0.6  # variance of the flicks after the first, as a share of their mean
_MISSED: Final = 0.03  # flicks lost to misses on average, even if one flick that does not miss is enough
_MOST: Final = 40  # flicks
_UPSET: Final = 0.05  # no lead is safe: this share of the chance depends on the ratio of flicks only
TENTHS: Final = 10  # steps per flick in the tables of chances
_LAST: Final = 200  # the largest entry, in tenths of a flick


def chance(own: float, other: float) -> float:
    """The chance to win with `own` flicks to go, while the other has `other` flicks to go and flicks next."""
    return chance_table(tenths(other))[tenths(own)]


def tenths(flicks: float) -> int:
    """Flicks in tenths, limited to the size of the tables."""
    return min(int(flicks * TENTHS + 0.5), _LAST)


@lru_cache(maxsize=512)
def chance_table(other: int) -> tuple[float, ...]:
    """The chances to win by own tenths of a flick; the other needs `other` tenths and flicks next."""
    theirs = _needed(other)
    ahead: list[float] = []  # the chance that the other needs more flicks than the index plus one
    left = 1.0
    for share in theirs:
        left -= share
        ahead.append(max(left, 0.0))
    chances = [1.0]
    for own in range(1, _LAST + 1):
        race = sum([one * more for one, more in zip(_needed(own), ahead, strict=True)])
        chances.append(race + _UPSET * (other / (own + other) - race))
    return tuple(chances)


@lru_cache(maxsize=512)
def _needed(tenths: int) -> tuple[float, ...]:
    """The chances to need no flick, one, two, and so on, after the first."""
    more = max(tenths / TENTHS - 1.0 - _MISSED, 0.01)
    tries = max(more / (1.0 - _SPREAD), 1.0)
    low = int(tries)
    share = tries - low  # interpolate between two numbers of tries
    one, other = _binomial(low, min(more / tries, 1.0)), _binomial(low + 1, min(more / tries, 1.0))
    return tuple([(1.0 - share) * a + share * b for a, b in zip(one, other, strict=True)])


def _binomial(tries: int, hit: float) -> list[float]:
    return [
        comb(tries, count) * hit**count * (1.0 - hit) ** (tries - count) if count <= tries else 0.0
        for count in range(_MOST)
    ]
