"""What people type for a flick of Dungeon Pen.

An aim is an angle, a heading or a square, and a strength in percent: `270 40`, `N 40`, `M7 60`; a square alone takes
the strength that just gets there. Where a real pencil stopped is a square or a point: `M7`, `12.4 6.8`; 0 if it did not
move.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, final

from oubliette.games.dungeon_pen.aiming import HALF_DEGREES, STRENGTHS, aim_at, half_degrees
from oubliette.games.dungeon_pen.pencil import TENTHS, point_at
from oubliette.games.dungeon_pen.squares import SIDE, SQUARE_CALLED, centre
from oubliette.terminal.plain.normalising import normalise

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView, PlayerView
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
    """Direction and strength. A comma separates them if nothing else does; otherwise it is a decimal comma."""
    words = normalise(typed).replace(" %", "%").replace(";", " ").split()
    return words[0].split(",", 1) if len(words) == 1 else words


def reader(ask: Asked, view: PenView) -> AimReader | PencilReader | None:
    """The reader for flicks and pencils; all other questions have lists."""
    match ask.prompt:
        case "decide.aim":
            return AimReader(view["players"][ask.seat])
        case "decide.pencil":
            return PencilReader(view["players"][ask.seat])
        case _:
            return None


@final
class AimReader:
    """Reads aims, by the player's position and reach."""

    example: Final = "270 30"

    def __init__(self, player: PlayerView) -> None:
        self.x = player["x"]
        self.y = player["y"]
        self.reach = player["flick"]["reach"]
        self.cap = player["flick"]["cap"]

    def read(self, typed: str) -> tuple[int, int] | None:
        """The aim in half degrees and percent."""
        words = _words(typed)
        if self.fault(typed):
            return None
        if len(words) == 1:
            return self._at(words[0])
        angle = self._angle(words[0])
        assert angle is not None, "a faultless aim has a direction"
        return angle, int(words[1].rstrip("%"))

    def fault(self, typed: str) -> str:
        """The part of an aim that is missing, unreadable or too large; nothing for a correct aim."""
        words = _words(typed)
        alone = self._at(words[0]) if len(words) == 1 else None
        if alone is not None:  # a square out of reach at full strength is fine, but say so if a cap limits it
            return "too_far" if alone[1] > self.cap else ""
        if not words or self._angle(words[0]) is None:
            return "wrong_direction"
        if len(words) == 1:
            return "no_strength"
        strength = _STRENGTH.fullmatch(words[1])
        if len(words) != 2 or not strength or int(strength[1]) not in STRENGTHS:
            return "wrong_strength"
        return "too_strong" if int(strength[1]) > self.cap else ""

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


_STAYED: Final = ("0", "=", "miss", "missed", "rate")  # normalised: in French it has an accent
_COORDINATE: Final = re.compile(r"\d{1,2}(?:[.,]\d{1,3})?")


@final
class PencilReader:
    """Reads where a pencil stopped, by where it started. [flick.real_pencil]"""

    example: Final = "M7"

    def __init__(self, player: PlayerView) -> None:
        self.square = player["square"]
        self.start = point_at(player["x"], player["y"])

    def read(self, typed: str) -> tuple[int, int] | None:
        """A point in tenths of a square. The player's own square alone means that the pencil did not move."""
        words = normalise(typed).replace(";", " ").split()
        if len(words) == 1:
            name = words[0].upper()
            if words[0] in _STAYED or name == self.square:
                return self.start
            return point_at(*centre(SQUARE_CALLED[name])) if name in SQUARE_CALLED else None
        numbers = [self._coordinate(word.rstrip(",")) for word in words]
        if len(numbers) != 2 or numbers[0] is None or numbers[1] is None:
            return None
        return numbers[0], numbers[1]

    def fault(self, typed: str) -> str:
        """The only possible error."""
        return "" if self.read(typed) is not None else "wrong_point"

    def _coordinate(self, word: str) -> int | None:
        if not _COORDINATE.fullmatch(word):
            return None
        tenths = round(TENTHS * float(word.replace(",", ".")))
        return tenths if tenths <= SIDE * TENTHS else None
