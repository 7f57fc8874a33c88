"""Aims for Dungeon Pen: an angle, a heading or a square, and a strength in percent.

`270 40`, `N 40`, `M7 60`; a square alone takes the strength that just gets there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from oubliette.games.dungeon_pen.aiming import HALF_DEGREES, STRENGTHS, aim_at, half_degrees
from oubliette.games.dungeon_pen.squares import SQUARE_CALLED, centre
from oubliette.terminal.plain.folding import fold

if TYPE_CHECKING:
    from oubliette.texts import Asked

_EIGHTH: Final = HALF_DEGREES // 8
# Clockwise from east; English and French together: people mix them
_HEADINGS: Final = (
    ("e", "east", "est"),
    ("se", "south-east", "southeast", "sud-est"),
    ("s", "south", "sud"),
    ("sw", "so", "south-west", "southwest", "sud-ouest"),
    ("w", "o", "west", "ouest"),
    ("nw", "no", "north-west", "northwest", "nord-ouest"),
    ("n", "north", "nord"),
    ("ne", "north-east", "northeast", "nord-est"),
)
_ANGLE_OF: Final = {word: place * _EIGHTH for place, words in enumerate(_HEADINGS) for word in words}
_NUMBER: Final = re.compile(r"(\d{1,3})(?:[.,](\d{1,3}))?°?")
_STRENGTH: Final = re.compile(r"(\d{1,3})%?")


def _words(typed: str) -> list[str]:
    """Direction and strength. A comma parts them where nothing else does; elsewhere it is a decimal one."""
    words = fold(typed).replace(" %", "%").replace(";", " ").split()
    return words[0].split(",", 1) if len(words) == 1 else words


def reader(ask: Asked, view: Mapping[str, Any]) -> AimReader | None:
    """For the aim; all other questions have lists."""
    return AimReader(view["players"][ask.seat]) if ask.prompt == "decide.aim" else None


@final
class AimReader:
    """Knows where somebody stands and how far they reach."""

    example: Final = "270 40"

    def __init__(self, player: Mapping[str, Any]) -> None:
        self.x: float = player["x"]
        self.y: float = player["y"]
        self.reach: float = player["flick"]["reach"]

    def read(self, typed: str) -> tuple[int, int] | None:
        """Half degrees and percent."""
        words = _words(typed)
        if len(words) == 1:
            return self._at(words[0])
        if self.fault(typed):
            return None
        angle = self._angle(words[0])
        assert angle is not None, "a faultless aim has a direction"
        return angle, int(words[1].rstrip("%"))

    def fault(self, typed: str) -> str:
        """Which part of an aim is missing, or cannot be read; nothing if it is one."""
        words = _words(typed)
        if len(words) == 1 and self._at(words[0]) is not None:
            return ""
        if not words or self._angle(words[0]) is None:
            return "wrong_direction"
        if len(words) == 1:
            return "no_strength"
        strength = _STRENGTH.fullmatch(words[1])
        return "" if len(words) == 2 and strength and int(strength[1]) in STRENGTHS else "wrong_strength"

    def _at(self, word: str) -> tuple[int, int] | None:
        square = SQUARE_CALLED.get(word.upper())
        return None if square is None else aim_at(self.x, self.y, *centre(square), self.reach)

    def _angle(self, word: str) -> int | None:
        if word in _ANGLE_OF:
            return _ANGLE_OF[word]
        if word.upper() in SQUARE_CALLED:
            return half_degrees(self.x, self.y, *centre(SQUARE_CALLED[word.upper()]))
        number = _NUMBER.fullmatch(word)
        if number is None or int(number[1]) > HALF_DEGREES // 2:
            return None
        return round(2 * float(f"{number[1]}.{number[2] or 0}")) % HALF_DEGREES
