"""When Perception is drunk for a skill test."""

import pytest

from oubliette.games.mini_rogue.combat import exchange_blows
from oubliette.games.mini_rogue.rooms.objects import find_arsenal
from oubliette.games.mini_rogue.rooms.tomb import tomb
from oubliette.games.mini_rogue.rooms.traps import trap
from oubliette.games.mini_rogue.rooms.treasure import treasure
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.state import Hero
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import GameOver, play
from tests.games.mini_rogue.moments import questions, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy

DROP = SKULL = 1


def perceptive(character: str = "rogue", hp: int = 10) -> Hero:
    hero = a_hero(character, hp=hp)
    hero.potions = ["perception"]
    return hero


def test_perception_is_not_asked_about_before_the_throw() -> None:
    """[ruling.perception_timing] The dice fall first, those of the afflictions and the dungeon die too."""
    hero = perceptive()
    hero.cursed = hero.poisoned = True
    asked = questions(skill_test(a_table(hero), hero), dice=[5, SKULL, DROP, 2], answers=["perception"])
    assert asked == ["roll.adventurer", "roll.curse", "roll.poison", "roll.dungeon", "decide.perception_after_test"]


def test_perception_after_a_failed_throw_comes_too_late_for_the_poison() -> None:
    """[ruling.perception_timing] The test is passed, and 1 HP is lost."""
    hero = perceptive()
    hero.cursed = hero.poisoned = True
    table = a_table(hero)
    outcome = play(skill_test(table, hero), dice=[5, SKULL, DROP, 2], answers=["perception"])
    assert (outcome.passed, outcome.dungeon) == (True, 2)
    assert (hero.hp, hero.potions) == (9, [])


def test_a_hero_who_dies_of_the_throw_has_no_more_use_for_perception() -> None:
    """[ruling.perception_timing] [ruling.poison_die_before_damage]"""
    hero = perceptive(hp=1)
    hero.poisoned = True
    with pytest.raises(GameOver):
        play(skill_test(a_table(hero), hero), dice=[4, DROP, 2])


def test_perception_may_be_kept_after_a_failed_throw() -> None:
    """[ruling.perception_timing]"""
    hero = perceptive()
    outcome = play(skill_test(a_table(hero), hero), dice=[4, 2], answers=["refuse"])
    assert not outcome.passed
    assert hero.potions == ["perception"]


def test_perception_is_not_offered_after_a_passed_throw() -> None:
    """[ruling.perception_timing]"""
    hero = perceptive()
    assert play(skill_test(a_table(hero), hero), dice=[5, 2]).passed
    assert hero.potions == ["perception"]


def test_perception_serves_the_test_of_a_combat_skill() -> None:
    """[ruling.perception_timing] The strike is ignored."""
    rogue = perceptive("rogue", hp=2)
    table = a_table(rogue)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, rogue, fight, MONSTER), dice=[4, 6], answers=[("skill", "backstab"), "perception"])
    assert (fight.backstab, rogue.hp) == (True, 2)


def test_perception_serves_the_tests_of_all_rooms() -> None:
    """[ruling.perception_timing] Trap, tomb, arsenal and chest ask alike, after the last die."""
    hero = perceptive()
    table = a_table(hero)
    for rule in (trap(table, hero, "trap_pit"), tomb(table, hero, [hero]), find_arsenal(table, [hero])):
        ask = waiting(rule, dice=[4, 2])
        assert (ask.prompt, list(ask.options)) == ("decide.perception_after_test", ["perception", "refuse"])
    ask = waiting(treasure(table, hero), dice=[4, 2], answers=["open"])
    assert (ask.prompt, list(ask.options)) == ("decide.perception_after_test", ["perception", "refuse"])


def test_holy_water_is_offered_before_a_test_that_curse_or_poison_weigh_on() -> None:
    """[ruling.free_actions] [ruling.perception_timing] It takes a die out of the hand; nothing else is asked then."""
    hero = a_hero()
    hero.cursed, hero.potions = True, ["holy_water", "perception"]
    table = a_table(hero)
    ask = waiting(skill_test(table, hero))
    assert (ask.prompt, ask.options) == ("decide.cure_before_test", ["roll", ("drink", "holy_water")])
    assert play(skill_test(table, hero), dice=[5, 2], answers=[("drink", "holy_water")]).passed
    assert hero.potions == ["perception"]


def test_nothing_is_asked_before_a_test_for_the_sake_of_blindness() -> None:
    """[ruling.free_actions] [ruling.perception_timing] It has no die; the cure can wait until the next step."""
    hero = a_hero()
    hero.blind, hero.potions = True, ["holy_water", "perception"]
    assert play(skill_test(a_table(hero), hero), dice=[5, 2]).passed
