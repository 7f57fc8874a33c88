"""The map: a window on the rooms around a square, north up, with one sign per square.

The whole dungeon is drawn first, then cut. Neighbouring rooms share a wall; the name of a room and the sign of a card
in it stand in its northern wall. An empty cell that a door leads to has its name in the middle.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final, final

from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    CELL_NAMES,
    CELLS,
    EAST,
    NORTH,
    SIZE,
    SOUTH,
    SQUARE_CALLED,
    SQUARES,
    WEST,
)
from oubliette.games.dungeon_looters.state import BLACK
from oubliette.games.dungeon_looters.tiles import BLACKENED, FLOOR, ROCK, ROOMS, Room
from oubliette.games.dungeon_looters.view import FACE_DOWN
from oubliette.terminal.plain.boards.dungeon_looters.dungeon import door_signs, laid_cells, rebuild_dungeon
from oubliette.terminal.plain.boards.dungeon_looters.words import (
    BLACKENED_SIGN,
    BROKEN_SIGN,
    CARD_SIGN,
    CHEST_SIGNS,
    DOOR_SIGN,
    EMPTY_CHEST_SIGN,
    EXIT_SIGN,
    FLOOR_SIGN,
    LOCKED_EXIT_SIGN,
    LOCKED_SIGN,
    OWN_SIGN,
    ROCK_SIGN,
    TOKEN_SIGN,
    TRAP_SIGN,
    UNKNOWN_SIGNS,
    WANTED_CELL,
    WANTED_SIGN,
    figures,
    sherpa,
)
from oubliette.terminal.plain.boards.words import say

if TYPE_CHECKING:
    from oubliette.games.dungeon_looters.view import LootersView, TrapView
    from oubliette.terminal.plain.drawing import Pen

PITCH: Final = SIZE + 1  # rows and columns from one room to the next
MARGIN: Final = 2  # columns of the row numbers

_MARKS: Final = {ROCK: ROCK_SIGN, FLOOR: FLOOR_SIGN, BLACKENED: BLACKENED_SIGN}
_HALF: Final = PITCH // 2
_DOOR_PLACES: Final = {NORTH: (_HALF, 0), EAST: (PITCH, _HALF), SOUTH: (_HALF, PITCH), WEST: (0, _HALF)}

# The legend, in its order: the signs to look for on the map, and their names among the board's words.
_LEGEND: Final = (
    (WANTED_SIGN, "wanted"),
    (WANTED_CELL, "wanted"),
    (OWN_SIGN, "you"),
    (DOOR_SIGN, "door"),
    (LOCKED_SIGN, "locked"),
    (BROKEN_SIGN, "broken"),
    (EXIT_SIGN, "exit"),
    (LOCKED_EXIT_SIGN, "locked_exit"),
    (TRAP_SIGN, "trap"),
    (TOKEN_SIGN, "token"),
    (EMPTY_CHEST_SIGN, "empty_chest"),
    (BLACKENED_SIGN, "blackened"),
    (CARD_SIGN, "card"),
)

Canvas = list[list[str]]


def draw_room(room: Room, canvas: Canvas, column: int, row: int) -> None:
    """Draw a room's squares, and rock around them."""
    for place in range(PITCH + 1):
        for line in (row, row + PITCH):
            canvas[line][column + place] = ROCK_SIGN
        canvas[row + place][column] = canvas[row + place][column + PITCH] = ROCK_SIGN
    for local, mark in enumerate(room.marks):
        canvas[row + 1 + local // SIZE][column + 1 + local % SIZE] = _MARKS[mark]


def draw_doors(signs: Mapping[int, str], canvas: Canvas, column: int, row: int) -> None:
    """Draw the signs of a room's doors, in the middle of its walls."""
    for side, sign in signs.items():
        across, down = _DOOR_PLACES[side]
        canvas[row + down][column + across] = sign


def trap_sign(trap: TrapView) -> str:
    """The sign of a trap: another one if the player does not know what it is."""
    return TOKEN_SIGN if trap["trap"] == FACE_DOWN else TRAP_SIGN


@final
class Plan:
    """The drawing of the whole dungeon, and windows on it. `open_cells`: where a tile may go now."""

    def __init__(self, view: LootersView, pen: Pen, open_cells: Collection[str] = ()) -> None:
        self.view = view
        self.dungeon = rebuild_dungeon(view)
        size = CELLS.width * PITCH + 1
        self.canvas: Canvas = [[" "] * size for _ in range(size)]
        self.cells = sorted({*laid_cells(self.dungeon), *self.dungeon.edge()})
        self._rooms()
        self._edges(open_cells)
        self._things(pen)

    def window(self, square: str, width: int, height: int) -> tuple[list[str], int, set[str]]:
        """The part around a square, with letters and numbers at the edges: rows, their width, rooms in it."""
        across, down = _spot(SQUARE_CALLED[square])
        columns = self._stretch(across, width - MARGIN, 0)
        lines = self._stretch(down, height - 1, 1)
        letters = [chr(ord("A") + place // PITCH) if place % PITCH == _HALF else " " for place in columns]
        rows = [" " * MARGIN + "".join(letters).rstrip(" ")]
        for place in lines:
            number = str(place // PITCH + 1) if place % PITCH == _HALF else ""
            drawn = "".join([self.canvas[place][column] for column in columns])
            rows.append((number.ljust(MARGIN) + drawn).rstrip(" "))
        inside = {CELL_NAMES[cell] for cell in laid_cells(self.dungeon) if self._shows(cell, columns, lines)}
        return rows, MARGIN + len(columns), inside

    def close_up(self, name: str, wanted: Collection[str]) -> list[str]:
        """One room, twice as wide, with letters and numbers for its squares; `wanted` squares are marked."""
        column, row = _corner(CELL_CALLED[name])
        for square in wanted:
            self._put(square, WANTED_SIGN)
        rows = [" " * (2 * MARGIN) + " ".join([chr(ord("a") + place) for place in range(SIZE)])]
        for place in range(PITCH + 1):
            number = str(place) if 0 < place < PITCH else ""
            drawn = self.canvas[row + place][column : column + PITCH + 1]
            if place in (0, PITCH):
                drawn = [sign if side == _HALF else ROCK_SIGN for side, sign in enumerate(drawn)]  # without names
            rows.append(f"{number.ljust(MARGIN)}{' '.join(drawn)}")
        return rows

    def _rooms(self) -> None:
        for cell in laid_cells(self.dungeon):
            column, row = _corner(cell)
            draw_room(ROOMS[self.dungeon.laid[cell]], self.canvas, column, row)
        for cell in laid_cells(self.dungeon):
            column, row = _corner(cell)
            draw_doors(door_signs(self.dungeon, cell), self.canvas, column, row)
            self.canvas[row][column + 1 : column + 3] = CELL_NAMES[cell]

    def _edges(self, open_cells: Collection[str]) -> None:
        for cell in self.dungeon.edge():
            column, row = _corner(cell)
            name = CELL_NAMES[cell]
            written = f"({name})" if name in open_cells else f" {name} "
            self.canvas[row + _HALF][column + 1 : column + 1 + len(written)] = written

    def _things(self, pen: Pen) -> None:
        view = self.view
        for room in view["rooms"]:
            if room["card"]:
                column, row = _corner(CELL_CALLED[room["room"]])
                self.canvas[row][column + _HALF + 1] = CARD_SIGN
        for trap in view["traps"]:
            self._put(trap["square"], trap_sign(trap))
        for sign, chest in zip(CHEST_SIGNS, view["chests"], strict=False):
            self._put(chest["square"], EMPTY_CHEST_SIGN if chest["colour"] == BLACK else sign)
        for square, sign in figures(view, pen).items():
            self._put(square, sign)

    def _put(self, square: str, sign: str) -> None:
        column, row = _spot(SQUARE_CALLED[square])
        self.canvas[row][column] = sign

    def _stretch(self, centre: int, room: int, axis: int) -> range:
        """The columns or rows of a window around a centre, within the drawing."""
        starts = [_corner(cell)[axis] for cell in self.cells]
        first, end = min(starts), max(starts) + PITCH + 1
        size = min(room, end - first)
        start = max(first, min(centre - size // 2, end - size))
        return range(start, start + size)

    def _shows(self, cell: int, columns: range, rows: range) -> bool:
        """Is a square of that room in the window?"""
        column, row = _corner(cell)
        return (
            column + 1 < columns.stop
            and columns.start < column + PITCH
            and row + 1 < rows.stop
            and rows.start < row + PITCH
        )


def _corner(cell: int) -> tuple[int, int]:
    """The position of the top left corner of a cell's walls."""
    column, row = CELLS.place(cell)
    return column * PITCH, row * PITCH


def _spot(square: int) -> tuple[int, int]:
    """The position of a square in the drawing."""
    column, row = SQUARES.place(square)
    return column + column // SIZE + 1, row + row // SIZE + 1


def legend(view: LootersView, pen: Pen, rows: list[str]) -> list[str]:
    """The meanings of the signs in these rows, ignoring the letters and numbers at the edges."""
    seen = "".join([row[MARGIN:] for row in rows[1:]])
    found = [f"{sign} {say(pen, name)}" for sign, name in _LEGEND if sign[0] in seen]
    if any(sign in seen for sign in UNKNOWN_SIGNS):
        found.append(f"{' '.join(UNKNOWN_SIGNS)} {say(pen, 'unexplored')}")
    return [*found, *sherpa(view, pen, seen)]
