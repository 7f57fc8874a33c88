"""Losing hit points, the last chance to drink Life, and death."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.cards import MOST_HP, POTIONS
from oubliette.games.mini_rogue.potions import DRINK, LIFE, REFUSE, drink, offer
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.kernel import GameOver, Rule, Value

# Causes of death. Each has an ending of its own.
HUNGER: Final = "hunger"
TRAP: Final = "trap"
RATS: Final = "rats"
MONSTER: Final = "monster"
GUARDIAN: Final = "guardian"
POISON: Final = "poison"


def hurt(table: Table, hero: Hero, amount: int, cause: str) -> Rule[None]:
    """Lose the full amount of HP, after a last chance to drink Life. At 0 it is too late. [ruling.life_as_interrupt]

    [stat.hp_zero_is_death] Armor does not apply here: only strikes subtract it. [ruling.armor_only_against_enemies]
    """
    while amount >= hero.hp and LIFE in hero.potions:
        saves = min(MOST_HP, hero.hp + POTIONS[LIFE].figure) > amount
        facts: dict[str, Value] = {"amount": amount, "hp": hero.hp, "cause": cause, "saves": "yes" if saves else "no"}
        answer = yield from offer(table, hero, "decide.life_interrupt", (REFUSE, (DRINK, LIFE)), facts)
        if answer == REFUSE:
            break
        if answer is not None:
            drink(table, hero, LIFE)
    hero.hp = max(0, hero.hp - amount)
    table.tell("stat.hp", seat=hero.seat, change="loss", amount=amount, now=hero.hp)
    if hero.hp == 0:
        table.cause_of_death = cause
        table.dead_seat = hero.seat
        table.tell("stat.hp_zero_is_death", seat=hero.seat, cause=cause, zone=table.zone_number)
        raise GameOver
