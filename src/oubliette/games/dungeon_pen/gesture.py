"""Turn a gesture on a screen into an aim: press on the cross, drag, release. Rulebook: the flick.

The client sends the points; this module decides the aim, so that the browser holds no rule. The options `hand1` and
`hand2` say who flicks by gesture, and `gesture_profile` how much error fate adds to the hand's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from oubliette.games.dungeon_pen.aiming import half_degrees
from oubliette.games.dungeon_pen.numbers import FLICK

GRIP: Final = 0.6  # squares: a press further from the cross does not hold the pencil
LAST: Final = 80.0  # milliseconds: only this last part of the gesture counts
SLOWEST: Final = 3.0  # squares per second; a slower gesture is cancelled
FASTEST: Final = 30.0  # squares per second; full strength from here on


def aim_of(cross: tuple[float, float], points: Sequence[tuple[float, float, float]]) -> tuple[int, int] | None:
    """The aim of a gesture, given as (milliseconds, x, y) from press to release; None if it is cancelled or no flick.

    Only the last moment before the release counts, as with a real pencil that slips away.
    """
    if len(points) < 2 or hypot(points[0][1] - cross[0], points[0][2] - cross[1]) > GRIP:
        return None
    end, to_x, to_y = points[-1]
    lately = [point for point in points[:-1] if end - point[0] <= LAST]
    start, x, y = lately[0] if lately else points[-2]  # a slow screen may send no earlier point of the last moment
    if end <= start:
        return None
    speed = 1000 * hypot(to_x - x, to_y - y) / (end - start)
    if speed < SLOWEST:
        return None
    strength = round(100 * (speed - SLOWEST) / (FASTEST - SLOWEST))
    return half_degrees(x, y, to_x, to_y), max(FLICK.weakest, min(strength, FLICK.strongest))
