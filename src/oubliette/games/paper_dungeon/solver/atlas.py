"""A cache of every move on a floor, from every square with every roll.

It leaves out the trail of the move before, and all equipment. A move depends only on what it comes across: moves
computed without the key also hold with it, unless they came near the key or the lock. The same goes for webs and
teleporters.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from oubliette.games.paper_dungeon.ground import A_TELEPORTER, A_WEB, BLOCKED, THE_KEY, THE_STAIRS, Ground
from oubliette.games.paper_dungeon.movement import Going, behind_the_wall, first_headings, turn_headings

FACES: Final = 6
LEFT: Final = -1  # the end of a leg that takes the stairs on its way

WITH_KEY: Final = 2  # the flags of a state
WITH_JUMP: Final = 1
FLAGS: Final = 4  # a state is a square and its flags, as one number: square * FLAGS + flags

# One way to make a move: the square it ends on or LEFT, the heading at its end, the flags it gains, and the mask of the
# finds it meets.
Route: TypeAlias = "tuple[int, int, int, int]"
# The same without the heading.
Leg: TypeAlias = "tuple[int, int, int]"
Arc: TypeAlias = "tuple[int, int, bool]"  # finds, the state after it or LEFT, whether the stairs are in reach there


def flags_of(going: Going) -> int:
    """The flags of a hero in this situation."""
    return (WITH_KEY if going.key else 0) | (WITH_JUMP if going.jumped else 0)


@final
class _Known:
    """The legs of one square and roll, and the flags, webs and squares they depend on."""

    __slots__ = ("flags", "legs", "seen", "webs")

    def __init__(self, flags: int, webs: int, seen: int, legs: list[Leg]) -> None:
        self.flags = flags
        self.webs = webs
        self.seen = seen
        self.legs = legs


@final
class Atlas:
    """The legs of one floor, computed on demand."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        floor = ground.floor
        self.finds = floor.finds
        self.teleporters = 0
        self.keys = 0  # squares where the key may make a difference
        for square in floor.open_squares:
            kind = ground.special[square]
            if kind == A_TELEPORTER:
                self.teleporters |= 1 << square
            elif kind == THE_KEY:
                self.keys |= 1 << square
        if floor.lock >= 0:
            self.keys |= 1 << floor.lock
            for square in floor.grid.around[floor.lock]:
                self.keys |= 1 << square
        self._known: dict[int, list[_Known]] = {}
        self._arcs: dict[tuple[int, int], list[list[Arc]]] = {}

    def arcs(self, state: int, webs: int) -> list[list[Arc]]:
        """The legs of a state by roll, as arcs: the finds met, the state after, and whether the hero can leave."""
        arcs = self._arcs.get((state, webs))
        if arcs is None:
            square, flags = divmod(state, FLAGS)
            exits = self.ground.exits
            arcs = []
            for roll in range(1, FACES + 1):
                found: dict[Arc, None] = {}
                for end, gains, finds in self.legs(square, roll, flags, webs):
                    held = flags | gains
                    if end == LEFT:
                        found[finds, LEFT, True] = None
                    else:
                        found[finds, end * FLAGS + held, bool(exits[held >> 1] >> end & 1)] = None
                arcs.append(list(found))
            self._arcs[state, webs] = arcs
        return arcs

    def legs(self, square: int, roll: int, flags: int, webs: int) -> list[Leg]:
        """All ways to move by this roll from a square, with these flags and fresh webs."""
        return self.look_up(square, roll, flags, webs).legs

    def legs_along(
        self, going: Going, square: int, heading: int, steps: int, through_a_wall: bool = False
    ) -> list[Leg]:
        """All ways to walk on from a square in this heading, with the present trail.

        `through_a_wall`: the hero walks through the first wall that he hits.
        """
        routes: dict[Route, int] = {}
        self.follow(going, square, heading, steps, routes, through_a_wall)
        return _legs(routes)

    def look_up(self, square: int, roll: int, flags: int, webs: int) -> _Known:
        place = square * FACES + roll - 1
        shelf = self._known.get(place)
        if shelf is None:
            shelf = self._known[place] = []
        for known in shelf:
            seen, other = known.seen, known.flags ^ flags
            if (
                not seen & (known.webs ^ webs)
                and (not other & WITH_KEY or not seen & self.keys)
                and (not other & WITH_JUMP or not seen & self.teleporters)
            ):
                return known
        known = self._explore(square, roll, flags, webs)
        shelf.append(known)
        return known

    def _explore(self, square: int, roll: int, flags: int, webs: int) -> _Known:
        ground = self.ground
        going = Going(ground, flags >> 1, bool(flags & WITH_JUMP), webs, 0)
        going.seen = 1 << square & self.keys  # a start near the lock counts too
        _, headings = first_headings(going, square, roll, bool(roll & 1))
        routes: dict[Route, int] = {}
        for heading in headings:
            self.follow(going, square, heading, roll, routes)
        return _Known(flags, webs, going.seen, _legs(routes) if headings else [(square, 0, 0)])

    def follow(
        self,
        before: Going,
        at: int,
        heading: int,
        steps: int,
        routes: dict[Route, int],
        through_a_wall: bool = False,
    ) -> None:
        """Walk to the end of the move in all legal ways; put each route and the mask of its squares into `routes`."""
        finds = self.finds & ~(1 << at)  # the hero has met the find on his square
        self._walk(before, at, heading, steps, 1 << at, 0, finds, routes, through_a_wall)

    def _walk(
        self,
        before: Going,
        at: int,
        heading: int,
        steps: int,
        path: int,
        gains: int,
        finds: int,
        routes: dict[Route, int],
        through_a_wall: bool,
    ) -> None:
        ground, webs = self.ground, before.webs
        while steps:
            key = before.key | gains >> 1
            free = ground.free[key][heading][at]
            if free >= steps:
                path |= ground.rays[heading][at][steps]
                at += steps * ground.offsets[heading]
                break
            if free:
                path |= ground.rays[heading][at][free]
                at += free * ground.offsets[heading]
                steps -= free
            beside = ground.steps[key][heading][at]
            if beside == BLOCKED and through_a_wall:
                through_a_wall = False
                beside = behind_the_wall(ground, key, at, heading, steps)
                steps -= ground.floor.grid.gap(at, beside) - 1 if beside != BLOCKED else 0
            if beside == BLOCKED:
                going = Going(
                    ground, key, before.jumped or bool(gains & WITH_JUMP), webs, before.trail | path, before.squares
                )
                headings = turn_headings(going, at, heading, steps)
                before.seen |= going.seen
                for turned in headings:
                    self._walk(before, at, turned, steps, path, gains, finds, routes, False)
                if headings:
                    return
                break  # shut in: the rest of the move is lost
            at = beside
            steps -= 1
            path |= 1 << at
            before.seen |= 1 << at
            kind = ground.special[at]
            if kind == A_WEB:
                if webs >> at & 1:
                    break
            elif kind == THE_KEY:
                gains |= 0 if before.key else WITH_KEY
            elif kind == THE_STAIRS:
                routes[LEFT, heading, 0, path & finds] = path
            elif kind == A_TELEPORTER:
                beyond = ground.floor.other_end(at)
                if before.jumped or gains & WITH_JUMP:  # he may choose: follow the jump in a call of its own
                    beyond_too = path | 1 << beyond
                    self._walk(before, beyond, heading, steps, beyond_too, gains, finds, routes, through_a_wall)
                else:
                    gains |= WITH_JUMP
                    at = beyond
                    path |= 1 << at
        routes[at, heading, gains, path & finds] = path


def _legs(routes: dict[Route, int]) -> list[Leg]:
    """The routes without their last heading, without duplicates."""
    return list({(end, gains, finds): None for end, _, gains, finds in routes})
