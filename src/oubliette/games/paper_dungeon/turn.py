"""A turn on a floor: roll, move, read scrolls on the way, and perhaps leave."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon import rolling
from oubliette.games.paper_dungeon.equipment import TELEPORT_SCROLL
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.leaving import give_up, leave_floor
from oubliette.games.paper_dungeon.rolling import double, roll_again
from oubliette.games.paper_dungeon.scroll import draw_line, use_scroll
from oubliette.games.paper_dungeon.stairs import near_the_stairs, offer_stairs
from oubliette.games.paper_dungeon.state import NO_TURN_CAP, Hero, Table
from oubliette.games.paper_dungeon.walking import move
from oubliette.kernel import Ask, Rule

ROLL: Final = "roll"
ABANDON: Final = "abandon"
GO_ON: Final = "go_on"


def play_turn(table: Table) -> Rule[None]:
    """Play one turn of the hero who is to play. [turn.roll]"""
    hero = table.heroes[table.to_play]
    if NO_TURN_CAP < table.switches.turn_cap <= hero.turns:  # [ruling.turn_cap]
        table.tell("abandon.turn_cap", seat=hero.seat, turns=hero.turns)
        give_up(table, hero)
        return
    answer = yield from begin_turn(table, hero)
    if answer == ABANDON:
        table.tell("abandon.floor", seat=hero.seat)
        give_up(table, hero)
        return
    hero.turns += 1
    ended = False
    while answer == TELEPORT_SCROLL and not ended:
        ended = yield from use_scroll(table, hero)
        if not ended:
            answer = yield from read_on(hero)
    if not ended:
        yield from roll_and_move(table, hero)
    mark_path(table, hero)
    if not hero.done and near_the_stairs(table, hero):
        yield from offer_stairs(hero, 0)  # [ruling.stairs_timing]
    if hero.done:
        leave_floor(table, hero)


def begin_turn(table: Table, hero: Hero) -> Rule[str]:
    """Ask: roll, read a scroll, or give the floor up? Ask twice before giving up. [turn.roll]"""
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


def read_on(hero: Hero) -> Rule[str]:
    """After a scroll, ask: roll, or read another one? [ruling.scroll_any_time]"""
    options = [ROLL, TELEPORT_SCROLL] if hero.holds(TELEPORT_SCROLL) else [ROLL]
    return (yield from Ask(hero.seat, "decide.use_scroll_or_roll", options, {"turn": hero.turns}))


def roll_and_move(table: Table, hero: Hero) -> Rule[None]:
    """Odd results go diagonally, even ones orthogonally. [turn.odd_diagonal] [turn.even_orthogonal]"""
    face = yield from roll_again(table, hero, rolling.MOVE)
    doubled = yield from double(table, hero, rolling.MOVE, face)
    steps = face * FIGURES.doubling if doubled else face
    # A doubled result is even; an option keeps the style of the die. [ruling.doubling_is_even]
    shown = face if table.switches.keeps_style else steps
    diagonal = shown % 2 == 1
    if diagonal:
        table.tell("turn.odd_diagonal", seat=hero.seat, steps=steps)
    else:
        table.tell("turn.even_orthogonal", seat=hero.seat, steps=steps)
    yield from move(table, hero, steps, diagonal)


def mark_path(table: Table, hero: Hero) -> None:
    """Draw the line of this turn, unless a scroll ended the turn and drew it. [turn.mark_path]"""
    if hero.line:
        draw_line(table, hero)
    table.tell("turn.mark_path", seat=hero.seat, square=table.here.floor.names[hero.at])
