"""Where walls go, and where the other falls: what makes the other's way longer and not the own."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf
from typing import Final

from oubliette.bots.dungeon_pen.position import Position, Side, known_walls, wall_mask
from oubliette.games.dungeon_pen.aiming import half_degrees
from oubliette.games.dungeon_pen.squares import SIDE, SQUARE_CALLED, block, centre, square_at
from oubliette.games.dungeon_pen.tracing import trace

_AHEAD: Final = 6.0  # squares of way that a good flick makes
_SIGHT: Final = 0.5  # what a square of free sight is worth, against a square of way


def wall(position: Position, options: Sequence[tuple[str, str]]) -> int:
    """The wall that hinders the other most, less what it hinders oneself."""
    before = {side.seat: _hindered(position, side, position.mask) for side in (position.own, position.other)}

    def worth(place: int) -> float:
        mask = position.mask | wall_mask(*options[place])
        theirs = _hindered(position, position.other, mask) - before[position.other.seat]
        return theirs - (_hindered(position, position.own, mask) - before[position.own.seat])

    return max(range(len(options)), key=worth)


def _hindered(position: Position, side: Side, mask: int) -> float:
    """The way that is left, and how much of the next stretch cannot be flicked straight."""
    way = position.left_to_go(side, mask, side.x, side.y)
    if way == inf:
        return 1000.0
    x, y = ahead(position, side, position.mask)
    far = hypot(x - side.x, y - side.y)
    if far < 0.1:
        return way
    line = trace(known_walls(mask), side.x, side.y, half_degrees(side.x, side.y, x, y) / 2, 0.0, far)
    return way + _SIGHT * (far - line.length)


def ahead(position: Position, side: Side, mask: int) -> tuple[float, float]:
    """Where a good flick would get a player on the shortest way."""
    field = position.home_field(side, mask) if side.carrying else position.treasure_field(side, mask)
    square = square_at(side.x, side.y)
    gone = 0.0
    while gone < _AHEAD and field[square] > 0.0:
        col, row = square % SIDE, square // SIDE
        near = [
            other_row * SIDE + other_col
            for other_row in range(max(row - 1, 0), min(row + 2, SIDE))
            for other_col in range(max(col - 1, 0), min(col + 2, SIDE))
        ]
        best = min(near, key=lambda other: field[other])
        if field[best] >= field[square]:
            break
        gone += hypot(best % SIDE - col, best // SIDE - row)
        square = best
    return centre(square)


def dice(position: Position, options: Sequence[tuple[int, int]]) -> int:
    """The block that lies closest to where the other is going."""
    x, y = ahead(position, position.other, position.mask)

    def away(place: int) -> float:
        middle_x, middle_y = centre(block(*options[place])[4])
        return hypot(middle_x - x, middle_y - y)

    return min(range(len(options)), key=away)


def landing(position: Position, options: Sequence[str]) -> int:
    """The square from which the other has farthest to go."""

    def way(place: int) -> float:
        return position.left_to_go(position.other, position.mask, *centre(SQUARE_CALLED[options[place]]))

    return max(range(len(options)), key=way)
