"""The treasure cards, loaded from data/treasures.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.games.dungeon_looters.numbers import PACKAGE
from oubliette.kit.data import load_rows

PURSE: Final = "purse"  # a type of object; also names the purse with its contents
NORMAL: Final = "normal"
HEAVY: Final = "heavy"
MASSIVE: Final = "massive"
TYPES: Final = (PURSE, NORMAL, HEAVY, MASSIVE)

# What an object helps with
PICKING: Final = "picking"
FORCING: Final = "forcing"
DISARMING: Final = "disarming"
FIGHT: Final = "fight"
MOVEMENT: Final = "movement"
BONUS: Final = 1  # of every tool; a second one of a kind adds nothing


@dataclass(frozen=True)
class Treasure:
    """An object: weight class, size in squares, value in gold pieces, and what it helps with."""

    id: str
    type: str
    width: int
    height: int
    po: int
    copies: int
    helps: str = ""


TREASURES: Final = {row.id: row for row in load_rows(PACKAGE, "treasures.toml", "treasure", Treasure)}
TREASURE_DECK: Final = tuple([row.id for row in TREASURES.values() for _ in range(row.copies)])
