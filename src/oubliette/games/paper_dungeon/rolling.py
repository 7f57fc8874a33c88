"""The die: a Scroll of Mulligan rolls it again, then a Doubling Potion doubles the result."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon.belongings import spend
from oubliette.games.paper_dungeon.equipment import DOUBLING_POTION, MULLIGAN_SCROLL
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Ask, Rule
from oubliette.kit.dice import roll

KEEP: Final = "keep"

# The purposes of a roll.
MOVE: Final = "move"
CHEST: Final = "chest"
ENEMY: Final = "enemy"
HEART: Final = "heart"
WEB: Final = "web"
GAMBLER: Final = "gambler"


def roll_for(table: Table, hero: Hero, what: str) -> Rule[int]:
    """Roll for anything but movement. A doubled result may exceed 6. [ruling.doubling_any]"""
    face = yield from roll_again(table, hero, what)
    doubled = yield from double(table, hero, what, face)
    return face * FIGURES.doubling if doubled else face


def roll_again(table: Table, hero: Hero, what: str) -> Rule[int]:
    """Roll, and roll again for each scroll spent. [item.mulligan] [item.dice_any_roll] [ruling.roll_window]"""
    face = yield from throw(table, hero, what)
    while hero.holds(MULLIGAN_SCROLL):
        answer = yield from Ask(hero.seat, "decide.reroll", (KEEP, MULLIGAN_SCROLL), {"face": face, "purpose": what})
        if answer == KEEP:
            break
        spend(table, hero, MULLIGAN_SCROLL)
        table.tell("item.mulligan", seat=hero.seat, face=face)
        face = yield from throw(table, hero, what)
    return face


def double(table: Table, hero: Hero, what: str, face: int) -> Rule[bool]:
    """Ask whether to double the result, at most once per roll. [item.doubling] [ruling.roll_window]"""
    if not hero.holds(DOUBLING_POTION):
        return False
    answer = yield from Ask(hero.seat, "decide.double", (KEEP, DOUBLING_POTION), {"face": face, "purpose": what})
    if answer == KEEP:
        return False
    spend(table, hero, DOUBLING_POTION)
    table.tell("item.doubling", seat=hero.seat, face=face, result=face * FIGURES.doubling)
    return True


def throw(table: Table, hero: Hero, what: str) -> Rule[int]:
    """Throw the die. With the same dice for all, use the face that another player has thrown here. [hidden.dice]"""
    if table.switches.same_dice and hero.rolled < len(table.dice):
        face = table.dice[hero.rolled]
    else:
        face = yield from roll(f"roll.{what}", facts={"seat": hero.seat, "floor": table.floor_number})
        if table.switches.same_dice:
            table.dice.append(face)
    hero.rolled += 1
    table.tell("roll.face", seat=hero.seat, face=face, purpose=what)
    return face
