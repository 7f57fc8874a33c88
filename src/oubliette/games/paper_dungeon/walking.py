"""The move: walking a heading square by square, turning at walls, until all steps are made."""

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
    """Travel the whole result. [move.full_distance]

    It is cut short by a web, by the stairs, or where no way is open. Before its first step scrolls may be read; the
    line of who is held where a scroll leads has been drawn already. [ruling.scroll_any_time]
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
    """Square by square, with a new heading at every wall. [move.keep_heading] [move.turn_only_at_wall]"""
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
        if not ground.floor.marked >> beside & 1:  # nothing can happen there
            hero.at = beside
            hero.line.append(beside)
            continue
        ends_here = yield from enter(table, hero, beside, steps)
        if ends_here:
            break
