"""The examples of the rulebook, as they are printed."""

import pytest

from oubliette.games.mini_rogue.combat import attack, exchange_blows, fight_enemy
from oubliette.games.mini_rogue.rooms.traps import trap
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import listen, play
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy

SKULL = 3  # the highest of the three faces that show it


def test_full_experience() -> None:
    """[xp.gain_at_maximum_is_one_hp] [ruling.monster_xp_floor_four] At 23 XP a monster worth 3 XP gives 1 HP."""
    hero = a_hero(hp=10, xp=23)
    table = a_table(hero, zone=8)
    events = listen(table)
    play(fight_enemy(table, "monster_undead", [hero], MONSTER), dice=[5, 5, 5, 1], answers=["attack"])
    worth = [event.facts["xp"] for event in events if event.slug == "monster.reward_by_floor"]
    assert worth == [3]
    assert (hero.xp, hero.hp) == (23, 11)


@pytest.mark.parametrize(
    ("dice", "armor"),
    [([5, 2], 2), ([2, 6], 2), ([6, 5], 2), ([4, 4], 0), ([1, 1], 0)],
)
def test_trap_test(dice: list[int], armor: int) -> None:
    """[trap.test_and_roll] [trap.success_gives_reward] [trap.failure_springs_it] [test.success_on_a_star]

    Martha, level 2, throws two adventurer dice and the dungeon die: the acid takes or gives a piece of armor.
    """
    martha = a_hero(xp=6, armor=1)
    play(trap(a_table(martha), martha, "trap_halls"), dice=[*dice, 4])
    assert martha.armor == armor


def test_cursed_attack() -> None:
    """[affliction.curse_lowers_every_die] [ruling.effective_value_decides] 6, 2, 1 and the skull: 5 damage."""
    hero = a_hero(xp=18)
    hero.cursed = True
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, 2, 1, SKULL, 1], answers=["stop"])
    assert table.hand is not None
    assert table.hand.counts == [5, 0, 0]
    assert fight.hp == 12 - 5


def test_cursed_test() -> None:
    """[affliction.curse_lowers_every_die] [ruling.effective_value_decides] A 5 and the skull: 4, and it fails."""
    hero = a_hero()
    hero.cursed = True
    outcome = play(skill_test(a_table(hero), hero), dice=[5, SKULL, 1])
    assert (outcome.passed, outcome.highest) == (False, 4)


@pytest.mark.parametrize("missed", [1, 3])
def test_critical_and_feat(missed: int) -> None:
    """[combat.critical_reroll_miss] [feat.reroll_any_die] [feat.cost] [ruling.feat_replaces_the_die]

    Miss, 5, 6; the 6 is rolled again and misses; a feat for 1 XP on either missed die shows a 3: 8 damage.
    """
    hero = a_hero(hp=2, xp=19)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    events = listen(table)
    play(
        attack(table, hero, fight),
        dice=[1, 5, 6, 1, 1, 3],
        answers=[("critical", 3), ("feat", missed, "xp"), "stop"],
    )
    assert events[-1].facts["damage"] == 8
    assert (fight.hp, hero.xp) == (12 - 8, 18)


def test_armor() -> None:
    """[stat.armor_reduces_enemy_damage] [combat.counter_hit_two_to_five] 6 damage on floor 3, armor 2: 4 HP lost."""
    hero = a_hero(hp=10, armor=2)
    hero.ready = False
    table = a_table(hero, zone=5)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[3, 4], answers=["stop"])
    assert (hero.hp, hero.armor) == (6, 2)
