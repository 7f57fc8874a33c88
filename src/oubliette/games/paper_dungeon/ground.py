"""The ground of a floor: where each step leads, and how far a hero can walk before anything happens.

It depends only on the floor and the rule for corners, is computed once, and never changes.
"""

from __future__ import annotations

from typing import Final, final

from oubliette.games.paper_dungeon.floor import KEY, LOCK, NOWHERE, STAIRS, TELEPORTER, WALL, WEB, Floor
from oubliette.kernel import Shared
from oubliette.kit.grid import Grid

CLOSED: Final = "closed"  # no diagonal step between two walls that touch at a corner
FREE: Final = "free"  # walls beside a diagonal step never block it
STRICT: Final = "strict"  # one wall beside a diagonal step blocks it
CORNER_RULES: Final = (CLOSED, FREE, STRICT)

BLOCKED: Final = -1

# Squares that change the move itself.
PLAIN: Final = 0
A_WEB: Final = 1
A_TELEPORTER: Final = 2
THE_KEY: Final = 3
THE_STAIRS: Final = 4
NEAR_THE_LOCK: Final = 5  # whether a step from here is open may depend on the lock
_SPECIAL: Final = {WEB: A_WEB, TELEPORTER: A_TELEPORTER, KEY: THE_KEY, STAIRS: THE_STAIRS}


@final
class Ground(Shared):
    """Steps of a floor: `steps[key][heading][square]` is where a step leads, or BLOCKED.

    `free[key][heading][square]` is the number of steps before a wall or a special square; `key` is 1 once the hero has
    the floor's key. [move.blocked] [move.lock_shut]
    """

    def __init__(self, floor: Floor, corners: str) -> None:
        self.id = f"{corners}:{floor.id}"
        self.floor = floor
        self.corners = corners
        self.width = floor.grid.width
        width = self.width
        self.offsets = (-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1)
        self.rays: list[list[list[int]]] = rays_of(floor.grid)
        self.special: list[int] = self._special()
        shut = self._steps(shut=True)
        self.steps: tuple[list[list[int]], list[list[int]]] = (
            (shut, shut) if floor.lock == NOWHERE else (shut, self._steps(shut=False))
        )
        free = self._free(shut)
        self.free: tuple[list[list[int]], list[list[int]]] = (
            (free, free) if floor.lock == NOWHERE else (free, self._free(self.steps[1]))
        )
        self.exits: tuple[int, int] = (self._exits(0), self._exits(1))

    def _special(self) -> list[int]:
        floor = self.floor
        special = [_SPECIAL.get(mark, PLAIN) for mark in floor.marks]
        if floor.lock != NOWHERE:
            for square in (floor.lock, *floor.grid.around[floor.lock]):
                special[square] = special[square] or NEAR_THE_LOCK
        return special

    def _steps(self, shut: bool) -> list[list[int]]:
        """Where steps lead; a shut lock is a wall, except from inside its vault. [ruling.lock_from_inside]

        [ruling.closed_corner]
        """
        floor, offsets = self.floor, self.offsets
        wall = [mark == WALL for mark in floor.marks]
        barred = wall[:]
        if shut and floor.lock != NOWHERE:
            barred[floor.lock] = True
        steps = [[BLOCKED] * floor.grid.size for _ in range(8)]
        for square in floor.open_squares:
            solid = wall if floor.vault >> square & 1 else barred
            around = [solid[square + offset] for offset in offsets]
            for heading in range(8):
                if around[heading]:
                    continue
                if heading & 1 and self.corners != FREE:
                    left, right = around[heading - 1], around[(heading + 1) & 7]
                    if (left and right) or (self.corners == STRICT and (left or right)):
                        continue
                steps[heading][square] = square + offsets[heading]
        return steps

    def _free(self, steps: list[list[int]]) -> list[list[int]]:
        """The number of open and plain squares ahead, in each heading."""
        special = self.special
        free: list[list[int]] = []
        for heading in range(8):
            lengths = [0] * len(special)
            row = steps[heading]
            # Start at the far end: each square needs the count of the next one.
            squares = self.floor.open_squares
            for square in squares if self.offsets[heading] < 0 else reversed(squares):
                beside = row[square]
                if beside >= 0 and not special[beside]:
                    lengths[square] = lengths[beside] + 1
            free.append(lengths)
        return free

    def _exits(self, key: int) -> int:
        """The squares where a turn can end on the stairs or one open step away.

        [stairs.end_on_or_next] [ruling.adjacent_eight]
        """
        stairs = self.floor.stairs
        if stairs == NOWHERE:
            return 0
        mask = 1 << stairs
        for heading in range(8):
            beside = stairs - self.offsets[heading]
            if self.steps[key][heading][beside] == stairs:
                mask |= 1 << beside
        return mask

    def solid(self, square: int, key: int, vault: bool) -> bool:
        """Is the square a wall, or the shut lock seen from outside its vault?"""
        mark = self.floor.marks[square]
        return mark == WALL or (mark == LOCK and not key and not vault)

    def in_vault(self, square: int) -> bool:
        return bool(self.floor.vault >> square & 1)

    def on_border(self, square: int) -> bool:
        col, row = self.floor.grid.place(square)
        return col in (0, self.floor.grid.width - 1) or row in (0, self.floor.grid.height - 1)


_RAYS: Final[dict[str, list[list[list[int]]]]] = {}


def rays_of(grid: Grid) -> list[list[list[int]]]:
    """`rays[heading][square][count]`: the mask of the next `count` squares. Floors of one size share it."""
    known = _RAYS.get(grid.id)
    if known is None:
        known = []
        for heading in range(8):
            row: list[list[int]] = []
            for square in range(grid.size):
                masks = [0]
                at = grid.steps[heading][square]
                while at >= 0:
                    masks.append(masks[-1] | 1 << at)
                    at = grid.steps[heading][at]
                row.append(masks)
            known.append(row)
        _RAYS[grid.id] = known
    return known
