"""What a line passes over, and how close it comes to walls. Rulebook: picking up, bad faith.

Geometry alone, like `tracing`. Distances are measured along the line; -1 means never.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from oubliette.games.dungeon_pen.tracing import TOLERANCE, Line, into_box
from oubliette.games.dungeon_pen.walls import Walls, box_distance

NOT_CROSSED: Final = -1.0


def enters_disc(line: Line, x: float, y: float, radius: float) -> float:
    """Where a line comes into a disc from outside; never if it begins inside. [ruling.disc_from_outside]"""
    reach = radius + TOLERANCE
    from_x, from_y = line.xs[0] - x, line.ys[0] - y
    squared = from_x * from_x + from_y * from_y
    farthest = line.length + reach + TOLERANCE
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
    """The first place, not before `after`, at which a line is inside a closed box."""
    x, y, far = line.xs[0], line.ys[0], line.length + TOLERANCE
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


def closest(walls: Walls, line: Line, gap: float) -> tuple[float, float]:
    """Where a line that touches no wall passes closest to one, and how close: (place, distance).

    Walls that are within the gap of its first point do not count: it began beside them. (-1, gap) if it keeps away.
    [ruling.contest_from_outside]
    """
    best, place = gap + TOLERANCE, NOT_CROSSED
    start_x, start_y = line.xs[0], line.ys[0]
    for piece in range(len(line.xs) - 1):
        begin = piece * line.step
        size = min(line.step, line.length - begin)
        x, y, to_x, to_y = line.xs[piece], line.ys[piece], line.xs[piece + 1], line.ys[piece + 1]
        for row in range(int(min(y, to_y) - gap + 1.0) - 1, int(max(y, to_y) + gap + 1.0)):
            for col in range(int(min(x, to_x) - gap + 1.0) - 1, int(max(x, to_x) + gap + 1.0)):
                if not walls.is_wall(col, row) or box_distance(start_x, start_y, col, row) <= gap + TOLERANCE:
                    continue
                share, away = _piece_to_box(x, y, to_x, to_y, col, row)
                if away < best:
                    best, place = away, begin + share * size
    return place, best if place >= 0.0 else gap


def _piece_to_box(x: float, y: float, to_x: float, to_y: float, col: int, row: int) -> tuple[float, float]:
    """The share of a piece at which it is closest to a square outside of it, and how close that is.

    It is closest at one of its ends or where it passes a corner of the square.
    """
    share, away = 0.0, box_distance(x, y, col, row)
    end = box_distance(to_x, to_y, col, row)
    if end < away:
        share, away = 1.0, end
    across, down = to_x - x, to_y - y
    squared = across * across + down * down
    if squared <= 0.0:
        return share, away
    for corner_x in (float(col), col + 1.0):
        for corner_y in (float(row), row + 1.0):
            passing = ((corner_x - x) * across + (corner_y - y) * down) / squared
            if 0.0 < passing < 1.0:
                there = box_distance(x + passing * across, y + passing * down, col, row)
                if there < away:
                    share, away = passing, there
    return share, away
