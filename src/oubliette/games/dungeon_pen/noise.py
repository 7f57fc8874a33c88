"""The shake of a hand: fate's draws, and what they mean. Rulebook: the flick.

Each draw is one of a thousand or so places of equal chance, a whole number: records keep it as it is. What the normal
distribution has at those places is written down in data/quantiles.toml, so no machine has to work it out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.games.dungeon_pen.numbers import PACKAGE
from oubliette.kit.data import load_rows


@dataclass(frozen=True)
class Quantiles:
    """The upper half of a distribution."""

    id: str
    values: tuple[int, ...]


_UPPER: Final = load_rows(PACKAGE, "quantiles.toml", "normal", Quantiles)[0].values
_MOST: Final = len(_UPPER) - 1

CHANCES: Final = range(1000)  # a chance in thousandths comes true when the draw lies below it
PLACES: Final = range(-_MOST, _MOST + 1)  # equal chances, the middle one being no error at all

_DEVIATIONS: Final[tuple[float, ...]] = tuple(
    [(_UPPER[place] if place >= 0 else -_UPPER[-place]) / 1_000_000 for place in PLACES]
)


def deviation(place: int) -> float:
    """How many standard deviations off that is: -3 to 3."""
    return _DEVIATIONS[place + _MOST]


def spread(place: int, most: float) -> float:
    """The same place on an even spread from -most to most."""
    return most * place / _MOST
