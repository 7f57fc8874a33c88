"""The map: a window on the board around a space, north up, with cards and heroes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.spaces import Space
from oubliette.terminal.plain.boards.new_dungeon.shapes import (
    CELL,
    DOOR_SIGN,
    FLOOR_SIGN,
    SECRET_SIGN,
    STAIRS_SIGN,
    floor,
    walled,
)
from oubliette.terminal.plain.boards.new_dungeon.words import FACE_DOWN, HEROES_SIGN, main_sign, standing_at
from oubliette.terminal.plain.boards.words import say

if TYPE_CHECKING:
    from oubliette.games.new_dungeon.view import NewDungeonView, SpaceView
    from oubliette.terminal.plain.drawing import Pen

UNKNOWN_SIGN: Final = "?"
KNOWN_SIGN: Final = "!"
TREASURE_SIGN: Final = "$"

# The edges of the board without the rock around it: the first and the last cell of each row and column.
LEFT: Final = min([space.x for space in BOARD.spaces])
TOP: Final = min([space.y for space in BOARD.spaces])
RIGHT: Final = max([space.x + space.width for space in BOARD.spaces])
BOTTOM: Final = max([space.y + space.height for space in BOARD.spaces])

# The legend, in its order: the signs to look for on the map, and their names among the board's words.
_LEGEND: Final = (
    (HEROES_SIGN, "hero"),
    (DOOR_SIGN, "door"),
    (SECRET_SIGN, "secret"),
    (STAIRS_SIGN, "stairs"),
    (UNKNOWN_SIGN, "guarded"),
    (KNOWN_SIGN, "known"),
    (TREASURE_SIGN, "treasure"),
    (FLOOR_SIGN, "free"),
)


def state_of(cards: SpaceView) -> str:
    """A sign for each monster, and one for treasure that can be taken or that lies under a monster."""
    monsters = "".join([UNKNOWN_SIGN if card == FACE_DOWN else KNOWN_SIGN for card in cards["monsters"]])
    lies = cards["left"] or (cards["treasure"] and not cards["monsters"])
    return monsters + (TREASURE_SIGN if lies else "")


def legend(pen: Pen, rows: Sequence[str]) -> list[str]:
    """The meanings of the signs in these rows."""
    seen = "".join(rows)
    return [f"{sign} {say(pen, name)}" for sign, name in _LEGEND if sign in seen]


@final
class Plan:
    """The cells of the board around a space. `hero`: the space whose neighbours get their full names."""

    def __init__(self, view: NewDungeonView, centre: Space, columns: int, rows: int, hero: Space | None) -> None:
        self.view = view
        self.columns = min(columns, RIGHT - LEFT)
        self.height = min(rows, BOTTOM - TOP)
        self.left = _first(centre.x, centre.width, self.columns, LEFT, RIGHT)
        self.top = _first(centre.y, centre.height, self.height, TOP, BOTTOM)
        self.width = self.columns * CELL
        self.near = {hero.index, *[link.to for link in BOARD.links[hero.index]]} if hero else set()
        self.spaces = [space for space in BOARD.spaces if self._shows(space)]

    def rows(self, pen: Pen) -> list[str]:
        """The drawing, cut at the edges of the window."""
        drawn = [[" "] * self.width for _ in range(self.height)]
        there = standing_at(self.view)
        for space in self.spaces:
            column = (space.x - self.left) * CELL
            for place, row in enumerate(self._space(space, there.get(space.id, []), pen), space.y - self.top):
                if 0 <= place < self.height:
                    _lay(drawn[place], column, row)
        return ["".join(row).rstrip(" ") for row in drawn]

    def _space(self, space: Space, seats: list[int], pen: Pen) -> list[str]:
        if not space.holds_cards:
            return floor(space, seats, space.index in self.near, main_sign(pen, space.width * CELL))
        cards = self.view["spaces"][space.id]
        power = say(pen, space.power) if space.power else ""
        return walled(space, state_of(cards), seats, power, cleared=not cards["monsters"])

    def _shows(self, space: Space) -> bool:
        return (
            self.left < space.x + space.width
            and space.x < self.left + self.columns
            and self.top < space.y + space.height
            and space.y < self.top + self.height
        )


def _first(start: int, size: int, room: int, least: int, end: int) -> int:
    """The first cell of a stretch around a centre, within the board."""
    return max(least, min(start + size // 2 - room // 2, end - room))


def _lay(row: list[str], column: int, text: str) -> None:
    for place, sign in enumerate(text, column):
        if 0 <= place < len(row):
            row[place] = sign
