"""The game-master cards, as data/mj_cards.toml describes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.games.dungeon_looters.numbers import PACKAGE
from oubliette.kit.data import load_rows

# Effects
CHEST: Final = "chest"
TRAP: Final = "trap"  # decoys too: nobody can tell them apart
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
    """A card. `keep`: turned up, it goes to the hand instead of being applied."""

    id: str
    effect: str
    copies: int
    keep: bool = False
    dd: int = 0  # of a chest
    treasures: int = 0  # in a chest
    amount: int = 0  # of a marker, or by how much a chest gets harder


MJ_CARDS: Final = {row.id: row for row in load_rows(PACKAGE, "mj_cards.toml", "card", MjCard)}
MJ_DECK: Final = tuple([row.id for row in MJ_CARDS.values() for _ in range(row.copies)])
TRAPS: Final = tuple([row.id for row in MJ_CARDS.values() if row.effect == TRAP])
