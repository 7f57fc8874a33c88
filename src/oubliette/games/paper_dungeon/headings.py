"""Choosing a heading at the start of a move and at walls, and the facts that players see."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon.belongings import spend
from oubliette.games.paper_dungeon.equipment import TELEPORT_SCROLL, WALL_PASS
from oubliette.games.paper_dungeon.finds import find_at
from oubliette.games.paper_dungeon.floor import EMPTY, KEY, SINGLE_USE, TELEPORTER, THINGS, WEB
from oubliette.games.paper_dungeon.ground import BLOCKED
from oubliette.games.paper_dungeon.movement import (
    Going,
    behind_the_wall,
    crosses_at_a_hit,
    crossings,
    first_headings,
    turn_headings,
)
from oubliette.games.paper_dungeon.reasons import Reasons, why_this_heading, why_this_turn
from oubliette.games.paper_dungeon.scroll import may_read_after_the_roll
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.grid import NAMES

STAY: Final = "stay"
READS: Final = -2  # no heading: the hero reads a Teleport Scroll first

_HEADINGS: Final = {name: heading for heading, name in enumerate(NAMES)}


def going(table: Table, hero: Hero) -> Going:
    """The state that the hero's move depends on now. [move.trail] [move.no_double_back_scope]"""
    floor = table.here.floor
    trail = hero.trail
    if table.switches.squares:
        for square in hero.line:
            trail |= 1 << square
    return Going(table.here, hero.key, hero.jumped, floor.webs & ~hero.taken, trail, table.switches.squares)


def choose_heading(table: Table, hero: Hero, steps: int, diagonal: bool) -> Rule[tuple[int, bool]]:
    """Ask for the first heading and whether it goes through a wall; BLOCKED if none is open. [move.choose_direction]

    He may read a scroll instead; then the question comes again. [move.start_tiers] [move.auto]
    [ruling.scroll_any_time]
    """
    about = going(table, hero)
    tier, headings = first_headings(about, hero.at, steps, diagonal)
    options: list[Value] = [NAMES[heading] for heading in headings] or [STAY]
    if hero.holds(WALL_PASS):
        options += [(WALL_PASS, NAMES[heading]) for heading in crossings(about, hero.at, steps, diagonal, tier)]
    facts: dict[str, Value] = {"steps": steps}
    if may_read_after_the_roll(table, hero):
        options.append(TELEPORT_SCROLL)
        facts["diagonal"] = int(diagonal)
    look_ahead(table, hero, options, steps, facts)
    answer = yield from Ask(hero.seat, "decide.heading", options, facts)
    if answer == TELEPORT_SCROLL:
        return READS, False
    heading, passing = _heading(table, hero, answer)
    if len(headings) == 1 and not passing and table.log is not None:
        why = why_this_heading(about, hero.at, steps, diagonal, tier, heading)
        tell_forced(table, "move.forced_is_told", hero, heading, steps, why)
    elif heading != BLOCKED:
        table.tell("move.choose_direction", seat=hero.seat, heading=NAMES[heading], steps=steps)
    return heading, passing


def turn(table: Table, hero: Hero, heading: int, steps: int) -> Rule[tuple[int, bool]]:
    """Ask for a new heading at a wall, or go straight on through it; BLOCKED if the hero is shut in. [move.turn_tiers]

    [move.turn_only_at_wall] [ruling.turn_choice]
    """
    about = going(table, hero)
    sides = turn_headings(about, hero.at, heading, steps)
    options: list[Value] = [NAMES[side] for side in sides]
    if hero.holds(WALL_PASS) and crosses_at_a_hit(about, hero.at, heading, steps):
        options = [*(options or [STAY]), (WALL_PASS, NAMES[heading])]
    facts: dict[str, Value] = {"steps": steps, "heading": NAMES[heading]}
    look_ahead(table, hero, options, steps, facts)
    answer = (yield from Ask(hero.seat, "decide.wall_hit", options, facts)) if options else STAY
    turned, passing = _heading(table, hero, answer)
    if turned == BLOCKED:
        table.tell("move.shut_in", seat=hero.seat, steps=steps)  # [ruling.shut_in]
    elif len(sides) == 1 and not passing and table.log is not None:
        tell_forced(table, "move.forced_turn", hero, turned, steps, why_this_turn(about, hero.at, heading, turned))
    elif not passing:
        table.tell("move.turn_only_at_wall", seat=hero.seat, heading=NAMES[turned], steps=steps)
    return turned, passing


def tell_forced(table: Table, slug: str, hero: Hero, heading: int, steps: int, why: Reasons) -> None:
    """Say why there is no other way, even if the hero could have used a piece. [move.forced_is_told] [move.auto]"""
    table.tell(
        slug,
        seat=hero.seat,
        heading=NAMES[heading],
        steps=steps,
        why=why.why,
        closed=why.closed,
        walls=why.walls,
        trail=why.trail,
    )


def look_ahead(table: Table, hero: Hero, options: list[Value], steps: int, facts: dict[str, Value]) -> None:
    """Add facts for people: what lies on each line up to its end or the first wall."""
    if table.log is None or len(options) < 2:
        return
    ground, names = table.here, table.here.floor.names
    for option in options:
        if option in (STAY, TELEPORT_SCROLL):
            continue
        name = option[1] if isinstance(option, tuple) else option
        assert isinstance(name, str)
        heading, at, left, key, jumped = _HEADINGS[name], hero.at, steps, hero.key, hero.jumped
        things: list[str] = []
        met = 0  # finds met: behind a teleporter a line can cross itself
        while left and ground.steps[key][heading][at] != BLOCKED:
            at = ground.steps[key][heading][at]
            left -= 1
            mark = EMPTY if met >> at & 1 else find_at(table, hero, at)
            if mark in SINGLE_USE:
                met |= 1 << at
            if mark in THINGS:
                things.append(THINGS[mark])
            if mark == WEB:
                left = 0
            elif mark == KEY:
                key = 1
            elif mark == TELEPORTER and not jumped:
                jumped = True
                at = ground.floor.other_end(at)
        facts[f"{name}_finds"] = tuple(things)
        facts[f"{name}_end"] = names[at]
        facts[f"{name}_left"] = left
        if option != name:
            facts[f"{name}_behind"] = names[behind_the_wall(ground, key, at, heading, left)]


def _heading(table: Table, hero: Hero, answer: Value) -> tuple[int, bool]:
    """The heading of an answer, and whether it spends a wall pass. [item.wall_pass] [ruling.wall_pass_use]"""
    if answer == STAY:
        return BLOCKED, False
    if isinstance(answer, str):
        return _HEADINGS[answer], False
    assert isinstance(answer, tuple)
    spend(table, hero, WALL_PASS)
    return _HEADINGS[answer[1]], True
