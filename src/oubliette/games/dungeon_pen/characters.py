"""The characters that may be embodied, as data/characters.toml describes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.games.dungeon_pen.numbers import NUMBERS, PACKAGE
from oubliette.kit.data import load_rows


@dataclass(frozen=True)
class Character:
    """Who flicks. [setup.character_optional]"""

    id: str
    hp: int
    angle: float = 1.0
    reach: float = 1.0
    miss: int = 0
    tough: bool = False
    picks: bool = False
    maps: bool = False
    equipped: bool = False


NO_CHARACTER: Final = Character("none", NUMBERS.start_hp)
CHARACTERS: Final = {row.id: row for row in load_rows(PACKAGE, "characters.toml", "character", Character)}
