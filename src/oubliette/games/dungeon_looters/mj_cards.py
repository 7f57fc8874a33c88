"""The game-master cards, loaded from data/mj_cards.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.games.dungeon_looters.numbers import PACKAGE
from oubliette.kit.data import load_rows

# Effects
CHEST: Final = "chest"
TRAP: Final = "trap"  # also decoys: face down they look the same
LOCK_DOOR: Final = "lock_door"
DOORMAT_KEY: Final = "doormat_key"
DRAUGHT: Final = "draught"
TEN_FOOT_POLE: Final = "ten_foot_pole"
SECRET_PASSAGE: Final = "secret_passage"
ROLL_MARKER: Final = "roll_marker"
MOVE_MARKER: Final = "move_marker"
HOLE_IN_POCKET: Final = "hole_in_pocket"
TAX_COLLECTOR: Final = "tax_collector"
CHEST_DD: Final = "chest_dd"

# Traps
BEAR: Final = "trap_bear"
PIT: Final = "trap_pit"
ARROW: Final = "trap_arrow"
DECOY: Final = "decoy"


@dataclass(frozen=True)
class MjCard:
    """A card. `keep`: when drawn face up, it goes to the hand and is not applied."""

    id: str
    effect: str
    copies: int
    keep: bool = False
    dd: int = 0  # difficulty of a chest
    treasures: int = 0  # in a chest
    amount: int = 0  # value of a marker, or change of a chest's difficulty


MJ_CARDS: Final = {row.id: row for row in load_rows(PACKAGE, "mj_cards.toml", "card", MjCard)}
MJ_DECK: Final = tuple([row.id for row in MJ_CARDS.values() for _ in range(row.copies)])
TRAPS: Final = tuple([row.id for row in MJ_CARDS.values() if row.effect == TRAP])
