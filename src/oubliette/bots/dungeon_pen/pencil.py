"""Answers for a bot at a table with a real pencil: draws the errors of its flick from the table's profile."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from oubliette.bots.dungeon_pen.aiming import AimJudge
from oubliette.bots.dungeon_pen.position import Position
from oubliette.games.dungeon_pen.angles import direction
from oubliette.games.dungeon_pen.flick import launch
from oubliette.games.dungeon_pen.noise import CHANCES, PLACES, deviation, spread
from oubliette.games.dungeon_pen.pencil import point_at
from oubliette.games.dungeon_pen.squares import SIDE

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView


def stop_point(view: PenView, seat: int, seed: int) -> tuple[int, int]:
    """The point where the pencil stops: the end of the flick that `greedy` aims, with errors, cards and misses.

    Naming the best point would be flicking without errors. [ruling.bot_pencil]
    """
    position, rng = Position(view, seat), Random(seed)
    own, grip = position.own, position.own.grip()
    angle, strength = AimJudge(position, position.walls, grip).best()[1]
    if rng.choice(CHANCES) < grip.miss:
        return point_at(own.x, own.y)
    degrees = angle / 2
    for most in grip.blind:
        degrees += spread(rng.choice(PLACES), most)
    for most in grip.nudges:
        degrees += rng.choice((-most, most))
    aside, longer, curved = [deviation(rng.choice(PLACES)) for _ in range(3)]
    left, bend, distance = launch(grip, degrees, strength, aside, longer, curved)
    across, down = direction(left + bend / 2)
    length = distance / grip.reach  # the table multiplies by the reach
    for at, way in ((own.x, across), (own.y, down)):  # the pencil stops at the edge of the sheet
        if way:
            length = min(length, (SIDE - at) / way if way > 0 else -at / way)
    return point_at(own.x + length * across, own.y + length * down)
