"""Wounds and their cures. Rulebook, section 5."""

from __future__ import annotations

from oubliette.kernel import play
from tests.games.new_dungeon.fights import before, corridor_before, lair, total
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    at,
    held,
    hero,
    monsters_in,
    own_of,
    put_monster,
    put_treasure,
    table,
    turn_of,
)

MISS = (1, 1)  # against anything but the weakest


def test_a_wound_changes_nothing_in_the_next_fight() -> None:
    """[wound.state] The number is the same, and a miss of the monster is a miss."""
    warrior = hero("warrior", wounded=True)
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=total(6), answers=["stop"])
    assert monsters_in(laid, lair("ogre")) == []
    assert warrior.wounded


def test_a_wounded_hero_who_is_only_stunned_lives_on() -> None:
    """[wound.state] [riposte.table]"""
    warrior = hero("warrior", wounded=True, treasures=["sack_250", "sack_500"])
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, *total(8)], answers=["stop", "sack_250"])
    assert warrior.card == "aldric"
    assert held(warrior) == ["sack_500"]
    assert at(warrior) == lair("ogre") != corridor_before("ogre")


def test_the_main_staircase_cures_even_in_passing() -> None:
    """[wound.cures] [ruling.staircase_cure]"""
    warrior = hero("warrior", at="K109", wounded=True)
    laid = table(warrior)
    play(turn_of(laid), answers=["MAIN", "K114", "stop"])
    assert not warrior.wounded


def test_a_healing_chamber_cures_a_hero_who_has_killed_there() -> None:
    """[wound.cures] [ruling.chamber_power_condition]"""
    warrior = hero("warrior", at="K304", wounded=True)
    laid = table(warrior)
    put_monster(laid, "C32", "gargoyle", "", "")
    play(turn_of(laid), dice=total(5), answers=["C32"])
    assert not warrior.wounded


def test_a_healing_potion_cures_and_is_gone() -> None:
    """[wound.cures] [ruling.potion]"""
    warrior = hero("warrior", at="K304", wounded=True, treasures=["healing_potion"])
    laid = table(warrior)
    play(turn_of(laid), answers=["drink_potion", "stop"])
    assert not warrior.wounded
    assert held(warrior) == []


def test_a_potion_helps_after_a_counter_attack_but_not_against_it() -> None:
    """[ruling.potion_after_the_fight] Outside a fight, on his own turn: after the step back the turn is still his."""
    warrior = hero("warrior", treasures=["healing_potion", "sack_250"])
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, *total(4)], answers=["stop", "sack_250", "drink_potion"])
    assert at(warrior) == corridor_before("ogre")
    assert not warrior.wounded
    assert own_of(laid, lair("ogre")) == "gold_cup"


def test_a_potion_that_he_has_just_won_may_be_drunk_on_the_same_turn() -> None:
    """[ruling.potion_after_the_fight] On his own turn, outside a fight: the fight is over, the turn is not."""
    warrior = hero("warrior", wounded=True)
    laid = before("orcs", warrior)
    put_treasure(laid, lair("orcs"), "healing_potion")
    play(turn_of(laid), dice=total(4), answers=["stop", "drink_potion"])
    assert not warrior.wounded
    assert held(warrior) == []


def test_a_potion_may_be_drunk_before_the_fight() -> None:
    """[ruling.potion] So the wound of the counter-attack is his first."""
    warrior = hero("warrior", wounded=True, treasures=["healing_potion"])
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=["drink_potion", "stop"])
    assert warrior.card == "aldric"
    assert (at(warrior), warrior.wounded) == (corridor_before("ogre"), True)


def test_a_sound_hero_is_not_offered_his_potion() -> None:
    """[ruling.potion] It cures, and he has nothing to cure."""
    warrior = hero("warrior", at="K304", treasures=["healing_potion"])
    laid = table(warrior)
    play(turn_of(laid), answers=["stop"])
    assert held(warrior) == ["healing_potion"]


def test_a_stolen_potion_may_be_drunk_on_the_same_turn() -> None:
    """[ruling.potion_after_the_fight] After the flight the turn is still his."""
    dwarf = hero("dwarf", at="K105", wounded=True)
    laid = table(dwarf, hero("warrior", at="K105", treasures=["healing_potion"]))
    play(turn_of(laid), dice=total(8), answers=["stop", ("ambush", "aldric"), *escape(laid, "K105"), "drink_potion"])
    assert not dwarf.wounded
    assert held(dwarf) == []
