"""The position as a bot reads it from a view: the sheet with all walls, both players, their distances."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import hypot, inf
from typing import Final, final

from oubliette.games.dungeon_pen.effects import Grip
from oubliette.games.dungeon_pen.house_rules import ENDING
from oubliette.games.dungeon_pen.sheets import Sheet, sheet_called
from oubliette.games.dungeon_pen.squares import GRID, SIDE, square_at, wall_squares
from oubliette.games.dungeon_pen.view import PenView, grip_seen, walls_seen
from oubliette.games.dungeon_pen.walls import PADDED, Walls, mask_of

_DIAGONAL: Final = 2**0.5


@lru_cache(maxsize=64)
def known_sheet(rows: str) -> Sheet:
    """The sheet with these rows. Cached, because parsing one takes longer than simulating a flick."""
    return sheet_called(rows)


@lru_cache(maxsize=256)
def known_walls(mask: int) -> Walls:
    """The walls on these squares."""
    return Walls(mask)


@lru_cache(maxsize=1024)
def distances(mask: int, goals: int) -> tuple[float, ...]:
    """The distance of each square to the nearest goal around all walls; infinite where there is no path."""
    blocked = known_walls(mask).blocked
    found = [inf] * GRID.size
    heap: list[tuple[float, int]] = []
    for square in range(GRID.size):
        if goals >> square & 1:
            found[square] = 0.0
            heap.append((0.0, square))
    while heap:
        far, square = heappop(heap)
        if far > found[square]:
            continue
        for beside, cost, there, corner, other in _STEPS[square]:
            if far + cost < found[beside] and not (blocked[there] or blocked[corner] or blocked[other]):
                found[beside] = far + cost
                heappush(heap, (far + cost, beside))
    return tuple(found)


def _padded(col: int, row: int) -> int:
    return (row + 1) * PADDED + col + 1


def _steps_from(square: int) -> tuple[tuple[int, float, int, int, int], ...]:
    """The neighbours of a square: each with the cost of the step and the padded squares that must be free.

    A diagonal step needs three free squares, so that it cuts no corner of a wall.
    """
    col, row = GRID.place(square)
    steps: list[tuple[int, float, int, int, int]] = []
    for beside in GRID.around[square]:
        to_col, to_row = GRID.place(beside)
        cost = _DIAGONAL if to_col != col and to_row != row else 1.0
        steps.append((beside, cost, _padded(to_col, to_row), _padded(to_col, row), _padded(col, to_row)))
    return tuple(steps)


_STEPS: Final = tuple([_steps_from(square) for square in range(GRID.size)])


def downhill(mask: int, field: Sequence[float], square: int) -> list[int]:
    """A shortest path from a square to the goal of a field."""
    blocked = known_walls(mask).blocked
    way = [square]
    while 0.0 < field[square] < inf:
        square = min(
            [
                beside
                for beside, _, there, corner, other in _STEPS[square]
                if not (blocked[there] or blocked[corner] or blocked[other])
            ],
            key=lambda beside: field[beside] + (1.0 if beside in GRID.orthogonal[way[-1]] else _DIAGONAL),
        )
        way.append(square)
    return way


def way_left(field: Sequence[float], x: float, y: float) -> float:
    """The distance of a point to the goal, by the best of its own and the adjacent squares."""
    square = square_at(x, y)
    best = inf
    for near in (square, *GRID.orthogonal[square]):
        if field[near] < inf:
            best = min(best, field[near] + hypot(near % SIDE + 0.5 - x, near // SIDE + 0.5 - y))
    return best


@final
class Side:
    """One of the two players."""

    def __init__(self, view: PenView, seat: int) -> None:
        player = view["players"][seat]
        self.player = player
        self.seat = seat
        self.hp = player["hp"]
        self.start_hp = player["start_hp"]
        self.x = player["x"]
        self.y = player["y"]
        self.carrying = player["carrying"]
        self.lenient = player["lenient"]
        self.waiting = player["waiting"]

    def grip(self, *more: str, clean: bool = False) -> Grip:
        """The grip of the next flick, with further effects (`more`) or without the waiting ones (`clean`)."""
        return grip_seen(self.player, [*([] if clean else self.waiting), *more])


@final
class Position:
    """The table as one seat sees it."""

    def __init__(self, view: PenView, seat: int) -> None:
        self.sheet = known_sheet("/".join(view["rows"]))
        self.sudden = view["walls"]
        self.mask = walls_seen(view)
        self.own = Side(view, seat)
        self.other = Side(view, 1 - seat)
        self.ending = view["home"] == ENDING  # a line must end in the cell to bring the treasure home
        self.potions = [place for place, potion in enumerate(view["potions"]) if potion["left"]]
        self.chests = [place for place, chest in enumerate(view["chests"]) if chest["closed"]]

    @property
    def walls(self) -> Walls:
        return known_walls(self.mask)

    def home_field(self, side: Side, mask: int) -> tuple[float, ...]:
        """The distance of every square to the side's own cell."""
        return distances(mask, mask_of(self.sheet.cells[side.seat]))

    def treasure_field(self, side: Side, mask: int) -> tuple[float, ...]:
        """The distance of every square to the treasure that the side must fetch."""
        return distances(mask, 1 << self.sheet.treasures[1 - side.seat])

    def way_home(self, side: Side, mask: int) -> float:
        """The distance from the treasure back to the cell."""
        return self.home_field(side, mask)[self.sheet.treasures[1 - side.seat]]

    def left_to_go(self, side: Side, mask: int, x: float, y: float) -> float:
        """The path that is left from a point, to the treasure and home."""
        if side.carrying:
            return way_left(self.home_field(side, mask), x, y)
        return way_left(self.treasure_field(side, mask), x, y) + self.way_home(side, mask)


def wall_mask(start: str, end: str) -> int:
    """The squares of a sudden wall, by its ends."""
    return mask_of(wall_squares(start, end))
