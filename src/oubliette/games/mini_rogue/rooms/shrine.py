"""The Shrine of gods who are hard to please."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.encounters import SHRINE
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.gains import receive
from oubliette.games.mini_rogue.potions import ask, has_cure
from oubliette.games.mini_rogue.skill_test import roll_dungeon_die
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.games.mini_rogue.stats import pay_gold
from oubliette.kernel import Rule

OFFER: Final = "offer"
KEEP: Final = "keep"


def shrine(table: Table, hero: Hero) -> Rule[None]:
    """Roll the dungeon die and take what the gods give. A coin before the roll adds 1, to 6 at most.

    [shrine.roll_and_consult] [shrine.offering_adds_one] [ruling.shrine_result_capped]
    """
    offering = 0
    ways = (OFFER, KEEP) if table.gold >= FIGURES.offering else (KEEP,)
    answer = KEEP
    if len(ways) == 1:
        table.tell("shrine.no_offering", seat=hero.seat)
    if len(ways) > 1 or has_cure(hero):
        answer = yield from ask(table, hero, "decide.shrine_offering", ways, {"gold": table.gold})
    if answer == OFFER:
        offering = 1
        table.tell("shrine.offering_adds_one", seat=hero.seat)
        pay_gold(table, hero, FIGURES.offering)
    die = yield from roll_dungeon_die(table, hero)
    result = min(die + offering, max(SHRINE))
    table.tell("shrine.roll_and_consult", seat=hero.seat, die=die, offering=offering, result=result)
    for gain in SHRINE[result]:
        yield from receive(table, hero, gain)
