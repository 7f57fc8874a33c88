"""The figures of the generator: what floors hold by depth, their layout, what shops must offer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.kernel import Shared
from oubliette.kit.data import load_rows

_PACKAGE: Final = "oubliette.games.paper_dungeon"

STANDARD: Final = "standard"
ZERO: Final = "zero"
PROFILES: Final = (STANDARD, ZERO)


@dataclass(frozen=True)
class Band(Shared):
    """What the floors of one band of depths hold, in one profile, besides their vaults."""

    id: str
    profile: str
    floors: tuple[int, int]
    enemies: tuple[int, int]
    strongest: int
    mystery: int
    hearts: tuple[int, int]
    coins: tuple[int, int]
    chests: tuple[int, int]
    webs: tuple[int, int]


@dataclass(frozen=True)
class Layout(Shared):
    """The figures of a floor that do not depend on its depth."""

    id: str
    side: int
    walls: tuple[int, int]
    rooms: tuple[int, int]
    room_width: int
    shortest_wall: int
    openings: tuple[int, int]
    pillars: tuple[int, int]
    big_pillars: int
    corners: tuple[int, int]
    deep_corners: int
    stairs_gap: tuple[int, int]
    stairs_time: tuple[int, int]
    elbow_room: int
    teleporters: int
    teleporters_from: int
    teleporters_gap: int
    vault: int
    vault_from: int
    key_gap: int
    danger_gap: int
    vault_size: tuple[int, int]
    vault_coins: tuple[int, int]
    vault_chest: int
    vault_enemy: int
    hearts: str
    skipped_strength: int
    floor_above: int


@dataclass(frozen=True)
class ShopPlan(Shared):
    """Where shops lie, and what they must offer over a whole notebook."""

    id: str
    first: tuple[int, int]
    gap: tuple[int, int]
    last: tuple[int, int]
    count: int
    floors: int
    fewest_floors: int
    floors_per_shop: int
    offers: int
    different: int
    with_food: int


BANDS: Final = load_rows(_PACKAGE, "bands.toml", "band", Band)
LAYOUT: Final = load_rows(_PACKAGE, "layout.toml", "layout", Layout)[0]
SHOP_PLAN: Final = load_rows(_PACKAGE, "layout.toml", "shops", ShopPlan)[0]
FLOORS: Final = SHOP_PLAN.floors  # of a whole notebook
FEWEST_FLOORS: Final = SHOP_PLAN.fewest_floors


def band_of(profile: str, depth: int) -> Band:
    """The band that a floor belongs to."""
    for band in BANDS:
        if band.profile == profile and band.floors[0] <= depth <= band.floors[1]:
            return band
    raise AssertionError(f"no band of {profile} holds the floor {depth}")


def strengths_of(profile: str, depth: int) -> list[int]:
    """The strengths of enemies on a floor, all equally likely. [ruling.enemy_value_seven]"""
    strongest = band_of(profile, depth).strongest or depth + LAYOUT.floor_above
    strongest = min(strongest, depth + LAYOUT.floor_above) if profile == ZERO else strongest
    return [strength for strength in range(1, strongest + 1) if strength != LAYOUT.skipped_strength]
