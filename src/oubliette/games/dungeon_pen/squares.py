"""The squares of a sheet: names, blocks, points on them. Rulebook: coordinates.

One unit is one square. x runs from 0 to 18 to the right, y from 0 to 18 downwards; the square in column c and row r
covers c to c + 1 and r to r + 1. Columns are called A to R, rows 1 to 18.
"""

from __future__ import annotations

from typing import Final

from oubliette.kit.grid import Grid

SIDE: Final = 18  # squares along each edge
BLOCK: Final = 3  # squares along the edge of a coordinate's block
DICE: Final = SIDE // BLOCK  # blocks along each edge, one for each face of a die

GRID: Final = Grid(SIDE, SIDE)
SQUARE_NAMES: Final = tuple([f"{chr(65 + square % SIDE)}{square // SIDE + 1}" for square in range(GRID.size)])
SQUARE_CALLED: Final = {name: square for square, name in enumerate(SQUARE_NAMES)}


def block(red: int, black: int) -> list[int]:
    """The nine squares of a coordinate: red counts columns in threes, black rows. [coord.roll] [coord.axes]"""
    left, top = BLOCK * (red - 1), BLOCK * (black - 1)
    return [GRID.square(left + col, top + row) for row in range(BLOCK) for col in range(BLOCK)]


def wall_squares(start: str, end: str) -> range:
    """The squares of a straight wall between two named squares: to the right, or downwards."""
    one, other = SQUARE_CALLED[start], SQUARE_CALLED[end]
    return range(one, other + 1, 1 if other - one < SIDE else SIDE)


def centre(square: int) -> tuple[float, float]:
    """The middle of a square."""
    return square % SIDE + 0.5, square // SIDE + 0.5


def square_at(x: float, y: float) -> int:
    """The square of a point. A point on an edge belongs to the square to the right, or below."""
    return min(int(y), SIDE - 1) * SIDE + min(int(x), SIDE - 1)
