"""Our rulings about dice: the curse, criticals, and what a level is worth once the dice lie on the table."""

from oubliette.games.mini_rogue.combat import attack, exchange_blows, fight_enemy
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import play
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy

SKULL = DROP = 1
BLANK = 6


def test_with_the_skull_showing_a_two_misses() -> None:
    """[ruling.effective_value_decides]"""
    hero = a_hero(hp=2)
    hero.cursed = True
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[2, SKULL, 1])
    assert fight.hp == 6


def test_with_the_skull_showing_a_six_is_a_star_and_a_five_is_none() -> None:
    """[ruling.effective_value_decides]"""
    hero = a_hero(hp=2)
    hero.cursed = True
    table = a_table(hero)
    assert not play(skill_test(table, hero), dice=[5, SKULL, 1]).passed
    assert play(skill_test(table, hero), dice=[6, SKULL, 1]).passed


def test_with_the_skull_showing_a_six_is_no_critical() -> None:
    """[ruling.effective_value_decides] It counts 5, and nothing is offered."""
    hero = a_hero(hp=2)
    hero.cursed = True
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, SKULL, 1])
    assert fight.hp == 12 - 5


def test_a_blank_curse_die_leaves_a_six_a_critical() -> None:
    """[ruling.effective_value_decides]"""
    hero = a_hero(hp=2)
    hero.cursed = True
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, BLANK, 1, 2], answers=[("critical", 1)])
    assert fight.hp == 12 - 8


def test_a_five_is_a_star_but_no_critical() -> None:
    """[ruling.critical_is_a_six] It passes a test; in an attack it is not rolled on."""
    hero = a_hero(hp=2)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    assert play(skill_test(table, hero), dice=[5, 1]).passed
    play(attack(table, hero, fight), dice=[5, 1])
    assert fight.hp == 12 - 5


def test_criticals_may_be_rolled_on_without_end() -> None:
    """[ruling.critical_chain]"""
    hero = a_hero(hp=2)
    table = a_table(hero, zone=10)
    fight = an_enemy(table, "og_remains")
    play(attack(table, hero, fight), dice=[6, 1, 6, 6, 2], answers=[("critical", 1)] * 3)
    assert fight.hp == 25 - (6 + 6 + 6 + 2)


def test_a_chain_of_criticals_may_stop_at_any_six() -> None:
    """[ruling.critical_chain]"""
    hero = a_hero(hp=2)
    table = a_table(hero, zone=10)
    fight = an_enemy(table, "og_remains")
    play(attack(table, hero, fight), dice=[6, 1, 6], answers=[("critical", 1), "stop"])
    assert fight.hp == 25 - (6 + 6)


def test_a_chain_of_criticals_that_ends_in_a_miss_is_lost_as_a_whole() -> None:
    """[ruling.critical_chain] [combat.critical_reroll_miss]"""
    hero = a_hero(hp=2)
    table = a_table(hero, zone=10)
    fight = an_enemy(table, "og_remains")
    play(attack(table, hero, fight), dice=[6, 1, 6, 1], answers=[("critical", 1)] * 2)
    assert fight.hp == 25


def test_the_curse_leaves_the_dungeon_die_alone() -> None:
    """[ruling.curse_spares_the_dungeon_die] A 2 still hits, a 6 still goes past the armor."""
    hero = a_hero(hp=10, armor=1)
    hero.ready = False
    hero.cursed = True
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, SKULL, 2], answers=["stop"])
    assert hero.hp == 10 - (2 - 1)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, SKULL, 6], answers=["stop"])
    assert hero.hp == 9 - 2


def test_affliction_dice_hold_for_the_whole_attack_and_are_not_rolled_again() -> None:
    """[ruling.affliction_dice_not_rerolled] The feat's die is lowered by the same skull, the drop costs 1 HP once."""
    hero = a_hero(hp=4, xp=1)
    hero.cursed = hero.poisoned = True
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, SKULL, DROP, 1, 4], answers=[("feat", 1, "xp")])
    assert hero.hp == 3
    assert fight.hp == 6 - 3


def test_a_level_lost_during_an_attack_takes_no_die_off_the_table() -> None:
    """[ruling.dice_count_fixed_per_roll] The next throw has one die less."""
    hero = a_hero(hp=2, xp=6)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[1, 3, 1, 2], answers=[("feat", 1, "xp"), "stop"])
    assert hero.level == 1
    assert fight.hp == 12 - (2 + 3)
    play(attack(table, hero, fight), dice=[4, 1], answers=["stop"])
    assert fight.hp == 7 - 4


def test_experience_beyond_the_track_is_lost() -> None:
    """[ruling.xp_overflow_is_lost] 22 and 3 make 23, and no HP."""
    hero = a_hero(hp=10, xp=22)
    table = a_table(hero, zone=8)
    play(fight_enemy(table, "monster_undead", [hero], MONSTER), dice=[5, 5, 5, 1], answers=["attack"])
    assert (hero.xp, hero.hp) == (23, 10)
