"""A slow reference for moves on a floor with an empty trail and no equipment, to check the generator's floors.

It uses only the drawing, and nothing of the game's movement, ground or solver. Squares are numbers, row after row, 15
in a row.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

SIDE = 15
NORTH, EAST, SOUTH, WEST = -SIDE, 1, SIDE, -1
ORTHOGONAL = (NORTH, EAST, SOUTH, WEST)
DIAGONAL = (NORTH + EAST, SOUTH + EAST, SOUTH + WEST, NORTH + WEST)  # clockwise
FLANKS = {
    NORTH + EAST: (NORTH, EAST),
    SOUTH + EAST: (SOUTH, EAST),
    SOUTH + WEST: (SOUTH, WEST),
    NORTH + WEST: (NORTH, WEST),
}
EVERY_WAY = ORTHOGONAL + DIAGONAL
# The two perpendicular headings of each heading.
SIDES = {
    way: (style[place - 1], style[(place + 1) % 4])
    for style in (ORTHOGONAL, DIAGONAL)
    for place, way in enumerate(style)
}
USED_UP = "o$123456789?abcdefhwk"  # finds that are used up


@dataclass(frozen=True)
class Walk:
    """One way to spend a roll."""

    end: int
    key: bool
    jumped: bool
    entered: frozenset[int]
    over_stairs: bool  # it passed the stairs


@dataclass(frozen=True)
class Now:
    """What a move depends on besides the drawing."""

    key: bool
    jumped: bool
    webs: frozenset[int]  # the fresh ones


class Drawing:
    """A drawn floor, and the legal moves on it."""

    def __init__(self, marks: str, corners: str = "closed") -> None:
        self.marks = marks
        self.corners = corners
        self.start, self.stairs = marks.index("@"), marks.index(">")
        self.lock, self.key = marks.find("L"), marks.find("k")
        self.webs = frozenset(square for square, mark in enumerate(marks) if mark == "w")
        self.teleporters = [square for square, mark in enumerate(marks) if mark == "T"]
        self.open = [square for square, mark in enumerate(marks) if mark != "#"]
        self.vault = self.beyond_the_lock(closed_corners=True)
        self.ways = {
            (key, square): {way: self.step(square, way, key) for way in EVERY_WAY}
            for key in (False, True)
            for square in self.open
        }
        self._known: dict[tuple[int, int, Now], list[Walk]] = {}

    # Steps

    def beyond_the_lock(self, closed_corners: bool) -> frozenset[int]:
        """The squares that nobody reaches by eight-way steps from the start while the lock is a wall."""
        if self.lock < 0:
            return frozenset()
        seen = {self.start}
        queue = [self.start]
        for square in queue:
            for way in EVERY_WAY:
                beside = square + way
                if self.marks[beside] in "#L" or beside in seen:
                    continue
                if closed_corners and way in FLANKS and all(self.marks[square + side] in "#L" for side in FLANKS[way]):
                    continue
                seen.add(beside)
                queue.append(beside)
        return frozenset(self.open) - seen - {self.lock}

    def step(self, square: int, way: int, key: bool) -> int | None:
        """Where one step leads, if it is open."""
        barred = "#" if key or square in self.vault else "#L"
        if self.marks[square + way] in barred:
            return None
        if way in FLANKS:
            walls = sum(self.marks[square + side] in barred for side in FLANKS[way])
            if walls > {"free": 2, "closed": 1, "strict": 0}[self.corners]:
                return None
        return square + way

    def exit_from(self, square: int, key: bool) -> bool:
        """Can a hero whose turn ends here take the stairs?"""
        return square == self.stairs or self.stairs in self.ways[key, square].values()

    # Moves

    def moves(self, square: int, roll: int, now: Now) -> list[Walk]:
        """Every way to spend a roll; a lost move is one too."""
        asked = (square, roll, now)
        if asked not in self._known:
            found: dict[Walk, None] = {}
            headings = self.first_headings(square, roll, now)
            for way in headings:
                for walk in self.walks(square, way, roll, now, (square,), False):
                    found[walk] = None
            lost = Walk(square, now.key, now.jumped, frozenset(), False)
            self._known[asked] = list(found) if headings else [lost]
        return self._known[asked]

    def first_headings(self, square: int, roll: int, now: Now) -> list[int]:
        """[move.start_tiers] With an empty trail only the square itself is on it."""
        return next(filter(None, self.start_tiers(square, roll, now)), [])

    def start_tiers(self, square: int, roll: int, now: Now) -> Iterator[list[int]]:
        style = DIAGONAL if roll % 2 else ORTHOGONAL
        trail = frozenset({square})
        ways = self.ways[now.key, square]
        opened = [way for way in style if ways[way] is not None]
        straight = {way: self.straight(square, way, roll, now, trail) for way in opened}
        yield [way for way in opened if straight[way] == "clean"]
        yield [way for way in opened if self.completes(square, way, roll, now, trail)]
        yield [way for way in opened if straight[way] == "over the trail"]
        yield [way for way in opened if ways[way] not in trail]
        yield opened

    def turns(self, square: int, way: int, left: int, now: Now, trail: frozenset[int]) -> list[int]:
        """[move.turn_tiers]"""
        ways = self.ways[now.key, square]
        sides = [side for side in SIDES[way] if ways[side] is not None]
        whole = [side for side in sides if self.completes(square, side, left, now, trail)]
        fresh = [side for side in sides if ways[side] not in trail]
        return whole or fresh or ([*sides, -way] if ways[-way] is not None else sides)

    def forced(self, square: int, now: Now) -> tuple[int, Now, bool]:
        """What must happen on a square entered: the key opens, the first teleporter jumps, a fresh web holds."""
        mark = self.marks[square]
        if mark == "k":
            return square, Now(True, now.jumped, now.webs), False
        if mark == "T" and not now.jumped:
            return self.other_end(square), Now(now.key, True, now.webs), False
        return square, now, square in now.webs

    def other_end(self, square: int) -> int:
        return sum(self.teleporters) - square

    def straight(self, square: int, way: int, left: int, now: Now, trail: frozenset[int]) -> str:
        """[move.trajectory] A way without a turn."""
        touched = False
        while left:
            beside = self.ways[now.key, square][way]
            if beside is None:
                return "blocked"
            touched = touched or beside in trail
            square, now, held = self.forced(beside, now)
            trail |= {beside, square}
            left = 0 if held else left - 1
        return "over the trail" if touched else "clean"

    def completes(self, square: int, way: int, left: int, now: Now, trail: frozenset[int]) -> bool:
        """Is there a way to the end with this heading that turns at walls and never enters the trail?"""
        while True:
            beside = self.ways[now.key, square][way]
            if beside is None or beside in trail:
                return False
            square, now, held = self.forced(beside, now)
            left -= 1
            if held or not left:
                return True
            trail |= {beside, square}
            if self.ways[now.key, square][way] is None:
                return any(self.completes(square, side, left, now, trail) for side in SIDES[way])

    def walks(
        self, square: int, way: int, left: int, now: Now, path: tuple[int, ...], over_stairs: bool
    ) -> Iterator[Walk]:
        """Walk on: turn at walls as the tiers allow, jump again or not, pass the stairs or not."""
        while left:
            beside = self.ways[now.key, square][way]
            if beside is None:
                turns = self.turns(square, way, left, now, frozenset(path))
                for turned in turns:
                    yield from self.walks(square, turned, left, now, path, over_stairs)
                if turns:
                    return
                break  # shut in: the rest is lost
            over_stairs = over_stairs or beside == self.stairs
            path = (*path, beside)
            left -= 1
            if self.marks[beside] == "T" and now.jumped:
                there = self.other_end(beside)
                yield from self.walks(there, way, left, now, (*path, there), over_stairs)
                square = beside
                continue
            square, now, held = self.forced(beside, now)
            if square != beside:
                path = (*path, square)
            if held:
                break
        yield Walk(square, now.key, now.jumped, frozenset(path[1:]), over_stairs)

    # The search of gen.finds_reachable

    def circumstances(self, square: int, roll: int, key: bool) -> list[Now]:
        """All combinations of fresh and used webs and teleporters that a roll from this square can reach."""
        near = {square}
        if any(gap(square, end) <= roll for end in self.teleporters):
            near.update(self.teleporters)
        webs = [web for web in sorted(self.webs) if any(gap(web, one) <= roll for one in near)]
        return [
            Now(key, jumped, frozenset(fresh))
            for jumped in ((False, True) if len(near) > 1 else (False,))
            for count in range(len(webs) + 1)
            for fresh in combinations(webs, count)
        ]


def gap(one: int, other: int) -> int:
    return max(abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE))


class Search:
    """Breadth-first search over (square, has the key), with all rolls and circumstances. [gen.finds_reachable]"""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.entered: set[int] = set()
        self.entered_without_key: set[int] = set()
        self.leads: dict[tuple[int, bool], set[tuple[int, bool]]] = {}
        self.out: set[tuple[int, bool]] = set()  # states from which one roll can take the stairs
        start = (drawing.start, False)
        queue = [start]
        self.leads[start] = set()
        for state in queue:
            for end in self.one_roll(state):
                if end not in self.leads:
                    self.leads[end] = set()
                    queue.append(end)

    def one_roll(self, state: tuple[int, bool]) -> list[tuple[int, bool]]:
        drawing, (square, key) = self.drawing, state
        if drawing.exit_from(square, key):
            self.out.add(state)
        ends: dict[tuple[int, bool], None] = {}
        for roll in range(1, 7):
            for now in drawing.circumstances(square, roll, key):
                for walk in drawing.moves(square, roll, now):
                    self.entered |= walk.entered
                    if not key and not walk.key:
                        self.entered_without_key |= walk.entered
                    if walk.over_stairs:
                        self.out.add(state)
                    ends[walk.end, walk.key] = None
        self.leads[state].update(ends)
        return list(ends)

    def trapped(self) -> set[tuple[int, bool]]:
        """The states without any way to the stairs. [gen.no_trap]"""
        safe = set(self.out)
        while True:
            more = {state for state, ends in self.leads.items() if state not in safe and ends & safe}
            if not more:
                return set(self.leads) - safe
            safe |= more


def best_turns(drawing: Drawing) -> float:
    """The average turns to the exit with the best play, without trail, webs always fresh: plain value iteration."""
    choices: dict[tuple[int, bool, bool], list[list[tuple[int, bool, bool]]]] = {}
    queue = [(drawing.start, False, False)]
    known = set(queue)
    for state in queue:
        square, key, jumped = state
        choices[state] = []
        for roll in range(1, 7):
            walks = drawing.moves(square, roll, Now(key, jumped, drawing.webs))
            if any(walk.over_stairs or drawing.exit_from(walk.end, walk.key) for walk in walks):
                continue  # this roll leaves the floor
            ends = list(dict.fromkeys((walk.end, walk.key, walk.jumped) for walk in walks))
            choices[state].append(ends)
            for end in ends:
                if end not in known:
                    known.add(end)
                    queue.append(end)
    turns = dict.fromkeys(choices, 0.0)
    for _ in range(5000):
        new = {
            state: 1 + sum(min(turns[end] for end in ends) for ends in rolls) / 6 for state, rolls in choices.items()
        }
        rise = max(abs(new[state] - turns[state]) for state in turns)
        turns = new
        if rise < 1e-6:
            return turns[queue[0]]
    raise AssertionError("the stairs are never reached")
