"""The sheets as the specification draws them in its section 2.4, and plain ways to change a drawing and walk on it.

Squares are (column, row) here, from (0, 0) in the top left corner, and sets of them: nothing is taken from the game.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

Square = tuple[int, int]

SIDE = 18
SWAPPED = {"C": "c", "c": "C", "T": "t", "t": "T"}

CROQUIS = """
..................
.t..........##.cc.
........P...##.cc.
...##.............
...##....##...##..
.F.......##....F..
......#...........
##....#.....####..
......#..F........
........F..#......
..####.....#....##
...........#......
..F....##.......F.
..##...##....##...
.............##...
.CC.##...P........
.CC.##..........T.
..................
"""

OUBLIETTES = """
....#........#....
.cc.#...t....#..F.
.cc.#........#....
#..#####..#####..#
..................
.P................
###..########..###
......##....#..F..
..................
..................
..F..#....##......
###..########..###
................P.
..................
#..#####..#####..#
....#........#.CC.
.F..#....T...#.CC.
....#........#....
"""

COLIMACON = """
..................
.....#########....
.cc..........#..F.
.cc..........#....
.....#####...#....
.....#..t....#..##
..P..#.......#....
.....####.####....
..F...............
...............F..
....####.####.....
....#.......#..P..
##..#....T..#.....
....#...#####.....
....#..........CC.
.F..#..........CC.
....#########.....
..................
"""


class Printed(NamedTuple):
    """A sheet, and what section 2.4 counts on it."""

    drawing: str
    walls: int
    distance: int  # from a cell to the enemy treasure
    chests: int
    potions: int


PRINTED = {
    "croquis": Printed(CROQUIS, 46, 16, 6, 2),
    "oubliettes": Printed(OUBLIETTES, 70, 21, 4, 2),
    "colimacon": Printed(COLIMACON, 62, 16, 4, 2),
}


def one_line(drawing: str) -> str:
    """As the option takes it: rows parted by strokes."""
    return "/".join(drawing.split())


def called(name: str) -> Square:
    """The square of a name: "A1" is (0, 0)."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name_of(square: Square) -> str:
    return f"{chr(ord('A') + square[0])}{square[1] + 1}"


def turned(square: Square) -> Square:
    """Where a half-turn puts a square."""
    return SIDE - 1 - square[0], SIDE - 1 - square[1]


def changed(drawing: str, **marks: str) -> str:
    """The drawing with other marks on these squares, and on no others."""
    rows = [list(row) for row in drawing.split()]
    for name, mark in marks.items():
        col, row = called(name)
        rows[row][col] = mark
    return "\n".join(["".join(row) for row in rows])


def changed_twice(drawing: str, **marks: str) -> str:
    """The same on the other half of the sheet too, with owners swapped: it stays symmetrical."""
    others = {name_of(turned(called(name))): SWAPPED.get(mark, mark) for name, mark in marks.items()}
    return changed(drawing, **marks, **others)


def squares_with(drawing: str, mark: str) -> list[Square]:
    """In reading order."""
    return [(col, row) for row, line in enumerate(drawing.split()) for col, there in enumerate(line) if there == mark]


def floor_of(drawing: str) -> set[Square]:
    """Every square that is no wall."""
    return {(col, row) for row, line in enumerate(drawing.split()) for col, there in enumerate(line) if there != "#"}


def beside(square: Square) -> list[Square]:
    col, row = square
    return [(col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)]


def steps_from(floor: AbstractSet[Square], start: Square) -> dict[Square, int]:
    """Every square that can be walked to, step by step, and how many steps it is away."""
    away = {start: 0}
    edge = [start]
    for square in edge:
        for other in beside(square):
            if other in floor and other not in away:
                away[other] = away[square] + 1
                edge.append(other)
    return away
