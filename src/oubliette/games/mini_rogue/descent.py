"""The Exit, the descent phase, and falling into the pit."""

from __future__ import annotations

from oubliette.games.mini_rogue.cards import LAST_ZONE, OG_AWAKE, ZONES
from oubliette.games.mini_rogue.combat import fight_enemy
from oubliette.games.mini_rogue.coop import pass_the_lead
from oubliette.games.mini_rogue.encounters import REWARDS
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.gains import choose_gain
from oubliette.games.mini_rogue.skill_test import roll_dungeon_die
from oubliette.games.mini_rogue.state import DESCENT, PREPARATION, Hero, Table
from oubliette.games.mini_rogue.stats import gain_gold, refresh
from oubliette.games.mini_rogue.wounds import GUARDIAN, HUNGER, hurt
from oubliette.kernel import HIDDEN, Rule


def at_the_exit(table: Table) -> Rule[None]:
    """In a guardian zone everybody fights the guardian before the descent. [explore.guardian_fought_at_exit]

    [ruling.coop_guardian_always_together] [ruling.descent_after_guardian_victory]
    """
    if table.guardian:
        if table.zone_number == LAST_ZONE:
            yield from fight_og(table)
            return
        yield from fight_enemy(table, table.guardian, table.party(), GUARDIAN)
        table.guardian = ""
        table.pile -= 1
        for hero in table.party():
            yield from reward(table, hero)  # each once, the leader first [ruling.coop_each_rolls_reward]
    table.hand = None
    table.phase = DESCENT


def fight_og(table: Table) -> Rule[None]:
    """The party must kill Og's Remains twice, in two fights that share nothing. [guardian.og_has_two_phases]

    [guardian.nothing_carries_between_phases] [ruling.coop_new_phase_leader_first] The second death wins at once, before
    anybody eats. [end.victory] [ruling.victory_is_immediate]
    """
    yield from fight_enemy(table, table.guardian, table.party(), GUARDIAN)
    table.tell("guardian.og_has_two_phases")
    yield from fight_enemy(table, OG_AWAKE, table.party(), GUARDIAN)
    table.won = True


def reward(table: Table, hero: Hero) -> Rule[None]:
    """Roll on the Reward card; take the potion or the gain listed beside it. [guardian.reward_card_after_victory]

    [reward.roll_and_choose] [ruling.reward_card_values]
    """
    version = table.settings.word("reward_table")
    if version == "published":
        gain_gold(table, hero, FIGURES.published_reward_gold)
    die = yield from roll_dungeon_die(table, hero)
    table.tell("reward.roll_and_choose", seat=hero.seat, die=die)
    line = REWARDS[die]
    yield from choose_gain(table, hero, "decide.reward_option", (("potion", line.potion), line.other(version)))


def descend(table: Table) -> Rule[None]:
    """Eat, turn the Character card up, go down. [descent.eat_one_ration] [descent.starve_three_hp]

    [descent.move_to_next_zone] [descent.refresh_character_card] [stat.food_is_eaten_every_zone]
    One ration feeds two. [coop.one_ration_feeds_both] [coop.descend_together] [ruling.coop_search_phase_is_descent]
    """
    party = table.party()
    if table.food >= FIGURES.ration:
        table.food -= FIGURES.ration
        table.tell("descent.eat_one_ration", food=table.food)
    else:
        table.tell("descent.starve_three_hp")
        for hero in party:  # [ruling.coop_hunger_hits_both]
            yield from hurt(table, hero, FIGURES.hunger_hp, HUNGER)
    for hero in party:
        refresh(table, hero)
    table.zone_number += 1
    table.tell("descent.move_to_next_zone", zone=table.zone_number, floor=table.floor)
    begin_zone(table)


def fall(table: Table) -> None:
    """Fall to the zone below: no ration, no hunger, no Character card turned up. [trap.pit_falls_to_zone_below]

    [ruling.fall_skips_descent] [trap.pit_removes_a_guardian] [ruling.fall_ends_current_zone] [coop.pit_takes_both]
    """
    if table.pile:
        # The top card leaves, unseen unless it was turned; Og's Remains stay. [ruling.fall_removes_top_guardian]
        table.tell("trap.pit_removes_a_guardian", guardian=table.guardian or HIDDEN)
        table.pile -= 1
        table.guardian = ""
    table.zone_number = zone_below(table)
    table.tell("trap.pit_falls_to_zone_below", zone=table.zone_number, floor=table.floor)
    begin_zone(table)


def zone_below(table: Table) -> int:
    """Read the board's columns, else the first zone of the next floor; 0 on the last floor. [ruling.fall_map]"""
    zone = table.zone
    if zone.below and table.settings.word("fall_map") == "next_floor_first_zone":
        return min([below.id for below in ZONES.values() if below.floor == zone.floor + 1])
    return zone.below


def begin_zone(table: Table) -> None:
    """A new zone has a new leader. [coop.leader_alternates] [ruling.coop_leader_after_fall]"""
    table.phase = PREPARATION
    if len(table.heroes) > 1:
        pass_the_lead(table)
