"""The move: walking square by square, turning at walls, until no steps are left."""

from __future__ import annotations

from oubliette.games.paper_dungeon.entering import enter
from oubliette.games.paper_dungeon.ground import BLOCKED
from oubliette.games.paper_dungeon.headings import READS, choose_heading, turn
from oubliette.games.paper_dungeon.movement import behind_the_wall
from oubliette.games.paper_dungeon.scroll import use_scroll
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Rule
from oubliette.kit.grid import NAMES


def move(table: Table, hero: Hero, steps: int, diagonal: bool) -> Rule[None]:
    """Walk as many steps as rolled. [move.full_distance]

    A web, the stairs or a dead end cuts the move short. Before the first step the hero may read scrolls; `use_scroll`
    draws the line as far as its square. [ruling.scroll_any_time]
    """
    heading, passing = READS, False
    while heading == READS:
        hero.line = [hero.at]
        heading, passing = yield from choose_heading(table, hero, steps, diagonal)
        if heading == READS:
            ends_there = yield from use_scroll(table, hero, steps, diagonal)
            if ends_there:
                return
    if heading == BLOCKED:
        table.tell("move.lost", seat=hero.seat)  # [ruling.lost_move]
    else:
        yield from walk(table, hero, heading, passing, steps)


def walk(table: Table, hero: Hero, heading: int, passing: bool, steps: int) -> Rule[None]:
    """Walk square by square, with a new heading at every wall. [move.keep_heading] [move.turn_only_at_wall]"""
    ground = table.here
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
        if not ground.floor.marked >> beside & 1:  # nothing can happen there: skip `enter`
            hero.at = beside
            hero.line.append(beside)
            continue
        ends_here = yield from enter(table, hero, beside, steps)
        if ends_here:
            break
