"""A turn on a floor: roll or use a scroll, move, and perhaps leave."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon import rolling
from oubliette.games.paper_dungeon.belongings import spend
from oubliette.games.paper_dungeon.equipment import TELEPORT_SCROLL
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.leaving import give_up, leave_floor
from oubliette.games.paper_dungeon.movement import trail_after
from oubliette.games.paper_dungeon.rolling import double, roll_again
from oubliette.games.paper_dungeon.stairs import near_the_stairs, offer_stairs
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.games.paper_dungeon.walking import enter, move
from oubliette.kernel import Ask, Rule

ROLL: Final = "roll"
ABANDON: Final = "abandon"
GO_ON: Final = "go_on"


def play_turn(table: Table) -> Rule[None]:
    """One turn of the hero whose page it is. [turn.roll]"""
    hero = table.heroes[table.to_play]
    if hero.turns >= table.switches.turn_cap:
        table.tell("abandon.turn_cap", seat=hero.seat, turns=hero.turns)
        give_up(table, hero)
        return
    answer = yield from begin_turn(table, hero)
    if answer == ABANDON:
        table.tell("abandon.floor", seat=hero.seat)
        give_up(table, hero)
        return
    hero.turns += 1
    if answer == TELEPORT_SCROLL:
        yield from use_scroll(table, hero)
    else:
        yield from roll_and_move(table, hero)
    mark_path(table, hero)
    if not hero.done and near_the_stairs(table, hero):
        yield from offer_stairs(hero, 0)  # [ruling.stairs_timing]
    if hero.done:
        leave_floor(table, hero)


def begin_turn(table: Table, hero: Hero) -> Rule[str]:
    """Roll, read a scroll, or give the floor up, which is asked twice: it cannot be taken back. [turn.roll]"""
    options = [ROLL]
    if hero.holds(TELEPORT_SCROLL):
        options.append(TELEPORT_SCROLL)
    if table.switches.may_abandon:
        options.append(ABANDON)
    while True:
        answer = yield from Ask(hero.seat, "decide.use_scroll_or_roll", options, {"turn": hero.turns + 1})
        if answer == ABANDON:
            sure = yield from Ask(hero.seat, "decide.abandon", (GO_ON, ABANDON), {"floor": table.floor_number})
            if sure == GO_ON:
                continue
        return answer


def roll_and_move(table: Table, hero: Hero) -> Rule[None]:
    """Odd results go diagonally, even ones orthogonally. [turn.odd_diagonal] [turn.even_orthogonal]"""
    face = yield from roll_again(table, hero, rolling.MOVE)
    doubled = yield from double(table, hero, rolling.MOVE, face)
    steps = face * FIGURES.doubling if doubled else face
    # A doubled result is even; a house rule lets it keep the style of the die. [ruling.doubling_is_even]
    shown = face if table.switches.keeps_style else steps
    diagonal = shown % 2 == 1
    if diagonal:
        table.tell("turn.odd_diagonal", seat=hero.seat, steps=steps)
    else:
        table.tell("turn.even_orthogonal", seat=hero.seat, steps=steps)
    yield from move(table, hero, steps, diagonal)


def use_scroll(table: Table, hero: Hero) -> Rule[None]:
    """To any square but walls and the shut lock; what is there is met, and the turn ends. [item.teleport_scroll]

    [ruling.scroll_is_a_turn]
    """
    floor = table.here.floor
    targets = [floor.names[square] for square in floor.open_squares if hero.key or square != floor.lock]
    answer = yield from Ask(hero.seat, "decide.scroll_target", targets)
    spend(table, hero, TELEPORT_SCROLL)
    table.tell("item.teleport_scroll", seat=hero.seat, square=answer)
    hero.line = [hero.at]
    yield from enter(table, hero, floor.names.index(answer), 0)


def mark_path(table: Table, hero: Hero) -> None:
    """Draw the line; the next turn starts at its end, and keeps off it. [turn.mark_path] [move.trail]"""
    hero.lines.append(tuple(hero.line))
    table.tell("turn.mark_path", seat=hero.seat, square=table.here.floor.names[hero.at])
    hero.trail = trail_after(hero.line, table.switches.squares)
    hero.line = []
