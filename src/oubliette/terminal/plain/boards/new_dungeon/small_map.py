"""The board on a small scale: all of it, or a row of three panels if the screen is too narrow.

A cell is two columns wide, so the name of a room fills one of its two rows; the other, on the side of the door, has the
signs of cards, heroes and the door. If both sides have a door, the second sign replaces the R of the name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.spaces import CHAMBER, MAIN_KIND, STAIRS, Space
from oubliette.terminal.plain.boards.new_dungeon.overview import ACROSS, panel_of
from oubliette.terminal.plain.boards.new_dungeon.plan import LEFT, RIGHT, state_of
from oubliette.terminal.plain.boards.new_dungeon.shapes import (
    DOOR_SIGN,
    FLOOR_SIGN,
    SIGNS,
    STAIRS_SIGN,
    Columns,
    walled,
)
from oubliette.terminal.plain.boards.new_dungeon.words import standing_at, token

if TYPE_CHECKING:
    from oubliette.games.new_dungeon.view import NewDungeonView

_CELL: Final = 2  # columns
_ROOM: Final = 4  # columns of a room
_SMALL: Final = 8  # cells: rooms, the Main Staircase, the smallest chamber

BOARD_WIDTH: Final = (RIGHT - LEFT) * _CELL

Starts = Mapping[int, int]  # the first screen column of each column of cells


def whole_board(view: NewDungeonView, main: str) -> list[str]:
    """The whole board, with the names of rooms and chambers, and of the Main Staircase."""
    return _drawn(view, BOARD.spaces, {x: (x - LEFT) * _CELL for x in range(LEFT, RIGHT + 1)}, main)


def row_of_panels(view: NewDungeonView, row: int, room: int, main: str) -> list[list[str]]:
    """Three panels side by side; below each other if they do not fit."""
    groups: list[list[Space]] = []
    for column in range(ACROSS):
        spaces = [space for space in BOARD.spaces if panel_of(space) == (column, row)]
        if groups and max(_starts([*groups[-1], *spaces]).values()) <= room:
            groups[-1] += spaces
        else:
            groups.append(spaces)
    return [[line[:room].rstrip(" ") for line in _drawn(view, group, _starts(group), main)] for group in groups]


def _starts(spaces: Sequence[Space]) -> Starts:
    """Columns of cells without small spaces get half the width, so that three panels fit into 80 columns."""
    named = [space for space in spaces if space.holds_cards or space.kind == MAIN_KIND]
    wide = {x for space in named if space.width * space.height <= _SMALL for x, _ in space.cells()}
    first, end = min([space.x for space in spaces]), max([space.x + space.width for space in spaces])
    starts = {first: 0}
    for x in range(first, end):
        starts[x + 1] = starts[x] + (_CELL if x in wide else 1)
    return starts


def _drawn(view: NewDungeonView, spaces: Sequence[Space], starts: Starts, main: str) -> list[str]:
    top, bottom = min([space.y for space in spaces]), max([space.y + space.height for space in spaces])
    drawn = [[" "] * max(starts.values()) for _ in range(top, bottom)]
    there = standing_at(view)
    for space in spaces:
        left = starts[space.x]
        columns = tuple([starts[x] - left for x in range(space.x, space.x + space.width + 1)])
        for place, line in enumerate(_space(view, space, there.get(space.id, []), columns, main), space.y - top):
            drawn[place][left : left + len(line)] = line
    return ["".join(line).rstrip(" ") for line in drawn]


def _space(view: NewDungeonView, space: Space, seats: list[int], columns: Columns, main: str) -> list[str]:
    if not space.holds_cards:
        return _floor(space, seats, columns[-1], main)
    cards = view["spaces"][space.id]
    if space.kind == CHAMBER:
        return walled(space, state_of(cards), seats, "", cleared=not cards["monsters"], columns=columns)
    return little_room(space, state_of(cards), seats, cleared=not cards["monsters"])


def _floor(space: Space, seats: list[int], width: int, main: str) -> list[str]:
    """A corridor, stairs, or the Main Staircase, the only one with a name."""
    sign = STAIRS_SIGN if space.kind in (STAIRS, MAIN_KIND) else FLOOR_SIGN
    texts = [main if space.kind == MAIN_KIND else ""] * (space.height - 1) + [token(seats, width)]
    return [text + sign * (width - len(text)) for text in texts]


def little_room(space: Space, state: str, seats: list[int], cleared: bool) -> list[str]:
    """Two rows: the name, and the signs of cards and heroes."""
    doors = {link.way: SIGNS[link.kind] for link in BOARD.links[space.index]}
    ways = sorted([way for way in ("south", "north") if way in doors], key=lambda way: doors[way] != DOOR_SIGN)
    name = space.id if len(ways) < 2 else doors[ways[1]] + space.id[1:]
    side = ways[0] if ways else "south"
    fill = FLOOR_SIGN if cleared else "_" if side == "south" else "-"
    signs = _signs(state, seats, doors, doors.get(side, ""), fill)
    return [name, signs] if side == "south" else [signs, name]


def _signs(state: str, seats: list[int], doors: Mapping[str, str], door: str, fill: str) -> str:
    """The signs between the walls, or in place of walls without a door.

    If there is too little room, the heroes are shortened first, then signs of cards are left out. Doors always stay.
    """
    west, east = doors.get("west", ""), doors.get("east", "")
    room = _ROOM - len(west + east)
    inside = next(
        text
        for cards, size in product((state, state[-1:], ""), range(_ROOM, 0, -1))
        if len(text := token(seats, size) + cards + door) <= room
    )
    inside = inside.removesuffix(door).ljust(_ROOM - 2 - len(door), fill) + door
    west = west or ("[" if len(inside) + len(east) < _ROOM else "")
    east = east or ("]" if len(west + inside) < _ROOM else "")
    return west + inside + east
