"""The squared page: walls, finds, the hero and the pencil line, with letters and numbers at the edge.

A square is two columns wide, so that it looks square. Gains and losses show their figure: "♥3" goes into + HP, an
enemy's "3" into − HP. A screen too narrow for that gets one column per square, with the marks of the game's own text
form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from oubliette.games.paper_dungeon.floor import (
    CHEST,
    COIN,
    EMPTY,
    ENEMIES,
    HEARTS,
    KEY,
    LOCK,
    MYSTERY_ENEMY,
    MYSTERY_HEART,
    STAIRS,
    START,
    TELEPORTER,
    WALL,
    WEB,
    square_name,
)
from oubliette.terminal.plain.boards.words import lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.paper_dungeon.view import HeroView, PaperDungeonView
    from oubliette.terminal.plain.drawing import Pen

_HERO: Final = "@"
_FLOOR: Final = "·"
_LINE: Final = "*"  # the pencil line that must not be crossed: that of this move and of the last one
_OLD_LINE: Final = ":"
_OPEN: Final = "/"  # a door whose key the hero has
_BLOCK: Final = "█"

_STAYS: Final = (STAIRS, TELEPORTER, LOCK, _OPEN)  # can be used again, so they stay visible beside hero and line
_MARGIN: Final = 3  # columns for the numbers of the rows

# What can stand on a square, in the order of the legend: its name, its sign on a wide page and on a slim one.
_LEGEND: Final = (
    ("hero", _HERO, _HERO),
    ("stairs", STAIRS, STAIRS),
    ("enemy", "1-9", "1-9"),
    ("mystery_enemy", MYSTERY_ENEMY, MYSTERY_ENEMY),
    ("heart", "♥n", "a-f=1-6"),
    ("mystery_heart", "♥?", MYSTERY_HEART),
    ("coin", "¢", COIN),
    ("chest", CHEST, CHEST),
    ("web", WEB, WEB),
    ("key", KEY, KEY),
    ("lock", LOCK, LOCK),
    ("open_lock", _OPEN, _OPEN),
    ("teleporter", TELEPORTER, TELEPORTER),
    ("line", _LINE, _LINE),
    ("old_line", _OLD_LINE, _OLD_LINE),
)
_OURS: Final = ("open_lock", "line", "old_line")  # not things of the game, so the board names them
_NAMES: Final = {
    STAIRS: "stairs",
    MYSTERY_ENEMY: "mystery_enemy",
    MYSTERY_HEART: "mystery_heart",
    COIN: "coin",
    CHEST: "chest",
    WEB: "web",
    KEY: "key",
    LOCK: "lock",
    _OPEN: "open_lock",
    TELEPORTER: "teleporter",
    **dict.fromkeys(ENEMIES, "enemy"),
    **dict.fromkeys(HEARTS, "heart"),
}
_WIDE: Final = {
    WALL: _BLOCK * 2,
    COIN: "¢",
    MYSTERY_HEART: "♥?",
    **{mark: f"♥{worth}" for worth, mark in enumerate(HEARTS, 1)},
}


@final
class Plan:
    """A floor as its hero sees it, without used finds."""

    def __init__(self, view: PaperDungeonView, hero: HeroView, room: int) -> None:
        rows = view["map"]
        self.columns = len(rows[0])
        self.at = hero["at"]  # nowhere while it is hidden
        taken = set(hero["taken"])
        self.marks = [_mark(mark, square in taken, hero["has_key"]) for square, mark in enumerate("".join(rows))]
        lines_drawn = hero["lines"]
        self.line = {*hero["line"], *(lines_drawn[-1] if lines_drawn else ())}
        self.old_line = {square for line in lines_drawn[:-1] for square in line} - self.line
        self.slim = room < _MARGIN + 2 * self.columns
        self.width = _MARGIN + (1 if self.slim else 2) * self.columns

    def rows(self) -> list[str]:
        """The page, with letters and numbers at its edges."""
        letters = [square_name((column, 0))[0] for column in range(self.columns)]
        drawn = [" " * _MARGIN + ("" if self.slim else " ").join(letters)]
        for first in range(0, len(self.marks), self.columns):
            squares = range(first, first + self.columns)
            row = "".join([self._slim_square(square) if self.slim else self._square(square) for square in squares])
            drawn.append(f"{first // self.columns + 1:2} {row}".rstrip(" "))
        return drawn

    def legend(self, pen: Pen, called: str) -> list[str]:
        """The meanings of the signs on the page."""
        seen = {_NAMES[mark] for square, mark in enumerate(self.marks) if mark in _NAMES and square != self.at}
        signs = {_HERO: "hero", _LINE: "line", _OLD_LINE: "old_line"}
        seen |= {signs[sign] for square in range(len(self.marks)) for sign in self._square(square) if sign in signs}
        entries: list[str] = []
        for name, wide, slim in _LEGEND:
            if name in seen:
                meaning = say(pen, name) if name in _OURS else pen.texts.name(name)
                entries.append(whole(f"{slim if self.slim else wide} {called if name == 'hero' else meaning}"))
        return lines(pen, ", ".join(entries))

    def place(self) -> str:
        """The name of the hero's square."""
        row, column = divmod(self.at, self.columns)
        return square_name((column, row))

    def has(self, mark: str) -> bool:
        return mark in self.marks

    def _square(self, square: int) -> str:
        mark = self.marks[square]
        if square == self.at:
            sign = _HERO + (mark if mark in _STAYS else "")
        elif mark in _STAYS:
            sign = mark + self._pencil(square)
        elif mark == EMPTY:
            sign = self._pencil(square) or _FLOOR
        else:
            sign = _WIDE.get(mark, mark)
        return f"{sign:2}"

    def _slim_square(self, square: int) -> str:
        mark = self.marks[square]
        if square == self.at:
            return _HERO
        if mark == EMPTY:
            return self._pencil(square) or _FLOOR
        return _BLOCK if mark == WALL else mark

    def _pencil(self, square: int) -> str:
        if square in self.line:
            return _LINE
        return _OLD_LINE if square in self.old_line else ""


def _mark(mark: str, taken: bool, has_key: bool) -> str:
    if taken or mark == START:
        return EMPTY
    return _OPEN if mark == LOCK and has_key else mark
