"""Two players and an enemy: whose HP, whose turn, whose reward."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.combat import exchange_blows
from oubliette.games.mini_rogue.descent import at_the_exit
from oubliette.games.mini_rogue.exploration import resolve_rooms
from oubliette.games.mini_rogue.state import DESCENT, Hero, Table
from oubliette.kernel import GameOver, Result, listen, play
from tests.games.mini_rogue.coop_scenes import (
    CRITICAL,
    EIGHTEEN,
    LEADER,
    SECOND,
    a_pair,
    at_exit,
    enter,
    facts,
    overhear,
    seats,
    share,
    story,
)
from tests.games.mini_rogue.scenes import an_enemy, slugs

BLOWS = ("combat.roll_hand", "combat.counter_miss_on_one", "combat.counter_hit_two_to_five")


def veterans(zone: int) -> tuple[Table, Hero, Hero]:
    """A pair of level 3."""
    table, leader, second = a_pair(zone=zone)
    leader.xp = second.xp = 18
    return table, leader, second


def test_a_monster_met_alone_has_the_hit_points_for_one() -> None:
    """[ruling.coop_lone_fighter_hp] [coop.alone_resolves_alone] And only the one who fought it learns from it."""
    table, leader, second = a_pair()
    leader.xp = 6
    enter(table, leader, 1, "monster_undead")
    enter(table, second, 3, "rest")
    events = listen(table)
    play(resolve_rooms(table), dice=[3, 3, 2], answers=["rest_heal"])
    assert facts(events, "monster.must_fight", "hp") == [6]
    assert (leader.xp, second.xp) == (7, 0)


def test_two_monsters_met_apart_are_two_fights_for_one() -> None:
    """[ruling.coop_lone_fighter_hp]"""
    table, leader, second = a_pair()
    leader.xp = second.xp = 6
    enter(table, leader, 1, "monster_undead")
    enter(table, second, 3, "monster_goblin")
    events = listen(table)
    play(resolve_rooms(table), dice=[3, 3, 2, 4, 4, 2])
    assert facts(events, "monster.must_fight", "hp") == [6, 6]
    assert (leader.xp, second.xp) == (7, 7)


def test_a_monster_met_together_has_the_hit_points_for_two() -> None:
    """[coop.enemy_second_hp_value] [coop.both_gain_rewards] 18 instead of 9, and the whole XP for each."""
    table, leader, second = a_pair(zone=3)
    leader.xp = second.xp = 6
    share(table, "monster_goblin")
    events = listen(table)
    play(resolve_rooms(table), dice=[5, 4, 1, 5, 4, 1], answers=["stop"])
    assert facts(events, "monster.must_fight", "hp") == [18]
    assert facts(events, "combat.damage_is_the_sum", "hp") == [9, 0]
    assert (leader.xp, second.xp) == (8, 8)
    assert leader.faced_danger and second.faced_danger


def test_blows_are_exchanged_in_turn() -> None:
    """[coop.fight_sequence] The leader, the rat at the leader, the second, the rat at the second, and again."""
    table, leader, second = a_pair()
    share(table, "monster_undead")
    events = listen(table)
    play(resolve_rooms(table), dice=[4, 2, 3, 1, 5, 2], answers=["stop", "stop"])
    assert story(events, *BLOWS) == [
        ("combat.roll_hand", LEADER),
        ("combat.counter_hit_two_to_five", LEADER),
        ("combat.roll_hand", SECOND),
        ("combat.counter_miss_on_one", SECOND),
        ("combat.roll_hand", LEADER),
    ]
    assert (leader.hp, second.hp) == (8, 10)
    assert (leader.xp, second.xp) == (1, 1)


def test_the_leader_strikes_first_whatever_the_seat() -> None:
    """[coop.fight_sequence]"""
    table, leader, second = a_pair()
    table.leader = SECOND
    share(table, "monster_undead")
    events = listen(table)
    play(resolve_rooms(table), dice=[5, 2, 5, 1, 2, 1], answers=["stop", "stop"])
    assert seats(events, "combat.roll_hand") == [SECOND, LEADER, SECOND]
    assert (leader.hp, second.hp) == (10, 8)


def test_each_blow_falls_on_the_one_who_attacked() -> None:
    """[coop.fight_sequence] Only the attacker's armor counts, and only the attacker is poisoned."""
    table, leader, second = a_pair(zone=5)
    second.armor = 4
    leader.hp = second.hp = 15
    fight = an_enemy(table, "monster_goblin", fighters=2)
    play(exchange_blows(table, leader, fight, "monster"), dice=[2, 3], answers=["stop"])
    assert (leader.hp, leader.poisoned, second.poisoned) == (9, True, False)
    play(exchange_blows(table, second, fight, "monster"), dice=[2, 3], answers=["stop"])
    assert (leader.hp, second.hp) == (9, 13)


def test_an_enemy_killed_by_the_leader_does_not_wait_for_the_second() -> None:
    """[coop.fight_sequence] Nobody strikes after its death."""
    table, leader, second = veterans(1)
    share(table, "monster_undead")
    events = listen(table)
    play(resolve_rooms(table), dice=[4, 4, 4, 6])
    assert story(events, *BLOWS) == [("combat.roll_hand", LEADER)]
    assert (leader.xp, second.xp) == (19, 19)


def test_a_hero_who_has_all_the_experience_gains_a_hit_point_for_a_common_victory() -> None:
    """[coop.both_gain_rewards] The other gains XP as ever."""
    table, leader, second = veterans(1)
    leader.xp = 23
    share(table, "monster_undead")
    play(resolve_rooms(table), dice=[4, 4, 4, 6])
    assert (leader.xp, leader.hp) == (23, 11)
    assert (second.xp, second.hp) == (19, 10)


def test_the_death_of_one_loses_the_fight_for_both() -> None:
    """[coop.share_fate] [coop.fight_sequence] Until the enemy or a player dies."""
    table, leader, second = a_pair()
    second.hp = 2
    share(table, "monster_undead")
    with pytest.raises(GameOver):
        play(resolve_rooms(table), dice=[4, 1, 3, 5], answers=["stop"])
    assert (leader.hp, second.hp) == (10, 0)
    assert GAME.result(table) == Result("end.defeat_monster", (2, 2), (0, 0))


def test_the_second_drinks_life_in_a_fight_that_the_leader_woke() -> None:
    """[ruling.life_as_interrupt] On the leader's turn in the tomb; the loss comes after the gulp, in full."""
    table, leader, second = a_pair()
    leader.xp = 18
    second.hp, second.potions = 1, ["life"]
    share(table, "tomb")
    questions: list[tuple[int, str]] = []
    play(
        overhear(resolve_rooms(table), questions),
        dice=[2, 3, 4, 6, *EIGHTEEN, 1, 3, *EIGHTEEN, 2, 3],
        answers=["stop", "stop", ("drink", "life")],
    )
    assert questions == [(LEADER, "reroll"), (SECOND, "reroll"), (SECOND, "life_interrupt")]
    assert second.hp == 6
    assert table.gold == 1, "the second still searched the tomb"


def test_a_ghost_woken_in_a_shared_tomb_is_fought_by_both() -> None:
    """[ruling.coop_ghost_fought_by_all_present] 20 HP, the leader first although the second woke it, XP for both."""
    table, leader, second = veterans(1)
    share(table, "tomb")
    events = listen(table)
    play(resolve_rooms(table), dice=[2, 3, 4, 3, 2, 3, 4, 6, *EIGHTEEN, 2, 2, 2, 1], answers=["stop"])
    assert facts(events, "monster.must_fight", "hp") == [20]
    assert seats(events, "combat.roll_hand") == [LEADER, SECOND]
    assert (leader.xp, second.xp) == (19, 19)
    assert leader.faced_danger and second.faced_danger


def test_each_ghost_is_a_fight_of_its_own() -> None:
    """[ruling.coop_ghost_fought_by_all_present] Both find one: two fights of 20 HP."""
    table, leader, second = veterans(1)
    share(table, "tomb")
    events = listen(table)
    fight = [*EIGHTEEN, 2, 2, 2, 1]
    play(resolve_rooms(table), dice=[2, 3, 4, 6, *fight, 2, 3, 4, 6, *fight], answers=["stop", "stop"])
    assert facts(events, "monster.must_fight", "hp") == [20, 20]
    assert (leader.xp, second.xp) == (20, 20)


def test_a_ghost_woken_alone_is_fought_alone() -> None:
    """[ruling.coop_ghost_fought_by_all_present] [ruling.coop_lone_fighter_hp] The partner stands elsewhere."""
    table, leader, second = veterans(1)
    enter(table, leader, 1, "tomb")
    enter(table, second, 3, "rest")
    events = listen(table)
    play(resolve_rooms(table), dice=[2, 3, 4, 6, 4, 4, 4, 1], answers=["rest_heal"])
    assert facts(events, "monster.must_fight", "hp") == [10]
    assert (leader.xp, second.xp) == (19, 18)
    assert not second.faced_danger


def test_a_rogue_who_evades_the_tomb_sleeps_through_the_ghost() -> None:
    """[ruling.coop_evaded_room] A hero who evades takes no part, so the ghost has the HP for one."""
    table, rogue, mage = veterans(1)
    rogue.evading = True
    share(table, "tomb")
    events = listen(table)
    play(resolve_rooms(table), dice=[2, 3, 4, 6, 4, 4, 4, 1])
    assert facts(events, "monster.must_fight", "hp") == [10]
    assert (rogue.xp, mage.xp) == (18, 19)


def test_poison_drains_the_enemy_after_each_of_us() -> None:
    """[ruling.coop_poison_every_enemy_turn] Twice in a round: 12 - 2 - 4 - 2 - 4, and both have won."""
    table, leader, second = a_pair()
    leader.potions = ["poison"]
    share(table, "monster_undead")
    events = listen(table)
    play(resolve_rooms(table), dice=[2, 1, 2, 6], answers=["stop", "poison", "stop"])
    assert facts(events, "potion.poison_drains_four", "hp") == [6, 0]
    assert "combat.counter_critical_on_six" not in slugs(events), "it died before it could strike the second"
    assert (leader.xp, second.xp) == (1, 1)


def test_frost_stops_one_strike_and_not_the_next() -> None:
    """[ruling.coop_poison_every_enemy_turn] The leader is spared, the second is not."""
    table, leader, second = a_pair()
    leader.potions = ["frost"]
    fight = an_enemy(table, "monster_undead", fighters=2)
    play(exchange_blows(table, leader, fight, "monster"), dice=[2, 3], answers=["stop", "frost"])
    play(exchange_blows(table, second, fight, "monster"), dice=[2, 3], answers=["stop"])
    assert (leader.hp, second.hp) == (10, 8)


def test_frost_conjured_by_the_mage_spares_the_partner() -> None:
    """[ruling.coop_poison_every_enemy_turn] The Mage's own strike is ignored already; the next one is the Rogue's."""
    table, rogue, mage = a_pair()
    table.leader = SECOND
    mage.ready = True
    fight = an_enemy(table, "monster_undead", fighters=2)
    play(
        exchange_blows(table, mage, fight, "monster"),
        dice=[5, 3],
        answers=[("skill", "conjuration"), "frost"],
    )
    play(exchange_blows(table, rogue, fight, "monster"), dice=[2, 3], answers=["stop"])
    assert (mage.hp, rogue.hp) == (10, 10)
    play(exchange_blows(table, mage, fight, "monster"), dice=[2, 3], answers=["stop"])
    assert mage.hp == 8


def test_a_backstab_waits_for_the_rogue() -> None:
    """[ruling.backstab_scope] What the Mage does in between neither gains by it nor uses it up."""
    table, rogue, mage = a_pair()
    rogue.ready = True
    fight = an_enemy(table, "monster_undead", fighters=2)
    play(exchange_blows(table, rogue, fight, "monster"), dice=[5, 3], answers=[("skill", "backstab")])
    play(exchange_blows(table, mage, fight, "monster"), dice=[3, 1], answers=["stop"])
    assert fight.hp == 12 - 3
    play(exchange_blows(table, rogue, fight, "monster"), dice=[3, 1], answers=["stop"])
    assert fight.hp == 9 - 6


def test_a_guardian_is_always_fought_by_both() -> None:
    """[ruling.coop_guardian_always_together] [coop.both_gain_rewards] 24 HP at the end of the Sewers."""
    table, leader, second = veterans(2)
    at_exit(table, "cursed_dragon")
    events = listen(table)
    play(
        at_the_exit(table),
        dice=[*EIGHTEEN, 3, 3, 3, 1, 1, 2],
        answers=["stop", ("xp", 2), ("gold", 1)],
    )
    assert facts(events, "monster.must_fight", "hp") == [24]
    assert seats(events, "combat.roll_hand") == [LEADER, SECOND]
    assert (leader.xp, second.xp) == (18 + 2 + 2, 18 + 2)
    assert (table.pile, table.guardian) == (2, "")
    assert table.phase == DESCENT


def test_each_of_us_rolls_for_a_reward() -> None:
    """[ruling.coop_each_rolls_reward] Once each, the leader first; here that is the second seat."""
    table, leader, second = veterans(2)
    table.leader = SECOND
    at_exit(table, "spider_queen")
    questions: list[tuple[int, str]] = []
    events = listen(table)
    play(
        overhear(at_the_exit(table), questions),
        dice=[*EIGHTEEN, 6, 4, 6],
        answers=[CRITICAL, ("potion", "life"), ("armor", 1)],
    )
    assert seats(events, "reward.roll_and_choose") == [SECOND, LEADER]
    assert questions[1:] == [(SECOND, "reward_option"), (LEADER, "reward_option")]
    assert (second.potions, second.armor) == (["life"], 0)
    assert (leader.potions, leader.armor) == ([], 1)
    assert (leader.xp, second.xp) == (20, 20)


def test_the_leader_opens_both_fights_against_og() -> None:
    """[ruling.coop_new_phase_leader_first] [ruling.coop_guardian_always_together] 50 HP, then 40.

    The second ended the first phase; the leader begins the other all the same, and both win. [coop.share_fate]
    """
    table, _, _ = veterans(10)
    table.pile = 0
    at_exit(table, "og_remains")
    events = listen(table)
    miss = [1, 1, 1, 1]
    play(
        at_the_exit(table),
        dice=[*miss, *EIGHTEEN, *[6] * 6, *EIGHTEEN, *[6] * 4],
        answers=["stop", *[CRITICAL] * 6, *[CRITICAL] * 4],
    )
    assert facts(events, "monster.must_fight", "hp") == [50, 40]
    assert seats(events, "combat.roll_hand") == [LEADER, SECOND, LEADER]
    assert table.won
    assert GAME.result(table) == Result("end.victory", (1, 1), (10, 10))
