"""The Tomb, and who may be asleep in it."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.combat import fight_enemy
from oubliette.games.mini_rogue.encounters import TOMB, Find
from oubliette.games.mini_rogue.gains import receive
from oubliette.games.mini_rogue.potions import ask
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.games.mini_rogue.stats import lose_food
from oubliette.games.mini_rogue.wounds import MONSTER, RATS, hurt
from oubliette.kernel import Rule

GHOST: Final = "ghost"

_BY_NAME: Final = {find.id: find for find in TOMB.values()}


def tomb(table: Table, hero: Hero, present: list[Hero]) -> Rule[None]:
    """A skill test with the dungeon die. After a success the player may shift it by one; the line applies either way.

    [tomb.test_and_roll] [tomb.success_shifts_by_one] [tomb.result_applies_either_way]
    """
    outcome = yield from skill_test(table, hero)
    find = TOMB[outcome.dungeon]
    if outcome.passed:
        # The shift is optional and stops at the ends of the table. [ruling.tomb_shift_stays_on_table]
        reach = [TOMB[line].id for line in range(outcome.dungeon - 1, outcome.dungeon + 2) if line in TOMB]
        find = _BY_NAME[(yield from ask(table, hero, "decide.tomb_shift", reach, {"die": outcome.dungeon}))]
    table.tell("tomb.result_applies_either_way", seat=hero.seat, find=f"tomb_{find.id}")
    if find.id == GHOST:
        yield from ghost(table, present)
    elif find.food:
        yield from rats(table, hero, find)
    else:
        yield from receive(table, hero, find.gain)


def rats(table: Table, hero: Hero, find: Find) -> Rule[None]:
    """The rats eat a ration; without food, they wound the hero. [tomb.rats_without_food]"""
    if table.food >= find.food:
        lose_food(table, hero, find.food)
    else:
        table.tell("tomb.rats_without_food", seat=hero.seat)
        yield from hurt(table, hero, find.hp, RATS)


def ghost(table: Table, present: list[Hero]) -> Rule[None]:
    """Everybody here fights the Ghost card like a monster. [tomb.ghost_is_a_monster]

    [ghost.same_as_monster] [ruling.coop_ghost_fought_by_all_present]
    """
    for hero in present:
        hero.faced_danger = True
    yield from fight_enemy(table, GHOST, present, MONSTER)
