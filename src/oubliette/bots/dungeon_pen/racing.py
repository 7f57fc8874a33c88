"""Where to flick in a race: values all aims at once, by the flicks left after them.

It traces lines in all directions from the player's position. Each line gives the values for every length in its
direction; the errors of the hand are a blur over directions and lengths.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, hypot
from typing import Final, TypeAlias, final

from oubliette.bots.dungeon_pen.aiming import within
from oubliette.bots.dungeon_pen.chances import TENTHS
from oubliette.bots.dungeon_pen.flicks_left import Field, Hand, home_field, treasure_field
from oubliette.bots.dungeon_pen.position import Position, Side
from oubliette.bots.dungeon_pen.rays import bell, blurred
from oubliette.games.dungeon_pen.aiming import HALF_DEGREES, STRENGTHS, strength_for
from oubliette.games.dungeon_pen.crossing import enters_box
from oubliette.games.dungeon_pen.effects import Grip
from oubliette.games.dungeon_pen.numbers import FLICK, NUMBERS
from oubliette.games.dungeon_pen.pickups import enters
from oubliette.games.dungeon_pen.sheets import CELL_SIDE
from oubliette.games.dungeon_pen.tracing import Line, trace
from oubliette.games.dungeon_pen.walls import Walls

Aim: TypeAlias = tuple[int, int]

DIRECTIONS: Final = 120
_TURN: Final = 360 / DIRECTIONS
_OVERSHOOT: Final = 1.25  # how much longer than aimed a flick may come out, as a factor
_EDGE: Final = 1e-6  # tolerance in squares: the border belongs to the cell
A_CHEST: Final = 0.15  # flicks that a chest is worth

# What a line passes over
HOME: Final = "home"
TREASURE: Final = "treasure"
POTION: Final = "potion"
CHEST: Final = "chest"


def fields(position: Position, side: Side, mask: int) -> tuple[Field, Field]:
    """The fields of the path that is left, and of the way home. They are the same once the treasure is taken."""
    sheet, hand = position.sheet, hand_of(side)
    bare, cell = sheet.walls.mask, sheet.cells[side.seat]
    home = home_field(mask, bare, cell, hand, position.ending)
    if side.carrying:
        return home, home
    return treasure_field(mask, bare, sheet.treasures[1 - side.seat], cell, hand, position.ending), home


def hand_of(side: Side) -> Hand:
    """A player's hand without effects of cards."""
    grip = side.grip(clean=True)
    return grip.profile, grip.angle, grip.reach, grip.miss


def flicks_to_go(position: Position, side: Side, mask: int) -> float:
    """The flicks that a player still needs."""
    return fields(position, side, mask)[0].flicks_from(side.x, side.y)


def hit_point_cost(side: Side) -> float:
    """The cost of losing a hit point, in flicks: small while many are left."""
    if side.lenient:
        return 0.0
    return (20.0, 20.0, 1.5, 0.7, 0.4, 0.25, 0.15, 0.1)[side.hp] if side.hp < 8 else 0.04


@final
class RaceJudge:
    """Values all aims from one position: flicks left after this one, with the flick's costs and gains."""

    def __init__(
        self, position: Position, side: Side, walls: Walls, grip: Grip, rival: Sequence[float] | None = None
    ) -> None:
        """`rival`: chances to win, by tenths of a flick. If given, values are chances to lose, not flicks."""
        self.rival = rival
        self.position = position
        self.side = side
        self.walls = walls
        self.grip = grip
        self.treasure, self.home = fields(position, side, walls.mask)
        farthest = grip.distance(STRENGTHS[-1])
        sheet = position.sheet
        self.step = farthest * _OVERSHOOT / FLICK.pieces
        reach = farthest * _OVERSHOOT + 1.0
        self.potions = [place for place in position.potions if within(sheet.potions[place], side.x, side.y, reach)]
        self.chests = [place for place in position.chests if within(sheet.chests[place], side.x, side.y, reach)]
        self.contact_cost = hit_point_cost(side)
        self.potion_gain = hit_point_cost(side) if side.hp < side.start_hp else 0.0
        self.here = self.treasure.flicks_from(side.x, side.y)

    def expected(self) -> float:
        """Flicks left after this one with the best aim, misses included."""
        miss = self.grip.miss / 1000
        return (1 - miss) * self.best()[0] + miss * self.here

    def best(self) -> tuple[float, Aim]:
        return self.ranked()[0]

    def ranked(self) -> list[tuple[float, Aim]]:
        """The best aim for each length, the best first."""
        table = self.table()
        grip = self.grip
        found: list[tuple[float, Aim]] = []
        pieces = len(table)
        bend = grip.bend_error / 2
        for count in range(pieces):
            length = (count + 1) * self.step
            strength = strength_for(length, grip.reach, grip.cap)
            aimed = grip.distance(strength)
            if abs(aimed - length) > self.step:
                continue  # no allowed strength gives this length
            weights = _lengths(pieces, aimed / self.step, grip.distance_error * aimed / self.step)
            ring = [0.0] * DIRECTIONS
            for place, weight in weights:
                ring = [total + weight * one for total, one in zip(ring, table[place], strict=True)]
            ring = blurred(ring, bell(hypot(grip.angle_error(strength), bend), _TURN))
            for most in grip.blind:
                ring = _box_blur(ring, round(most / _TURN))
            for most in grip.nudges:
                off = round(most / _TURN)
                ring = [(ring[way - off] + ring[(way + off) % DIRECTIONS]) / 2 for way in range(DIRECTIONS)]
            least = min(ring)
            found.append((least, (ring.index(least) * HALF_DEGREES // DIRECTIONS, strength)))
        found.sort()
        return found

    def table(self) -> list[list[float]]:
        """The values by length and direction."""
        pieces = FLICK.pieces
        if not self.grip.bend:
            rows = [self.to_chances(self.values_along(self.line(way, pieces))) for way in range(DIRECTIONS)]
            return [list(column) for column in zip(*rows, strict=True)]
        # With a bend, a shorter line is not a part of the longer one: trace each length
        found: list[list[float]] = []
        for count in range(2, pieces + 1, 2):
            found += [self.to_chances([self.values_along(self.line(way, count))[-1] for way in range(DIRECTIONS)])] * 2
        return found

    def to_chances(self, flicks: list[float]) -> list[float]:
        """Convert flicks to chances to lose, if there is a `rival`."""
        rival = self.rival
        if rival is None:
            return flicks
        found: list[float] = []
        for left in flicks:
            tenths = max(left, 0.0) * TENTHS
            low = min(int(tenths), len(rival) - 2)
            found.append(1.0 - rival[low] - (tenths - low) * (rival[low + 1] - rival[low]))
        return found

    def line(self, way: int, pieces: int) -> Line:
        side = self.side
        return trace(self.walls, side.x, side.y, way * _TURN, float(self.grip.bend), self.step * pieces)

    def values_along(self, line: Line) -> list[float]:
        """The values of a line that ends after one piece, after two…"""
        passed = self.passed(line)
        pieces = FLICK.pieces
        entered = False  # has the line brought the treasure into the player's cell, where it must still end?
        if not passed:
            field = self.treasure
            found = [field.flicks_from(x, y) for x, y in zip(line.xs[1:], line.ys[1:], strict=True)]
        else:
            found = []
            field, gain, place = self.treasure, 0.0, 0
            for count in range(1, len(line.xs)):
                far = min(count * line.step, line.length)
                while place < len(passed) and passed[place][0] <= far:
                    kind = passed[place][1]
                    place += 1
                    if kind == HOME and not self.position.ending:
                        return found + [0.0] * (pieces - len(found))
                    if kind == HOME:
                        entered = True
                    elif kind == TREASURE:
                        field = self.home
                    else:
                        gain += A_CHEST if kind == CHEST else self.potion_gain
                x, y = line.xs[count], line.ys[count]
                found.append(0.0 if entered and self.in_cell(x, y) else field.flicks_from(x, y) - gain)
        if line.contact and not (entered and self.in_cell(line.xs[-1], line.ys[-1])):
            found[-1] += self.contact_cost
            found += [found[-1]] * (pieces - len(found))
        return found

    def value_of(self, line: Line) -> float:
        """The value of a whole line, in flicks."""
        field, gain = self.treasure, 0.0
        for _, kind in self.passed(line):
            if kind == HOME:
                if not self.position.ending or self.in_cell(line.xs[-1], line.ys[-1]):
                    return 0.0
            elif kind == TREASURE:
                field = self.home
            else:
                gain += A_CHEST if kind == CHEST else self.potion_gain
        return field.flicks_from(line.xs[-1], line.ys[-1]) - gain + (self.contact_cost if line.contact else 0.0)

    def in_cell(self, x: float, y: float) -> bool:
        """Is a point in the side's own cell?"""
        col, row = self.position.sheet.corner(self.side.seat)
        return col - _EDGE <= x <= col + CELL_SIDE + _EDGE and row - _EDGE <= y <= row + CELL_SIDE + _EDGE

    def passed(self, line: Line) -> list[tuple[float, str]]:
        """The things that a line passes over, in order, with distances."""
        side, sheet, walls = self.side, self.position.sheet, self.walls
        found: list[tuple[float, str]] = []
        taken = 0.0
        if not side.carrying:
            taken = enters(walls, line, sheet.treasures[1 - side.seat], NUMBERS.treasure_radius)
            if taken >= 0.0:
                found.append((taken, TREASURE))
        if taken >= 0.0:
            col, row = sheet.corner(side.seat)
            home = enters_box(line, col, row, col + CELL_SIDE, row + CELL_SIDE, taken)
            if home >= 0.0:
                found.append((home, HOME))
        for places, squares, radius, kind in (
            (self.potions, sheet.potions, NUMBERS.potion_radius, POTION),
            (self.chests, sheet.chests, NUMBERS.chest_radius, CHEST),
        ):
            for place in places:
                far = enters(walls, line, squares[place], radius)
                if far >= 0.0:
                    found.append((far, kind))
        found.sort()
        return found


@lru_cache(maxsize=256)
def _lengths(pieces: int, middle: float, spread: float) -> tuple[tuple[int, float], ...]:
    """The lengths that a flick may come out at, with weights."""
    if spread < 0.2:
        below = max(min(int(middle), pieces - 1), 1)
        share = min(max(middle - below, 0.0), 1.0)
        return ((below - 1, 1.0 - share), (min(below, pieces - 1), share))
    weights = [exp(-0.5 * ((place + 1 - middle) / spread) ** 2) for place in range(pieces)]
    total = sum(weights)
    return tuple([(place, weight / total) for place, weight in enumerate(weights) if weight > 0.05 * max(weights)])


def _box_blur(ring: list[float], wide: int) -> list[float]:
    """Values around a circle, each averaged over `wide` neighbours on either side."""
    return [
        sum([ring[(way + off) % DIRECTIONS] for off in range(-wide, wide + 1)]) / (2 * wide + 1)
        for way in range(DIRECTIONS)
    ]
