"""The figures of the game, loaded from data/tables.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.kit.data import load_rows

PACKAGE: Final = "oubliette.games.dungeon_looters"


@dataclass(frozen=True)
class Numbers:
    """Figures for every table; data/tables.toml explains them."""

    id: str
    tile_size: int
    tile_hand: int
    mj_hand_start: int
    mj_hand_limit: int
    locked_door_dd: int
    trap_dd: int
    sprint_factor: int
    sprint_dodge_malus: int
    respawn_fight_malus: int
    arrow_fight_malus: int
    arrow_max: int
    disarm_backfire_max: int
    purse_width: int
    purse_height: int
    countdown_turns: int
    chest_supply: int
    marker_cap: int
    chest_dd_min: int
    chest_dd_max: int
    troll_po_per_adventurer_inside: int
    troll_po_per_full_chest: int
    troll_po_per_object: int
    barbarian_trophy_po: int
    goblin_trap_bounty_po: int
    merchant_value_percent: int
    lich_drain_range: int
    tidy_max_objects: int
    neutral_sherpa_fight: int


@dataclass(frozen=True)
class Company:
    """Figures that depend on the number of players."""

    id: int  # the number of players
    tiles_per_player: int
    start_ring: int
    table_radius: int


NUMBERS: Final = load_rows(PACKAGE, "tables.toml", "numbers", Numbers)[0]
COMPANIES: Final = {row.id: row for row in load_rows(PACKAGE, "tables.toml", "company", Company)}
