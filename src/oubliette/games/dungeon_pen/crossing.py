"""Where a line enters discs and boxes, and how close it comes to walls. Rulebook: picking up, bad faith.

Geometry only, like `tracing`. Places are distances along the line; -1 means never.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from oubliette.games.dungeon_pen.tracing import TOLERANCE, Line, into_box
from oubliette.games.dungeon_pen.walls import Walls, box_distance

NOT_CROSSED: Final = -1.0

# A line ends where it comes within the tolerance of a wall. Something at that same point counts as reached, so this
# enlarges discs and boxes by a little more than the tolerance. [proc.path_order]
_REACHED: Final = 2 * TOLERANCE


def enters_disc(line: Line, x: float, y: float, radius: float) -> float:
    """Where a line enters a disc from outside; -1 if it begins inside. [ruling.disc_from_outside]"""
    reach = radius + _REACHED
    from_x, from_y = line.xs[0] - x, line.ys[0] - y
    squared = from_x * from_x + from_y * from_y
    farthest = line.length + reach
    if squared <= reach * reach or squared > farthest * farthest:
        return NOT_CROSSED
    for piece in range(len(line.xs) - 1):
        begin = piece * line.step
        size = min(line.step, line.length - begin)
        if size <= 0.0:
            break
        across, down = (line.xs[piece + 1] - line.xs[piece]) / size, (line.ys[piece + 1] - line.ys[piece]) / size
        from_x, from_y = line.xs[piece] - x, line.ys[piece] - y
        towards = from_x * across + from_y * down
        outside = from_x * from_x + from_y * from_y - reach * reach
        room = towards * towards - outside
        if room < 0.0 or towards > 0.0:
            continue
        ahead = max(-towards - sqrt(room), 0.0)
        if ahead <= size:
            return begin + ahead
    return NOT_CROSSED


def enters_box(line: Line, west: float, north: float, east: float, south: float, after: float = 0.0) -> float:
    """The first place, `after` or later, where a line is inside a closed box."""
    west, north, east, south = west - _REACHED, north - _REACHED, east + _REACHED, south + _REACHED
    x, y, far = line.xs[0], line.ys[0], line.length + _REACHED
    if x < west - far or x > east + far or y < north - far or y > south + far:
        return NOT_CROSSED
    for piece in range(len(line.xs) - 1):
        begin = piece * line.step
        size = min(line.step, line.length - begin)
        if begin + size < after or size <= 0.0:
            continue
        x, y = line.xs[piece], line.ys[piece]
        across, down = line.xs[piece + 1] - x, line.ys[piece + 1] - y
        skipped = max(after - begin, 0.0) / size
        x, y = x + skipped * across, y + skipped * down
        left = 1.0 - skipped
        share = into_box(x, y, across * left, down * left, west, north, east, south)
        if share <= 1.0:
            return begin + (skipped + left * share) * size
    return NOT_CROSSED


def ends_in_box(line: Line, west: float, north: float, east: float, south: float) -> bool:
    """Does a line end inside a closed box? A contact with a wall is also an end."""
    x, y = line.xs[-1], line.ys[-1]
    return west - _REACHED <= x <= east + _REACHED and north - _REACHED <= y <= south + _REACHED


def closest(walls: Walls, line: Line, gap: float) -> tuple[float, float]:
    """Where a line without contact passes closest to a wall, and how close: (place, distance).

    Pieces count from the first one that begins outside the gap of all walls. [ruling.contest_from_outside]
    Returns (-1, gap) if the line stays outside the gap. Of equally close places, the first one counts.
    """
    best, place = gap + TOLERANCE, NOT_CROSSED
    wide = gap + TOLERANCE
    clear = False
    for piece in range(len(line.xs) - 1):
        x, y, to_x, to_y = line.xs[piece], line.ys[piece], line.xs[piece + 1], line.ys[piece + 1]
        clear = clear or not walls.touches(x, y, wide)
        if not clear:
            continue
        begin = piece * line.step
        size = min(line.step, line.length - begin)
        for row in range(int(min(y, to_y) - wide + 1.0) - 1, int(max(y, to_y) + wide + 1.0)):
            for col in range(int(min(x, to_x) - wide + 1.0) - 1, int(max(x, to_x) + wide + 1.0)):
                if not walls.is_wall(col, row):
                    continue
                share, away = _piece_to_box(x, y, to_x, to_y, col, row)
                there = begin + share * size
                if away < best - TOLERANCE or (away <= best and (place < 0.0 or there < place)):
                    best, place = min(away, best), there
    return place, best if place >= 0.0 else gap


def _piece_to_box(x: float, y: float, to_x: float, to_y: float, col: int, row: int) -> tuple[float, float]:
    """The share of a piece where it is closest to a square that it does not enter, and that distance.

    The closest point is an end of the piece or the foot of a perpendicular from a corner of the square.
    """
    across, down = to_x - x, to_y - y
    squared = across * across + down * down
    shares = [0.0, 1.0]
    if squared > 0.0:
        for corner_x in (float(col), col + 1.0):
            for corner_y in (float(row), row + 1.0):
                passing = ((corner_x - x) * across + (corner_y - y) * down) / squared
                if 0.0 < passing < 1.0:
                    shares.append(passing)
    shares.sort()
    best = 0.0
    nearest = box_distance(x, y, col, row)
    for share in shares:
        away = box_distance(x + share * across, y + share * down, col, row)
        if away < nearest - TOLERANCE:
            best, nearest = share, away
    return best, nearest
