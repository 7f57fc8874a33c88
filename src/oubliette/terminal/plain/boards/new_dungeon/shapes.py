"""The drawing of a space on the map: its walls with doors, or the floor of a corridor.

A cell of the board is four columns wide and one row high, so a corridor space has room for its name. A room has no rows
to spare for walls: its name and signs stand between them, and the sign of a door stands in its wall.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.spaces import ARCH, CHAMBER, DOOR, MAIN_KIND, SECRET, STAIRS, Link, Space
from oubliette.terminal.plain.boards.new_dungeon.words import token

CELL: Final = 4  # columns

FLOOR_SIGN: Final = "·"
STAIRS_SIGN: Final = "="
DOOR_SIGN: Final = "+"
SECRET_SIGN: Final = "~"
SIGNS: Final = {DOOR: DOOR_SIGN, SECRET: SECRET_SIGN, ARCH: FLOOR_SIGN}

_ROOM_WALLS: Final = ("[", "]")
_CHAMBER_WALLS: Final = ("#", "#")
_TOP: Final = "-"
_BOTTOM: Final = "_"
_FREE: Final = ""  # nothing written there yet
_TALL: Final = 3  # a space with this many rows has a top and a bottom wall
_ROOMY: Final = 8  # with this many columns between walls, texts get spaces between them

Rows = list[list[str]]
Columns = tuple[int, ...]  # the first column of each cell of a space, and the end of the last one


def floor(space: Space, seats: list[int], near: bool, main: str) -> list[str]:
    """A corridor, stairs, the Main Staircase. The full name is written only where the hero can step next.

    `main`: the text on the Main Staircase.
    """
    width, sign = space.width * CELL, FLOOR_SIGN if space.kind not in (STAIRS, MAIN_KIND) else STAIRS_SIGN
    name = main if space.kind == MAIN_KIND else space.id if near else sign + space.id[1:]
    heroes = token(seats, width)
    if space.height == 1:
        row = name + heroes if len(name) + len(heroes) <= width else heroes
        return [row + sign * (width - len(row))]
    if space.kind == MAIN_KIND:
        name = name.center(width, sign)
    rest = [heroes] + [""] * (space.height - 2)
    return [row + sign * (width - len(row)) for row in (name, *rest)]


def walled(
    space: Space, state: str, seats: list[int], power: str, cleared: bool, columns: Columns | None = None
) -> list[str]:
    """A room or a chamber: its name, its cards, the heroes in it, and the power of a chamber."""
    rows = [list(row) for row in _walls(space, columns or tuple(range(0, space.width * CELL + 1, CELL)))]
    named = _put(rows, space, f"{space.id}{' ' * (bool(state) and _roomy(rows))}{state}")
    if not named:
        _put(rows, space, space.id)
        _put(rows, space, state)
    heroes = token(seats, _widest(rows))
    _put(rows, space, heroes)
    _put(rows, space, power)
    fills = _fills(space, cleared)
    return ["".join([sign or fill for sign in row]) for row, fill in zip(rows, fills, strict=True)]


def _put(rows: Rows, space: Space, text: str) -> bool:
    """Write a text where it fits, preferably in a row without doors."""
    if not text:
        return True
    for apart in (True, False) if _roomy(rows) else (False,):
        for place in _by_use(space):
            start = _stretch(rows[place], len(text), apart)
            if start:
                rows[place][start : start + len(text)] = text
                return True
    return False


def _stretch(row: list[str], size: int, apart: bool) -> int:
    """The start of this many free columns in a row, or 0; `apart`: with a free column or a wall on each side."""
    for start in range(1, len(row) - size):
        end = start + size
        if all(sign == _FREE for sign in row[start:end]) and (
            not apart or ((start == 1 or row[start - 1] == _FREE) and (end == len(row) - 1 or row[end] == _FREE))
        ):
            return start
    return 0


def _widest(rows: Rows) -> int:
    """The length of the longest free stretch."""
    longest = 0
    for row in rows:
        run = 0
        for sign in row:
            run = run + 1 if sign == _FREE else 0
            longest = max(longest, run)
    return longest


def _roomy(rows: Rows) -> bool:
    return len(rows[0]) - 2 > _ROOMY


@cache
def _walls(space: Space, columns: Columns) -> tuple[tuple[str, ...], ...]:
    """The sides, and the signs of the doors in all walls."""
    left, right = _CHAMBER_WALLS if space.kind == CHAMBER else _ROOM_WALLS
    width = columns[-1]
    rows = [[left, *[_FREE] * (width - 2), right] for _ in range(space.height)]
    for link in BOARD.links[space.index]:
        sign = SIGNS[link.kind]
        if link.way in ("west", "east"):
            rows[_touching_rows(space, link)[0] - space.y][0 if link.way == "west" else -1] = sign
        else:
            row = rows[0 if link.way == "north" else -1]
            for column in _opening(space, link, columns):
                row[column] = sign
    return tuple([tuple(row) for row in rows])


def _opening(space: Space, link: Link, columns: Columns) -> range:
    """The columns of a door in a wall from west to east. An opening without a door is wider, if there is room."""
    cells = _touching_columns(space, link)
    cell = cells[len(cells) // 2] - space.x
    wide = columns[cell + 1] - columns[cell] == CELL
    start = columns[cell] + wide + (cell == 0)
    return range(start, start + (2 if wide and link.kind == ARCH else 1))


def _touching_columns(space: Space, link: Link) -> range:
    other = BOARD.spaces[link.to]
    return range(max(space.x, other.x), min(space.x + space.width, other.x + other.width))


def _touching_rows(space: Space, link: Link) -> range:
    other = BOARD.spaces[link.to]
    return range(max(space.y, other.y), min(space.y + space.height, other.y + other.height))


@cache
def _wall_rows(space: Space) -> frozenset[int]:
    """The rows that are walls: those with a door, and in a high space the top and bottom.

    A space of one row has none, because it needs an inside.
    """
    last = space.height - 1
    if space.height >= _TALL:
        return frozenset({0, last})
    ways = {link.way for link in BOARD.links[space.index]}
    return frozenset({0} if "north" in ways and "south" not in ways else {last})


def _by_use(space: Space) -> list[int]:
    """The rows of a space, those that are no wall first."""
    return sorted(range(space.height), key=lambda row: row in _wall_rows(space))


def _fills(space: Space, cleared: bool) -> list[str]:
    """The fill character of each row."""
    inside = FLOOR_SIGN if cleared else " "
    walls = _wall_rows(space)
    return [(_TOP if row == 0 else _BOTTOM) if row in walls else inside for row in range(space.height)]
