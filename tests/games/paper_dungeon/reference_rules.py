"""A slow reference implementation of the rules of movement, to compare the game with.

It shares no code with the game: it reads the drawing, goes one square at a time and tries every way. It yields a
move's questions as (prompt, options) if there is a choice, and receives the answers.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace

Place = tuple[int, int]  # row and column
Option = str | tuple[str, str]
Question = tuple[str, tuple[Option, ...]]

DELTAS = {
    "n": (-1, 0),
    "ne": (-1, 1),
    "e": (0, 1),
    "se": (1, 1),
    "s": (1, 0),
    "sw": (1, -1),
    "w": (0, -1),
    "nw": (-1, -1),
}
CLOCKWISE = list(DELTAS)
WALL_PASS = "wall_pass"


def style(diagonal: bool) -> list[str]:
    return ["ne", "se", "sw", "nw"] if diagonal else ["n", "e", "s", "w"]


def sides(heading: str) -> list[str]:
    """The two perpendicular headings, clockwise from north."""
    number = CLOCKWISE.index(heading)
    return [CLOCKWISE[i] for i in sorted([(number + 2) % 8, (number - 2) % 8])]


def back(heading: str) -> str:
    return CLOCKWISE[(CLOCKWISE.index(heading) + 4) % 8]


def beside(at: Place, heading: str) -> Place:
    down, right = DELTAS[heading]
    return at[0] + down, at[1] + right


@dataclass(frozen=True)
class Page:
    """A drawn floor and the rule for corners."""

    rows: tuple[str, ...]
    corners: str = "closed"
    vault: frozenset[Place] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "vault", self._vault())

    def mark(self, at: Place) -> str:
        return self.rows[at[0]][at[1]]

    def all(self, mark: str) -> list[Place]:
        return [(r, c) for r, row in enumerate(self.rows) for c, found in enumerate(row) if found == mark]

    def in_ring(self, at: Place) -> bool:
        return 0 < at[0] < len(self.rows) - 1 and 0 < at[1] < len(self.rows[0]) - 1

    def other_end(self, at: Place) -> Place:
        return next(place for place in self.all("T") if place != at)

    def shut(self, at: Place, seen_from: Place, key: bool) -> bool:
        """Is a square a wall, or a shut lock, seen from a square?"""
        mark = self.mark(at)
        return mark == "#" or (mark == "L" and not key and seen_from not in self.vault)

    def flanks(self, at: Place, heading: str) -> list[Place]:
        """The two squares beside a diagonal step."""
        down, right = DELTAS[heading]
        return [(at[0] + down, at[1]), (at[0], at[1] + right)]

    def blocked(self, at: Place, heading: str, key: bool) -> bool:
        if self.shut(beside(at, heading), at, key):
            return True
        if len(heading) == 1 or self.corners == "free":
            return False
        walls = sum([self.shut(flank, at, key) for flank in self.flanks(at, heading)])
        return walls == 2 or (walls == 1 and self.corners == "strict")

    def _vault(self) -> frozenset[Place]:
        """The squares out of reach from the start while the lock is a wall: eight ways, closed corners block."""
        starts = self.all("@")
        if not starts or not self.all("L"):
            return frozenset()
        reached, edge = set(starts), starts
        while edge:
            at = edge.pop()
            for heading in CLOCKWISE:
                to = beside(at, heading)
                solid = [self.mark(flank) in "#L" for flank in self.flanks(at, heading)]
                closed = len(heading) == 2 and all(solid)
                if self.mark(to) not in "#L" and not closed and to not in reached:
                    reached.add(to)
                    edge.append(to)
        every = {(r, c) for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark not in "#L"}
        return frozenset(every - reached)


@dataclass(frozen=True)
class Walker:
    """A hero's square, and all that the rest of the move depends on.

    `trail` holds every square of the last move and of this one; under the other rule for the trail, only the square
    that the last step came from.
    """

    page: Page
    at: Place
    trail: frozenset[Place] = frozenset()
    webs: frozenset[Place] = frozenset()  # the fresh ones
    key: bool = False
    jumped: bool = False
    by_squares: bool = True

    def open(self, heading: str) -> bool:
        return not self.page.blocked(self.at, heading, self.key)

    def entered(self, to: Place, heading: str) -> tuple[Walker, bool, bool]:
        """Enter a square and do what must happen: (the walker afterwards, was it on the trail, is the move over)."""
        touched = to in self.trail
        trail = self.trail | {self.at, to} if self.by_squares else frozenset({self.at})
        after = replace(self, at=to, trail=trail)
        mark = self.page.mark(to)
        if mark == "w" and to in self.webs:
            return replace(after, webs=self.webs - {to}), touched, True
        if mark == "k":
            after = replace(after, key=True)
        if mark == "T" and not self.jumped:
            after = after.jump()
        return after, touched, False

    def jump(self) -> Walker:
        to = self.page.other_end(self.at)
        return replace(self, at=to, jumped=True, trail=self.trail | {to} if self.by_squares else self.trail)

    def run(self, heading: str) -> list[Place]:
        """The unbroken run of wall and shut-lock squares ahead."""
        found: list[Place] = []
        to = beside(self.at, heading)
        while self.page.in_ring(to) and self.page.shut(to, self.at, self.key):
            found.append(to)
            to = beside(to, heading)
        return found

    def behind(self, heading: str, steps: int) -> tuple[Place, int] | None:
        """Where a wall pass leads and how many steps it costs; None if nowhere."""
        run = self.run(heading)
        to = beside(run[-1] if run else self.at, heading)
        if len(run) + 1 > steps or not self.page.in_ring(to):
            return None
        return to, len(run) + 1


def ways(walker: Walker, heading: str, steps: int, turned: bool = False, touched: bool = False) -> Iterator[list[bool]]:
    """All complete ways to spend the steps with this heading, each as [did it turn, did it enter the trail]."""
    if steps == 0:
        yield [turned, touched]
    elif walker.open(heading):
        after, on_trail, over = walker.entered(beside(walker.at, heading), heading)
        yield from ways(after, heading, 0 if over else steps - 1, turned, touched or on_trail)
    else:
        for side in sides(heading):
            if walker.open(side):
                yield from ways(walker, side, steps, turned=True, touched=touched)


def first_tier(walker: Walker, steps: int, diagonal: bool) -> tuple[int, list[str]]:
    """The first non-empty one of the four tiers, and its headings; tier 0 if the move is lost."""
    opened = [heading for heading in style(diagonal) if walker.open(heading)]
    found = {heading: list(ways(walker, heading, steps)) for heading in opened}
    tiers = [
        [heading for heading in opened if [False, False] in found[heading]],
        [heading for heading in opened if [True, False] in found[heading]],
        [heading for heading in opened if [False, True] in found[heading]],
        opened,
    ]
    for number, tier in enumerate(tiers, 1):
        if tier:
            return number, tier
    return 0, []


def turn_tier(walker: Walker, heading: str, steps: int) -> tuple[int, list[str]]:
    """The first non-empty one of the three tiers at a wall, and its headings; tier 0 if nothing is open."""
    across = [side for side in sides(heading) if walker.open(side)]
    whole = [side for side in across if any(not touched for _, touched in ways(walker, side, steps))]
    fresh = [side for side in across if beside(walker.at, side) not in walker.trail]
    last = [side for side in CLOCKWISE if side in [*sides(heading), back(heading)] and walker.open(side)]
    for number, tier in enumerate([whole, fresh, last], 1):
        if tier:
            return number, tier
    return 0, []


def through_a_wall(walker: Walker, steps: int, diagonal: bool, tier: int) -> list[str]:
    """The headings that lead straight to the end through one wall, off the trail or if all other ways enter it too."""
    allowed: list[str] = []
    for heading in style(diagonal):
        touched = _ignoring_one_wall(walker, heading, steps)
        if touched is False or (touched is True and tier not in {1, 2}):
            allowed.append(heading)
    return allowed


def _ignoring_one_wall(walker: Walker, heading: str, steps: int) -> bool | None:
    """Does the line enter the trail? None if it needs no wall pass, or more than one."""
    passed = touched = over = False
    while steps and not over:
        to, cost = beside(walker.at, heading), 1
        if not walker.open(heading):
            landing = None if passed else walker.behind(heading, steps)
            if landing is None:
                return None
            to, cost = landing
            passed = True
        walker, on_trail, over = walker.entered(to, heading)
        touched = touched or on_trail
        steps -= cost
    return touched if passed else None


class Adventure:
    """A hero's turns on one page, by the reference rules."""

    def __init__(self, page: Page, walker: Walker, wall_passes: int = 0) -> None:
        self.page = page
        self.walker = walker
        self.wall_passes = wall_passes
        self.line: list[Place] = []
        self.gone = False  # left by the stairs
        self.tiers: list[str] = []  # the tiers that decided

    def turn(self, roll: int) -> Generator[Question, Option, None]:
        """Move by the roll; then offer the stairs, if the hero is on them or one open step away."""
        self.line = [self.walker.at]
        if self.walker.by_squares:
            self.walker = replace(self.walker, trail=self.walker.trail | {self.walker.at})
        yield from self._move(roll, roll % 2 == 1)
        if not self.gone and self._near_the_stairs():
            yield from self._stairs()
        trail = frozenset(self.line if self.walker.by_squares else self.line[-2:-1])
        self.walker = replace(self.walker, trail=trail)

    def _move(self, steps: int, diagonal: bool) -> Generator[Question, Option, None]:
        tier, allowed = first_tier(self.walker, steps, diagonal)
        self.tiers.append(f"start {tier}")
        options: list[Option] = [*allowed] or ["stay"]
        if self.wall_passes:
            options += [(WALL_PASS, way) for way in through_a_wall(self.walker, steps, diagonal, tier)]
        heading, passing = yield from self._choice("decide.heading", options)
        while steps and heading != "stay":
            to, cost = beside(self.walker.at, heading), 1
            if not self.walker.open(heading):
                landing = self.walker.behind(heading, steps)
                if not passing or landing is None:
                    heading, passing = yield from self._hit(heading, steps)
                    continue
                passing = False
                to, cost = landing
            steps -= cost
            over = yield from self._enter(to, heading, steps)
            if over or self.gone:
                return

    def _hit(self, heading: str, steps: int) -> Generator[Question, Option, tuple[str, bool]]:
        tier, allowed = turn_tier(self.walker, heading, steps)
        self.tiers.append(f"turn {tier}")
        options: list[Option] = [*allowed] or ["stay"]
        if self.wall_passes and heading in self._crossings_from_here(heading, steps):
            options.append((WALL_PASS, heading))
        return (yield from self._choice("decide.wall_hit", options))

    def _crossings_from_here(self, heading: str, steps: int) -> list[str]:
        """The headings that a wall pass would open if the move began at the wall, where only reversing is banned."""
        walker = self.walker if self.walker.by_squares else replace(self.walker, trail=frozenset())
        diagonal = len(heading) == 2
        tier, _ = first_tier(walker, steps, diagonal)
        return through_a_wall(walker, steps, diagonal, tier)

    def _enter(self, to: Place, heading: str, steps: int) -> Generator[Question, Option, bool]:
        jumped = self.walker.jumped
        self.walker, _, over = self.walker.entered(to, heading)
        self.line.append(to)
        mark = self.page.mark(to)
        if mark == "T":
            if jumped:
                answer = yield "decide.teleport_again", ("walk_on", "jump")
                if answer == "jump":
                    self.walker = self.walker.jump()
            if self.walker.at != to:
                self.line.append(self.walker.at)
        if mark == ">" and steps:
            yield from self._stairs()
        return over

    def _choice(self, prompt: str, options: list[Option]) -> Generator[Question, Option, tuple[str, bool]]:
        answer = options[0]
        if len(options) > 1:
            answer = yield prompt, tuple(options)
        if isinstance(answer, str):
            return answer, False
        self.wall_passes -= 1
        return answer[1], True

    def _stairs(self) -> Generator[Question, Option, None]:
        answer = yield "decide.take_stairs", ("leave", "remain")
        self.gone = answer == "leave"

    def _near_the_stairs(self) -> bool:
        stairs = self.page.all(">")
        near = [beside(self.walker.at, heading) for heading in CLOCKWISE if self.walker.open(heading)]
        return self.walker.at in stairs or any(place in stairs for place in near)
