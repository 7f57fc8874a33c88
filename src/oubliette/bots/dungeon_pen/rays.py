"""Straight rays from the middle of any square, and how the errors of a hand spread a flick over them.

Seen from its middle, all squares look alike: one table tells for each ray which squares it meets and where it is after
each length. Squares and steps are those of the padded sheet, as walls keep it.
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
LENGTHS: Final = 9  # of each ray: one unit more every time, a unit being the reach of the hand
AIMED: Final = 8  # lengths that a hand can aim at; errors carry it farther
_TAIL: Final = 2.7  # standard deviations

HERE: Final = tuple([(square // SIDE + 1) * PADDED + square % SIDE + 1 for square in range(GRID.size)])

# How far a ray is free, the square in which it ends, and whether it ends at a wall
Sight: TypeAlias = tuple[float, int, bool]


@final
class RayTable:
    """The rays of a hand with that reach."""

    def __init__(self, reach: float) -> None:
        self.reach = reach
        self.meets: list[tuple[tuple[float, int], ...]] = []  # how far away it enters which square, as a step
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
        """How far one can see from a square along a ray."""
        last = here
        for far, step in self.meets[ray]:
            if blocked[here + step]:
                return far, last, True
            last = here + step
        return LENGTHS * self.reach, last, False

    def sights(self, blocked: bytes, here: int) -> list[Sight]:
        """What is seen from a square, ray by ray."""
        return [self.sight(blocked, here, ray) for ray in range(RAYS)]


def _step(x: float, y: float) -> int:
    """From a square to that in which a point lies, seen from its middle."""
    return round(y) * PADDED + round(x)


@lru_cache(maxsize=8)
def ray_table(reach: float) -> RayTable:
    """The rays of a hand with that reach, made once."""
    return RayTable(reach)


def over_disc(here: int, goal: int) -> dict[int, float]:
    """Which rays from a square pass over the treasure that lies on another, and how far away."""
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
    """How errors spread a flick: over lengths, the same to either side, and over rays."""

    def __init__(self, profile: float, angle: float) -> None:
        self.longer: list[float] = []  # the weight of the length before, and of that behind
        self.aside: list[tuple[float, ...]] = []  # the weight of the ray itself, of those beside it, and so on
        for count in range(AIMED):
            length = count + 1.0
            strength = max((length - FLICK.reach_least) / FLICK.reach_gain, FLICK.weakest / 100)
            error = (FLICK.angle_error_least + FLICK.angle_error_gain * strength) * profile * angle
            spread = hypot(error, FLICK.bend_error * profile / 2)  # a bend turns the end of a line by half of it
            self.longer.append(min((FLICK.distance_error * profile * length) ** 2 / 2, 1 / 3))
            self.aside.append(bell(spread, 360 / RAYS))


def bell(spread: float, spacing: float) -> tuple[float, ...]:
    """The weights of places so far apart under a bell curve: the middle one, those beside it, and so on."""
    weights = [1.0]
    while spread > 0.0 and len(weights) * spacing <= _TAIL * spread:
        weights.append(exp(-0.5 * (len(weights) * spacing / spread) ** 2))
    total = weights[0] + 2 * sum(weights[1:])
    return tuple([weight / total for weight in weights])


@lru_cache(maxsize=8)
def error_spread(profile: float, angle: float) -> ErrorSpread:
    """The errors of a hand, made once."""
    return ErrorSpread(profile, angle)


def blurred(ring: list[float], weights: tuple[float, ...]) -> list[float]:
    """Values around a circle, each spread over those beside it."""
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
