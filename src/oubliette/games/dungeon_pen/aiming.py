"""The aim: one answer holds an angle and a strength. Rulebook: the flick."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final

from oubliette.games.dungeon_pen.numbers import FLICK
from oubliette.kit.lattice import Lattice

HALF_DEGREES: Final = 720  # in a full turn
STRENGTHS: Final = range(FLICK.weakest, FLICK.strongest + 1)  # percent
AIMS: Final = Lattice(("angle_halves", range(HALF_DEGREES)), ("strength", STRENGTHS))  # [proc.aim]

# The functions below turn points into aims, for people and bots. They may use the machine's own arc tangent: the result
# is rounded to the grid of aims, and only the rounded aim enters the record.


def half_degrees(x: float, y: float, to_x: float, to_y: float) -> int:
    """The aim from one point towards another."""
    return round(2 * degrees(atan2(to_y - y, to_x - x))) % HALF_DEGREES


def strength_for(distance: float, reach: float = 1.0, cap: int = FLICK.strongest) -> int:
    """The strength that comes closest to this distance, given the reach factor and the cap of the flick."""
    wanted = round(100 * (distance / reach - FLICK.reach_least) / FLICK.reach_gain)
    return max(FLICK.weakest, min(wanted, cap))


def aim_at(
    x: float, y: float, to_x: float, to_y: float, reach: float = 1.0, cap: int = FLICK.strongest
) -> tuple[int, int]:
    """The aim that ends nearest to a point, without errors and walls."""
    return half_degrees(x, y, to_x, to_y), strength_for(hypot(to_x - x, to_y - y), reach, cap)
