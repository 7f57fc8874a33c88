"""The worked examples, from the rulebook and ours."""

from __future__ import annotations

import pytest

from oubliette.kernel import play
from tests.games.new_dungeon.fights import before, lair, loot_of, total
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    held,
    hero,
    left_in,
    monsters_in,
    offered,
    own_of,
    put_monster,
    put_treasure,
    table,
    turn_of,
)


def test_a_slide_on_level_four_leads_to_a_chamber_of_level_five() -> None:
    """[trap.slide] He takes the treasure under it; the chamber is his choice; what lives there must be fought."""
    warrior = hero("warrior", at="K401")
    laid = table(warrior)
    put_monster(laid, "R401", "slide")
    put_treasure(laid, "R401", "jade_idol")
    put_monster(laid, "C52", "vampire", "", "")
    play(turn_of(laid), dice=total(8), answers=["R401", "C52"])
    assert (at(warrior), held(warrior)) == ("C52", ["jade_idol"])
    assert monsters_in(laid, "R401") == []
    assert own_of(laid, "R401") is None


def test_both_chambers_of_level_five_are_offered_and_no_other() -> None:
    """[trap.slide]"""
    laid = table(hero("warrior", at="K401"))
    put_monster(laid, "R401", "slide")
    put_treasure(laid, "R401", "jade_idol")
    assert offered(turn_of(laid), "R401") == ["C51", "C52"]


def test_a_hero_leaves_an_undefeated_monster_by_another_exit_and_meets_it_on_the_way_back() -> None:
    """[move.leave_any_exit] [fight.next_turn_choice] In by the secret door, out by the other, and in again."""
    thief = hero("thief", at="K113")
    laid = table(thief)
    put_monster(laid, "R107", "skeleton")
    play(turn_of(laid), dice=[3, *total(5), *total(9)], answers=[("secret_try", "R107")])
    assert at(thief) == "R107"
    play(turn_of(laid), answers=["K102", "stop"])
    assert at(thief) == "K102"
    assert asked(turn_of(laid), "R107").prompt == "roll.attack"


def test_a_warrior_with_three_treasures_misses_a_skeleton_and_is_badly_hurt() -> None:
    """[riposte.half_rounds_up] [riposte.step_back] 1 + 1 against red 3, then 1 + 2: two of three cards."""
    warrior = hero("warrior", treasures=["pearl", "opal", "sack_500"])
    laid = before("skeleton", warrior)
    play(turn_of(laid), dice=[1, 1, 1, 2], answers=["stop", "sack_500", "pearl"])
    assert warrior.wounded
    assert held(warrior) == ["opal"]
    assert sorted(left_in(laid, lair("skeleton"))) == ["pearl", "sack_500"]
    assert at(warrior) == "K102"


@pytest.mark.parametrize(
    ("monster", "number", "dice", "face"),
    [("troll", 8, (5, 6), "magic_sword_3"), ("hydra", 11, (2, 3), "magic_sword_1")],
)
def test_how_good_a_new_sword_is(monster: str, number: int, dice: tuple[int, int], face: str) -> None:
    """[item.sword] [ruling.sword_once] 11 - 12 + 4 is +3 for good; 5 - 12 + 6 is raised to +1."""
    warrior = hero("warrior")
    laid = before(monster, warrior)
    put_treasure(laid, lair(monster), "magic_sword")
    play(turn_of(laid), dice=[*total(number), *dice], answers=["stop"])
    assert held(warrior) == [face]


def test_the_new_sword_keeps_its_three() -> None:
    """[item.sword] [ruling.sword_once] On the next turn 3 and 3 are an Ogre's 6."""
    warrior = hero("warrior", at="K401")
    laid = table(warrior)
    put_monster(laid, "R401", "troll")
    put_treasure(laid, "R401", "magic_sword")
    play(turn_of(laid), dice=[*total(8), 5, 6], answers=["R401"])
    put_monster(laid, "R401", "ogre")
    play(turn_of(laid), dice=total(3), answers=["stop"])
    assert monsters_in(laid, "R401") == []


def test_a_thief_and_one_helper_beat_an_ogre_with_a_five() -> None:
    """[coop.thief_red] [coop.bonus] 5 + 1 = 6, the red number."""
    thief = hero("thief")
    laid = before("ogre", thief, hero("dwarf"))
    play(turn_of(laid), dice=[2, 3], answers=["stop", ("invite", "grunda", 1), "join", "done"])
    assert held(thief) == [loot_of("ogre")]


def test_the_thief_alone_misses_with_a_seven() -> None:
    """[coop.thief_red] [fight.colours] Green is 8."""
    thief = hero("thief")
    laid = before("ogre", thief)
    play(turn_of(laid), dice=[3, 4, 6, 6], answers=["stop"])
    assert monsters_in(laid, lair("ogre")) == ["ogre"]


def test_a_thief_with_a_sword_ambushes_a_warrior_with_a_five() -> None:
    """[ambush.bonuses] [ambush.roll] 5 + 1 + 2 = 8."""
    thief = hero("thief", at="K105", treasures=["magic_sword_2"])
    warrior = hero("warrior", at="K105", treasures=["pearl"])
    laid = table(thief, warrior)
    play(turn_of(laid), dice=[2, 3], answers=["stop", ("ambush", "aldric"), *escape(laid, "K105")])
    assert held(thief) == ["magic_sword_2", "pearl"]


def test_a_thief_with_a_sword_fails_to_ambush_a_warrior_with_a_four() -> None:
    """[ambush.bonuses] [ambush.failure] 4 + 1 + 2 = 7, and the warrior takes the sword."""
    thief = hero("thief", at="K105", treasures=["magic_sword_2"])
    warrior = hero("warrior", at="K105", treasures=["pearl"])
    laid = table(thief, warrior)
    play(turn_of(laid), dice=[1, 3], answers=["stop", ("ambush", "aldric")])
    assert held(thief) == []
    assert sorted(held(warrior)) == ["magic_sword_2", "pearl"]
    assert thief.lost_turns == 1
