"""The flight after an ambush. Rulebook, section 5."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.ambush import ambush
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import GameOver, Rule, play
from tests.games.new_dungeon.fights import before, total
from tests.games.new_dungeon.scenes import (
    at,
    clear,
    held,
    hero,
    leave,
    left_in,
    offered,
    table,
    turn_of,
)

HIT = (6, 6)


def robbery(space: str, thief: Hero | None = None) -> tuple[Table, Hero, Rule[None]]:
    """Two heroes in a space, where the one robs the other of a Pearl."""
    thief = thief or hero("thief", at=space)
    victim = hero("warrior", at=space, treasures=["pearl"])
    laid = table(thief, victim)
    return laid, thief, ambush(laid, thief, victim)


def test_an_ambusher_runs_up_to_six_spaces() -> None:
    """[ambush.flight] After the sixth nothing is asked."""
    _, thief, rule = robbery("K105")
    play(rule, dice=HIT, answers=["K104", "K103", "K102", "K108", "K112", "K116"])
    assert at(thief) == "K116"


def test_an_ambusher_may_stop_earlier() -> None:
    """[ruling.flight]"""
    _, thief, rule = robbery("K105")
    play(rule, dice=HIT, answers=["K104", "stop"])
    assert at(thief) == "K104"


def test_an_ambusher_has_to_run_at_least_one_space() -> None:
    """[ruling.flight]"""
    _, _, rule = robbery("K105")
    assert sorted(str(way) for way in offered(rule, *HIT)) == ["K104", "K106", "K109", "T101"]


def test_the_flight_is_six_spaces_even_for_a_dwarf_who_has_walked() -> None:
    """[ambush.flight] It has nothing to do with his allowance."""
    dwarf = hero("dwarf", at="MAIN")
    laid = table(dwarf, hero("warrior", at="K103", treasures=["pearl"]))
    walk = ["K109", "K105", "K104", "K103"]
    play(turn_of(laid), dice=HIT, answers=[*walk, ("ambush", "aldric"), *reversed(walk[:3]), "MAIN", "K120", "K125"])
    assert at(dwarf) == "K125"


def test_nobody_flees_into_a_monsters_space() -> None:
    """[ruling.flight] At K106 there are a living room and a living chamber: neither is offered."""
    _, _, rule = robbery("K106")
    assert set(offered(rule, *HIT)) == {"K105", "K107"}


def test_a_cleared_room_is_open_to_the_fugitive() -> None:
    """[ruling.flight]"""
    laid, thief, rule = robbery("K106")
    clear(laid, "R104")
    play(rule, dice=HIT, answers=["R104", "stop"])
    assert at(thief) == "R104"


def test_no_secret_door_for_the_fugitive() -> None:
    """[ambush.flight] R107 is empty, but its door on K113 is a secret one."""
    laid, _, rule = robbery("K113")
    clear(laid, "R107")
    assert sorted(str(way) for way in offered(rule, *HIT)) == ["K112", "K114"]


def test_the_secret_door_card_opens_the_way_without_a_roll() -> None:
    """[ambush.flight] [item.secret_door_card]"""
    thief = hero("thief", at="K113", treasures=["secret_door_card"])
    laid, _, rule = robbery("K113", thief)
    clear(laid, "R107")
    play(rule, dice=HIT, answers=["R107", "K102", "stop"])
    assert at(thief) == "K102"


def test_even_a_stolen_secret_door_card_opens_the_way() -> None:
    """[ambush.flight] He holds it when he runs."""
    thief, warrior = hero("thief", at="K113"), hero("warrior", at="K113", treasures=["secret_door_card"])
    laid = table(thief, warrior)
    clear(laid, "R107")
    play(ambush(laid, thief, warrior), dice=HIT, answers=["R107", "stop"])
    assert at(thief) == "R107"


def test_the_secret_door_card_does_not_lead_to_a_monster() -> None:
    """[ruling.flight]"""
    thief = hero("thief", at="K113", treasures=["secret_door_card"])
    _, _, rule = robbery("K113", thief)
    assert sorted(str(way) for way in offered(rule, *HIT)) == ["K112", "K114"]


def test_who_is_shut_in_stays() -> None:
    """[ruling.flight] The room has secret doors only."""
    thief = hero("thief", at="R110")
    laid = table(thief, hero("warrior", at="R110", treasures=["pearl"]))
    clear(laid, "R110")
    play(turn_of(laid), dice=HIT, answers=["stop", ("ambush", "aldric")])
    assert at(thief) == "R110"
    assert held(thief) == ["pearl"]


def test_a_fugitive_may_leave_a_monsters_room() -> None:
    """[ruling.flight] [ruling.compulsory_fight] By the only door: the first step is not asked."""
    thief = hero("thief")
    laid = before("ogre", thief, hero("warrior", treasures=["pearl"]))
    play(turn_of(laid), dice=HIT, answers=["stop", ("ambush", "aldric"), "stop"])
    assert at(thief) == "K318"


def test_treasure_on_the_way_may_be_picked_up() -> None:
    """[ruling.flight] And he runs on."""
    laid, thief, rule = robbery("K105")
    leave(laid, "K104", "gold_ring")
    play(rule, dice=HIT, answers=["K104", ("pick_up", "gold_ring"), "K103", "stop"])
    assert sorted(held(thief)) == ["gold_ring", "pearl"]
    assert at(thief) == "K103"
    assert left_in(laid, "K104") == []


def test_treasure_at_the_end_of_the_flight_may_be_picked_up_too() -> None:
    """[ruling.flight] After the sixth space he may still bend down."""
    laid, thief, rule = robbery("K105")
    leave(laid, "K116", "gold_ring")
    play(
        rule,
        dice=HIT,
        answers=["K104", "K103", "K102", "K108", "K112", "K116", ("pick_up", "gold_ring")],
    )
    assert sorted(held(thief)) == ["gold_ring", "pearl"]


def test_no_action_follows_a_flight() -> None:
    """[ruling.flight] The elf at the end of it is not ambushed: the turn is over."""
    thief = hero("thief", at="K105")
    warrior = hero("warrior", at="K105", treasures=["pearl"])
    elf = hero("elf", at="K104", treasures=["opal"])
    laid = table(thief, warrior, elf)
    play(turn_of(laid), dice=HIT, answers=["stop", ("ambush", "aldric"), "K104", "stop"])
    assert held(thief) == ["pearl"]
    assert laid.to_play == 1


def test_running_past_the_main_staircase_cures() -> None:
    """[ruling.flight] [ruling.staircase_cure]"""
    thief = hero("thief", at="K109", wounded=True)
    _, _, rule = robbery("K109", thief)
    play(rule, dice=HIT, answers=["MAIN", "K120", "stop"])
    assert at(thief) == "K120"
    assert not thief.wounded


def test_reaching_the_main_staircase_with_the_loot_wins_at_once() -> None:
    """[ruling.flight] [goal.win] Also in passing: the script ends with the step onto it."""
    dwarf = hero("dwarf", at="K109", treasures=["gold_necklace"])
    laid, _, rule = robbery("K109", dwarf)
    with pytest.raises(GameOver):
        play(rule, dice=HIT, answers=["MAIN"])
    assert laid.winner == 0


def test_a_cleared_chamber_can_be_crossed_in_flight() -> None:
    """[ruling.flight]"""
    laid, thief, rule = robbery("K118")
    clear(laid, "C11")
    play(rule, dice=HIT, answers=["C11", "K106", "K105", "stop"])
    assert at(thief) == "K105"


def test_a_bare_success_makes_him_run_as_well() -> None:
    """[ambush.success] [ambush.flight] A thief's 7 and 1, and he may run to another level."""
    _, thief, rule = robbery("K105")
    play(rule, dice=total(7), answers=["T101", "T223", "stop"])
    assert at(thief) == "T223"


def test_a_wizard_who_stops_his_flight_on_the_main_staircase_draws_spells() -> None:
    """[spell.resupply] By stopping there, says the rulebook, and he has stopped."""
    wizard = hero("wizard", at="K109", spells=["fireball"] * 5)
    _, _, rule = robbery("K109", wizard)
    play(rule, dice=[*HIT, "teleport"], answers=["MAIN", "stop", "done"])
    assert wizard.spells == [*["fireball"] * 5, "teleport"]
