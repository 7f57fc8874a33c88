"""Reference rules for sudden walls and falls: slow, simple, without code of the game.

Squares are (column, row). The results are names of squares, to compare with the game's.
"""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from tests.games.dungeon_pen.drawings import SIDE, Square, called, floor_of, name_of, squares_with

GAP = 0.05


def reach(floor: set[Square], start: Square) -> set[Square]:
    """All squares within reach by orthogonal steps."""
    reached = {start}
    edge = [start]
    while edge:
        col, row = edge.pop()
        for other in ((col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)):
            if other in floor and other not in reached:
                reached.add(other)
                edge.append(other)
    return reached


class Figure(NamedTuple):
    """A character: its point, and whether it carries the opponent's treasure."""

    x: float
    y: float
    carrying: bool

    @property
    def square(self) -> Square:
        return int(self.x), int(self.y)

    def distance_to(self, square: Square) -> float:
        """Distance from the point to a square."""
        col, row = square
        across = 0.0 if col <= self.x <= col + 1 else min(abs(self.x - col), abs(self.x - col - 1))
        down = 0.0 if row <= self.y <= row + 1 else min(abs(self.y - row), abs(self.y - row - 1))
        return hypot(across, down)


class ReferencePosition:
    """A position: the drawing of the sheet, the ends of the sudden walls, both characters in order of seats."""

    def __init__(self, drawing: str, sudden: list[tuple[str, str]], figures: list[Figure], strict: bool) -> None:
        self.figures = figures
        self.strict = strict
        self.cells = [set(squares_with(drawing, mark)) for mark in "Cc"]
        self.treasures = [squares_with(drawing, mark)[0] for mark in "Tt"]
        self.pictures = {square for mark in "TtFP" for square in squares_with(drawing, mark)}
        self.floor = floor_of(drawing)
        for start, end in sudden:
            (left, top), (right, bottom) = called(start), called(end)
            self.floor -= {(col, row) for col in range(left, right + 1) for row in range(top, bottom + 1)}

    def block(self, red: int, black: int) -> list[Square]:
        """[coord.roll] Columns 3 (red - 1) to 3 red - 1, rows likewise."""
        return [(col, row) for row in range(3 * black - 3, 3 * black) for col in range(3 * red - 3, 3 * red)]

    def walls(self, red: int, black: int, length: int) -> set[tuple[str, str]]:
        """All legal walls, by their ends. [wall.choose_start] [wall.choose_orientation]"""
        found: set[tuple[str, str]] = set()
        for col, row in self.block(red, black):
            for before in range(length):
                across = [(col - before + place, row) for place in range(length)]
                down = [(col, row - before + place) for place in range(length)]
                for squares in (across, down):
                    ends = name_of(squares[0]), name_of(squares[-1])
                    if ends not in found and self.allows(squares):
                        found.add(ends)
        return found

    def allows(self, squares: list[Square]) -> bool:
        if not all(0 <= col < SIDE and 0 <= row < SIDE for col, row in squares):  # [ruling.wall_fits]
            return False
        if not any(square in self.floor for square in squares):  # [ruling.wall_overlap]
            return False
        for square in squares:  # [ruling.wall_forbidden] [wall.not_on_character] [ruling.wall_character_gap]
            if square in self.cells[0] or square in self.cells[1] or square in self.treasures:
                return False
            if any(figure.distance_to(square) <= GAP for figure in self.figures):
                return False
        return self.shuts_nobody_in(self.floor.difference(squares))

    def shuts_nobody_in(self, floor: set[Square]) -> bool:
        """[wall.not_enclose]"""
        reached: set[Square] = set()
        for seat, figure in enumerate(self.figures):
            if figure.square not in reached:
                reached = reach(floor, figure.square)
            if not self.has_ways(seat, reached):
                return False
        return True

    def has_ways(self, seat: int, reached: set[Square]) -> bool:
        """[ruling.wall_connectivity] Strict: home cell and any treasure still needed. Else: more than 9 squares."""
        if not self.strict:
            return len(reached) > 9
        if not reached & self.cells[seat]:
            return False
        return self.figures[seat].carrying or self.treasures[1 - seat] in reached

    def landings(self, seat: int, red: int, black: int) -> list[str]:
        """All squares where that player may land, in reading order. [ruling.trapdoor] [ruling.trapdoor_way_out]"""
        standing = [figure.square for figure in self.figures]
        found: list[str] = []
        for square in self.block(red, black):
            if square not in self.floor or square in self.cells[0] | self.cells[1]:
                continue
            if square in self.pictures or square in standing:
                continue
            if self.has_ways(seat, reach(self.floor, square)):
                found.append(name_of(square))
        return found
