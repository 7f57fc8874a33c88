"""Traps: rats, acid and axes; spikes, stakes and the pit; swarms."""

from __future__ import annotations

from oubliette.games.mini_rogue.encounters import TRAPS, Trap
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.gains import receive
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.games.mini_rogue.stats import afflict, lose_armor, lose_food
from oubliette.games.mini_rogue.wounds import TRAP, hurt
from oubliette.kernel import Rule


def trap(table: Table, hero: Hero, card: str) -> Rule[None]:
    """A skill test with the dungeon die: on a success a reward, on a failure the trap springs. [trap.test_and_roll]

    [trap.success_gives_reward] [trap.failure_springs_it] [coop.trap_hits_only_failures]
    """
    hero.faced_danger = True
    outcome = yield from skill_test(table, hero)
    line = TRAPS[card, outcome.dungeon]
    if outcome.passed:
        table.tell("trap.success_gives_reward", seat=hero.seat, trap=line.id)
        yield from receive(table, hero, line.gain)
    else:
        table.tell("trap.failure_springs_it", seat=hero.seat, trap=line.id)
        yield from spring(table, hero, line)


def spring(table: Table, hero: Hero, line: Trap) -> Rule[None]:
    """The loss comes first, then the affliction, then the fall. [ruling.trap_penalty_order]

    [ruling.trap_penalty_all_or_nothing] [trap.unpayable_penalty_two_hp]
    """
    times = table.floor if line.per_floor else 1
    if line.hp:
        yield from hurt(table, hero, line.hp * times, TRAP)
    if line.food * times > table.food or line.armor * times > hero.armor:
        table.tell("trap.unpayable_penalty_two_hp", seat=hero.seat)
        yield from hurt(table, hero, FIGURES.short_of_penalty_hp, TRAP)
    elif line.food:
        lose_food(table, hero, line.food * times)
    elif line.armor:
        lose_armor(table, hero, line.armor * times)
    if line.afflicts:
        afflict(table, hero, line.afflicts)
    if line.falls:
        if table.zone.below:
            table.falling = True
        else:
            table.tell("trap.pit_on_last_floor", seat=hero.seat)
