"""Coordinates and names of cells (places for rooms on the table), squares and doors.

The grid always has the largest size; a smaller table uses its middle. A cell has a name as on a chessboard, E5 in the
middle; a square has the name of its cell, then its own column and row: E5c3. [geometry.cells]
[geometry.squares]
"""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.numbers import COMPANIES, NUMBERS
from oubliette.kit.grid import ORTHOGONAL, Grid

SIZE: Final = NUMBERS.tile_size
RADIUS: Final = max([row.table_radius for row in COMPANIES.values()])
ACROSS: Final = 2 * RADIUS + 1
CELLS: Final = Grid(ACROSS, ACROSS)
SQUARES: Final = Grid(ACROSS * SIZE, ACROSS * SIZE)
MIDDLE: Final = CELLS.square(RADIUS, RADIUS)
NOWHERE: Final = -1  # no cell, no square

# Sides and headings, clockwise
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
SIDE_NAMES: Final = ("n", "e", "s", "w")
OPPOSITE: Final = (SOUTH, WEST, NORTH, EAST)
ALL_SIDES: Final = 0b1111

_MIDDLE: Final = SIZE // 2
_LAST: Final = SIZE - 1
# By side: the number in the room of the square inside the door. [geometry.door_squares]
DOOR_LOCALS: Final = (
    _MIDDLE,
    _MIDDLE * SIZE + _LAST,
    _LAST * SIZE + _MIDDLE,
    _MIDDLE * SIZE,
)
CENTRE: Final = _MIDDLE * SIZE + _MIDDLE


def _next_by_side(grid: Grid) -> tuple[tuple[int, ...], ...]:
    return tuple([grid.steps[heading] for heading in ORTHOGONAL])


NEXT_CELL: Final = _next_by_side(CELLS)  # [side][cell], or OFF
NEXT_SQUARE: Final = _next_by_side(SQUARES)  # [heading][square], or OFF


def _cell_of(square: int) -> int:
    col, row = SQUARES.place(square)
    return CELLS.square(col // SIZE, row // SIZE)


def _local_of(square: int) -> int:
    col, row = SQUARES.place(square)
    return row % SIZE * SIZE + col % SIZE


CELL_OF: Final = tuple([_cell_of(square) for square in range(SQUARES.size)])
LOCAL_OF: Final = tuple([_local_of(square) for square in range(SQUARES.size)])  # number of a square in its room
DOOR_SIDE: Final = tuple(
    [DOOR_LOCALS.index(local) if local in DOOR_LOCALS else NOWHERE for local in range(SIZE * SIZE)]
)  # by number in the room: the side of the door next to this square, or NOWHERE


def _squares_of(cell: int) -> tuple[int, ...]:
    col, row = CELLS.place(cell)
    return tuple([SQUARES.square(col * SIZE + x, row * SIZE + y) for y in range(SIZE) for x in range(SIZE)])


SQUARES_OF: Final = tuple([_squares_of(cell) for cell in range(CELLS.size)])  # [cell][number in the room]


def ring(cell: int) -> int:
    """The distance of a cell from the middle; a diagonal step counts 1."""
    return CELLS.gap(cell, MIDDLE)


def _cell_name(cell: int) -> str:
    col, row = CELLS.place(cell)
    return f"{chr(ord('A') + col)}{row + 1}"


def _square_name(square: int) -> str:
    local = LOCAL_OF[square]
    return f"{CELL_NAMES[CELL_OF[square]]}{chr(ord('a') + local % SIZE)}{local // SIZE + 1}"


CELL_NAMES: Final = tuple([_cell_name(cell) for cell in range(CELLS.size)])
SQUARE_NAMES: Final = tuple([_square_name(square) for square in range(SQUARES.size)])
CELL_CALLED: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
SQUARE_CALLED: Final = {name: square for square, name in enumerate(SQUARE_NAMES)}
