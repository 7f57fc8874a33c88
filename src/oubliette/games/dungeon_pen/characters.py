"""The characters that players may take, loaded from data/characters.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.games.dungeon_pen.numbers import NUMBERS, PACKAGE
from oubliette.kit.data import load_rows


@dataclass(frozen=True)
class Character:
    """A character: hit points, factors on the flick, one power. [setup.character_optional]"""

    id: str
    hp: int
    angle: float = 1.0  # factor on the error of direction
    reach: float = 1.0  # factor on the length
    miss: int = 0  # added chance, thousandths
    tough: bool = False  # a die may save the hit point of a wall contact
    picks: bool = False  # draws two fatras cards, returns one
    maps: bool = False  # may change coordinate dice by one
    equipped: bool = False  # starts with an object


NO_CHARACTER: Final = Character("none", NUMBERS.start_hp)
CHARACTERS: Final = {row.id: row for row in load_rows(PACKAGE, "characters.toml", "character", Character)}
