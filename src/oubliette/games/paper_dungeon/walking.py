"""The move: choosing a heading, walking it square by square, turning at walls."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon.belongings import spend
from oubliette.games.paper_dungeon.equipment import WALL_PASS
from oubliette.games.paper_dungeon.finds import find_at, meet
from oubliette.games.paper_dungeon.floor import EMPTY, KEY, SINGLE_USE, TELEPORTER, THINGS, WEB
from oubliette.games.paper_dungeon.ground import BLOCKED
from oubliette.games.paper_dungeon.movement import Going, behind_the_wall, crossings, first_headings, turn_headings
from oubliette.games.paper_dungeon.stairs import offer_stairs
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.grid import NAMES

STAY: Final = "stay"
JUMP: Final = "jump"
WALK_ON: Final = "walk_on"

_HEADINGS: Final = {name: heading for heading, name in enumerate(NAMES)}


def move(table: Table, hero: Hero, steps: int, diagonal: bool) -> Rule[None]:
    """Travel the whole result. [move.full_distance]

    It is cut short by a web, by the stairs, or where no way is open.
    """
    ground = table.here
    hero.line = [hero.at]
    heading, passing = yield from choose_heading(table, hero, steps, diagonal)
    if heading == BLOCKED:
        table.tell("move.lost", seat=hero.seat)  # [ruling.lost_move]
    while heading != BLOCKED and steps:
        beside = ground.steps[hero.key][heading][hero.at]
        if beside == BLOCKED and passing:
            beside = behind_the_wall(ground, hero.key, hero.at, heading, steps)
            passing = False
            if beside != BLOCKED:
                steps -= ground.floor.grid.gap(hero.at, beside) - 1
                table.tell("item.wall_pass", seat=hero.seat, heading=NAMES[heading])
        if beside == BLOCKED:
            heading, passing = yield from turn(table, hero, heading, steps)
            continue
        steps -= 1
        if not ground.floor.marked >> beside & 1:  # nothing can happen there
            hero.at = beside
            hero.line.append(beside)
            continue
        ends_here = yield from enter(table, hero, beside, steps)
        if ends_here:
            break


def going(table: Table, hero: Hero) -> Going:
    """What the hero's move depends on now. [move.trail] [move.no_double_back_scope]"""
    floor = table.here.floor
    trail = hero.trail
    if table.switches.squares:
        for square in hero.line:
            trail |= 1 << square
    return Going(table.here, hero.key, hero.jumped, floor.webs & ~hero.taken, trail, table.switches.squares)


def choose_heading(table: Table, hero: Hero, steps: int, diagonal: bool) -> Rule[tuple[int, bool]]:
    """The first heading, and whether it goes through a wall; BLOCKED where none is open. [move.choose_direction]

    [move.start_tiers] [move.auto]
    """
    about = going(table, hero)
    tier, headings = first_headings(about, hero.at, steps, diagonal)
    options: list[Value] = [NAMES[heading] for heading in headings] or [STAY]
    if hero.holds(WALL_PASS):
        options += [(WALL_PASS, NAMES[heading]) for heading in crossings(about, hero.at, steps, diagonal, tier)]
    facts: dict[str, Value] = {"steps": steps}
    look_ahead(table, hero, options, steps, facts)
    answer = yield from Ask(hero.seat, "decide.heading", options, facts)
    heading, passing = _heading(table, hero, answer)
    if heading != BLOCKED:
        table.tell("move.choose_direction", seat=hero.seat, heading=NAMES[heading], steps=steps)
    return heading, passing


def turn(table: Table, hero: Hero, heading: int, steps: int) -> Rule[tuple[int, bool]]:
    """A new heading at a wall, or straight on through it; BLOCKED where the hero is shut in. [move.turn_tiers]

    [move.turn_only_at_wall] [ruling.turn_choice]
    """
    about = going(table, hero)
    options: list[Value] = [NAMES[side] for side in turn_headings(about, hero.at, heading, steps)]
    if hero.holds(WALL_PASS) and behind_the_wall(about.ground, hero.key, hero.at, heading, steps) != BLOCKED:
        options = [*(options or [STAY]), (WALL_PASS, NAMES[heading])]
    facts: dict[str, Value] = {"steps": steps, "heading": NAMES[heading]}
    look_ahead(table, hero, options, steps, facts)
    answer = (yield from Ask(hero.seat, "decide.wall_hit", options, facts)) if options else STAY
    turned, passing = _heading(table, hero, answer)
    if turned == BLOCKED:
        table.tell("move.shut_in", seat=hero.seat, steps=steps)  # [ruling.shut_in]
    elif not passing:
        table.tell("move.turn_only_at_wall", seat=hero.seat, heading=NAMES[turned], steps=steps)
    return turned, passing


def look_ahead(table: Table, hero: Hero, options: list[Value], steps: int, facts: dict[str, Value]) -> None:
    """What lies on each line up to its end or the first wall, for those who read the question."""
    if table.log is None or len(options) < 2:
        return
    ground, names = table.here, table.here.floor.names
    for option in options:
        if option == STAY:
            continue
        name = option[1] if isinstance(option, tuple) else option
        assert isinstance(name, str)
        heading, at, left, key, jumped = _HEADINGS[name], hero.at, steps, hero.key, hero.jumped
        things: list[str] = []
        met = 0  # a line can cross itself behind a teleporter
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
    """What an answer means; a piece that it needs is spent. [item.wall_pass] [ruling.wall_pass_use]"""
    if answer == STAY:
        return BLOCKED, False
    if isinstance(answer, str):
        return _HEADINGS[answer], False
    assert isinstance(answer, tuple)
    spend(table, hero, WALL_PASS)
    return _HEADINGS[answer[1]], True


def enter(table: Table, hero: Hero, square: int, steps: int) -> Rule[bool]:
    """Enter a square with so many steps left, and resolve what is there. True where the move ends here.

    [meet.mandatory] [turn.mark_path]
    """
    hero.at = square
    hero.line.append(square)
    held = yield from meet(table, hero)
    if held:
        return True
    if square == table.here.floor.stairs and steps:
        yield from offer_stairs(hero, steps)  # [stairs.pass]; with no steps left the end of the turn asks
        return hero.done
    if table.here.floor.marks[square] == TELEPORTER:
        yield from teleport(table, hero)
    return False


def teleport(table: Table, hero: Hero) -> Rule[None]:
    """To the other one: the first time because one must, later if one likes. [meet.teleporter_pair]

    The heading is kept. [meet.teleporter_continue] [meet.teleporter_first_must] [ruling.teleporter_pair_once]
    [ruling.teleporter_last_step]
    """
    if hero.jumped:
        answer = yield from Ask(hero.seat, "decide.teleport_again", (WALK_ON, JUMP))
        if answer == WALK_ON:
            return
    hero.jumped = True
    hero.at = table.here.floor.other_end(hero.at)
    hero.line.append(hero.at)
    table.tell("meet.teleporter_pair", seat=hero.seat)
