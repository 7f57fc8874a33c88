"""The monster strikes back: treasures left, wounds, and the step back. Rulebook, section 5."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.wounds import step_back
from oubliette.kernel import listen, play
from tests.games.new_dungeon.fights import before, total
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    leave,
    left_in,
    monsters_in,
    move_to,
    offered,
    put_monster,
    put_treasure,
    table,
    told,
    turn_of,
)

MISS = (1, 1)  # against anything but the weakest


@pytest.mark.parametrize(
    ("points", "result", "kept", "wounded", "space"),
    [
        (3, "serious_wound", 2, True, "K318"),
        (4, "light_wound", 3, True, "K318"),
        (5, "light_wound", 3, True, "K318"),
        (6, "light_wound", 3, True, "K318"),
        (7, "stunned", 3, False, "R301"),
        (8, "stunned", 3, False, "R301"),
        (9, "missed", 4, False, "R301"),
        (10, "missed", 4, False, "R301"),
        (11, "missed", 4, False, "R301"),
        (12, "missed", 4, False, "R301"),
    ],
)
def test_every_line_of_the_counter_attack_table(points: int, result: str, kept: int, wounded: bool, space: str) -> None:
    """[riposte.table] [riposte.step_back]"""
    warrior = hero("warrior", treasures=["sack_250"] * 3 + ["sack_500"])
    laid = before("ogre", warrior)
    events = listen(laid)
    drops = ["sack_250"] * (4 - kept)
    play(turn_of(laid), dice=[*MISS, *total(points)], answers=["stop", *drops])
    assert told(events, "riposte.table")[0].facts["result"] == result
    assert len(held(warrior)) == kept
    assert left_in(laid, "R301") == drops
    assert warrior.wounded == wounded
    assert at(warrior) == space


def test_the_owner_chooses_what_he_leaves() -> None:
    """[riposte.owner_chooses] The crown jewels stay in his bag."""
    warrior = hero("warrior", treasures=["huge_ruby", "sack_250", "jade_idol"])
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, *total(3)], answers=["stop", "jade_idol", "sack_250"])
    assert held(warrior) == ["huge_ruby"]
    assert sorted(left_in(laid, "R301")) == ["jade_idol", "sack_250"]


@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_of_the_cards_is_rounded_up(had: int, left: int) -> None:
    """[riposte.half_rounds_up] [ruling.drop_what_you_have] A hero who has to leave everything is not asked."""
    cards = ["sack_250", "sack_500", "sack_750", "sack_1000", "pearl"][:had]
    warrior = hero("warrior", treasures=cards)
    laid = before("ogre", warrior)
    choices = cards[:left] if left < had else []
    play(turn_of(laid), dice=[*MISS, *total(3)], answers=["stop", *choices])
    assert left_in(laid, "R301") == cards[:left]
    assert held(warrior) == cards[left:]


def test_half_is_counted_in_cards_not_in_gold() -> None:
    """[riposte.half_rounds_up]"""
    warrior = hero("warrior", treasures=["huge_diamond", "sack_250"])
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, *total(3)], answers=["stop", "sack_250"])
    assert held(warrior) == ["huge_diamond"]


def test_a_hero_with_nothing_to_leave_is_wounded_all_the_same() -> None:
    """[ruling.drop_what_you_have]"""
    warrior = hero("warrior")
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=["stop"])
    assert warrior.wounded
    assert left_in(laid, "R301") == []


def test_a_stunned_hero_without_treasure_loses_nothing_and_stays() -> None:
    """[riposte.table] [ruling.drop_what_you_have]"""
    warrior = hero("warrior")
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, *total(7)], answers=["stop"])
    assert not warrior.wounded
    assert at(warrior) == "R301"


def test_treasures_are_left_in_the_monsters_space_and_guarded_by_it() -> None:
    """[riposte.face_down] The next one who stands there cannot just take them."""
    warrior, thief = hero("warrior", treasures=["gold_ring"]), hero("thief")
    laid = before("ogre", warrior, thief)
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=["stop", "attack"])
    assert left_in(laid, "R301") == ["gold_ring"]
    assert left_in(laid, "K318") == []
    assert offered(turn_of(laid, 1)) == ["K318", "stop"]


def test_what_is_left_lies_face_down_for_those_who_do_not_remember() -> None:
    """[riposte.face_down]"""
    laid = table(hero("warrior", at="R301", came_from="K318", treasures=["gold_ring"]), memory_aid=False)
    put_monster(laid, "R301", "ogre")
    play(turn_of(laid), dice=[*MISS, *total(7)], answers=["stop"])
    assert GAME.view(laid, 0)["spaces"]["R301"]["left"] == ["face_down"]


def test_a_wounded_hero_steps_back_to_where_he_came_in() -> None:
    """[riposte.step_back] [ruling.step_back_where] Of three arches, the one he last walked through."""
    warrior = hero("warrior", at="K110")
    laid = table(warrior)
    put_monster(laid, "C11", "skeleton", "", "")
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=["C11"])
    assert at(warrior) == "K110"


def test_the_way_he_came_is_remembered_over_several_turns() -> None:
    """[ruling.step_back_where]"""
    warrior = hero("warrior", at="K110")
    laid = table(warrior)
    put_monster(laid, "C11", "skeleton", "", "")
    play(turn_of(laid), dice=[*MISS, *total(9)], answers=["C11"])
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=["stop"])
    assert at(warrior) == "K110"


def test_no_roll_is_needed_to_step_back_through_a_secret_door() -> None:
    """[ruling.step_back_where]"""
    warrior = hero("warrior", at="K113")
    laid = table(warrior)
    put_monster(laid, "R107", "skeleton")
    play(turn_of(laid), dice=[2, *MISS, *total(5)], answers=[("secret_try", "R107")])
    assert at(warrior) == "K113"
    assert warrior.wounded


def test_a_hero_who_came_by_teleport_chooses_where_to_step_back() -> None:
    """[ruling.step_back_where]"""
    wizard = hero("wizard", at="C11", spells=["teleport"])
    laid = table(wizard)
    put_monster(laid, "C12", "skeleton", "", "")
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=[("teleport", "C12"), "K124"])
    assert at(wizard) == "K124"
    assert wizard.wounded


def test_a_secret_door_is_no_way_to_step_back_for_a_hero_who_came_by_magic() -> None:
    """[ruling.step_back_where] The Hall of Mirrors has a secret door to R207: it is not among the ways."""
    wizard = hero("wizard", at="C11", spells=["teleport"])
    laid = table(wizard)
    put_monster(laid, "C22", "ghouls", "", "")
    ask = asked(turn_of(laid), ("teleport", "C22"), *MISS, *total(5))
    assert ask.prompt == "decide.step_back"
    assert sorted(ask.options) == ["K211", "K212", "K216"]


def test_a_hero_who_slid_down_chooses_where_to_step_back() -> None:
    """[ruling.step_back_where]"""
    warrior = hero("warrior", at="K318")
    laid = table(warrior)
    put_monster(laid, "R301", "slide")
    put_treasure(laid, "R301", "gold_ring")
    put_monster(laid, "C41", "troll", "", "")
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=["R301", "C41", "K402"])
    assert at(warrior) == "K402"
    assert left_in(laid, "C41") == ["gold_ring"]


def test_stepping_back_into_a_monsters_room_starts_no_fight() -> None:
    """[ruling.step_back_no_fight] Next turn he may leave: he counts as having begun it there."""
    warrior = hero("warrior", at="R406", came_from="R405")
    laid = table(warrior)
    put_monster(laid, "R406", "troll")
    put_monster(laid, "R405", "giant")
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=["stop"])
    assert at(warrior) == "R405"
    assert monsters_in(laid, "R405") == ["giant"]
    play(turn_of(laid), answers=["K404", "stop"])
    assert at(warrior) == "K404"


def test_stepping_back_takes_no_loot() -> None:
    """[ruling.step_back_no_fight]"""
    warrior = hero("warrior", at="R406", came_from="R405")
    laid = table(warrior)
    put_monster(laid, "R406", "troll")
    clear(laid, "R405")
    leave(laid, "R405", "gold_ring")
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=["stop"])
    assert held(warrior) == []
    assert left_in(laid, "R405") == ["gold_ring"]


def test_a_step_back_onto_the_main_staircase_cures_at_once() -> None:
    """[ruling.step_back_no_fight] No lair of this board lies beside it, so the step alone is played."""
    warrior = hero("warrior", at="K109", came_from="MAIN", wounded=True)
    laid = table(warrior)
    play(step_back(laid, warrior))
    assert at(warrior) == "MAIN"
    assert not warrior.wounded


def test_a_step_back_does_not_end_in_the_healing_spring() -> None:
    """[ruling.step_back_no_fight] A living monster is there, and he has killed none: he stays wounded."""
    warrior = hero("warrior", at="R311", came_from="C32")
    laid = table(warrior)
    put_monster(laid, "R311", "ogre")
    play(turn_of(laid), dice=[*MISS, *total(5)], answers=["stop"])
    assert at(warrior) == "C32"
    assert warrior.wounded


def test_the_way_back_is_not_the_way_of_an_earlier_visit() -> None:
    """[ruling.step_back_where] The space from which he last entered."""
    warrior = hero("warrior", at="K110")
    laid = table(warrior)
    put_monster(laid, "C11", "skeleton", "", "")
    play(turn_of(laid), dice=[*MISS, *total(9)], answers=["C11"])
    move_to(warrior, "K106")
    play(turn_of(laid), dice=[*MISS, *total(6)], answers=["C11"])
    assert at(warrior) == "K106"
