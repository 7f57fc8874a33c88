"""The granny lich drains whoever comes near. Rulebook: special abilities."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.abilities import drain, drain_targets
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Rule, Value, listen, play
from tests.games.dungeon_looters.bag_scenes import discarded, with_action
from tests.games.dungeon_looters.scenes import (
    Rooms,
    asked,
    at,
    break_down,
    chest,
    give,
    hand,
    held,
    lock,
    looter,
    main_of,
    offered,
    place,
    scene,
    told,
    trap,
    turn_of,
)

ROW: Rooms = {"E5": ("corridor", 1), "F5": ("corridor", 1)}  # two corridors from west to east
TRIO = ("lich", "dwarf", "goblin")


def near(victim: str = "E5c3", lich: str = "E5a3", rooms: Rooms = ROW) -> Table:
    """The lich and a dwarf with two objects and a purse."""
    table = scene(TRIO, rooms, {"lich": lich, "dwarf": victim})
    give(table, "dwarf", "chalice", "small_change", "gold_ingot", "small_change")
    return table


def targets(table: Table) -> list[str]:
    return drain_targets(table, turn_of(table, "lich"))


def next_options(rule: Rule[None] | Rule[bool], *answers: Value) -> list[Value]:
    """Go on from a question that came up before."""
    options: list[Value] = []
    for answer in answers:
        options = list(rule.send(answer).options)
    return options


# Whom


@pytest.mark.parametrize(("square", "reached"), [("E5b3", True), ("F5a3", True), ("F5c3", True), ("F5d3", False)])
def test_a_figure_within_seven_steps(square: str, reached: bool) -> None:
    """[lich.drain] She stands at the western end of the corridor."""
    assert targets(near(square)) == (["dwarf"] if reached else [])


def test_steps_are_walked_not_measured() -> None:
    """[lich.drain] Four squares away behind a wall, and eight steps to walk."""
    rooms: Rooms = {"E4": ("great_hall", 0), "E5": ("great_hall", 0)}
    assert targets(near("E5a2", "E4a4", rooms)) == ["dwarf"]  # three to the door, through it, three back
    assert targets(near("E5a3", "E4a4", rooms)) == []


def test_locked_doors_and_chests_bar_the_way() -> None:
    """[lich.drain] A broken door does not."""
    table = near("F5a3")
    lock(table, "E5-F5")
    assert targets(table) == []
    break_down(table, "E5-F5")
    assert targets(table) == ["dwarf"]
    hall: Rooms = {"E5": ("t_corridor", 0), "E6": ("great_hall", 0)}
    table = near("E5c2", "E5a3", hall)
    assert targets(table) == ["dwarf"]
    place(table, "dwarf", "E5e3")
    chest(table, "E5c2", "chest_big")
    assert targets(table) == ["dwarf"]
    chest(table, "E5c3", "chest_big")  # no tile has one there: a bar across the corridor
    assert targets(table) == []


def test_figures_and_traps_do_not_bar_the_way() -> None:
    """[lich.drain] Nor does the neutral sherpa."""
    table = scene(TRIO, ROW, {"lich": "E5a3", "goblin": "E5b3", "sherpa": "E5d3", "dwarf": "E5e3"})
    give(table, "dwarf", "chalice")
    trap(table, "E5c3", "trap_bear", layer="goblin")
    assert targets(table) == ["dwarf"]


def test_only_a_figure_on_the_board_with_an_object_is_drained() -> None:
    """[lich.drain] A player's figure, never the neutral sherpa."""
    table = scene(TRIO, ROW, {"lich": "E5a3", "goblin": "E5b3", "dwarf": "defeated", "sherpa": "E5c3"})
    give(table, "dwarf", "chalice")
    assert targets(table) == []
    give(table, "goblin", "small_change")
    assert targets(table) == ["goblin"]


# When


def test_a_drain_costs_no_action_and_is_done_once_a_turn() -> None:
    """[lich.drain] [ability.lich_drain] Move and action are still hers, sprinting is not."""
    table = near("E5b3")
    rule = main_of(table, "lich")
    first = offered(rule)
    assert {"move", "sprint", ("fight", "dwarf"), ("drain", "dwarf")} <= set(first)
    assert next_options(rule, ("drain", "dwarf"), 1) == ["move", ("fight", "dwarf"), "end_turn"]


def test_a_lich_who_has_sprinted_does_not_drain() -> None:
    """[lich.drain] The two exclude each other, in either order."""
    table = near("E5c3")
    assert ("drain", "dwarf") not in offered(main_of(table, "lich"), "sprint", "stop")
    table = near("E5c3")
    assert ("drain", "dwarf") in offered(main_of(table, "lich"), "move", "stop")


def test_before_or_after_the_move_but_not_during_it() -> None:
    """[lich.drain] From where she stands then."""
    table = near("F5d3")
    rule = main_of(table, "lich")
    assert ("drain", "dwarf") not in offered(rule)
    assert ("drain", "dwarf") not in next_options(rule, "move", "e")
    assert ("drain", "dwarf") in next_options(rule, "stop")


def test_the_lich_drains_after_an_action_and_in_a_bear_trap_too() -> None:
    """[lich.drain] It is no action."""
    table = near("E5b3")
    looter(table, "lich").in_bear_trap = True
    assert offered(main_of(table, "lich"))[:2] == ["move", ("drain", "dwarf")]
    table = scene(TRIO, ROW, {"lich": "E5a3", "dwarf": "E5b3"})
    give(table, "dwarf", "chalice", "portrait")
    table.dungeon.lock(table.dungeon.door_called("E5-F5"))
    place(table, "lich", "E5e3")
    assert ("drain", "dwarf") in offered(main_of(table, "lich"), ("pick_door", "E5-F5"), 1)


def test_only_on_her_own_turn_and_nobody_else_drains() -> None:
    """[lich.drain] [ability.lich_drain]"""
    table = near("E5b3")
    give(table, "lich", "chalice")
    assert not with_action(offered(main_of(table, "dwarf")), "drain")
    hand(table, "lich", "stroke_of_luck")
    assert offered(main_of(table, "dwarf"), "move", "stop") == ["pass", ("play", "stroke_of_luck")]


def test_a_beaten_lich_drains_nobody() -> None:
    """[lich.drain] [fight.defeat] She is nowhere."""
    table = near("E5b3")
    place(table, "lich", "defeated")
    assert targets(table) == []


# What


def test_on_a_one_nothing_happens() -> None:
    """[lich.drain] But it was done."""
    table = near()
    play(drain(table, turn_of(table, "lich"), "dwarf"), dice=[1])
    assert held(table, "lich") == [] and len(held(table, "dwarf")) == 4


@pytest.mark.parametrize("face", [2, 3, 4])
def test_on_two_to_four_the_victim_chooses(face: int) -> None:
    """[lich.drain] One single object: the purse is no object here."""
    table = near()
    rule = drain(table, turn_of(table, "lich"), "dwarf")
    ask = asked(rule, face)
    assert (ask.seat, ask.prompt) == (1, "decide.drain_gift")
    assert list(ask.options) == ["chalice", "small_change", "gold_ingot"]
    play(drain(table, turn_of(table, "lich"), "dwarf"), dice=[face], answers=["small_change", "done"])
    assert held(table, "lich") == ["small_change"]
    assert held(table, "dwarf") == ["chalice", "small_change", "gold_ingot"]


@pytest.mark.parametrize("face", [5, 6])
def test_on_five_and_six_the_lich_chooses(face: int) -> None:
    """[lich.drain] One single object too."""
    table = near()
    events = listen(table)
    rule = drain(table, turn_of(table, "lich"), "dwarf")
    ask = asked(rule, face)
    assert (ask.seat, ask.prompt) == (0, "decide.drain_choice")
    assert list(ask.options) == ["chalice", "small_change", "gold_ingot"]
    play(drain(table, turn_of(table, "lich"), "dwarf"), dice=[face], answers=["gold_ingot", "done"])
    assert held(table, "lich") == ["gold_ingot"] and at(table, "dwarf") == "E5c3"
    assert told(events, "ability.lich_drain")


def test_a_victim_who_has_one_object_is_not_asked_which() -> None:
    """[lich.drain] There is nothing to choose."""
    table = scene(TRIO, ROW, {"lich": "E5a3", "dwarf": "E5b3"})
    give(table, "dwarf", "chalice")
    play(drain(table, turn_of(table, "lich"), "dwarf"), dice=[3], answers=["done"])
    assert held(table, "lich") == ["chalice"]


def test_roll_markers_neither_help_nor_go() -> None:
    """[lich.drain] A drain is no roll that a marker counts for."""
    table = near()
    looter(table, "lich").roll_marker = 4
    play(drain(table, turn_of(table, "lich"), "dwarf"), dice=[1])
    assert held(table, "lich") == [] and looter(table, "lich").roll_marker == 4


def test_what_she_drains_must_fit_or_the_victim_has_lost_it() -> None:
    """[lich.drain] [fight.spoils_fit] [loss.what_counts] Five by four, full to the last square: it is the sherpa's."""
    table = scene(TRIO, ROW, {"lich": "E5a3", "dwarf": "E5c3", "sherpa": "F5e3"})
    give(table, "dwarf", "chalice", "gold_ingot")
    give(table, "lich", "sarcophagus", "portable_organ", "chalice", "chalice")
    rule = drain(table, turn_of(table, "lich"), "dwarf")
    assert "done" not in offered(rule, 6, "gold_ingot")
    assert "done" in next_options(rule, ("leave", "gold_ingot"))
    with pytest.raises(StopIteration):
        rule.send("done")
    assert (held(table, "dwarf"), held(table, "sherpa")) == (["chalice"], ["gold_ingot"])
    assert discarded(table) == [] and len(held(table, "lich")) == 4


def test_what_she_gives_up_for_it_is_her_own_loss() -> None:
    """[lich.drain] [fight.spoils_fit] [loss.what_counts] The ingot for a chalice."""
    table = near()
    give(table, "lich", "sarcophagus", "portable_organ", "chalice", "chalice")
    answers: list[Value] = ["gold_ingot", ("leave", "chalice"), "done"]
    play(drain(table, turn_of(table, "lich"), "dwarf"), dice=[6], answers=answers)
    assert held(table, "lich") == ["sarcophagus", "portable_organ", "chalice", "gold_ingot"]
    assert discarded(table) == ["chalice"]
