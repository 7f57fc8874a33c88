"""The flight after an ambush. Rulebook, section 5."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.ambush import ambush
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import GameOver, Rule, listen, play
from tests.games.new_dungeon.fights import before, total
from tests.games.new_dungeon.flights import end_of, escape
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    leave,
    left_in,
    level_of,
    offered,
    table,
    told,
    turn_of,
)

HIT = (6, 6)
SIX = ("K104", "K103", "K102", "K108", "K112", "K116")  # from K105, where the way forks at the first, and at K112


def robbery(space: str, thief: Hero | None = None) -> tuple[Table, Hero, Rule[None]]:
    """Two heroes in a space, where the one robs the other of a Pearl."""
    thief = thief or hero("thief", at=space)
    victim = hero("warrior", at=space, treasures=["pearl"])
    laid = table(thief, victim)
    return laid, thief, ambush(laid, thief, victim)


def test_an_ambusher_runs_six_spaces() -> None:
    """[ambush.flight] After the sixth nothing is asked."""
    laid, thief, rule = robbery("K105")
    play(rule, dice=HIT, answers=escape(laid, "K105", *SIX))
    assert at(thief) == "K116"


def test_an_ambusher_may_not_stop_earlier() -> None:
    """[ambush.flight] Before the sixth space there is no answer but another space."""
    assert sorted(str(step) for step in offered(robbery("K105")[2], *HIT)) == ["K104", "K106", "K109", "T101"]
    assert set(offered(robbery("K105")[2], *HIT, "K104")) == {"K113", "K116", "T111"}  # at K112, five spaces on


def test_an_ambusher_never_runs_over_the_same_space_twice() -> None:
    """[ambush.flight] Round the block through C11: not back to K106, where the ambush was, so on to K118."""
    laid, _, rule = robbery("K106")
    clear(laid, "C11")
    assert set(offered(rule, *HIT, "K107", "C11")) == {"K115", "K117", "K121"}


def test_an_ambusher_may_run_into_a_dead_end() -> None:
    """[ambush.flight] K405 leads nowhere else: he is stuck after one space, and the flight is over."""
    laid, thief, rule = robbery("K404")
    events = listen(laid)
    play(rule, dice=HIT, answers=["K405"])
    assert at(thief) == "K405"
    assert told(events, "ambush.flight")[0].facts == {"seat": 0, "space": "K405", "steps": 1, "short": 5}


def test_a_hero_who_is_stuck_may_still_pick_up_what_lies_there() -> None:
    """[ambush.flight] [ruling.flight] In the dead end he takes one card and leaves the other."""
    laid, thief, rule = robbery("K404")
    leave(laid, "K405", "gold_ring", "sack_250")
    play(rule, dice=HIT, answers=["K405", ("pick_up", "gold_ring"), "stop"])
    assert sorted(held(thief)) == ["gold_ring", "pearl"]
    assert left_in(laid, "K405") == ["sack_250"]


def test_a_hero_who_is_stuck_is_not_told_to_run_on() -> None:
    """[ambush.flight] [ruling.flight] The question in the dead end counts no spaces that he cannot run."""
    laid, _, rule = robbery("K404")
    leave(laid, "K405", "sack_250")
    ask = asked(rule, *HIT, "K405")
    assert (list(ask.options), (ask.facts or {})["left"]) == ([("pick_up", "sack_250"), "stop"], 0)


def test_a_hero_who_picks_up_on_the_way_is_told_how_far_he_has_to_run() -> None:
    """[ambush.flight] [ruling.flight]"""
    laid, _, rule = robbery("K105")
    leave(laid, "K104", "gold_ring")
    assert (asked(rule, *HIT, "K104").facts or {})["left"] == 5


def test_the_flight_is_six_spaces_even_for_a_dwarf_who_has_walked() -> None:
    """[ambush.flight] It has nothing to do with his allowance."""
    dwarf = hero("dwarf", at="MAIN")
    laid = table(dwarf, hero("warrior", at="K103", treasures=["pearl"]))
    walk = ["K109", "K105", "K104", "K103"]
    play(turn_of(laid), dice=HIT, answers=[*walk, ("ambush", "aldric"), "K104", "K109", "K120"])
    assert at(dwarf) == "K125"


def test_nobody_flees_into_a_monsters_space() -> None:
    """[ruling.flight] At K106 there are a living room and a living chamber: neither is offered."""
    _, _, rule = robbery("K106")
    assert set(offered(rule, *HIT)) == {"K105", "K107"}


def test_a_cleared_room_is_open_to_the_fugitive() -> None:
    """[ruling.flight]"""
    laid, thief, rule = robbery("K106")
    clear(laid, "R104")
    play(rule, dice=HIT, answers=["R104"])
    assert at(thief) == "R104"  # it has one door: he is stuck there


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
    play(rule, dice=HIT, answers=escape(laid, "K113", "R107", "K102", card=True))
    assert at(thief) != "K113"


def test_even_a_stolen_secret_door_card_opens_the_way() -> None:
    """[ambush.flight] He holds it when he runs."""
    thief, warrior = hero("thief", at="K113"), hero("warrior", at="K113", treasures=["secret_door_card"])
    laid = table(thief, warrior)
    clear(laid, "R107")
    play(ambush(laid, thief, warrior), dice=HIT, answers=escape(laid, "K113", "R107", "K102", card=True))
    assert at(thief) != "K113"


def test_the_secret_door_card_does_not_lead_to_a_monster() -> None:
    """[ruling.flight]"""
    thief = hero("thief", at="K113", treasures=["secret_door_card"])
    _, _, rule = robbery("K113", thief)
    assert sorted(str(way) for way in offered(rule, *HIT)) == ["K112", "K114"]


def test_a_hero_who_is_shut_in_stays() -> None:
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
    play(turn_of(laid), dice=HIT, answers=["stop", ("ambush", "aldric"), *escape(laid, "R301")])
    assert at(thief) == end_of(laid, "R301")


def test_treasure_on_the_way_may_be_picked_up() -> None:
    """[ruling.flight] And he runs on."""
    laid, thief, rule = robbery("K105")
    leave(laid, "K104", "gold_ring")
    play(rule, dice=HIT, answers=["K104", ("pick_up", "gold_ring"), "K116"])
    assert sorted(held(thief)) == ["gold_ring", "pearl"]
    assert at(thief) == "K116"
    assert left_in(laid, "K104") == []


def test_treasure_at_the_end_of_the_flight_may_be_picked_up_too() -> None:
    """[ruling.flight] After the sixth space he may still bend down."""
    laid, thief, rule = robbery("K105")
    leave(laid, "K116", "gold_ring")
    play(
        rule,
        dice=HIT,
        answers=[*escape(laid, "K105", *SIX), ("pick_up", "gold_ring")],
    )
    assert sorted(held(thief)) == ["gold_ring", "pearl"]


def test_no_action_follows_a_flight() -> None:
    """[ruling.flight] The elf at the end of it is not ambushed: the turn is over."""
    thief = hero("thief", at="K105")
    warrior = hero("warrior", at="K105", treasures=["pearl"])
    elf = hero("elf", at="K116", treasures=["opal"])
    laid = table(thief, warrior, elf)
    play(turn_of(laid), dice=HIT, answers=["stop", ("ambush", "aldric"), *escape(laid, "K105", *SIX)])
    assert at(thief) == "K116"
    assert held(thief) == ["pearl"]
    assert laid.to_play == 1


def test_running_past_the_main_staircase_cures() -> None:
    """[ruling.flight] [ruling.staircase_cure]"""
    thief = hero("thief", at="K109", wounded=True)
    laid, _, rule = robbery("K109", thief)
    play(rule, dice=HIT, answers=escape(laid, "K109", "MAIN", "K120"))
    assert at(thief) != "MAIN"
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
    play(rule, dice=HIT, answers=escape(laid, "K118", "C11", "K106", "K105", "K104", "K103", "K102"))
    assert at(thief) == "K102"


def test_a_bare_success_makes_him_run_as_well() -> None:
    """[ambush.success] [ambush.flight] A thief's 7 and 1, and he may run to another level."""
    laid, thief, rule = robbery("K105")
    play(rule, dice=total(7), answers=escape(laid, "K105", "T101", "T223"))
    assert level_of(at(thief)) == 2
