"""From a gesture on a screen to an aim: press on the cross, drag, release. Rulebook: the flick.

A client sends the points of the gesture; what it means is decided here, so that no rule lives in a browser. The options
`hand1` and `hand2` say who flicks like that, and `gesture_profile` how much error is added to the hand's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from oubliette.games.dungeon_pen.aiming import half_degrees
from oubliette.games.dungeon_pen.numbers import FLICK

GRIP: Final = 0.6  # squares from the cross within which the pencil is held
LAST: Final = 80.0  # milliseconds before the release that count
SLOWEST: Final = 3.0  # squares per second; what is slower cancels the gesture
FASTEST: Final = 30.0  # full strength


def aim_of(cross: tuple[float, float], points: Sequence[tuple[float, float, float]]) -> tuple[int, int] | None:
    """The aim of a gesture, given as (milliseconds, x, y) from press to release; None if it was none, or cancelled.

    Only the last moment counts: a pencil can be steered for an instant before it slips away.
    """
    if len(points) < 2 or hypot(points[0][1] - cross[0], points[0][2] - cross[1]) > GRIP:
        return None
    end, to_x, to_y = points[-1]
    lately = [point for point in points[:-1] if end - point[0] <= LAST]
    start, x, y = lately[0] if lately else points[-2]  # a slow screen may tell nothing of the last moment but its end
    if end <= start:
        return None
    speed = 1000 * hypot(to_x - x, to_y - y) / (end - start)
    if speed < SLOWEST:
        return None
    strength = round(100 * (speed - SLOWEST) / (FASTEST - SLOWEST))
    return half_degrees(x, y, to_x, to_y), max(FLICK.weakest, min(strength, FLICK.strongest))
