"""Where to flick: simulates aims on the visible sheet, with the errors of a hand."""

from __future__ import annotations

from math import hypot, inf
from typing import Final

from oubliette.bots.dungeon_pen.position import Position, Side, way_left
from oubliette.games.dungeon_pen.aiming import HALF_DEGREES, STRENGTHS, aim_at
from oubliette.games.dungeon_pen.effects import Grip
from oubliette.games.dungeon_pen.flick import flicked
from oubliette.games.dungeon_pen.pickups import Course, course
from oubliette.games.dungeon_pen.squares import SIDE, centre
from oubliette.games.dungeon_pen.tracing import Line
from oubliette.games.dungeon_pen.walls import Walls

# Worths, in squares of path
WIN: Final = 60.0
CHEST: Final = 1.5
DEATH: Final = 80.0

_ANGLES: Final = range(0, HALF_DEGREES, 30)
_FORCES: Final = (20, 40, 65, 100)
_LONGLIST: Final = 12
_SHORTLIST: Final = 4
_TURNS: Final = (-12, -6, 6, 12)  # half degrees around the best aim
_PUSHES: Final = (-12, 12)  # percent

# Errors in standard deviations (aside, longer, curved): few to narrow the choice, more to decide. They are fixed, not
# random, so the same position always gets the same answer, and spread as evenly as so few can be.
_NONE: Final = ((0.0, 0.0, 0.0),)
_FEW: Final = ((-0.85, 0.4, 0.3), (0.0, -0.4, 0.0), (0.85, 0.4, -0.3))
_MORE: Final = (
    (-1.73, -0.3, 0.5),
    (-1.15, 0.8, -0.5),
    (-0.81, -1.1, 1.2),
    (-0.55, 0.3, -1.2),
    (-0.32, 1.4, 0.1),
    (-0.1, -0.6, -0.2),
    (0.1, 0.6, 0.2),
    (0.32, -1.4, -0.1),
    (0.55, -0.3, 1.2),
    (0.81, 1.1, -1.2),
    (1.15, -0.8, 0.5),
    (1.73, 0.3, -0.5),
)

Errors = tuple[tuple[float, float, float], ...]


def hit_point_cost(side: Side) -> float:
    """The cost of losing a hit point: it grows as fewer are left."""
    return DEATH if side.hp <= 1 else 1.2 + 14.0 / (side.hp * side.hp)


class AimJudge:
    """Estimates the worth of aims from one position."""

    def __init__(self, position: Position, walls: Walls, grip: Grip) -> None:
        self.position = position
        self.walls = walls
        self.grip = grip
        self.side = position.own
        farthest = 1.4 * grip.distance(STRENGTHS[-1])
        sheet, x, y = position.sheet, self.side.x, self.side.y
        self.potions = [place for place in position.potions if within(sheet.potions[place], x, y, farthest)]
        self.chests = [place for place in position.chests if within(sheet.chests[place], x, y, farthest)]
        self.home = position.home_field(self.side, walls.mask)
        self.treasure = position.treasure_field(self.side, walls.mask)
        self.way_home = position.way_home(self.side, walls.mask)
        self.contact_cost = 0.0 if self.side.lenient else hit_point_cost(self.side)
        self.potion_gain = (
            hit_point_cost(self.side) if 1 < self.side.hp < self.side.start_hp else 2.0 if self.side.hp == 1 else 0.0
        )

    def expected(self) -> float:
        """The worth of the flick with the best aim, misses included."""
        miss = self.grip.miss / 1000
        stay = -self.distance_left(self.side.x, self.side.y, self.side.carrying)
        return (1 - miss) * self.best()[0] + miss * stay

    def best(self) -> tuple[float, tuple[int, int]]:
        """The best aim found: its worth if it does not miss, and the aim."""
        first = sorted([(self.worth(aim, _NONE), aim) for aim in self.candidates()], reverse=True)[:_LONGLIST]
        second = sorted([(self.worth(aim, _FEW), aim) for _, aim in first], reverse=True)[:_SHORTLIST]
        chosen = max([(self.worth(aim, _MORE), aim) for _, aim in second])
        return max([chosen, *[(self.worth(aim, _MORE), aim) for aim in around(chosen[1], self.grip.cap)]])

    def candidates(self) -> list[tuple[int, int]]:
        """Aims in all directions with some strengths, and straight at the goal, chests and potions."""
        side, sheet, cap = self.side, self.position.sheet, self.grip.cap
        aims = [(angle, strength) for angle in _ANGLES for strength in _FORCES]
        goals = [centre(sheet.treasures[1 - side.seat])] if not side.carrying else [sheet.start(side.seat)]
        goals += [centre(sheet.chests[place]) for place in self.chests]
        goals += [centre(sheet.potions[place]) for place in self.potions]
        for x, y in goals:
            angle, strength = aim_at(side.x, side.y, x, y, self.grip.reach, cap)
            aims += [(angle, strength), (angle, strength + 15)]
        return list(dict.fromkeys([(angle, min(strength, cap)) for angle, strength in aims]))

    def worth(self, aim: tuple[int, int], errors: Errors) -> float:
        """The mean worth of a flick with these errors."""
        angle, strength = aim
        total = 0.0
        count = 0
        for offset in self.offsets():
            for aside, longer, curved in errors:
                line = flicked(
                    self.walls,
                    self.side.x,
                    self.side.y,
                    self.grip,
                    angle / 2 + offset,
                    strength,
                    aside,
                    longer,
                    curved,
                )
                total += self.value_of(line)
                count += 1
        return total / count

    def offsets(self) -> list[float]:
        """The degrees by which cards may turn the aim."""
        found = [0.0]
        for most in self.grip.blind:
            found = [one + most * share for one in found for share in (-0.6, 0.0, 0.6)]
        for most in self.grip.nudges:
            found = [one + way for one in found for way in (-most, most)]
        return found

    def value_of(self, line: Line) -> float:
        """The worth of one line: its pick-ups, minus the path that is left and the cost of a contact."""
        passed = self.course(line)
        if passed.home >= 0.0:
            return WIN
        x, y = line.xs[-1], line.ys[-1]
        carrying = self.side.carrying
        gain = CHEST * len(passed.chests)
        for _, potion in passed.on_the_way:
            if potion is None:
                carrying = True
            else:
                gain += self.potion_gain
        return gain - self.distance_left(x, y, carrying) - (self.contact_cost if line.contact else 0.0)

    def course(self, line: Line) -> Course:
        """The things that a line passes over."""
        side, position = self.side, self.position
        return course(
            line, position.sheet, self.walls, side.seat, side.carrying, position.ending, self.potions, self.chests
        )

    def distance_left(self, x: float, y: float, carrying: bool) -> float:
        """The length of the path from a point, home included."""
        way = way_left(self.home, x, y) if carrying else way_left(self.treasure, x, y) + self.way_home
        return 2 * WIN if way == inf else way


def within(square: int, x: float, y: float, far: float) -> bool:
    """Is a square's centre within that distance?"""
    return hypot(square % SIDE + 0.5 - x, square // SIDE + 0.5 - y) <= far


def around(aim: tuple[int, int], cap: int) -> list[tuple[int, int]]:
    """Aims close to one, none stronger than the cap."""
    angle, strength = aim
    found = [((angle + turn) % HALF_DEGREES, strength) for turn in _TURNS]
    found += [(angle, max(STRENGTHS[0], min(strength + push, cap))) for push in _PUSHES]
    return [other for other in found if other != aim]
