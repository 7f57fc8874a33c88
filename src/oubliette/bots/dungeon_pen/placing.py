"""Where walls go, and where the other falls: what makes the other's way longer and not the own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, inf
from typing import Final

from oubliette.bots.dungeon_pen.position import Position, Side, downhill, known_walls, wall_mask
from oubliette.games.dungeon_pen.aiming import half_degrees
from oubliette.games.dungeon_pen.squares import SIDE, SQUARE_CALLED, block, centre, square_at
from oubliette.games.dungeon_pen.tracing import trace
from oubliette.games.dungeon_pen.walls import mask_of

_AHEAD: Final = 6.0  # squares of way that a good flick makes
_HERE: Final = 0.1  # and so few are none
_NO_WAY: Final = 1000.0
_SIGHT: Final = 0.5  # what a square of free sight is worth, against a square of way


def wall(position: Position, options: Sequence[tuple[str, str]]) -> int:
    """The wall that hinders the other most, less what it hinders oneself."""
    own, other = Way(position, position.own), Way(position, position.other)

    def worth(place: int) -> tuple[float, float]:
        mask = wall_mask(*options[place])
        return other.hindered(mask) - own.hindered(mask), -other.away_from(options[place][0])

    return max(range(len(options)), key=worth)


class Way:
    """The way that a player has to go, and what a wall does to it."""

    def __init__(self, position: Position, side: Side) -> None:
        self.position = position
        self.side = side
        self.length = position.left_to_go(side, position.mask, side.x, side.y)
        self.squares = mask_of(shortest(position, side))
        self.ahead = ahead(position, side)
        self.far = hypot(self.ahead[0] - side.x, self.ahead[1] - side.y)
        self.seen = self.sight(position.mask)

    def hindered(self, wall: int) -> float:
        """How much longer it gets, and how much of the next stretch can no longer be flicked straight."""
        mask = self.position.mask | wall
        longer = 0.0
        if wall & self.squares and self.length < inf:  # a wall beside the way does not make it longer
            longer = min(self.position.left_to_go(self.side, mask, self.side.x, self.side.y) - self.length, _NO_WAY)
        return longer + _SIGHT * (self.seen - self.sight(mask))

    def away_from(self, square: str) -> float:
        """How far a square is from where the player is going: where walls do nothing now, those near may yet."""
        x, y = centre(SQUARE_CALLED[square])
        return hypot(x - self.ahead[0], y - self.ahead[1])

    def sight(self, mask: int) -> float:
        """How far one can flick straight ahead."""
        if self.far < _HERE:
            return 0.0
        x, y = self.side.x, self.side.y
        return trace(known_walls(mask), x, y, half_degrees(x, y, *self.ahead) / 2, 0.0, self.far).length


def ahead(position: Position, side: Side) -> tuple[float, float]:
    """Where a good flick would get a player on the shortest way."""
    field = position.home_field(side, position.mask) if side.carrying else position.treasure_field(side, position.mask)
    start = square_at(side.x, side.y)
    way = downhill(position.mask, field, start)
    return centre(next((square for square in way if field[start] - field[square] >= _AHEAD), way[-1]))


def shortest(position: Position, side: Side) -> list[int]:
    """The squares of a shortest way, to the treasure unless it is in hand, and home; and those that it needs beside."""
    home = position.home_field(side, position.mask)
    start = square_at(side.x, side.y)
    ways = [downhill(position.mask, home, start)]
    if not side.carrying:
        ways = [downhill(position.mask, position.treasure_field(side, position.mask), start)]
        ways.append(downhill(position.mask, home, position.sheet.treasures[1 - side.seat]))
    found: list[int] = []
    for way in ways:
        for one, other in pairwise(way):
            found += [one, other, one // SIDE * SIDE + other % SIDE, other // SIDE * SIDE + one % SIDE]
    return found


def dice(position: Position, options: Sequence[tuple[int, int]]) -> int:
    """The block that lies closest to where the other is going."""
    x, y = ahead(position, position.other)

    def away(place: int) -> float:
        middle_x, middle_y = centre(block(*options[place])[4])
        return hypot(middle_x - x, middle_y - y)

    return min(range(len(options)), key=away)


def landing(position: Position, options: Sequence[str]) -> int:
    """The square from which the other has farthest to go."""

    def way(place: int) -> float:
        return position.left_to_go(position.other, position.mask, *centre(SQUARE_CALLED[options[place]]))

    return max(range(len(options)), key=way)
