"""The worth of each target of a Teleport Scroll: what lies there, and the best move from there."""

from __future__ import annotations

from collections.abc import Sequence

from oubliette.bots.paper_dungeon.plan import Plan
from oubliette.games.paper_dungeon.movement import Going, first_headings, trail_after
from oubliette.games.paper_dungeon.solver.atlas import LEFT, WITH_JUMP, WITH_KEY, Route
from oubliette.games.paper_dungeon.solver.routes import NO_HEADING
from oubliette.games.paper_dungeon.state import SCROLL_ANY_TIME


def all_targets(plan: Plan) -> list[str]:
    """The names of the squares that a scroll can lead to."""
    floor = plan.floor
    return [floor.names[square] for square in floor.open_squares if plan.key or square != floor.lock]


def weigh_targets(plan: Plan, targets: Sequence[str], steps: int, diagonal: bool) -> list[float]:
    """The worth of every target, with these steps still to make (0: before the roll)."""
    names = plan.floor.names
    return [_of_target(plan, names.index(name), steps, diagonal) for name in targets]


def _of_target(plan: Plan, target: int, steps: int, diagonal: bool) -> float:
    position, floor = plan.position, plan.floor
    gains, met, at = 0, 1 << target & plan.left, target
    line = [position.at, target]
    if target == floor.key:
        gains |= WITH_KEY
    if target in floor.teleporters and not position.flags & WITH_JUMP:
        gains |= WITH_JUMP
        at = floor.other_end(target)
        line.append(at)
    if position.settings.word("scroll") != SCROLL_ANY_TIME or (position.webs >> target & 1):
        return plan.of_route((at, NO_HEADING, gains, met))  # the turn ends there
    best = plan.of_route((LEFT, NO_HEADING, 0, 0)) if target == floor.stairs else -1e9
    if not steps:
        return max(best, plan.of_route((at, NO_HEADING, gains, met), turn_ends=False))
    routes = _routes(plan, at, gains, line, steps, diagonal)
    moves = [plan.of_route((end, came, gains | more, met | finds)) for end, came, more, finds in routes]
    return max(best, *moves)


def _routes(plan: Plan, at: int, gains: int, line: Sequence[int], steps: int, diagonal: bool) -> list[Route]:
    """All routes for the steps from there, with the trail that the scroll leaves."""
    position = plan.position
    flags = position.flags | gains
    squares = position.settings.word("trail_rule") == "squares"
    trail = trail_after(line, squares)
    jumped = bool(flags & WITH_JUMP)
    going = Going(position.survey.ground, flags >> 1, jumped, position.webs, trail, squares)
    _, headings = first_headings(going, at, steps, diagonal)
    found: dict[Route, int] = {}
    for heading in headings:
        position.survey.atlas.follow(going, at, heading, steps, found)
    return list(found) or [(at, NO_HEADING, 0, 0)]
