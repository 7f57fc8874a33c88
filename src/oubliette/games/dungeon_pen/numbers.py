"""The figures of the game, loaded from data/tables.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.kit.data import load_rows

PACKAGE: Final = "oubliette.games.dungeon_pen"


@dataclass(frozen=True)
class Numbers:
    """Figures of the rules; data/tables.toml explains them."""

    id: str
    start_hp: int
    wall_contact_damage: int
    potion_gain: int
    potion_uses: int
    chest_uses: int
    beginner_treasure_gain: int
    wall_tries: int
    treasure_radius: float
    chest_radius: float
    potion_radius: float
    contest_gap: float
    contest_face: int
    dwarf_face: int
    literal_area: int


@dataclass(frozen=True)
class FlickNumbers:
    """Figures of a flick: length, errors, chance of a miss."""

    id: str
    weakest: int
    strongest: int
    reach_least: float
    reach_gain: float
    miss: int
    miss_most: int
    angle_error_least: float
    angle_error_gain: float
    distance_error: float
    shortest: float
    bend_error: float
    pieces: int


@dataclass(frozen=True)
class Profile:
    """How steady a hand is: one factor on all its errors."""

    id: str
    factor: float


NUMBERS: Final = load_rows(PACKAGE, "tables.toml", "numbers", Numbers)[0]
FLICK: Final = load_rows(PACKAGE, "tables.toml", "flick", FlickNumbers)[0]
PROFILES: Final = {row.id: row for row in load_rows(PACKAGE, "tables.toml", "profile", Profile)}
