"""Chambers with powers. Rulebook, section 3."""

from __future__ import annotations

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.spaces import HEALING, TELEPORT_POWER, TOME
from oubliette.games.new_dungeon.spells import carry, chambers_from, quota, renew_spells
from oubliette.games.new_dungeon.state import Hero, Table, Turn
from oubliette.kernel import Rule


def end_in_chamber(table: Table, turn: Turn) -> Rule[None]:
    """Healing and Tome work at the end of the turn, but not for a hero who was driven back into the chamber.

    [chamber.healing] [chamber.magical_tome] [ruling.driven_back_gets_nothing]
    """
    hero = turn.hero
    power = BOARD.spaces[hero.at].power
    if power not in (HEALING, TOME) or turn.driven_back or not power_works(table, turn):
        return
    if power == HEALING:
        if hero.wounded:
            hero.wounded = False
            table.tell("chamber.healing", seat=hero.seat, space=BOARD.ids[hero.at])
    elif quota(hero) > 0:
        table.tell("chamber.magical_tome", seat=hero.seat, space=BOARD.ids[hero.at])
        yield from renew_spells(table, hero)


def power_works(table: Table, turn: Turn) -> bool:
    """It works if no monster is left, or if he has killed one here this turn. [ruling.chamber_power_condition]"""
    space = turn.hero.at
    if not table.monsters[space]:
        return True
    return turn.killed == space and not table.house.power_needs_empty


def chamber_teleports(hero: Hero) -> list[str]:
    """Where a teleport chamber can take him at the start of his turn. [chamber.teleport] [ruling.chamber_teleport]"""
    return chambers_from(hero) if BOARD.spaces[hero.at].power == TELEPORT_POWER else []


def teleport_by(table: Table, turn: Turn, slug: str, chamber: str) -> None:
    """The chamber or a treasure teleports him. This is no spell. [ruling.power_is_no_spell]

    [chamber.teleport] [house.teleport_item]
    """
    table.tell(slug, seat=turn.hero.seat, space=chamber)
    carry(table, turn, BOARD.index[chamber])
