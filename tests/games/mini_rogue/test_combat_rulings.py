"""Our rulings about fights: wounds, armor, and the order of an enemy's turn."""

import pytest

from oubliette.games.mini_rogue.combat import attack, exchange_blows, fight_enemy
from oubliette.games.mini_rogue.descent import descend
from oubliette.games.mini_rogue.rooms.tomb import tomb
from oubliette.games.mini_rogue.rooms.traps import trap
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.wounds import MONSTER, POISON
from oubliette.kernel import GameOver, listen, play
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs

SKULL = DROP = 1


def test_weaken_finds_nothing_in_a_beginner() -> None:
    """[ruling.weaken_at_zero] The wound counts, the skill does not."""
    hero = a_hero(hp=10, xp=0)
    hero.ready = False
    table = a_table(hero, zone=3)
    fight = an_enemy(table, "ghost")
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 3], answers=["stop"])
    assert (hero.hp, hero.xp) == (8, 0)
    assert "combat.enemy_skill_after_hp_loss" not in slugs(events)


def test_the_poison_die_kills_before_the_dice_can_win() -> None:
    """[ruling.poison_die_before_damage]"""
    hero = a_hero(hp=1)
    hero.ready = False
    hero.poisoned = True
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    with pytest.raises(GameOver):
        play(exchange_blows(table, hero, fight, MONSTER), dice=[6, DROP, 1])
    assert (table.cause_of_death, fight.hp) == (POISON, 6)


def test_armor_is_no_use_against_traps() -> None:
    """[ruling.armor_only_against_enemies] Stakes, on the second floor."""
    hero = a_hero(hp=10, armor=4)
    play(trap(a_table(hero, zone=3), hero, "trap_pit"), dice=[1, 3])
    assert hero.hp == 8


def test_armor_is_no_use_against_hunger() -> None:
    """[ruling.armor_only_against_enemies]"""
    hero = a_hero(hp=10, armor=4)
    play(descend(a_table(hero, food=0)))
    assert hero.hp == 7


def test_armor_is_no_use_against_rats() -> None:
    """[ruling.armor_only_against_enemies]"""
    hero = a_hero(hp=10, armor=4)
    play(tomb(a_table(hero, food=0), hero, [hero]), dice=[1, 5])
    assert hero.hp == 7


def test_armor_makes_no_feat_cheaper() -> None:
    """[ruling.armor_only_against_enemies]"""
    hero = a_hero(hp=10, armor=4)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, 1, 2], answers=[("feat", 1, "hp")])
    assert hero.hp == 8


def test_armor_is_no_use_against_the_poison_die() -> None:
    """[ruling.armor_only_against_enemies]"""
    hero = a_hero(hp=10, armor=4)
    hero.poisoned = True
    play(skill_test(a_table(hero), hero), dice=[3, DROP, 1])
    assert hero.hp == 9


def test_more_armor_than_damage_heals_nobody() -> None:
    """[ruling.armor_only_against_enemies] Damage never goes below 0."""
    hero = a_hero(hp=10, armor=4)
    hero.ready = False
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 3], answers=["stop"])
    assert hero.hp == 10


def test_an_unstoppable_enemy_does_not_care_for_armor() -> None:
    """[ruling.unstoppable_always_on] From its first hit on, whatever the armor would have stopped."""
    hero = a_hero(hp=10, armor=4)
    hero.ready = False
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 2], answers=["stop"])
    assert hero.hp == 8


def test_an_unstoppable_enemy_still_misses_on_a_one() -> None:
    """[combat.counter_miss_on_one]"""
    hero = a_hero(hp=10, armor=4)
    hero.ready = False
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 1], answers=["stop"])
    assert hero.hp == 10


def test_a_hit_that_the_armor_stops_brings_no_skill() -> None:
    """[ruling.no_hp_loss_no_skill]"""
    hero = a_hero(hp=10, armor=2)
    hero.ready = False
    table = a_table(hero)
    fight = an_enemy(table, "cursed_dragon")
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 4], answers=["stop"])
    assert "combat.counter_hit_two_to_five" in slugs(events)
    assert (hero.hp, hero.cursed) == (10, False)


def test_a_poisoned_enemy_suffers_then_strikes_then_uses_its_skill() -> None:
    """[ruling.enemy_turn_order]"""
    hero = a_hero(hp=10)
    hero.ready = False
    table = a_table(hero, zone=5)
    fight = an_enemy(table, "monster_undead")
    fight.poisoned = True
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[2, 3], answers=["stop"])
    assert fight.hp == 12 - 2 - 4
    assert slugs(events)[-5:] == [
        "potion.poison_drains_four",
        "combat.counter_hit_two_to_five",
        "stat.hp",
        "combat.enemy_skill_after_hp_loss",
        "affliction.sources",
    ]


def test_an_enemy_that_dies_of_poison_does_not_strike_any_more() -> None:
    """[ruling.enemy_turn_order]"""
    hero = a_hero(hp=10)
    hero.ready = False
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    fight.poisoned = True
    play(exchange_blows(table, hero, fight, MONSTER), dice=[2, 6], answers=["stop"])
    assert (fight.hp, hero.hp) == (0, 10)


def test_a_win_by_poison_is_a_win_like_any_other() -> None:
    """[ruling.enemy_killed_by_own_drain]"""
    hero = a_hero(hp=2)
    hero.ready = False
    hero.potions = ["poison"]
    table = a_table(hero)
    play(fight_enemy(table, "monster_undead", [hero], MONSTER), dice=[2, 6], answers=["poison"])
    assert (hero.xp, hero.hp) == (1, 2)
    assert table.fight is None


def test_frost_stops_the_strike_but_not_the_poison() -> None:
    """[ruling.frost_and_skill_stop_only_the_strike] For one turn."""
    hero = a_hero(hp=10)
    hero.ready = False
    table = a_table(hero, zone=3)
    fight = an_enemy(table, "monster_undead")
    fight.poisoned = fight.frozen = True
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 6], answers=["stop"])
    assert (fight.hp, hero.hp) == (9 - 4, 10)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 6], answers=["stop"])
    assert (fight.hp, hero.hp) == (5 - 4, 10 - 4)


def test_a_combat_skill_stops_the_strike_but_not_the_poison() -> None:
    """[ruling.frost_and_skill_stop_only_the_strike]"""
    hero = a_hero("rogue", hp=10)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    fight.poisoned = True
    play(exchange_blows(table, hero, fight, MONSTER), dice=[5, 6], answers=[("skill", "backstab")])
    assert (fight.hp, hero.hp) == (6 - 4, 10)


def test_holy_water_after_the_roll_cures_but_changes_no_die() -> None:
    """[ruling.holy_water_does_not_undo] The dice of this attack stay lowered, even one that a feat rolls again."""
    hero = a_hero(hp=2, xp=6)
    hero.cursed = True
    hero.potions = ["holy_water"]
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(
        attack(table, hero, fight),
        dice=[4, 2, SKULL, 1, 6],
        answers=[("drink", "holy_water"), ("feat", 2, "xp"), "stop"],
    )
    assert not hero.cursed
    assert fight.hp == 12 - (3 + 5)
