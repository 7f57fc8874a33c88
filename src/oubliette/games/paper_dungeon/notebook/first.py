"""The first notebook: three small floors and a shop, drawn by hand, to learn the game on. [ruling.first_notebook]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from oubliette.games.paper_dungeon.floor import read_floor
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.notebook.shops import Offer
from oubliette.games.paper_dungeon.notebook.treasure import Treasure
from oubliette.kernel import Shared
from oubliette.kit.data import load_rows

FIRST_NOTEBOOK: Final = -3  # instead of a number

_PACKAGE: Final = "oubliette.games.paper_dungeon"
_FILE: Final = "first_notebook.toml"


@dataclass(frozen=True)
class _Drawing(Shared):
    """A floor as text. `offers` and `prices`: the shop after it, empty without one."""

    id: int
    plan: str
    offers: tuple[str, ...] = ()
    prices: tuple[int, ...] = ()


@dataclass(frozen=True)
class _Named(Shared):
    """What lies in the Treasure Room."""

    thing: str
    name: str


_DRAWINGS: Final = load_rows(_PACKAGE, _FILE, "floor", _Drawing)
_NAMED: Final = load_rows(_PACKAGE, _FILE, "treasure", _Named)[0]

FIRST_FLOORS: Final = len(_DRAWINGS)
FIRST_TREASURE: Final = Treasure(_NAMED.thing, _NAMED.name)


@lru_cache(maxsize=16)
def first_ground(floor: int, corners: str) -> Ground:
    """A floor of the first notebook, which is drawn for any rule for corners."""
    return Ground(read_floor(_DRAWINGS[floor - 1].plan, f"{_FILE}, floor {floor}"), corners)


def first_shop(floor: int) -> tuple[Offer, ...]:
    """The offers of the shop after a floor, none without a shop."""
    drawn = _DRAWINGS[floor - 1]
    return tuple([Offer(piece, price) for piece, price in zip(drawn.offers, drawn.prices, strict=True)])
