"""Where to place walls and where to drop the other player: lengthen the other's path, not the bot's."""

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

_AHEAD: Final = 6.0  # squares of path that a good flick covers
_HERE: Final = 0.1  # shorter distances count as none
_NO_WAY: Final = 1000.0
_SIGHT: Final = 0.5  # the worth of a square of free sight, in squares of path


def wall(position: Position, options: Sequence[tuple[str, str]]) -> int:
    """The wall with the largest cost to the other minus the cost to the bot."""
    own, other = Path(position, position.own), Path(position, position.other)

    def worth(place: int) -> tuple[float, float]:
        mask = wall_mask(*options[place])
        return other.extra_cost(mask) - own.extra_cost(mask), -other.away_from(options[place][0])

    return max(range(len(options)), key=worth)


class Path:
    """A player's path, and how walls change it."""

    def __init__(self, position: Position, side: Side) -> None:
        self.position = position
        self.side = side
        self.length = position.left_to_go(side, position.mask, side.x, side.y)
        self.squares = mask_of(shortest(position, side))
        self.ahead = ahead(position, side)
        self.far = hypot(self.ahead[0] - side.x, self.ahead[1] - side.y)
        self.seen = self.sight(position.mask)

    def extra_cost(self, wall: int) -> float:
        """The cost of a wall: squares that the path gets longer, plus free sight lost straight ahead."""
        mask = self.position.mask | wall
        longer = 0.0
        if wall & self.squares and self.length < inf:  # a wall beside the path does not make it longer
            longer = min(self.position.left_to_go(self.side, mask, self.side.x, self.side.y) - self.length, _NO_WAY)
        return longer + _SIGHT * (self.seen - self.sight(mask))

    def away_from(self, square: str) -> float:
        """A square's distance from the player's next stop. It breaks ties: a near wall may hinder later."""
        x, y = centre(SQUARE_CALLED[square])
        return hypot(x - self.ahead[0], y - self.ahead[1])

    def sight(self, mask: int) -> float:
        """How far the player can flick straight ahead."""
        if self.far < _HERE:
            return 0.0
        x, y = self.side.x, self.side.y
        return trace(known_walls(mask), x, y, half_degrees(x, y, *self.ahead) / 2, 0.0, self.far).length


def ahead(position: Position, side: Side) -> tuple[float, float]:
    """The point on the shortest path that a good flick reaches."""
    field = position.home_field(side, position.mask) if side.carrying else position.treasure_field(side, position.mask)
    start = square_at(side.x, side.y)
    way = downhill(position.mask, field, start)
    return centre(next((square for square in way if field[start] - field[square] >= _AHEAD), way[-1]))


def shortest(position: Position, side: Side) -> list[int]:
    """The squares of a shortest path, first to the treasure if needed, then home; with corners it must not cut."""
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
    """The block closest to the other's next stop."""
    x, y = ahead(position, position.other)

    def away(place: int) -> float:
        middle_x, middle_y = centre(block(*options[place])[4])
        return hypot(middle_x - x, middle_y - y)

    return min(range(len(options)), key=away)


def landing(position: Position, options: Sequence[str]) -> int:
    """The square from which the other's path is longest."""

    def way(place: int) -> float:
        return position.left_to_go(position.other, position.mask, *centre(SQUARE_CALLED[options[place]]))

    return max(range(len(options)), key=way)
