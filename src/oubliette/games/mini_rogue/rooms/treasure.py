"""The Treasure: some gold, and a chest with a lock to pick."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.encounters import TREASURE
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.gains import choose_gain
from oubliette.games.mini_rogue.potions import ask
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.games.mini_rogue.stats import gain_gold
from oubliette.kernel import Rule

OPEN: Final = "open"
LEAVE: Final = "leave"


def treasure(table: Table, hero: Hero) -> Rule[None]:
    """Take gold, more of it after a danger in this zone; then try the chest, or not. [treasure.one_gold]

    [treasure.bonus_gold_after_danger] [ruling.treasure_bonus_memory] [ruling.treasure_order]
    """
    table.tell("treasure.one_gold", seat=hero.seat)
    gain_gold(table, hero, FIGURES.treasure_gold)
    if hero.faced_danger:
        table.tell("treasure.bonus_gold_after_danger", seat=hero.seat)
        gain_gold(table, hero, table.settings.whole("treasure_bonus_gold"))
    if (yield from ask(table, hero, "decide.open_chest", (OPEN, LEAVE))) == OPEN:
        yield from pick_chest(table, hero)


def pick_chest(table: Table, hero: Hero) -> Rule[None]:
    """A skill test with the dungeon die; on a success choose one of its two gains. [treasure.chest_test]

    [treasure.choose_one_of_two]
    """
    outcome = yield from skill_test(table, hero)
    if outcome.passed:
        table.tell("treasure.choose_one_of_two", seat=hero.seat, die=outcome.dungeon)
        yield from choose_gain(table, hero, "decide.chest_option", TREASURE[outcome.dungeon])
    else:
        table.tell("treasure.chest_test", seat=hero.seat)
