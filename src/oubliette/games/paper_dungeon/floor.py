"""A floor: the squared page with its walls and finds.

Text form, one character per square, rows from top to bottom:

    # wall    . empty    @ start    > stairs    o coin    $ treasure chest    1-9 enemy of that strength
    ? mystery enemy    a-f heart worth 1 to 6    h mystery heart    w spider web    k key    L locked door
    T teleporter (two, or none)
"""

from __future__ import annotations

from typing import Final, final

from oubliette.kernel import Shared
from oubliette.kit.data import BadData
from oubliette.kit.graph import reachable
from oubliette.kit.grid import ORTHOGONAL, Grid, Map, read_map

WALL: Final = "#"
EMPTY: Final = "."
START: Final = "@"
STAIRS: Final = ">"
COIN: Final = "o"
CHEST: Final = "$"
ENEMIES: Final = "123456789"
MYSTERY_ENEMY: Final = "?"
HEARTS: Final = "abcdef"  # worth 1, 2, 3 …
MYSTERY_HEART: Final = "h"
WEB: Final = "w"
KEY: Final = "k"
LOCK: Final = "L"
TELEPORTER: Final = "T"

# The ids of the finds in texts.
THINGS: Final = {
    STAIRS: "stairs",
    COIN: "coin",
    CHEST: "chest",
    MYSTERY_ENEMY: "mystery_enemy",
    MYSTERY_HEART: "mystery_heart",
    WEB: "web",
    KEY: "key",
    TELEPORTER: "teleporter",
    **{mark: f"enemy_{mark}" for mark in ENEMIES},
    **{mark: f"heart_{value}" for value, mark in enumerate(HEARTS, 1)},
}

MARKS: Final = "#.@>o$123456789?abcdefhwkLT"
SINGLE_USE: Final = "o$123456789?abcdefhwk"  # finds that are used up when the hero meets them
NOWHERE: Final = -1
_UNMARKED: Final = WALL + EMPTY + START + LOCK  # nothing happens to a hero who enters these


@final
class Floor(Shared):
    """A floor as printed. Squares are numbers, row after row; sets of squares are masks, one bit per square.

    Walls are whole squares. [ruling.walls_are_squares]
    """

    def __init__(self, plan: Map) -> None:
        marks = plan.marks
        self.id = "/".join(plan.rows())
        self.plan = plan
        self.grid: Grid = plan.grid
        self.marks = marks
        self.start = marks.find(START)  # NOWHERE if the drawing has none
        self.stairs = marks.find(STAIRS)
        self.lock = marks.find(LOCK)
        self.key = marks.find(KEY)
        self.teleporters = plan.find(TELEPORTER)
        self.webs = mask_of(plan.find(WEB))
        self.finds = mask_of([square for square in range(self.grid.size) if marks[square] in SINGLE_USE])
        self.marked = mask_of([square for square in range(self.grid.size) if marks[square] not in _UNMARKED])
        self.names = names_of(self.grid)
        self.open_squares = tuple([square for square in range(self.grid.size) if marks[square] != WALL])
        self.vault = self._vault()

    def other_end(self, teleporter: int) -> int:
        """Where a teleporter leads. [meet.teleporter_pair]"""
        one, other = self.teleporters
        return other if teleporter == one else one

    def rows(self) -> list[str]:
        return self.plan.rows()

    def _vault(self) -> int:
        """The squares that nobody can walk to from the start while the lock is shut, none without a lock.

        Diagonal steps pass beside one wall, but not between two. [move.vault_squares]
        """
        if NOWHERE in (self.lock, self.start):
            return 0
        outside = reachable(self.start, self._eight_ways)
        return mask_of([square for square in self.open_squares if square not in outside and square != self.lock])

    def _eight_ways(self, square: int) -> list[int]:
        found: list[int] = []
        steps = self.grid.steps
        for heading in range(8):
            beside = steps[heading][square]
            if self._solid(beside):
                continue
            if heading not in ORTHOGONAL:
                one, other = steps[heading - 1][square], steps[(heading + 1) % 8][square]
                if self._solid(one) and self._solid(other):
                    continue
            found.append(beside)
        return found

    def _solid(self, square: int) -> bool:
        return square < 0 or self.marks[square] == WALL or square == self.lock


def mask_of(squares: tuple[int, ...] | list[int]) -> int:
    """A set of squares as one number."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_of(mask: int) -> list[int]:
    """The squares of a mask, in reading order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


_NAMES: Final[dict[str, tuple[str, ...]]] = {}


def names_of(grid: Grid) -> tuple[str, ...]:
    """The names of squares: the letter of the column and the number of the row from the north (b3)."""
    known = _NAMES.get(grid.id)
    if known is None:
        known = _NAMES[grid.id] = tuple([square_name(grid.place(square)) for square in range(grid.size)])
    return known


def square_name(place: tuple[int, int]) -> str:
    """The name of the square in a column and a row, both counted from 0."""
    col, row = place
    letters = ""
    while col >= 0:  # after z comes aa
        letters = chr(ord("a") + col % 26) + letters
        col = col // 26 - 1
    return f"{letters}{row + 1}"


def read_floor(text: str, source: str = "a floor") -> Floor:
    """Read and check a drawing: walls all round, at most one start, stairs, key and lock, two teleporters or none."""
    plan = read_map(text, MARKS, source)
    grid, marks = plan.grid, plan.marks
    for square in range(grid.size):
        col, row = grid.place(square)
        if marks[square] != WALL and (col in (0, grid.width - 1) or row in (0, grid.height - 1)):
            raise BadData(f"{source}: the border has no wall in row {row + 1}, column {col + 1}")
    for mark in (START, STAIRS, KEY, LOCK):
        if marks.count(mark) > 1:
            raise BadData(f"{source}: there are {marks.count(mark)} {mark!r}, not one")
    if marks.count(TELEPORTER) not in (0, 2):
        raise BadData(f"{source}: teleporters come in pairs, not {marks.count(TELEPORTER)} of them")
    return Floor(plan)
