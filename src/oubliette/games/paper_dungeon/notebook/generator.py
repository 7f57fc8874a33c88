"""Draws the pages of a notebook from its number. No rule of play: it asks no questions."""

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

VERSION: Final = 1  # raise it, and the version of the game, when a page of any notebook changes

# Every floor has its own random stream, so that no floor depends on another. The shops share one stream for their
# places and one for their offers, because together they must offer enough. [gen.page_independent]
_FLOOR_PAGE: Final = 1
_SHOP_PLACES: Final = 2
_SHOP_PAGES: Final = 3


def depth_of(floor: int, floors: int) -> int:
    """The depth of a floor: the matching floor of a whole notebook. So short ones grow as dangerous."""
    return -(-floor * FLOORS // floors)


@lru_cache(maxsize=400)
def ground_of(number: int, profile: str, depth: int, corners: str) -> Ground:
    """A floor of a notebook, drawn for this rule for corners. [gen.reproducible]"""
    return Ground(Floor(Map(GRID, _floor_marks(number, profile, depth, corners))), corners)


@lru_cache(maxsize=10_000)
def _floor_marks(number: int, profile: str, depth: int, corners: str) -> str:
    """The drawing of a floor: draw until one is playable. Drawings are small, so the cache holds many."""
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
    """The offers of the shops, by the floor before each of them."""
    places = shop_floors(_stream(number, profile, _SHOP_PLACES, 0), floors)
    stock = stock_shops(_stream(number, profile, _SHOP_PAGES, 0), profile)
    return dict(zip(places, stock, strict=False))


def _stream(number: int, profile: str, kind: int, page: int) -> Chance:
    return Chance(VERSION, PROFILES.index(profile), number, kind, page)
