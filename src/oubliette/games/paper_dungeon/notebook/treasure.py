"""The treasure at the end of a notebook. Every notebook has its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from oubliette.kernel import Shared
from oubliette.kit.data import load_rows

HIGHEST_NUMBER: Final = (1 << 24) - 1  # of a notebook
_FACTOR: Final = 10368889  # odd, so that different numbers give different treasures
_SHIFT: Final = 5551
_ELIDING: Final = "AEIOUH"  # French shortens "de" before these


@dataclass(frozen=True)
class Names(Shared):
    """The things, and the syllables of names."""

    id: str
    things: tuple[str, ...]
    first: tuple[str, ...]
    middle: tuple[str, ...]
    last: tuple[str, ...]


NAMES: Final = load_rows("oubliette.games.paper_dungeon", "treasure.toml", "treasure", Names)[0]


@final
class Treasure(Shared):
    """A thing and its name."""

    def __init__(self, thing: str, name: str) -> None:
        self.id = f"{thing}:{name}"
        self.thing = thing
        self.name = name

    @property
    def begins(self) -> str:
        """What the name begins with, which French texts need."""
        return "vowel" if self.name[0] in _ELIDING else "consonant"


def treasure_of(number: int) -> Treasure:
    """The treasure of a notebook: mix the number, then its bits choose thing and syllables. [gen.distinct]"""
    mixed = (number * _FACTOR + _SHIFT) & HIGHEST_NUMBER
    name = (
        NAMES.first[mixed >> 4 & 31]
        + NAMES.middle[mixed >> 9 & 31]
        + NAMES.middle[mixed >> 14 & 31]
        + NAMES.last[mixed >> 19 & 31]
    )
    return Treasure(NAMES.things[mixed & 15], name)
