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
from oubliette.kernel import play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy

DROP = SKULL = 1


def perceptive(character: str = "rogue", hp: int = 10) -> Hero:
    hero = a_hero(character, hp=hp)
    hero.potions = ["perception"]
    return hero


def test_perception_before_the_roll_leaves_only_the_dungeon_die_to_throw() -> None:
    """[ruling.perception_timing] No adventurer die, no curse, no poison."""
    hero = perceptive()
    hero.cursed = hero.poisoned = True
    table = a_table(hero)
    outcome = play(skill_test(table, hero), dice=[4], answers=["perception"])
    assert (outcome.passed, outcome.dungeon) == (True, 4)
    assert (hero.hp, hero.potions) == (10, [])


def test_perception_after_a_failed_roll_comes_too_late_for_the_poison() -> None:
    """[ruling.perception_timing] The test is passed, and 1 HP is lost."""
    hero = perceptive()
    hero.cursed = hero.poisoned = True
    table = a_table(hero)
    outcome = play(skill_test(table, hero), dice=[5, SKULL, DROP, 2], answers=["roll", "perception"])
    assert (outcome.passed, outcome.dungeon) == (True, 2)
    assert (hero.hp, hero.potions) == (9, [])


def test_perception_may_be_kept_after_a_failed_roll() -> None:
    """[ruling.perception_timing]"""
    hero = perceptive()
    outcome = play(skill_test(a_table(hero), hero), dice=[4, 2], answers=["roll", "refuse"])
    assert not outcome.passed
    assert hero.potions == ["perception"]


def test_perception_is_not_offered_after_a_passed_roll() -> None:
    """[ruling.perception_timing]"""
    hero = perceptive()
    assert play(skill_test(a_table(hero), hero), dice=[5, 2], answers=["roll"]).passed
    assert hero.potions == ["perception"]


@pytest.mark.parametrize("answers", [["perception"], ["roll", "perception"]])
def test_perception_serves_the_test_of_a_combat_skill(answers: list[str]) -> None:
    """[ruling.perception_timing] Before or after; the strike is ignored either way."""
    rogue = perceptive("rogue", hp=2)
    table = a_table(rogue)
    fight = an_enemy(table, "monster_undead")
    dice = [6] if len(answers) == 1 else [4, 6]
    play(exchange_blows(table, rogue, fight, MONSTER), dice=dice, answers=[("skill", "backstab"), *answers])
    assert (fight.backstab, rogue.hp) == (True, 2)


def test_perception_serves_the_tests_of_all_rooms() -> None:
    """[ruling.perception_timing] Trap, tomb, arsenal and chest ask alike, before the first die."""
    hero = perceptive()
    table = a_table(hero)
    for rule in (trap(table, hero, "trap_pit"), tomb(table, hero, [hero]), find_arsenal(table, [hero])):
        ask = waiting(rule)
        assert (ask.prompt, list(ask.options)) == ("decide.perception_before_test", ["roll", "perception"])
    ask = waiting(treasure(table, hero), answers=["open"])
    assert (ask.prompt, list(ask.options)) == ("decide.perception_before_test", ["roll", "perception"])
