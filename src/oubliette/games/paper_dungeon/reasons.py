"""Why a move is forced: the reason against each other heading. [move.forced_is_told]"""

from __future__ import annotations

from typing import Final, final

from oubliette.games.paper_dungeon.ground import BLOCKED
from oubliette.games.paper_dungeon.movement import STRAIGHT, STRAIGHT_OVER_THE_TRAIL, Going, straight, style
from oubliette.kit.grid import NAMES

# Why only one heading is left.
ONLY_OPEN: Final = "only_open"
ONLY_STRAIGHT: Final = "only_straight"
ONLY_OFF_THE_TRAIL: Final = "only_off_the_trail"
STRAIGHT_AND_OFF_THE_TRAIL: Final = "straight_and_off_the_trail"
BACK_EITHER_WAY: Final = "back_either_way"  # all ways go back over the trail; only one is straight
ONLY_BACK: Final = "only_back"  # at a wall: nothing else is open


@final
class Reasons:
    """Why only one heading is left, and the others: closed at once, into a wall, or back over the trail."""

    __slots__ = ("closed", "trail", "walls", "why")

    def __init__(self, why: str, closed: list[int], walls: list[int], trail: list[int]) -> None:
        self.why = why
        self.closed = _names(closed)
        self.walls = _names(walls)
        self.trail = _names(trail)


def _names(headings: list[int]) -> tuple[str, ...]:
    return tuple([NAMES[heading] for heading in headings])


def why_this_heading(going: Going, at: int, steps: int, diagonal: bool, tier: int, only: int) -> Reasons:
    """The reasons against the other first headings, in the order of the tiers. [move.start_tiers]"""
    nexts = going.ground.steps[going.key]
    closed: list[int] = []
    walls: list[int] = []
    trail: list[int] = []
    for heading in style(diagonal):
        if heading == only:
            continue
        if nexts[heading][at] == BLOCKED:
            closed.append(heading)
        elif tier in (STRAIGHT, STRAIGHT_OVER_THE_TRAIL) and straight(going, at, heading, steps) == BLOCKED:
            walls.append(heading)
        else:
            trail.append(heading)
    if not walls and not trail:
        why = ONLY_OPEN
    elif tier == STRAIGHT_OVER_THE_TRAIL:
        why = BACK_EITHER_WAY
    elif not walls:
        why = ONLY_OFF_THE_TRAIL
    else:
        why = STRAIGHT_AND_OFF_THE_TRAIL if trail else ONLY_STRAIGHT
    return Reasons(why, closed, walls, trail)


def why_this_turn(going: Going, at: int, heading: int, only: int) -> Reasons:
    """The reason against the other side at a wall. [move.turn_tiers]"""
    nexts = going.ground.steps[going.key]
    closed: list[int] = []
    trail: list[int] = []
    for side in sorted([heading + 2 & 7, heading + 6 & 7]):
        if side != only:
            (closed if nexts[side][at] == BLOCKED else trail).append(side)
    if only == (heading + 4 & 7):
        return Reasons(ONLY_BACK, closed, [], trail)
    return Reasons(ONLY_OFF_THE_TRAIL if trail else ONLY_OPEN, closed, [], trail)
