"""The Teleport Scroll: before the roll or after it; with an option, instead of it."""

from __future__ import annotations

from oubliette.games.paper_dungeon.belongings import spend
from oubliette.games.paper_dungeon.entering import enter
from oubliette.games.paper_dungeon.equipment import TELEPORT_SCROLL
from oubliette.games.paper_dungeon.movement import trail_after
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Ask, Rule, Value


def use_scroll(table: Table, hero: Hero, steps: int = 0, diagonal: bool = False) -> Rule[bool]:
    """Go to any square but walls and the shut lock, and meet what is there. Return True if the turn ends there.

    `steps` is the result of the roll, 0 before it. The turn goes on, with departure and arrival as the trail, unless a
    web holds the hero, he takes the stairs, or the option makes a scroll a turn of its own. [item.teleport_scroll]
    [ruling.scroll_any_time] [ruling.scroll_is_a_turn] [ruling.scroll_onto_a_teleporter]
    """
    floor = table.here.floor
    targets = [floor.names[square] for square in floor.open_squares if hero.key or square != floor.lock]
    facts: dict[str, Value] = {"steps": steps, "diagonal": int(diagonal)}
    answer = yield from Ask(hero.seat, "decide.scroll_target", targets, facts)
    spend(table, hero, TELEPORT_SCROLL)
    table.tell("item.teleport_scroll", seat=hero.seat, square=answer)
    hero.line = [hero.at]
    goes_on = table.switches.scroll_any_time
    held = yield from enter(table, hero, floor.names.index(answer), steps, goes_on)
    draw_line(table, hero)
    return held or not goes_on


def may_read_after_the_roll(table: Table, hero: Hero) -> bool:
    """Does the hero have a scroll that he may read after the roll? [ruling.scroll_any_time]"""
    return table.switches.scroll_any_time and hero.holds(TELEPORT_SCROLL)


def draw_line(table: Table, hero: Hero) -> None:
    """Draw the line of the move; it becomes the trail for the next move. [turn.mark_path] [move.trail]"""
    hero.lines.append(tuple(hero.line))
    hero.trail = trail_after(hero.line, table.switches.squares)
    hero.line = []
