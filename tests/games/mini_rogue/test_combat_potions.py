"""Our rulings about potions in a fight."""

import pytest

from oubliette.games.mini_rogue.combat import attack, exchange_blows
from oubliette.games.mini_rogue.wounds import MONSTER, POISON
from oubliette.kernel import GameOver, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy

DROP = 1


def test_one_offensive_potion_is_all_that_an_attack_takes() -> None:
    """[ruling.one_potion_per_step_eight] The other stays for the next attack."""
    hero = a_hero(hp=2)
    hero.potions = ["frost", "poison"]
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[3, 1], answers=["poison"])
    assert (fight.poisoned, fight.frozen, hero.potions) == (True, False, ["frost"])
    play(attack(table, hero, fight), dice=[3, 1], answers=["frost"])
    assert (fight.frozen, hero.potions) == (True, [])


def test_a_gulp_of_life_does_not_count_as_the_potion_of_the_attack() -> None:
    """[ruling.one_potion_per_step_eight]"""
    hero = a_hero(hp=2)
    hero.potions = ["fire", "life"]
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[3, 1], answers=[("drink", "life"), "stop", "fire"])
    assert (hero.hp, hero.potions) == (8, [])
    assert fight.hp == 12 - 3 - 7


def test_a_gulp_of_holy_water_does_not_count_as_the_potion_of_the_attack() -> None:
    """[ruling.one_potion_per_step_eight]"""
    hero = a_hero(hp=2)
    hero.blind = True
    hero.potions = ["fire", "holy_water"]
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[3, 1], answers=[("drink", "holy_water"), "fire"])
    assert (hero.blind, hero.potions) == (False, [])
    assert fight.hp == 12 - 3 - 7


@pytest.mark.parametrize("test_die", [4, 5])
def test_a_combat_skill_leaves_no_room_for_an_offensive_potion(test_die: int) -> None:
    """[ruling.offensive_potion_needs_an_attack] Whether the skill fails or succeeds."""
    hero = a_hero("rogue", hp=2)
    hero.potions = ["fire"]
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[test_die, 1], answers=[("skill", "backstab")])
    assert (fight.hp, hero.potions) == (6, ["fire"])


def test_fire_burns_even_if_every_die_missed() -> None:
    """[ruling.fire_is_attack_damage]"""
    hero = a_hero(hp=2)
    hero.potions = ["fire"]
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[1, 1], answers=["fire"])
    assert fight.hp == 12 - 7


def test_a_backstab_doubles_the_fire_too() -> None:
    """[ruling.fire_is_attack_damage] Twice 3 and 7."""
    hero = a_hero("rogue", hp=2)
    hero.potions = ["fire"]
    table = a_table(hero, zone=10)
    fight = an_enemy(table, "og_remains")
    fight.backstab = True
    play(attack(table, hero, fight), dice=[3, 1], answers=["fire"])
    assert fight.hp == 25 - 2 * (3 + 7)


def test_life_is_offered_before_a_loss_that_would_kill() -> None:
    """[ruling.life_as_interrupt] Then the loss is taken in full."""
    hero = a_hero(hp=2)
    hero.ready = False
    hero.potions = ["life"]
    table = a_table(hero, zone=3)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[3, 4], answers=["stop", ("drink", "life")])
    assert hero.hp == 2 + 6 - 4
    assert hero.potions == []


def test_life_is_offered_before_a_loss_of_exactly_all_hp() -> None:
    """[ruling.life_as_interrupt] The poison die at 1 HP; the wound is not dealt yet."""
    hero = a_hero(hp=1)
    hero.poisoned = True
    hero.potions = ["life"]
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    ask = waiting(attack(table, hero, fight), dice=[3, DROP, 1])
    assert (ask.prompt, list(ask.options)) == ("decide.life_interrupt", ["refuse", ("drink", "life")])
    assert ask.facts == {"amount": 1, "hp": 1, "cause": POISON, "saves": "yes"}
    assert hero.hp == 1


def test_life_is_not_pressed_on_a_hero_who_survives_the_loss() -> None:
    """[ruling.life_as_interrupt] 5 HP, a loss of 4."""
    hero = a_hero(hp=5)
    hero.ready = False
    hero.potions = ["life"]
    table = a_table(hero, zone=3)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[3, 4], answers=["stop"])
    assert (hero.hp, hero.potions) == (1, ["life"])


def test_a_hero_who_refuses_the_last_gulp_dies_with_the_potion_in_hand() -> None:
    """[ruling.life_as_interrupt] At 0 HP it is too late."""
    hero = a_hero(hp=2)
    hero.potions = ["life"]
    hero.ready = False
    table = a_table(hero, zone=3)
    fight = an_enemy(table, "monster_undead")
    with pytest.raises(GameOver):
        play(exchange_blows(table, hero, fight, MONSTER), dice=[3, 2], answers=["stop", "refuse"])
    assert (hero.hp, hero.potions) == (0, ["life"])


def test_a_gulp_of_life_is_not_always_enough() -> None:
    """[ruling.life_as_interrupt] 1 HP and 6 are not enough for 8."""
    hero = a_hero(hp=1)
    hero.ready = False
    hero.potions = ["life"]
    table = a_table(hero, zone=8)
    fight = an_enemy(table, "monster_undead")
    with pytest.raises(GameOver):
        play(exchange_blows(table, hero, fight, MONSTER), dice=[3, 4], answers=["stop", ("drink", "life")])
    assert (hero.hp, hero.potions) == (0, [])
