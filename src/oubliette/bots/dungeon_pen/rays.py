"""Straight rays from the centre of any square, and how the errors of a hand spread a flick over them.

One table serves all squares: for each ray, the squares that it meets and where it is after each length, relative to the
start. Squares and steps are those of the padded sheet, as in `Walls`.
"""

from __future__ import annotations

from functools import lru_cache
from math import asin, atan2, cos, exp, hypot, pi, sin, sqrt
from typing import Final, TypeAlias, final

from oubliette.games.dungeon_pen.numbers import FLICK, NUMBERS
from oubliette.games.dungeon_pen.squares import GRID, SIDE
from oubliette.games.dungeon_pen.tracing import NEVER, into_box
from oubliette.games.dungeon_pen.walls import PADDED

RAYS: Final = 40
LENGTHS: Final = 9  # lengths of each ray, in units of the hand's reach
AIMED: Final = 8  # lengths that a hand can aim at; errors may carry a flick farther
_TAIL: Final = 2.7  # standard deviations

HERE: Final = tuple([(square // SIDE + 1) * PADDED + square % SIDE + 1 for square in range(GRID.size)])

# How far a ray is free, the square where it ends, and whether a wall stops it
Sight: TypeAlias = tuple[float, int, bool]


@final
class RayTable:
    """The rays for a hand with that reach."""

    def __init__(self, reach: float) -> None:
        self.reach = reach
        self.meets: list[tuple[tuple[float, int], ...]] = []  # per ray: distance and step of each square it enters
        self.ends: list[tuple[int, ...]] = []  # the square after each length, as a step
        farthest = LENGTHS * reach
        span = int(farthest) + 2
        steps = [(col, row) for row in range(-span, span + 1) for col in range(-span, span + 1) if (col, row) != (0, 0)]
        for ray in range(RAYS):
            across, down = cos(2 * pi * ray / RAYS), sin(2 * pi * ray / RAYS)
            met: list[tuple[float, int]] = []
            for col, row in steps:
                share = into_box(0.5, 0.5, farthest * across, farthest * down, col, row, col + 1.0, row + 1.0)
                if share < NEVER:
                    met.append((share * farthest, row * PADDED + col))
            self.meets.append(tuple(sorted(met)))
            lengths = [(count + 1) * reach for count in range(LENGTHS)]
            self.ends.append(tuple([_step(length * across, length * down) for length in lengths]))

    def sight(self, blocked: bytes, here: int, ray: int) -> Sight:
        """The view from a square along a ray."""
        last = here
        for far, step in self.meets[ray]:
            if blocked[here + step]:
                return far, last, True
            last = here + step
        return LENGTHS * self.reach, last, False

    def sights(self, blocked: bytes, here: int) -> list[Sight]:
        """The views from a square, ray by ray."""
        return [self.sight(blocked, here, ray) for ray in range(RAYS)]


def _step(x: float, y: float) -> int:
    """The step from a square to the one that contains a point, given relative to its centre."""
    return round(y) * PADDED + round(x)


@lru_cache(maxsize=8)
def ray_table(reach: float) -> RayTable:
    """The cached rays for a hand with that reach."""
    return RayTable(reach)


def over_disc(here: int, goal: int) -> dict[int, float]:
    """The rays from a square that pass over a treasure on another, with the distance to it."""
    x, y = goal % PADDED - here % PADDED, goal // PADDED - here // PADDED
    away, radius = hypot(x, y), NUMBERS.treasure_radius
    if away == 0.0:
        return dict.fromkeys(range(RAYS), 0.0)
    middle, half, spacing = atan2(y, x), asin(radius / away), 2 * pi / RAYS
    found: dict[int, float] = {}
    for ray in range(round((middle - half) / spacing), round((middle + half) / spacing) + 1):
        beside, along = away * sin(ray * spacing - middle), away * cos(ray * spacing - middle)
        if along > 0.0 and abs(beside) <= radius:
            found[ray % RAYS] = along - sqrt(radius * radius - beside * beside)
    return found


@final
class ErrorSpread:
    """How errors spread a flick over lengths and rays, symmetrically."""

    def __init__(self, profile: float, angle: float) -> None:
        self.longer: list[float] = []  # the weight of the next shorter length, and of the next longer one
        self.aside: list[tuple[float, ...]] = []  # the weights of the ray itself, of those beside it, and so on
        for count in range(AIMED):
            length = count + 1.0
            strength = max((length - FLICK.reach_least) / FLICK.reach_gain, FLICK.weakest / 100)
            error = (FLICK.angle_error_least + FLICK.angle_error_gain * strength) * profile * angle
            spread = hypot(error, FLICK.bend_error * profile / 2)  # a bend turns the end of a line by half of it
            self.longer.append(min((FLICK.distance_error * profile * length) ** 2 / 2, 1 / 3))
            self.aside.append(bell(spread, 360 / RAYS))


def bell(spread: float, spacing: float) -> tuple[float, ...]:
    """The weights of a bell curve at these spacings: the middle one, those beside it, and so on."""
    weights = [1.0]
    while spread > 0.0 and len(weights) * spacing <= _TAIL * spread:
        weights.append(exp(-0.5 * (len(weights) * spacing / spread) ** 2))
    total = weights[0] + 2 * sum(weights[1:])
    return tuple([weight / total for weight in weights])


@lru_cache(maxsize=8)
def error_spread(profile: float, angle: float) -> ErrorSpread:
    """The cached errors of a hand."""
    return ErrorSpread(profile, angle)


def blurred(ring: list[float], weights: tuple[float, ...]) -> list[float]:
    """Values around a circle, each blurred with its neighbours by these weights."""
    count, wide = len(ring), len(weights) - 1
    first = weights[0]
    sums = [first * one for one in ring]
    if wide:
        twice = ring[-wide:] + ring + ring[:wide]
        for off in range(1, wide + 1):
            part = weights[off]
            left, right = wide - off, wide + off
            sums = [
                total + part * (one + other)
                for total, one, other in zip(
                    sums, twice[left : left + count], twice[right : right + count], strict=True
                )
            ]
    return sums
