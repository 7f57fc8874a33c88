"""Entering a square: the hero meets the find there, may take the stairs, may be teleported."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon.finds import meet
from oubliette.games.paper_dungeon.floor import TELEPORTER
from oubliette.games.paper_dungeon.stairs import offer_stairs
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Ask, Rule

JUMP: Final = "jump"
WALK_ON: Final = "walk_on"


def enter(table: Table, hero: Hero, square: int, steps: int, goes_on: bool = False) -> Rule[bool]:
    """Enter a square with `steps` left and resolve what is there. Return True if the move ends here.

    `goes_on`: the turn continues although no step is left, because the hero has not rolled yet. [meet.mandatory]
    [turn.mark_path]
    """
    hero.at = square
    hero.line.append(square)
    held = yield from meet(table, hero)
    if held:
        return True
    if square == table.here.floor.stairs and (steps or goes_on):
        yield from offer_stairs(hero, steps, goes_on)  # [stairs.pass]; at the end of a move, `play_turn` offers them
        return hero.done
    if table.here.floor.marks[square] == TELEPORTER:
        yield from teleport(table, hero)
    return False


def teleport(table: Table, hero: Hero) -> Rule[None]:
    """Go to the other teleporter: the first time he must, later he may choose. [meet.teleporter_pair]

    He keeps his heading. [meet.teleporter_continue] [meet.teleporter_first_must] [ruling.teleporter_pair_once]
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
