"""Reference drawings of the sheets (section 2.4 of the specification); helpers to change them and to walk on them.

It uses no code of the game: a square is (column, row), from (0, 0) in the top left corner.
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
    """A sheet, and its figures in section 2.4."""

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
    """The drawing as a value of the option: rows separated by slashes."""
    return "/".join(drawing.split())


def called(name: str) -> Square:
    """The square of a name: "A1" is (0, 0)."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name_of(square: Square) -> str:
    return f"{chr(ord('A') + square[0])}{square[1] + 1}"


def turned(square: Square) -> Square:
    """The square after a half-turn of the sheet."""
    return SIDE - 1 - square[0], SIDE - 1 - square[1]


def changed(drawing: str, **marks: str) -> str:
    """The drawing with other marks on these squares."""
    rows = [list(row) for row in drawing.split()]
    for name, mark in marks.items():
        col, row = called(name)
        rows[row][col] = mark
    return "\n".join(["".join(row) for row in rows])


def changed_twice(drawing: str, **marks: str) -> str:
    """Like `changed`, also on the mirrored squares with owners swapped, so that the sheet stays symmetrical."""
    others = {name_of(turned(called(name))): SWAPPED.get(mark, mark) for name, mark in marks.items()}
    return changed(drawing, **marks, **others)


def squares_with(drawing: str, mark: str) -> list[Square]:
    """In reading order."""
    return [(col, row) for row, line in enumerate(drawing.split()) for col, there in enumerate(line) if there == mark]


def floor_of(drawing: str) -> set[Square]:
    """All squares without a wall."""
    return {(col, row) for row, line in enumerate(drawing.split()) for col, there in enumerate(line) if there != "#"}


def beside(square: Square) -> list[Square]:
    col, row = square
    return [(col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)]


def steps_from(floor: AbstractSet[Square], start: Square) -> dict[Square, int]:
    """All squares within reach, with their distance in steps."""
    away = {start: 0}
    edge = [start]
    for square in edge:
        for other in beside(square):
            if other in floor and other not in away:
                away[other] = away[square] + 1
                edge.append(other)
    return away
