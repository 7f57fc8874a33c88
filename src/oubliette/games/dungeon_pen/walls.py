"""Walls: filled squares, connected areas, shortest ways, distances. Rulebook: sudden walls.

A wall fills squares, edges included; outside the sheet everything is wall. [ruling.walls_fill_squares]
[ruling.edge_is_wall] A set of squares is an int with one bit for each, so that one shift moves all squares at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt  # IEEE 754 fixes how a square root is rounded, but not a power
from typing import Final, final

from oubliette.games.dungeon_pen.squares import GRID, SIDE
from oubliette.kernel import Shared

ALL: Final = (1 << GRID.size) - 1
_WEST_EDGE: Final = sum([1 << square for square in range(0, GRID.size, SIDE)])
_NOT_WEST: Final = ALL & ~_WEST_EDGE
_NOT_EAST: Final = ALL & ~(_WEST_EDGE << (SIDE - 1))

PADDED: Final = SIDE + 2  # squares along an edge, with those of the outer wall


def mask_of(squares: Iterable[int]) -> int:
    """A set of squares as a bit mask."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def area(free: int, start: int) -> int:
    """The free squares that orthogonal steps reach from a square."""
    found = 1 << start & free
    while True:
        wider = widened(found) & free
        if wider == found:
            return found
        found = wider


def way(free: int, start: int, goals: int) -> int:
    """The squares of a shortest way to the nearest goal, both ends included; 0 if there is no way."""
    reached = 1 << start
    edges = [reached]
    edge = reached
    while not reached & goals:
        edge = widened(edge) & free & ~reached
        if not edge:
            return 0
        edges.append(edge)
        reached |= edge
    here = reached & goals
    found = 0
    while edges:  # walk back from the goal, one step at a time
        here &= edges.pop()
        here &= -here  # any one of them
        found |= here
        here = widened(here)
    return found


def steps_between(free: int, start: int, goals: int) -> int:
    """Orthogonal steps over free squares to the nearest goal; -1 if there is no way."""
    return way(free, start, goals).bit_count() - 1


def widened(squares: int) -> int:
    """A set and its orthogonal neighbours. May set bits below the last row: callers mask them."""
    return squares | (squares & _NOT_EAST) << 1 | (squares & _NOT_WEST) >> 1 | squares << SIDE | squares >> SIDE


@final
class Walls(Shared):
    """All walls of a sheet. Immutable: a new wall makes a new object.

    `blocked` has a byte for each square, with a ring of outer wall around them. `clear` has for each square the number
    of free rings around it: from anywhere in it, a line of that length touches no wall.
    """

    def __init__(self, mask: int) -> None:
        self.id = f"{mask:x}"
        self.mask = mask
        self.free = ALL & ~mask
        filled = _flags(mask)
        rows = [b"\1" + filled[first : first + SIDE] + b"\1" for first in range(0, GRID.size, SIDE)]
        self.blocked: bytes = b"".join([b"\1" * PADDED, *rows, b"\1" * PADDED])
        clear = [0] * GRID.size
        ring = _worn(self.free)
        while ring:
            clear = [count + within for count, within in zip(clear, _flags(ring), strict=True)]
            ring = _worn(ring)
        self.clear: tuple[float, ...] = tuple([float(count) for count in clear])

    def filled(self, square: int) -> bool:
        return bool(self.mask >> square & 1)

    def touches(self, x: float, y: float, gap: float) -> bool:
        """Is a point within a gap of a wall? The gap must be below one square."""
        col, row = int(x), int(y)
        for down in (row - 1, row, row + 1):
            for across in (col - 1, col, col + 1):
                if self.is_wall(across, down) and box_distance(x, y, across, down) <= gap:
                    return True
        return False

    def is_wall(self, col: int, row: int) -> bool:
        """Is this square a wall? Everything outside the sheet is."""
        if not (0 <= col < SIDE and 0 <= row < SIDE):
            return True
        return self.blocked[(row + 1) * PADDED + col + 1] != 0


def box_distance(x: float, y: float, col: int, row: int) -> float:
    """Distance from a point to a square; 0 inside."""
    away_x = max(col - x, 0.0, x - col - 1)
    away_y = max(row - y, 0.0, y - row - 1)
    return sqrt(away_x * away_x + away_y * away_y)


def _flags(squares: int) -> bytes:
    """A set of squares as bytes: 1 for each square in it, else 0."""
    return f"{squares:0{GRID.size}b}".encode().translate(_ZERO_AND_ONE)[::-1]


_ZERO_AND_ONE: Final = bytes.maketrans(b"01", b"\0\1")


def _worn(squares: int) -> int:
    """The squares whose eight neighbours are all in the set; never those along the edge of the sheet."""
    rows = squares & (squares & _NOT_EAST) << 1 & (squares & _NOT_WEST) >> 1
    return rows & rows << SIDE & rows >> SIDE
