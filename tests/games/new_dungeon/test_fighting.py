"""Fighting a monster hand to hand. Rulebook, section 5."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.kernel import listen, play
from tests.games.new_dungeon.fights import before, lair, loot_of, outside, total
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
    own_of,
    put_monster,
    put_treasure,
    slugs,
    table,
    turn_of,
)


def test_a_hero_who_turns_a_monster_up_has_to_fight_it() -> None:
    """[fight.reveal_then_fight] [ruling.compulsory_fight] After the step through the door nothing is asked any more."""
    warrior = hero("warrior", at="K318")
    laid = table(warrior)
    play(turn_of(laid), dice=["ogre", *total(6), "gold_cup"], answers=["R301"])
    assert monsters_in(laid, "R301") == []
    assert held(warrior) == ["gold_cup"]


def test_a_look_with_the_medallion_obliges_nobody() -> None:
    """[fight.reveal_then_fight] Looks by magic are excepted."""
    warrior = hero("warrior", at="K318", treasures=["esp_medallion"])
    laid = table(warrior)
    play(turn_of(laid), dice=["ogre"], answers=[("esp", "R301"), "stop"])
    assert at(warrior) == "K318"
    assert monsters_in(laid, "R301") == ["ogre"]


def test_the_hero_strikes_first_and_a_dead_monster_does_not_strike_back() -> None:
    """[fight.hero_first]"""
    laid = before("ogre", hero("warrior", wounded=True))
    events = listen(laid)
    play(turn_of(laid), dice=total(12), answers=["stop"])
    assert "fight.hit" in slugs(events)
    assert "riposte.table" not in slugs(events)


@pytest.mark.parametrize(
    ("class_id", "number"),
    [("warrior", 6), ("paladin", 6), ("elf", 10), ("dwarf", 8), ("thief", 9), ("wizard", 9)],
)
def test_each_class_reads_the_number_of_its_colour_and_reaching_it_kills(class_id: str, number: int) -> None:
    """[fight.hit] [fight.colours] A Giant Snake: red 6, white 10, blue 8, green 9."""
    one = hero(class_id)
    laid = before("giant_snake", one)
    play(turn_of(laid), dice=total(number), answers=["stop"])
    assert monsters_in(laid, lair("giant_snake")) == []
    assert held(one) == [loot_of("giant_snake")]


@pytest.mark.parametrize(
    ("class_id", "number"),
    [("warrior", 6), ("paladin", 6), ("elf", 10), ("dwarf", 8), ("thief", 9), ("wizard", 9)],
)
def test_one_point_short_is_a_miss_and_the_monster_strikes_back(class_id: str, number: int) -> None:
    """[fight.hit] [fight.failure] The script has dice for the counter-attack, and they are thrown."""
    one = hero(class_id)
    laid = before("giant_snake", one)
    events = listen(laid)
    play(turn_of(laid), dice=[*total(number - 1), *total(12)], answers=["stop"])
    assert monsters_in(laid, lair("giant_snake")) == ["giant_snake"]
    assert held(one) == []
    assert slugs(events).index("fight.failure") < slugs(events).index("riposte.table")


def test_the_victor_takes_the_rooms_treasure_and_all_that_others_left() -> None:
    """[fight.victory_loot]"""
    dwarf = hero("dwarf", treasures=["sack_500"])
    laid = before("ogre", dwarf)
    leave(laid, lair("ogre"), "silver_ring", "jade_idol")
    play(turn_of(laid), dice=total(9), answers=["stop"])
    assert sorted(held(dwarf)) == ["gold_cup", "jade_idol", "sack_500", "silver_ring"]
    assert left_in(laid, lair("ogre")) == []
    assert own_of(laid, lair("ogre")) is None


def test_an_undefeated_monster_stays_with_its_treasure() -> None:
    """[fight.undefeated_stays]"""
    laid = before("ogre", hero("warrior"))
    play(turn_of(laid), dice=[*total(5), *total(12)], answers=["stop"])
    assert monsters_in(laid, lair("ogre")) == ["ogre"]
    assert own_of(laid, lair("ogre")) == loot_of("ogre")


def test_an_undefeated_monster_is_turned_face_down_for_those_who_do_not_remember() -> None:
    """[fight.undefeated_stays] Without the memory aid nobody is shown what was seen."""
    laid = table(hero("warrior", at="K318"), memory_aid=False)
    play(turn_of(laid), dice=["ogre", *total(5), *total(12)], answers=["R301"])
    assert GAME.view(laid, 0)["spaces"]["R301"]["monsters"] == ["face_down"]


def test_after_a_failure_a_hero_may_leave_or_attack_again() -> None:
    """[fight.next_turn_choice] To stay is to attack: nothing else is asked."""
    warrior = hero("warrior")
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*total(5), *total(9)], answers=["stop"])
    assert offered(turn_of(laid)) == ["K318", "stop"]
    play(turn_of(laid), dice=total(6), answers=["stop"])
    assert held(warrior) == [loot_of("ogre")]


def test_a_hero_who_leaves_after_a_failure_is_not_struck_again() -> None:
    """[fight.next_turn_choice] [ruling.compulsory_fight] Monsters never attack on their own."""
    warrior = hero("warrior", treasures=["sack_500"])
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*total(5), *total(9)], answers=["stop"])
    play(turn_of(laid), answers=["K318", "stop"])
    assert at(warrior) == "K318"
    assert held(warrior) == ["sack_500"]


def test_only_one_monster_of_a_chamber_is_met_per_turn() -> None:
    """[fight.one_per_turn]"""
    warrior = hero("warrior", at="K106")
    laid = table(warrior)
    play(turn_of(laid), dice=["goblins", *total(2)], answers=["C11"])
    assert monsters_in(laid, "C11") == ["", ""]
    play(turn_of(laid), dice=["skeleton", *total(3)], answers=["stop"])
    assert monsters_in(laid, "C11") == [""]


def test_a_plain_twelve_does_not_reach_a_dash() -> None:
    """[ruling.dash_is_13] Black Pudding, white."""
    laid = before("black_pudding", hero("elf"))
    play(turn_of(laid), dice=[*total(12), *total(12)], answers=["stop"])
    assert monsters_in(laid, lair("black_pudding")) == ["black_pudding"]


def test_a_sword_reaches_a_dash() -> None:
    """[ruling.dash_is_13] 12 and a sword's one are 13."""
    laid = before("black_pudding", hero("elf", treasures=["magic_sword_1"]))
    play(turn_of(laid), dice=total(12), answers=["stop"])
    assert monsters_in(laid, lair("black_pudding")) == []


def test_a_bonus_can_also_fall_short_of_a_dash() -> None:
    """[ruling.dash_is_13] 11 and one are 12."""
    laid = before("black_pudding", hero("elf", treasures=["magic_sword_1"]))
    play(turn_of(laid), dice=[*total(11), *total(12)], answers=["stop"])
    assert monsters_in(laid, lair("black_pudding")) == ["black_pudding"]


def test_a_dash_holds_for_spells_too() -> None:
    """[ruling.dash_is_13] A Mummy has a dash in grey: no Lightning Bolt kills it."""
    wizard = hero("wizard", spells=["lightning"])
    laid = outside("mummy", wizard)
    play(turn_of(laid), dice=total(12), answers=[("cast", "lightning", lair("mummy"))])
    assert monsters_in(laid, lair("mummy")) == ["mummy"]


def test_the_top_monster_of_a_chamber_guards_everything_that_lies_there() -> None:
    """[ruling.guard_is_top] Two more lie beneath, and the pile is his all the same."""
    warrior = hero("warrior", at="K106")
    laid = table(warrior)
    put_monster(laid, "C11", "goblins", "", "")
    leave(laid, "C11", "gold_ring", "sack_750")
    play(turn_of(laid), dice=total(2), answers=["C11"])
    assert sorted(held(warrior)) == ["gold_ring", "sack_750"]
    assert monsters_in(laid, "C11") == ["", ""]


def test_treasure_under_a_living_chamber_monster_cannot_be_picked_up() -> None:
    """[ruling.guard_is_top] He who began his turn there is offered no treasure."""
    laid = table(hero("warrior", at="C11", came_from="K106"))
    leave(laid, "C11", "gold_ring")
    assert offered(turn_of(laid)) == ["K106", "K110", "K118", "stop"]


def test_a_sword_left_behind_and_found_again_is_not_rolled_again() -> None:
    """[ruling.sword_once]"""
    dwarf = hero("dwarf")
    laid = before("ogre", dwarf)
    leave(laid, lair("ogre"), "magic_sword_3")
    play(turn_of(laid), dice=total(9), answers=["stop"])
    assert sorted(held(dwarf)) == ["gold_cup", "magic_sword_3"]


def test_a_sword_is_rolled_by_whoever_takes_it_first_even_a_wizard() -> None:
    """[ruling.sword_once] Level 2, double six: 12 - 12 + 2."""
    wizard = hero("wizard")
    laid = before("orcs", wizard)
    put_treasure(laid, lair("orcs"), "magic_sword")
    play(turn_of(laid), dice=[*total(6), 6, 6], answers=["stop"])
    assert held(wizard) == ["magic_sword_2"]


def test_only_the_best_sword_counts() -> None:
    """[ruling.one_sword] 2 and 3 are 5; with the other sword it would have been 6."""
    laid = before("ogre", hero("warrior", treasures=["magic_sword_1", "magic_sword_3"]))
    play(turn_of(laid), dice=[*total(2), *total(12)], answers=["stop"])
    assert monsters_in(laid, lair("ogre")) == ["ogre"]


def test_the_best_sword_counts_in_full() -> None:
    """[ruling.one_sword] 3 and 3 are 6, whichever sword was found first."""
    laid = before("ogre", hero("warrior", treasures=["magic_sword_1", "magic_sword_3"]))
    play(turn_of(laid), dice=total(3), answers=["stop"])
    assert monsters_in(laid, lair("ogre")) == []


def test_a_cleared_room_holds_no_fight() -> None:
    """[fight.reveal_then_fight] Nobody turns up what is not there."""
    warrior = hero("warrior", at="K318")
    laid = table(warrior)
    clear(laid, "R301")
    play(turn_of(laid), answers=["R301", "stop"])
    assert at(warrior) == "R301"


def test_a_hero_who_came_in_by_a_secret_door_may_leave_by_the_other_door() -> None:
    """[fight.next_turn_choice] [move.leave_any_exit]"""
    warrior = hero("warrior")
    laid = table(warrior)
    put_monster(laid, "R107", "skeleton")
    move_to(warrior, "R107", "K113")
    ask = asked(turn_of(laid))
    assert list(ask.options) == ["K102", ("secret_try", "K113"), "stop"]
