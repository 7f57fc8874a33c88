"""The aim: an angle and a strength, as one answer out of all there are. Rulebook: the flick."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final

from oubliette.games.dungeon_pen.numbers import FLICK
from oubliette.kit.lattice import Lattice

HALF_DEGREES: Final = 720  # in a full turn
STRENGTHS: Final = range(FLICK.weakest, FLICK.strongest + 1)  # percent
AIMS: Final = Lattice(("angle_halves", range(HALF_DEGREES)), ("strength", STRENGTHS))  # [proc.aim]

# From here on: how people and bots come to an aim. What they aim at is rounded to the grid, so it does not matter that
# a machine's own arc tangent is used for it.


def half_degrees(x: float, y: float, to_x: float, to_y: float) -> int:
    """The aim from one point towards another."""
    return round(2 * degrees(atan2(to_y - y, to_x - x))) % HALF_DEGREES


def strength_for(distance: float, reach: float = 1.0, cap: int = FLICK.strongest) -> int:
    """The strength whose flick goes so far, as nearly as can be; `reach` and `cap` are what acts on the flick."""
    wanted = round(100 * (distance / reach - FLICK.reach_least) / FLICK.reach_gain)
    return max(FLICK.weakest, min(wanted, cap))


def aim_at(
    x: float, y: float, to_x: float, to_y: float, reach: float = 1.0, cap: int = FLICK.strongest
) -> tuple[int, int]:
    """The aim that would end at a point."""
    return half_degrees(x, y, to_x, to_y), strength_for(hypot(to_x - x, to_y - y), reach, cap)
