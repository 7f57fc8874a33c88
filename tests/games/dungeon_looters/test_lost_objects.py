"""Objects that get lost, and the sherpa who picks them up. Rulebook: lost objects and the sherpa."""

from __future__ import annotations

from oubliette.games.dungeon_looters.belongings import receive
from oubliette.games.dungeon_looters.cards import play_card
from oubliette.games.dungeon_looters.state import Table
from oubliette.games.dungeon_looters.traps import sacrifice
from oubliette.kernel import Value, listen, play
from tests.games.dungeon_looters.bag_scenes import attack, discarded, things
from tests.games.dungeon_looters.scenes import (
    asked,
    give,
    give_sherpa,
    hand,
    held,
    looter,
    main_of,
    offered,
    place,
    scene,
    slugs,
    told,
)

TRIO = ("dwarf", "sherpa", "goblin")


def with_sherpa() -> Table:
    """The dwarf, and the sherpa whom somebody plays, far away in another part of the dungeon."""
    rooms = {"E5": ("great_hall", 0), "C3": ("great_hall", 0)}
    return scene(TRIO, rooms, {"dwarf": "E5c3", "sherpa": "C3c3", "goblin": "E5d3"})


def with_neutral(**more: str) -> Table:
    return scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "sherpa": "E5a1", **more})


def drop(table: Table, name: str, *more: Value) -> None:
    """The dwarf lets go of an object on his turn."""
    play(main_of(table, "dwarf"), answers=["drop", name, *more, "end_turn"])


# Dropping


def test_what_is_dropped_goes_to_the_discard() -> None:
    """[inventory.drop] [loss.to_discard] Nobody is there to pick it up."""
    table = scene(["dwarf", "goblin"])
    give(table, "dwarf", "chalice", "small_change", "chalice")
    events = listen(table)
    play(main_of(table, "dwarf"), answers=["drop", "chalice", "drop", "small_change", "end_turn"])
    assert held(table, "dwarf") == ["chalice"]
    assert discarded(table) == ["chalice", "small_change"]
    assert len(told(events, "loss.to_discard")) == 2


def test_dropping_costs_neither_move_nor_action_and_each_kind_is_offered_once() -> None:
    """[inventory.drop] As often as he likes, in his main phase."""
    table = scene(["dwarf", "goblin"], at={"dwarf": "E5c3", "goblin": "E5d3"})
    give(table, "dwarf", "chalice", "chalice")
    give(table, "goblin", "gold_ingot")
    rule = main_of(table, "dwarf")
    before = ["move", "sprint", ("fight", "goblin"), "drop", "end_turn"]
    assert list(asked(rule).options) == before
    assert list(rule.send("drop").options) == ["chalice", "back"]
    assert list(rule.send("chalice").options) == before
    assert list(rule.send("drop").options) == ["chalice", "back"]
    assert "drop" not in rule.send("chalice").options


def test_a_player_who_thinks_better_of_it_has_dropped_nothing() -> None:
    """[inventory.drop] "Back" is always there; nobody hears of it, and he is asked what else he does."""
    table = with_sherpa()
    give(table, "dwarf", "chalice", "statue", "chalice")
    events = listen(table)
    rule = main_of(table, "dwarf")
    before = offered(rule)
    ask = rule.send("drop")
    assert (ask.seat, ask.prompt, list(ask.options)) == (0, "decide.drop_object", ["chalice", "statue", "back"])
    ask = rule.send("back")
    assert (ask.seat, ask.prompt, list(ask.options)) == (0, "decide.main_choice", before)
    assert held(table, "dwarf") == ["chalice", "statue", "chalice"]
    assert (held(table, "sherpa"), discarded(table), slugs(events)) == ([], [], [])
    drop(table, "back")
    assert slugs(events) == ["turn.au_suivant"]


# The sherpa that somebody plays


def test_what_others_lose_is_offered_to_the_sherpa_wherever_he_is() -> None:
    """[loss.to_sherpa] [ability.sherpa_scavenger] He may be in another part of the dungeon."""
    table = with_sherpa()
    give(table, "dwarf", "chalice")
    ask = asked(main_of(table, "dwarf"), "drop", "chalice")
    assert (ask.seat, ask.prompt, list(ask.options)) == (1, "decide.sherpa_accept", ["accept", "refuse"])
    assert ask.facts == {"object": "chalice", "loser_seat": 0}


def test_the_sherpa_takes_it() -> None:
    """[loss.to_sherpa] [ability.sherpa_scavenger] It is not discarded."""
    table = with_sherpa()
    give(table, "dwarf", "chalice")
    drop(table, "chalice", "accept", "done")
    assert (held(table, "dwarf"), held(table, "sherpa"), discarded(table)) == ([], ["chalice"], [])


def test_what_the_sherpa_refuses_is_discarded() -> None:
    """[loss.to_sherpa] He need not take everything."""
    table = with_sherpa()
    give(table, "dwarf", "chalice")
    drop(table, "chalice", "refuse")
    assert (held(table, "sherpa"), discarded(table)) == ([], ["chalice"])


def test_the_sherpa_must_make_it_fit_and_what_he_gives_up_is_gone() -> None:
    """[loss.to_sherpa] [loss.sherpa_own] Five by four: a throne and a portrait leave five squares, but none 2 by 2."""
    table = with_sherpa()
    give(table, "sherpa", "golden_throne", "portrait")
    give(table, "dwarf", "lost_crown")
    assert "done" not in offered(main_of(table.clone(), "dwarf"), "drop", "lost_crown", "accept")
    drop(table, "lost_crown", "accept", ("leave", "golden_throne"), "done")
    assert held(table, "sherpa") == ["portrait", "lost_crown"]
    assert discarded(table) == ["golden_throne"]


def test_he_may_accept_and_leave_it_after_all() -> None:
    """[loss.to_sherpa] Then it is discarded, and not offered again."""
    table = with_sherpa()
    give(table, "dwarf", "chalice")
    drop(table, "chalice", "accept", ("leave", "chalice"))
    assert (held(table, "sherpa"), discarded(table)) == ([], ["chalice"])


def test_lost_objects_are_offered_one_by_one() -> None:
    """[loss.to_sherpa] He takes one and refuses the other."""
    table = with_sherpa()
    give(table, "dwarf", "portrait", "chalice")
    rule = receive(table, looter(table, "dwarf"), things("golden_throne"))
    answers: list[Value] = [("leave", "portrait"), ("leave", "chalice"), "done", "refuse", "accept", "done"]
    play(rule, answers=answers)
    assert (held(table, "dwarf"), held(table, "sherpa")) == (["golden_throne"], ["chalice"])
    assert discarded(table) == ["portrait"]


def test_what_the_sherpa_himself_loses_is_gone() -> None:
    """[loss.sherpa_own] Nobody is asked."""
    table = with_sherpa()
    give(table, "sherpa", "chalice")
    play(main_of(table, "sherpa"), answers=["drop", "chalice", "end_turn"])
    assert (held(table, "sherpa"), discarded(table)) == ([], ["chalice"])


def test_a_beaten_sherpa_still_receives() -> None:
    """[loss.sherpa_own] Defeated is inside."""
    table = with_sherpa()
    place(table, "sherpa", "defeated")
    give(table, "dwarf", "chalice")
    drop(table, "chalice", "accept", "done")
    assert held(table, "sherpa") == ["chalice"]


def test_a_sherpa_who_has_left_receives_nothing() -> None:
    """[loss.sherpa_own] All is discarded from then on, and no neutral one comes in his place."""
    table = with_sherpa()
    place(table, "sherpa", "out")
    give(table, "dwarf", "chalice")
    drop(table, "chalice")
    assert (held(table, "sherpa"), discarded(table)) == ([], ["chalice"])


# The neutral sherpa


def test_the_neutral_sherpa_takes_whatever_is_lost() -> None:
    """[sherpa.neutral_pack] [loss.to_sherpa] Without asking, without limit, open to all."""
    table = with_neutral()
    give_sherpa(table, *["golden_throne", "sarcophagus", "sarcophagus", "portable_organ", "portable_organ"])
    give(table, "dwarf", "statue", "statue")
    play(main_of(table, "dwarf"), answers=["drop", "statue", "drop", "statue", "end_turn"])
    assert held(table, "sherpa")[5:] == ["statue", "statue"] and discarded(table) == []


# What is lost, and what is not


def test_what_a_trap_takes_is_lost() -> None:
    """[loss.what_counts] [ruling.lost_scope] Sacrificed to a pit."""
    table = with_neutral()
    give(table, "dwarf", "gold_ingot", "chalice")
    play(sacrifice(table, looter(table, "dwarf")))
    assert (held(table, "dwarf"), held(table, "sherpa")) == (["chalice"], ["gold_ingot"])


def test_what_a_card_takes_is_lost() -> None:
    """[loss.what_counts] [ruling.lost_scope] The tax collector, and a hole in the pocket."""
    table = with_neutral()
    give(table, "dwarf", "gold_ingot", "chalice", "small_change")
    hand(table, "goblin", "tax_collector", "hole_in_pocket")
    play(play_card(table, looter(table, "goblin"), "hole_in_pocket"), answers=["dwarf"])
    play(play_card(table, looter(table, "goblin"), "tax_collector"))
    assert (held(table, "dwarf"), held(table, "sherpa")) == (["gold_ingot"], ["small_change", "chalice"])


def test_what_is_given_up_for_space_is_lost_and_new_treasures_left_behind_are_not() -> None:
    """[loss.what_counts] [inventory.take_choice] Old to the sherpa, new to the discard."""
    table = with_neutral()
    give(table, "dwarf", "sarcophagus", "portable_organ")
    new = things("golden_throne", "gold_ingot")
    answers: list[Value] = [("leave", "portable_organ"), ("leave", "sarcophagus"), ("leave", "gold_ingot"), "done"]
    play(receive(table, looter(table, "dwarf"), new), answers=answers)
    assert held(table, "dwarf") == ["golden_throne"]
    assert held(table, "sherpa") == ["portable_organ", "sarcophagus"]
    assert discarded(table) == ["gold_ingot"]


def test_what_the_winner_takes_is_not_lost() -> None:
    """[loss.what_counts] Only what he does not take is."""
    table = with_neutral(goblin="E5c2")
    give(table, "goblin", "chalice", "portrait")
    events = listen(table)
    attack(table, "dwarf", "goblin", [6, 2], ["chalice", "done"])
    assert held(table, "dwarf") == ["chalice"] and held(table, "sherpa") == []
    assert "loss.to_sherpa" not in slugs(events)
