"""Who wins a race, given how many flicks both still need on average."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

# The flicks that it takes are one, and so many of a number of tries that each need one more with equal chances. This
# spread was fitted to matches between good players, cards and all.
_SPREAD: Final = 0.6  # the variance of what comes after the first flick, as a share of its mean
_MISSED: Final = 0.03  # what even a certain flick takes more than one
_MOST: Final = 40  # flicks
_UPSET: Final = 0.05  # no lead is safe: so far chances go by the share of the flicks
TENTHS: Final = 10  # of a flick: as finely as chances are kept
_LAST: Final = 200  # tenths


def chance(own: float, other: float) -> float:
    """The chance to win for somebody who needs so many flicks, while the other, who needs so many, is to flick."""
    return chance_table(tenths(other))[tenths(own)]


def tenths(flicks: float) -> int:
    """Flicks in tenths, as far as chances are kept."""
    return min(int(flicks * TENTHS + 0.5), _LAST)


@lru_cache(maxsize=512)
def chance_table(other: int) -> tuple[float, ...]:
    """The chances by own tenths of a flick, while the other needs so many tenths and is to flick."""
    theirs = _needed(other)
    ahead: list[float] = []  # the chance that the other needs more than so many
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
    """The chances to need one flick, two, and so on."""
    more = max(tenths / TENTHS - 1.0 - _MISSED, 0.01)
    tries = max(more / (1.0 - _SPREAD), 1.0)
    low = int(tries)
    share = tries - low  # between two numbers of tries
    one, other = _binomial(low, min(more / tries, 1.0)), _binomial(low + 1, min(more / tries, 1.0))
    return tuple([(1.0 - share) * a + share * b for a, b in zip(one, other, strict=True)])


def _binomial(tries: int, hit: float) -> list[float]:
    return [
        comb(tries, count) * hit**count * (1.0 - hit) ** (tries - count) if count <= tries else 0.0
        for count in range(_MOST)
    ]
