"""Draws the pages of a notebook from its number. Apart from the rules of play: it asks nobody anything."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oubliette.games.paper_dungeon.floor import Floor
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.notebook.chance import Chance
from oubliette.games.paper_dungeon.notebook.furnishing import furnish
from oubliette.games.paper_dungeon.notebook.measures import FLOORS, LAYOUT, PROFILES
from oubliette.games.paper_dungeon.notebook.playable import playable
from oubliette.games.paper_dungeon.notebook.shops import Offer, shop_floors, stock_shops
from oubliette.games.paper_dungeon.notebook.walls import GRID, build_walls
from oubliette.kit.grid import Map

VERSION: Final = 1  # raised, together with that of the game, whenever a page of any notebook would come out otherwise

# Every floor has a stream of its own, so that none depends on another; the shops have one together, because together
# they must offer enough. [gen.page_independent]
_FLOOR_PAGE: Final = 1
_SHOP_PLACES: Final = 2
_SHOP_PAGES: Final = 3


def depth_of(floor: int, floors: int) -> int:
    """The depth of a floor: in a short notebook it is a page of the whole one, so that dangers grow as quickly."""
    return -(-floor * FLOORS // floors)


@lru_cache(maxsize=400)
def ground_of(number: int, profile: str, depth: int, corners: str) -> Ground:
    """A floor of a notebook, with the rule for corners that it was made for. [gen.reproducible]"""
    return Ground(Floor(Map(GRID, _floor_marks(number, profile, depth, corners))), corners)


@lru_cache(maxsize=10_000)
def _floor_marks(number: int, profile: str, depth: int, corners: str) -> str:
    """The drawing of a floor: tried until one can be played well. Drawings are small, so many are remembered."""
    chance = _stream(number, profile, _FLOOR_PAGE, depth)
    with_vault = depth >= LAYOUT.vault_from and chance.percent(LAYOUT.vault)
    with_teleporters = depth >= LAYOUT.teleporters_from and chance.percent(LAYOUT.teleporters)
    while True:
        walls = build_walls(chance, with_vault)
        floor = furnish(walls, chance, profile, depth, with_teleporters)
        if floor is not None and playable(Ground(floor, corners)):
            return floor.marks


@lru_cache(maxsize=500)
def shops_of(number: int, profile: str, floors: int) -> dict[int, tuple[Offer, ...]]:
    """What the shops offer, by the floor that each of them follows."""
    places = shop_floors(_stream(number, profile, _SHOP_PLACES, 0), floors)
    stock = stock_shops(_stream(number, profile, _SHOP_PAGES, 0), profile)
    return dict(zip(places, stock, strict=False))


def _stream(number: int, profile: str, kind: int, page: int) -> Chance:
    return Chance(VERSION, PROFILES.index(profile), number, kind, page)
