"""The number of flicks still needed: a better measure of a race than squares of path.

A field holds, for every square, the mean number of flicks from its centre with the best aims and the errors of a hand.
It is computed by dynamic programming: one for this flick, plus the mean value of the squares where it may end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import inf
from operator import itemgetter
from typing import Final, TypeAlias, final

from oubliette.bots.dungeon_pen.position import distances, known_walls
from oubliette.bots.dungeon_pen.rays import (
    AIMED,
    HERE,
    LENGTHS,
    RAYS,
    Sight,
    blurred,
    error_spread,
    over_disc,
    ray_table,
)
from oubliette.games.dungeon_pen.squares import GRID, SIDE
from oubliette.games.dungeon_pen.walls import PADDED, mask_of

CONTACT: Final = 0.1  # flicks that a contact costs: a hit point, and a bad position next to a wall
FAR: Final = 40.0  # flicks where there is no way
_SWEEPS: Final = 7
_CLOSE: Final = 0.02  # flicks: stop after a sweep that changes no value by more
_SQUARES_PER_FLICK: Final = 5.0  # for a first guess

_SIZE: Final = PADDED * PADDED
AFTER: Final = _SIZE
SQUARES: Final = {here: square for square, here in enumerate(HERE)}
# All values are in one list, so that a look-up needs one index: this field, this field after a contact, the field after
# the goal, the same after a contact, and the end of the race.
_TOUCHED: Final = _SIZE
_NEXT: Final = 2 * _SIZE
_END: Final = 4 * _SIZE

_ALL: Final = tuple(range(AIMED - 1, -1, -1))
_BESIDE: Final = tuple([tuple([near for near in (at - 1, at + 1) if 0 <= near < AIMED]) for at in range(AIMED)])

_Getter: TypeAlias = Callable[[Sequence[float]], Sequence[float]]

# A hand without effects of cards: profile, angle factor, reach, misses in thousandths
Hand: TypeAlias = tuple[float, float, float, int]


@final
class Field:
    """The flicks to the goal and on to whatever comes after it, from every square.

    The goal is the player's own cell (then `after` is None), or a treasure: then `after` is the field of the way home.
    """

    def __init__(
        self, mask: int, hand: Hand, goals: int, after: Field | None, bare: Field | None, ending: bool = False
    ) -> None:
        """`ending`: the last flick must end in the player's cell; otherwise it may pass through. [win.home_option]"""
        profile, angle, reach, miss = hand
        self.mask = mask
        self.after = after
        self.ending = ending and after is None
        self.rays = ray_table(reach)
        self.errors = error_spread(profile, angle)
        self.cost = 1000 / (1000 - miss)
        self.goals = frozenset([HERE[square] for square in range(GRID.size) if goals >> square & 1])
        # For each square: the rays that reach the goal, and how far away
        self.entries: dict[int, Mapping[int, float]] = {} if bare is None else bare.entries
        self.landings: dict[int, list[tuple[int, float]]] = {}
        self.views: dict[int, int] = {}
        self.getters: dict[int, _Getter] = {}
        self.order: list[int] = []  # the nearest squares first
        rest = [FAR] * _NEXT if after is None else after.values[:_NEXT]
        self.values: list[float] = [*[FAR] * _NEXT, *rest, 0.0]
        if bare is None:
            self.start_from_distances(goals)
            self.sweep(self.order)
        else:
            self.start_from_bare(bare, distances(mask, goals))

    def start_from_distances(self, goals: int) -> None:
        """Guess every value by the length of the path."""
        way = distances(self.mask, goals)
        least = 0.0 if self.after is None else min([self.after.values[goal] for goal in self.goals])
        for square in sorted(range(GRID.size), key=lambda square: way[square]):
            if way[square] < inf:
                self.add_square(HERE[square], self.cost + way[square] / _SQUARES_PER_FLICK + least)

    def add_square(self, here: int, guess: float) -> None:
        """Add a square from which the goal can be reached."""
        if self.after is None and here in self.goals:
            self.set(here, self.cost)
            return
        self.set(here, guess)
        seen = self.rays.sights(known_walls(self.mask).blocked, here)
        self.getters[here] = itemgetter(*self.look_ups(here, seen))
        self.order.append(here)

    def start_from_bare(self, bare: Field, way: Sequence[float]) -> None:
        """Start from the field of the same sheet without sudden walls, most of whose values stay the same."""
        other = self.mask ^ bare.mask
        stale = 0  # squares whose values may have changed
        for here in dict.fromkeys((*bare.goals, *bare.order)):
            square = SQUARES[here]
            if way[square] == inf:
                stale |= 1 << square
            elif here not in bare.getters or bare.seen(here) & other:
                self.add_square(here, bare.values[here])
            else:
                self.set(here, bare.values[here])
                self.getters[here] = bare.getters[here]
                self.order.append(here)
        changed = {here for here in self.order if bare.seen(here) & (other | stale)}
        if self.after is not None and bare.after is not None:
            # The field after the treasure may have changed: recompute squares from which a flick can reach it
            far = LENGTHS * self.rays.reach
            changed.update([here for here in self.order if min(self.entries_from(here).values(), default=inf) < far])
        self.sweep([here for here in self.order if here in changed], bare)
        self.getters = {}  # large, and no other field starts from this one

    def set(self, here: int, value: float) -> None:
        self.values[here] = value
        self.values[here + _TOUCHED] = value + CONTACT

    def sweep(self, squares: Sequence[int], bare: Field | None = None) -> None:
        """Recompute squares, then those that see a changed one, until no value changes much."""
        values, getters = self.values, self.getters
        lengths = dict.fromkeys(self.order, AIMED - 1)
        for number in range(_SWEEPS):
            moved = 0
            full = number % 2 == 0  # every second sweep tries only lengths close to the best one
            for here in squares:
                likely = lengths[here]
                tried = _ALL if full else _BESIDE[likely]
                best, lengths[here] = self.best(getters[here](values), likely, tried)
                if abs(best - values[here]) > _CLOSE:
                    moved |= 1 << SQUARES[here]
                self.set(here, best)
            if not moved and full:
                break
            if moved and bare is not None:
                squares = [here for here in self.order if bare.seen(here) & moved]

    def entries_from(self, here: int) -> Mapping[int, float]:
        """The rays that reach the goal if no wall stops them, and how far away."""
        found = self.entries.get(here)
        if found is None:
            if self.after is None:
                found = {}
                for ray in range(RAYS):
                    for far, step in self.rays.meets[ray]:
                        if here + step in self.goals:
                            found[ray] = far
                            break
            else:
                (goal,) = self.goals
                found = over_disc(here, goal)
            self.entries[here] = found
        return found

    def look_ups(self, here: int, seen: Sequence[Sight]) -> list[int]:
        """The indices of the values that flicks from a square lead to: for each length, ray by ray."""
        entries = self.entries_from(here)
        reach, ends = self.rays.reach, self.rays.ends
        table: list[list[int]] = []
        for ray, (far, last, touched) in enumerate(seen):
            free = min(int(far / reach), LENGTHS)
            stop = last + _TOUCHED if touched else last
            row = [here + step for step in ends[ray][:free]] + [stop] * (LENGTHS - free)
            goal = entries.get(ray, inf)
            if self.ending:
                row = [_END if index % _SIZE in self.goals else index for index in row]
            elif goal < far:
                reached = min(int(goal / reach), LENGTHS)
                row[reached:] = (
                    [_END] * (LENGTHS - reached) if self.after is None else [index + _NEXT for index in row[reached:]]
                )
            table.append(row)
        return [row[count] for count in range(LENGTHS) for row in table]

    def best(self, found: Sequence[float], likely: int, lengths: Sequence[int] = _ALL) -> tuple[float, int]:
        """The flicks needed with the best aim, and that aim's length."""
        best, at = inf, likely
        for count in (likely, *lengths):
            spread = self.lengthwise(found, count)
            if min(spread) < best:  # blurring never lowers the minimum
                least = min(blurred(spread, self.errors.aside[count]))
                if least < best:
                    best, at = least, count
        return best + self.cost, at

    def lengthwise(self, found: Sequence[float], count: int) -> list[float]:
        """The values for one aimed length, ray by ray, averaged over the errors of length."""
        first = count * RAYS
        if count == 0:
            return list(found[:RAYS])
        weight = self.errors.longer[count]
        keep = 1.0 - 2 * weight
        return [
            keep * one + weight * (less + more)
            for one, less, more in zip(
                found[first : first + RAYS],
                found[first - RAYS : first],
                found[first + RAYS : first + 2 * RAYS],
                strict=True,
            )
        ]

    def landing_squares(self, here: int) -> list[tuple[int, float]]:
        """The squares where the best flick from a square may end, with chances.

        Indices from `AFTER` on are squares of the field after the goal.
        """
        known = self.landings.get(here)
        if known is not None:
            return known
        look_ups = self.look_ups(here, self.rays.sights(known_walls(self.mask).blocked, here))
        found = [self.values[index] for index in look_ups]
        _, count = self.best(found, AIMED - 1)
        aside = self.errors.aside[count]
        ring = blurred(self.lengthwise(found, count), aside)
        ray = ring.index(min(ring))
        longer = self.errors.longer[count] if count else 0.0
        chances: dict[int, float] = {}
        for length, share in ((count - 1, longer), (count, 1.0 - 2 * longer), (count + 1, longer)):
            if share:
                for off in range(1 - len(aside), len(aside)):
                    index = look_ups[length * RAYS + (ray + off) % RAYS]
                    if index != _END:
                        place = index % _SIZE + (AFTER if index >= _NEXT else 0)
                        chances[place] = chances.get(place, 0.0) + share * aside[abs(off)]
        known = self.landings[here] = list(chances.items())
        return known

    def flicks_with(self, here: int, mask: int) -> float:
        """The flicks needed from a square if this one flick meets other walls."""
        rays, blocked = self.rays, known_walls(mask).blocked
        look_ups = self.look_ups(here, rays.sights(blocked, here))
        return self.best(itemgetter(*look_ups)(self.values), AIMED - 1)[0]

    def seen(self, here: int) -> int:
        """The squares visible from one, and the walls that limit the view."""
        known = self.views.get(here)
        if known is None:
            met = {here}
            for ray, (far, _, _) in enumerate(self.rays.sights(known_walls(self.mask).blocked, here)):
                met.update([here + step for away, step in self.rays.meets[ray] if away <= far])
            known = self.views[here] = mask_of([SQUARES[place] for place in met if place in SQUARES])
        return known

    def flicks_from(self, x: float, y: float) -> float:
        """The flicks needed from a point, interpolated between the free squares around it."""
        field = self.values
        col, row = x + 0.5, y + 0.5  # on the padded sheet, counted from centres of squares
        left, top = int(col), int(row)
        east, south = col - left, row - top
        first = top * PADDED + left
        one, two, three, four = field[first], field[first + 1], field[first + PADDED], field[first + PADDED + 1]
        if one >= FAR or two >= FAR or three >= FAR or four >= FAR:
            own = field[(min(int(y), SIDE - 1) + 1) * PADDED + min(int(x), SIDE - 1) + 1]
            one = own if one >= FAR else one
            two = own if two >= FAR else two
            three = own if three >= FAR else three
            four = own if four >= FAR else four
        upper = one + east * (two - one)
        lower = three + east * (four - three)
        return upper + south * (lower - upper)


@lru_cache(maxsize=32)
def home_field(mask: int, bare: int, cell: Sequence[int], hand: Hand, ending: bool = False) -> Field:
    """The field of the way home with a treasure. `bare`: the walls without the sudden ones."""
    known = None if mask == bare else home_field(bare, bare, cell, hand, ending)
    return Field(mask, hand, mask_of(cell), None, known, ending)


@lru_cache(maxsize=32)
def treasure_field(mask: int, bare: int, treasure: int, cell: Sequence[int], hand: Hand, ending: bool = False) -> Field:
    """The field of the way to a treasure and home with it."""
    known = None if mask == bare else treasure_field(bare, bare, treasure, cell, hand, ending)
    return Field(mask, hand, 1 << treasure, home_field(mask, bare, cell, hand, ending), known, ending)
