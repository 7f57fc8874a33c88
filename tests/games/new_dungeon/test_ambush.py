"""Ambushes. Rulebook, section 5."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.ambush import ambush
from oubliette.kernel import GameOver, play
from tests.games.new_dungeon.fights import before, total
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    held,
    hero,
    offered,
    table,
    turn_of,
)

HERE = "K105"
AT_ALDRIC = ("ambush", "aldric")


def test_heroes_can_only_ambush_each_other_to_steal() -> None:
    """[ambush.no_duels]"""
    laid = table(hero("thief", at=HERE), hero("warrior", at=HERE, treasures=["sack_500"]))
    assert offered(turn_of(laid), "stop") == [AT_ALDRIC, "none"]


def test_a_hero_who_ends_his_move_where_another_is_may_ambush_him() -> None:
    """[ambush.when]"""
    laid = table(hero("thief", at="K104"), hero("warrior", at=HERE, treasures=["sack_500"]))
    assert AT_ALDRIC in offered(turn_of(laid), HERE, "stop")


def test_a_hero_who_only_passes_by_cannot_ambush() -> None:
    """[ambush.when] He walked on, and nothing is asked."""
    thief = hero("thief", at="K104")
    laid = table(thief, hero("warrior", at=HERE, treasures=["sack_500"]))
    play(turn_of(laid), answers=[HERE, "K106", "stop"])
    assert (at(thief), held(thief)) == ("K106", [])


def test_standing_still_counts_as_ending_a_move() -> None:
    """[ruling.ambush_target]"""
    thief, warrior = hero("thief", at=HERE), hero("warrior", at=HERE, treasures=["sack_500"])
    laid = table(thief, warrior)
    play(turn_of(laid), dice=total(7), answers=["stop", AT_ALDRIC, *escape(laid, HERE)])
    assert held(thief) == ["sack_500"]
    assert held(warrior) == []


@pytest.mark.parametrize(
    ("class_id", "number"),
    [("warrior", 8), ("elf", 9), ("dwarf", 9), ("thief", 9), ("paladin", 8), ("wizard", 7)],
)
def test_the_dice_must_reach_the_number_of_the_victim(class_id: str, number: int) -> None:
    """[ambush.roll]"""
    dwarf, victim = hero("dwarf", at=HERE), hero(class_id, at=HERE, treasures=["sack_500"])
    laid = table(dwarf, victim)
    play(ambush(laid, dwarf, victim), dice=total(number), answers=escape(laid, HERE))
    assert held(dwarf) == ["sack_500"]


@pytest.mark.parametrize(
    ("class_id", "number"),
    [("warrior", 8), ("elf", 9), ("dwarf", 9), ("thief", 9), ("paladin", 8), ("wizard", 7)],
)
def test_one_point_short_is_a_failed_ambush(class_id: str, number: int) -> None:
    """[ambush.roll]"""
    dwarf, victim = hero("dwarf", at=HERE), hero(class_id, at=HERE, treasures=["sack_500"])
    laid = table(dwarf, victim)
    play(ambush(laid, dwarf, victim), dice=total(number - 1))
    assert held(victim) == ["sack_500"]
    assert dwarf.lost_turns == 1


def test_a_sword_helps_an_ambush() -> None:
    """[ambush.bonuses] 6 and 2 are a warrior's 8."""
    dwarf, warrior = hero("dwarf", at=HERE, treasures=["magic_sword_2"]), hero("warrior", at=HERE, treasures=["pearl"])
    laid = table(dwarf, warrior)
    play(ambush(laid, dwarf, warrior), dice=total(6), answers=escape(laid, HERE))
    assert "pearl" in held(dwarf)


def test_a_thief_adds_one() -> None:
    """[ambush.bonuses] [hero.thief] 7 and 1 are a warrior's 8."""
    thief, warrior = hero("thief", at=HERE), hero("warrior", at=HERE, treasures=["pearl"])
    laid = table(thief, warrior)
    play(ambush(laid, thief, warrior), dice=total(7), answers=escape(laid, HERE))
    assert held(thief) == ["pearl"]


def test_a_thief_adds_no_more_than_one() -> None:
    """[ambush.bonuses]"""
    thief, warrior = hero("thief", at=HERE), hero("warrior", at=HERE, treasures=["pearl"])
    laid = table(thief, warrior)
    play(ambush(laid, thief, warrior), dice=total(6))
    assert held(warrior) == ["pearl"]


def test_a_wizards_sword_is_of_no_use_in_an_ambush() -> None:
    """[ruling.wizard_keeps_sword] 7 stays 7, and the warrior takes the sword."""
    wizard = hero("wizard", at=HERE, treasures=["magic_sword_3"])
    warrior = hero("warrior", at=HERE, treasures=["pearl"])
    laid = table(wizard, warrior)
    play(ambush(laid, wizard, warrior), dice=total(7))
    assert held(wizard) == []
    assert sorted(held(warrior)) == ["magic_sword_3", "pearl"]


def test_the_victims_sword_does_not_defend_him() -> None:
    """[ambush.roll] 8 is 8."""
    dwarf, warrior = hero("dwarf", at=HERE), hero("warrior", at=HERE, treasures=["magic_sword_3"])
    laid = table(dwarf, warrior)
    play(ambush(laid, dwarf, warrior), dice=total(8), answers=escape(laid, HERE))
    assert held(dwarf) == ["magic_sword_3"]


def test_the_ambusher_chooses_what_he_steals() -> None:
    """[ambush.success] One treasure, no more."""
    dwarf = hero("dwarf", at=HERE)
    warrior = hero("warrior", at=HERE, treasures=["sack_250", "huge_ruby", "pearl"])
    laid = table(dwarf, warrior)
    play(ambush(laid, dwarf, warrior), dice=total(8), answers=["huge_ruby", *escape(laid, HERE)])
    assert held(dwarf) == ["huge_ruby"]
    assert held(warrior) == ["sack_250", "pearl"]


def test_after_a_failure_the_victim_chooses_what_he_takes() -> None:
    """[ambush.failure]"""
    dwarf = hero("dwarf", at=HERE, treasures=["sack_250", "huge_ruby"])
    warrior = hero("warrior", at=HERE, treasures=["pearl"])
    laid = table(dwarf, warrior)
    ask = asked(ambush(laid, dwarf, warrior), *total(7))
    assert (ask.seat, ask.prompt) == (1, "decide.take_revenge")
    play(ambush(laid, dwarf, warrior), dice=total(7), answers=["huge_ruby"])
    assert held(dwarf) == ["sack_250"]
    assert held(warrior) == ["pearl", "huge_ruby"]


def test_a_failed_ambusher_stays_and_loses_his_next_turn() -> None:
    """[ambush.failure] One turn is skipped; on the one after it he plays again."""
    dwarf, warrior = hero("dwarf", at=HERE, treasures=["pearl"]), hero("warrior", at=HERE, treasures=["sack_250"])
    laid = table(dwarf, warrior)
    play(turn_of(laid), dice=total(7), answers=["stop", AT_ALDRIC])
    assert at(dwarf) == HERE
    play(turn_of(laid))
    assert (dwarf.lost_turns, at(dwarf)) == (0, HERE)
    play(turn_of(laid), answers=["K106", "stop"])
    assert at(dwarf) == "K106"


def test_a_failed_ambusher_without_treasure_only_loses_his_turn() -> None:
    """[ruling.ambush_fail_empty]"""
    dwarf, warrior = hero("dwarf", at=HERE), hero("warrior", at=HERE, treasures=["sack_250"])
    laid = table(dwarf, warrior)
    play(turn_of(laid), dice=total(2), answers=["stop", AT_ALDRIC])
    assert dwarf.lost_turns == 1
    assert held(warrior) == ["sack_250"]


def test_a_hero_without_treasure_is_not_worth_an_ambush() -> None:
    """[ruling.ambush_target] Nothing can be done here, so nothing is asked."""
    thief = hero("thief", at=HERE)
    laid = table(thief, hero("warrior", at=HERE))
    play(turn_of(laid), answers=["stop"])
    assert at(thief) == HERE


def test_a_hero_who_owes_a_turn_can_be_ambushed() -> None:
    """[ruling.ambush_target] Only cages are safe."""
    laid = table(hero("thief", at=HERE), hero("warrior", at=HERE, treasures=["sack_500"], lost_turns=1))
    assert AT_ALDRIC in offered(turn_of(laid), "stop")


def test_one_target_per_turn() -> None:
    """[ruling.ambush_target] [turn.one_action] After the failure the turn is over, though another stands there."""
    thief = hero("thief", at=HERE)
    warrior, elf = hero("warrior", at=HERE, treasures=["sack_500"]), hero("elf", at=HERE, treasures=["pearl"])
    laid = table(thief, warrior, elf)
    play(turn_of(laid), dice=total(2), answers=["stop", AT_ALDRIC])
    assert laid.to_play == 1
    assert held(elf) == ["pearl"]


def test_a_hero_who_began_his_turn_with_a_monster_may_ambush_instead_of_fighting() -> None:
    """[ruling.compulsory_fight] Fight or ambush, but not nothing."""
    laid = before("ogre", hero("thief"), hero("warrior", treasures=["sack_500"]))
    assert offered(turn_of(laid), "stop") == ["fight", AT_ALDRIC]


def test_an_ambush_on_the_main_staircase_can_win_on_the_spot() -> None:
    """[ruling.ambush_target] [goal.win] The dwarf lacks 250, and the warrior has a Ruby."""
    dwarf = hero("dwarf", treasures=["gold_necklace", "sack_750"])
    laid = table(dwarf, hero("warrior", treasures=["sack_250", "huge_ruby"]))
    with pytest.raises(GameOver):
        play(turn_of(laid), dice=total(8), answers=["stop", AT_ALDRIC, "sack_250"])
    assert laid.winner == 0


def test_a_failed_ambush_can_make_the_victim_win_on_the_ambushers_turn() -> None:
    """[ruling.win_any_time] The elf on the staircase takes what he lacks."""
    warrior = hero("warrior", treasures=["sack_250", "pearl"])
    elf = hero("elf", treasures=["gold_necklace", "sack_750"])
    laid = table(warrior, elf)
    with pytest.raises(GameOver):
        play(turn_of(laid), dice=total(8), answers=["stop", ("ambush", "eryn"), "sack_250"])
    assert laid.winner == 1


def test_a_failed_ambush_in_the_corridor_wins_nothing() -> None:
    """[ruling.win_any_time] He has enough, but he is not out."""
    warrior = hero("warrior", at=HERE, treasures=["pearl"])
    elf = hero("elf", at=HERE, treasures=["gold_necklace", "sack_750"])
    laid = table(warrior, elf)
    play(turn_of(laid), dice=total(8), answers=["stop", ("ambush", "eryn")])
    assert elf.gold >= 10000
    assert laid.winner == -1
