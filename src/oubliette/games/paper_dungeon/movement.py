"""Which way a hero may go: the exact rules of movement, without questions.

A move is a heading and a number of steps. The hero keeps the heading until he hits a wall, then takes a new one of the
same style. Look-ahead follows the ways a move could take: what must happen on them happens (a fresh web ends the move,
the first teleporter jumps, the key opens the lock), what may happen does not (later jumps, the stairs, equipment).

Headings are numbers, clockwise from north; the even ones are orthogonal. Sets of squares are masks. `squares` selects
the rule for the trail: all squares of this move and the last one, or only the step just made.
[move.trajectory] [move.choose_direction] [move.keep_heading]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from oubliette.games.paper_dungeon.ground import A_TELEPORTER, A_WEB, BLOCKED, THE_KEY, Ground
from oubliette.kit.grid import DIAGONAL, ORTHOGONAL

# The tiers of first headings, best first. [move.start_tiers]
NO_WAY: Final = 0  # the hero cannot move at all
STRAIGHT: Final = 1
WITH_TURNS: Final = 2
STRAIGHT_OVER_THE_TRAIL: Final = 3  # from this tier on, ways enter the trail
ANY_OPEN: Final = 4


@final
class Going:
    """What a move depends on besides the ground: the key, the teleporters, the webs that still hold, the trail.

    `seen` collects the special squares that look-ahead came across; no other one influenced its result.
    """

    __slots__ = ("ground", "jumped", "key", "seen", "squares", "trail", "webs")

    def __init__(self, ground: Ground, key: int, jumped: bool, webs: int, trail: int, squares: bool = True) -> None:
        self.ground = ground
        self.key = key  # 1 with the key
        self.jumped = jumped  # after the first jump, jumping is a choice
        self.webs = webs
        self.trail = trail
        self.squares = squares
        self.seen = 0


def trail_after(line: Sequence[int], squares: bool) -> int:
    """The squares that the next move avoids: the whole line or, with the rule `reverse`, where its last step came from.

    [move.trail] [ruling.reverse_trail]
    """
    banned = line if squares else line[-2:-1]
    trail = 0
    for square in banned:
        trail |= 1 << square
    return trail


def style(diagonal: bool) -> tuple[int, int, int, int]:
    """The headings of a diagonal or orthogonal move. [turn.odd_diagonal] [turn.even_orthogonal]"""
    return DIAGONAL if diagonal else ORTHOGONAL


def first_headings(going: Going, at: int, steps: int, diagonal: bool) -> tuple[int, list[int]]:
    """The headings that a move may begin with, and their tier, the first one that has any. [move.start_tiers]

    1: straight ways off the trail. [move.straight_if_possible] 2: ways with turns off the trail.
    [ruling.straight_vs_back] 3: straight ways over the trail. [move.no_double_back] 4: all open headings.
    [move.all_on_the_trail] Without any heading the move is lost. [move.lost] [ruling.only_way_is_global]
    """
    ground, key, trail = going.ground, going.key, going.trail
    nexts, free = ground.steps[key], ground.free[key]
    open_headings: list[int] = []
    clean: list[int] = []
    over_trail: list[int] = []
    for heading in style(diagonal):
        if nexts[heading][at] == BLOCKED:
            continue
        open_headings.append(heading)
        if free[heading][at] >= steps:  # only plain squares ahead: a mask answers quickly
            line = ground.rays[heading][at][steps if going.squares else 1]
            (over_trail if line & trail else clean).append(heading)
        else:
            outcome = straight(going, at, heading, steps)
            if outcome != BLOCKED:
                (over_trail if outcome else clean).append(heading)
    if not open_headings:
        return NO_WAY, open_headings
    if clean:
        return STRAIGHT, clean
    turning = [
        heading
        for heading in open_headings
        if (going.squares or not trail >> nexts[heading][at] & 1)
        and _completes(going, at, heading, steps, _own_trail(going, at), key, going.jumped)
    ]
    if turning:
        return WITH_TURNS, turning
    if over_trail:
        return STRAIGHT_OVER_THE_TRAIL, over_trail
    return ANY_OPEN, open_headings


def turn_headings(going: Going, at: int, heading: int, steps: int) -> list[int]:
    """The headings that a hero may turn to at a wall; none if no way is open. [move.turn_tiers]

    Perpendicular ones whose whole rest of the move avoids the trail; else those whose first step avoids it; else all
    open ones, back included. [move.turn_only_at_wall] [move.turn_keeps_style] [move.reverse_last] [ruling.turn_choice]
    """
    nexts = going.ground.steps[going.key]
    one, other = heading + 2 & 7, heading + 6 & 7
    if one > other:
        one, other = other, one  # headings are offered clockwise from north
    sides: list[int] = []
    if nexts[one][at] != BLOCKED:
        sides.append(one)
    if nexts[other][at] != BLOCKED:
        sides.append(other)
    trail = _own_trail(going, at)
    whole = [side for side in sides if _completes(going, at, side, steps, trail, going.key, going.jumped)]
    if whole:
        return whole
    fresh = [side for side in sides if not trail >> nexts[side][at] & 1]
    if fresh:
        return fresh
    back = heading + 4 & 7
    return sorted([*sides, back]) if nexts[back][at] != BLOCKED else sides


def crossings(going: Going, at: int, steps: int, diagonal: bool, tier: int) -> list[int]:
    """The headings that go straight to the end if the hero crosses one wall. [item.wall_pass]

    Like other straight ways they avoid the trail, unless no other way avoids it either. [ruling.wall_pass_use]
    """
    found: list[int] = []
    over_the_trail = tier == NO_WAY or tier >= STRAIGHT_OVER_THE_TRAIL
    for heading in style(diagonal):
        outcome = straight(going, at, heading, steps, through_a_wall=True)
        if outcome == 0 or (outcome == 1 and over_the_trail):
            found.append(heading)
    return found


def crosses_at_a_hit(going: Going, at: int, heading: int, steps: int) -> bool:
    """May the hero walk through the wall he hit? Only if a move of the remaining steps could begin so from here.

    [ruling.wall_pass_on_the_trail] With the rule `reverse` the trail bans nothing in the middle of a move.
    """
    if behind_the_wall(going.ground, going.key, at, heading, steps) == BLOCKED:
        return False
    trail = going.trail if going.squares else 0
    here = Going(going.ground, going.key, going.jumped, going.webs, trail, going.squares)
    diagonal = bool(heading & 1)
    tier, _ = first_headings(here, at, steps, diagonal)
    return heading in crossings(here, at, steps, diagonal, tier)


def behind_the_wall(ground: Ground, key: int, at: int, heading: int, steps: int) -> int:
    """The square behind the wall in this heading, or BLOCKED if the wall is too thick for the steps or the border.

    A run of wall squares, or the shut lock, is one wall; a closed corner is a wall without thickness.
    """
    offset, vault = ground.offsets[heading], ground.in_vault(at)
    square = at + offset
    while ground.solid(square, key, vault):
        if ground.on_border(square):
            return BLOCKED
        square += offset
    return square if ground.floor.grid.gap(at, square) <= steps else BLOCKED


def _own_trail(going: Going, at: int) -> int:
    """The squares that look-ahead avoids. The rule `reverse` bans only turning back, which look-ahead never does."""
    return going.trail | 1 << at if going.squares else 0


def straight(going: Going, at: int, heading: int, steps: int, through_a_wall: bool = False) -> int:
    """Does the move go straight to its end? BLOCKED if not; 1 if it touches the trail on its way, else 0.

    A web ends the move, but does not block it. [ruling.web_in_lookahead] `through_a_wall`: it must cross exactly one
    wall.
    """
    ground, key, jumped = going.ground, going.key, going.jumped
    trail = going.trail | 1 << at if going.squares else going.trail
    touched = 0
    while steps:
        free = min(ground.free[key][heading][at], steps)
        if free:
            line = ground.rays[heading][at][free]
            if trail & (line if going.squares else ground.rays[heading][at][1]):
                touched = 1
            trail = trail | line if going.squares else 0
            at += free * ground.offsets[heading]
            steps -= free
            continue
        beside = ground.steps[key][heading][at]
        if beside == BLOCKED and through_a_wall:
            through_a_wall = False
            beside = behind_the_wall(ground, key, at, heading, steps)
            steps -= ground.floor.grid.gap(at, beside) - 1 if beside != BLOCKED else 0
        if beside == BLOCKED:
            return BLOCKED
        at = beside
        steps -= 1
        if trail >> at & 1:
            touched = 1
        trail = trail | 1 << at if going.squares else 0
        going.seen |= 1 << at
        kind = ground.special[at]
        if kind == A_WEB:
            if going.webs >> at & 1:
                break
        elif kind == THE_KEY:
            key = 1  # [ruling.key_same_move]
        elif kind == A_TELEPORTER and not jumped:
            jumped = True  # [meet.teleporter_continue]
            at = ground.floor.other_end(at)
            trail |= 1 << at
    return BLOCKED if through_a_wall else touched


def _completes(going: Going, at: int, heading: int, steps: int, trail: int, key: int, jumped: bool) -> bool:
    """Can the hero finish the move with this heading, turning at walls, without entering the trail?"""
    ground = going.ground
    moved = False
    while True:
        free = ground.free[key][heading][at]
        if free >= steps:
            return not ground.rays[heading][at][steps] & trail
        if free:
            line = ground.rays[heading][at][free]
            if line & trail:
                return False
            if going.squares:
                trail |= line
            at += free * ground.offsets[heading]
            steps -= free
            moved = True
        beside = ground.steps[key][heading][at]
        if beside == BLOCKED:
            if not moved:
                return False
            return _completes(going, at, (heading + 2) & 7, steps, trail, key, jumped) or _completes(
                going, at, (heading + 6) & 7, steps, trail, key, jumped
            )
        # a special square
        if trail >> beside & 1:
            return False
        at = beside
        steps -= 1
        moved = True
        going.seen |= 1 << at
        if going.squares:
            trail |= 1 << at
        kind = ground.special[at]
        if kind == A_WEB:
            if going.webs >> at & 1:
                return True
        elif kind == THE_KEY:
            key = 1
        elif kind == A_TELEPORTER and not jumped:
            jumped = True
            at = ground.floor.other_end(at)
            if going.squares:
                trail |= 1 << at
        if not steps:
            return True
