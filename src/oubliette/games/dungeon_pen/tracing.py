"""The line of a flick on the sheet: where it goes, and where it touches a wall. Rulebook: the flick.

Geometry only, without rules and chance. It uses only + - * / and square roots, in a fixed order, so that a line is the
same to the last bit on every machine (see `angles`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from oubliette.games.dungeon_pen.angles import direction
from oubliette.games.dungeon_pen.numbers import FLICK
from oubliette.games.dungeon_pen.squares import SIDE
from oubliette.games.dungeon_pen.walls import PADDED, Walls
from oubliette.kernel import Shared

TOLERANCE: Final = 1e-9  # anything closer than this touches
SKIN: Final = 0.05  # after a contact a character stands this far before it, along its line
NEVER: Final = 2.0  # a share of a piece above 1: beyond its end

_PIECES: Final = FLICK.pieces
_MARGIN: Final = 1e-6  # trace checks a piece against walls unless it stays this far from all of them


@final
class Line(Shared):
    """A line of straight pieces of equal length, except the last, up to its end or its first contact."""

    __slots__ = ("contact", "length", "step", "xs", "ys")

    def __init__(self, xs: Sequence[float], ys: Sequence[float], step: float, length: float, contact: bool) -> None:
        self.xs: tuple[float, ...] = tuple(xs)
        self.ys: tuple[float, ...] = tuple(ys)
        self.step = step  # the length of a piece
        self.length = length
        self.contact = contact  # it ends at a wall

    def at(self, distance: float) -> tuple[float, float]:
        """The point at this distance along the line."""
        if distance >= self.length:
            return self.xs[-1], self.ys[-1]
        piece = min(int(distance / self.step), len(self.xs) - 2)
        begin = piece * self.step
        size = min(self.step, self.length - begin)
        if size <= 0.0:  # a contact at the very end of a piece
            return self.xs[-1], self.ys[-1]
        share = (distance - begin) / size
        x, y = self.xs[piece], self.ys[piece]
        return x + share * (self.xs[piece + 1] - x), y + share * (self.ys[piece + 1] - y)

    def cut(self, distance: float, contact: bool) -> Line:
        """The line up to this distance, with or without a contact at its end."""
        if distance >= self.length:
            return Line(self.xs, self.ys, self.step, self.length, contact)
        pieces = min(int(distance / self.step), len(self.xs) - 2) + 1
        x, y = self.at(distance)
        return Line((*self.xs[:pieces], x), (*self.ys[:pieces], y), self.step, distance, contact)


def trace(walls: Walls, x: float, y: float, degrees: float, bend: float, distance: float) -> Line:
    """The line from a point, to its end or first contact: sixteen pieces that turn by `bend` degrees in all.

    [proc.trace] [flick.no_wall]
    """
    across, down = direction(degrees + bend * 0.5 / _PIECES)
    turn_x, turn_y = direction(bend / _PIECES)
    return _follow(walls, x, y, across, down, turn_x, turn_y, distance)


def straight(walls: Walls, x: float, y: float, to_x: float, to_y: float) -> Line:
    """The straight line between two points, to its end or first contact. [flick.real_pencil]"""
    across, down = to_x - x, to_y - y
    distance = sqrt(across * across + down * down)
    return _follow(walls, x, y, across / distance, down / distance, 1.0, 0.0, distance)


def _follow(
    walls: Walls, x: float, y: float, across: float, down: float, turn_x: float, turn_y: float, distance: float
) -> Line:
    """Trace a line that starts in a direction and turns by the same angle after each piece."""
    step = distance / _PIECES
    clear, blocked = walls.clear, walls.blocked
    xs, ys = [x], [y]
    safe = 0.0  # how far the line can go from here in any direction without touching a wall
    for piece in range(_PIECES):
        next_x, next_y = x + step * across, y + step * down
        if safe - step < _MARGIN:
            safe = clear[min(int(y), SIDE - 1) * SIDE + min(int(x), SIDE - 1)]
            if safe - step < _MARGIN and near_wall(blocked, x, y, next_x, next_y):
                share = first_contact(blocked, x, y, next_x, next_y)
                if share <= 1.0:
                    xs.append(x + share * (next_x - x))
                    ys.append(y + share * (next_y - y))
                    return Line(xs, ys, step, (piece + share) * step, True)
        safe -= step  # below 0 if this piece was checked against walls: then the next one is checked too
        x, y = next_x, next_y
        xs.append(x)
        ys.append(y)
        across, down = across * turn_x - down * turn_y, across * turn_y + down * turn_x
    return Line(xs, ys, step, distance, False)


def near_wall(blocked: bytes, x: float, y: float, to_x: float, to_y: float) -> bool:
    """May a piece touch a wall? A short piece lies in at most four squares: look at these. For a longer one, yes."""
    # + 1.0: the padded sheet begins a square earlier
    if x > to_x:
        x, to_x = to_x, x
    if y > to_y:
        y, to_y = to_y, y
    west, east = int(x - TOLERANCE + 1.0), int(to_x + TOLERANCE + 1.0)
    north, south = int(y - TOLERANCE + 1.0), int(to_y + TOLERANCE + 1.0)
    if east - west > 1 or south - north > 1:
        return True
    upper, lower = north * PADDED, south * PADDED
    return bool(blocked[upper + west] or blocked[upper + east] or blocked[lower + west] or blocked[lower + east])


def first_contact(blocked: bytes, x: float, y: float, to_x: float, to_y: float) -> float:
    """The share of a piece before the first wall that it touches or grazes; NEVER if it touches none.

    [ruling.touch_counts]
    """
    west, east = (x, to_x) if x < to_x else (to_x, x)
    north, south = (y, to_y) if y < to_y else (to_y, y)
    # + 1.0 before int(), which rounds towards zero: a line may leave the sheet by a square
    first_col = max(int(west - TOLERANCE + 1.0) - 1, -1)
    last_col = min(int(east + TOLERANCE + 1.0) - 1, SIDE)
    first_row = max(int(north - TOLERANCE + 1.0) - 1, -1)
    last_row = min(int(south + TOLERANCE + 1.0) - 1, SIDE)
    found = NEVER
    for row in range(first_row, last_row + 1):
        for col in range(first_col, last_col + 1):
            if blocked[(row + 1) * PADDED + col + 1]:
                share = into_box(x, y, to_x - x, to_y - y, col, row, col + 1.0, row + 1.0)
                found = min(found, share)
    return found


def into_box(
    x: float, y: float, across: float, down: float, west: float, north: float, east: float, south: float
) -> float:
    """The share of a piece before it enters a closed box: 0 if it begins inside, NEVER if it does not enter."""
    enter, leave = 0.0, 1.0
    if across == 0.0:  # vertical
        if x < west - TOLERANCE or x > east + TOLERANCE:
            return NEVER
    else:
        one, other = (west - TOLERANCE - x) / across, (east + TOLERANCE - x) / across
        if one > other:
            one, other = other, one
        enter, leave = max(enter, one), min(leave, other)
    if down == 0.0:
        if y < north - TOLERANCE or y > south + TOLERANCE:
            return NEVER
    else:
        one, other = (north - TOLERANCE - y) / down, (south + TOLERANCE - y) / down
        if one > other:
            one, other = other, one
        enter, leave = max(enter, one), min(leave, other)
    return enter if enter <= leave else NEVER


def resting_place(walls: Walls, line: Line) -> tuple[float, float]:
    """Where the character stands after its line: at its end, or a skin before its contact. [proc.position]"""
    start = line.xs[0], line.ys[0]
    if not line.contact:
        return line.xs[-1], line.ys[-1]
    if line.length <= SKIN:
        return start
    x, y = line.at(line.length - SKIN)
    # On a line almost parallel to a wall, even that point may touch it, and the character would be stuck
    return start if walls.touches(x, y, TOLERANCE) else (x, y)
