"""The errors of a hand: what fate draws, and what a draw means. Rulebook: the flick.

A draw is a whole number, so that records store it exactly: one of 1,001 equally likely places of a distribution.
data/quantiles.toml lists the normal distribution at these places, so no machine has to compute it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.games.dungeon_pen.numbers import PACKAGE
from oubliette.kit.data import load_rows


@dataclass(frozen=True)
class Quantiles:
    """The quantiles of the upper half of a distribution, in millionths."""

    id: str
    values: tuple[int, ...]


_UPPER: Final = load_rows(PACKAGE, "quantiles.toml", "normal", Quantiles)[0].values
_MOST: Final = len(_UPPER) - 1

CHANCES: Final = range(1000)  # an event of chance n thousandths happens if the draw is below n
PLACES: Final = range(-_MOST, _MOST + 1)  # all equally likely; 0 means no error

_DEVIATIONS: Final[tuple[float, ...]] = tuple(
    [(_UPPER[place] if place >= 0 else -_UPPER[-place]) / 1_000_000 for place in PLACES]
)


def deviation(place: int) -> float:
    """The error at that place, in standard deviations: -3 to 3."""
    return _DEVIATIONS[place + _MOST]


def spread(place: int, most: float) -> float:
    """The same place on a uniform distribution from -most to most."""
    return most * place / _MOST
