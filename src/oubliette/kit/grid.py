"""Squares in rows and columns, and maps drawn as text.

Made for Paper Dungeon (15 x 15 floors, eight headings), Dungeon Looters (tiles of 5 x 5, turned by quarters; the cells
of the table) and Dungeon Pen (sheets of 18 x 18, half-turn symmetry).
"""

from __future__ import annotations

from typing import Final, final

from oubliette.kernel import Shared
from oubliette.kit.data import BadData

# Eight headings, clockwise. The even ones are orthogonal, the odd ones diagonal.
NORTH: Final = 0
NORTH_EAST: Final = 1
EAST: Final = 2
SOUTH_EAST: Final = 3
SOUTH: Final = 4
SOUTH_WEST: Final = 5
WEST: Final = 6
NORTH_WEST: Final = 7

ORTHOGONAL: Final = (NORTH, EAST, SOUTH, WEST)
DIAGONAL: Final = (NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST)
NAMES: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")  # for options and facts

OFF: Final = -1  # a step over the edge leads here

_COLS: Final = (0, 1, 1, 1, 0, -1, -1, -1)
_ROWS: Final = (-1, -1, 0, 1, 1, 1, 0, -1)


@final
class Grid(Shared):
    """A rectangle of squares. A square is one number, row after row; column and row begin at 0, in the north-west.

    The constructor computes all neighbours: `steps[heading][square]` is the next square or OFF; `orthogonal` and
    `around` hold each square's neighbours, clockwise from the north. A grid never changes: make one per size and keep
    it outside the table.
    """

    def __init__(self, width: int, height: int) -> None:
        assert min(width, height) > 0, "a grid needs at least one square"
        self.id = f"{width}x{height}"
        self.width = width
        self.height = height
        self.size = width * height
        steps: list[tuple[int, ...]] = []
        for heading in range(8):
            steps.append(tuple([self._beside(square, heading) for square in range(self.size)]))
        self.steps: tuple[tuple[int, ...], ...] = tuple(steps)
        self.orthogonal: tuple[tuple[int, ...], ...] = self._neighbours(ORTHOGONAL)
        self.around: tuple[tuple[int, ...], ...] = self._neighbours(tuple(range(8)))

    def holds(self, col: int, row: int) -> bool:
        """Is there such a square?"""
        return 0 <= col < self.width and 0 <= row < self.height

    def square(self, col: int, row: int) -> int:
        assert self.holds(col, row), f"({col}, {row}) is outside the {self.width} x {self.height} squares"
        return row * self.width + col

    def place(self, square: int) -> tuple[int, int]:
        """Column and row."""
        return square % self.width, square // self.width

    def walk(self, one: int, other: int) -> int:
        """Orthogonal steps between two squares of an empty grid."""
        return abs(one % self.width - other % self.width) + abs(one // self.width - other // self.width)

    def gap(self, one: int, other: int) -> int:
        """Steps between two squares of an empty grid, diagonals allowed."""
        return max(abs(one % self.width - other % self.width), abs(one // self.width - other // self.width))

    def _beside(self, square: int, heading: int) -> int:
        col = square % self.width + _COLS[heading]
        row = square // self.width + _ROWS[heading]
        return row * self.width + col if self.holds(col, row) else OFF

    def _neighbours(self, headings: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        found: list[tuple[int, ...]] = []
        for square in range(self.size):
            beside = [self.steps[heading][square] for heading in headings]
            found.append(tuple([other for other in beside if other != OFF]))
        return tuple(found)


@final
class Map(Shared):
    """A drawn grid: one character, its mark, per square, row after row."""

    def __init__(self, grid: Grid, marks: str) -> None:
        assert len(marks) == grid.size, f"{grid.width} x {grid.height} squares cannot have {len(marks)} marks"
        self.grid = grid
        self.marks = marks

    def find(self, mark: str) -> tuple[int, ...]:
        """The squares with this mark, in reading order."""
        return tuple([square for square in range(self.grid.size) if self.marks[square] == mark])

    def turned(self, quarters: int) -> Map:
        """The map after this many quarter turns clockwise."""
        turned = self
        for _ in range(quarters % 4):
            width, height = turned.grid.width, turned.grid.height
            marks = [turned.marks[row * width + col] for col in range(width) for row in range(height - 1, -1, -1)]
            turned = Map(turned.grid if width == height else Grid(height, width), "".join(marks))
        return turned

    def rows(self) -> list[str]:
        width = self.grid.width
        return [self.marks[start : start + width] for start in range(0, self.grid.size, width)]


def rows_of(text: str) -> list[str]:
    """The rows of a drawing, separated by line ends or `/`. Spaces around a row mean nothing."""
    return [row.strip() for row in text.replace("/", "\n").splitlines() if row.strip()]


def read_map(text: str, known: str, source: str) -> Map:
    """Read a drawing (see `rows_of`) that may use only the `known` marks.

    `source` is its name in error messages.
    """
    rows = rows_of(text)
    if not rows:
        raise BadData(f"{source}: the map is empty")
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise BadData(f"{source}: row {number} has {len(row)} squares, the first has {len(rows[0])}")
        for mark in row:
            if mark not in known:
                raise BadData(f"{source}: row {number} has the unknown mark {mark!r}; known: {known}")
    return Map(Grid(len(rows[0]), len(rows)), "".join(rows))
