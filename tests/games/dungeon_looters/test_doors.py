"""Doors, locked, picked and broken down. Rulebook: passing a door."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import listen
from tests.games.dungeon_looters.move_scenes import act, actions, choices, walk, ways
from tests.games.dungeon_looters.scenes import (
    Rooms,
    at,
    break_down,
    give,
    hand,
    lock,
    locked,
    looter,
    place,
    scene,
    told,
    trap,
)

TWO_HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
DOOR = "E5-F5"
PICK = ("pick_door", DOOR)
FORCE = ("force_door", DOOR)
LOCK = ("play", "lock_door")


def at_the_door(archetype: str = "dwarf", square: str = "E5e3") -> Table:
    """A table where he stands next to a locked door."""
    table = scene((archetype, "goblin" if archetype != "goblin" else "lich"), TWO_HALLS, {archetype: square})
    lock(table, DOOR)
    return table


def test_doors_start_unlocked_and_there_is_nothing_to_do_with_them() -> None:
    """[door.unlocked_at_first] One just walks through."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5e3"})
    assert not locked(table, DOOR) and actions(table, "dwarf") == []
    walk(table, "dwarf", "e", "stop")
    assert at(table, "dwarf") == "F5a3"


def test_a_locked_door_keeps_fighters_apart_and_a_broken_one_does_not() -> None:
    """[door.locked] [geometry.adjacent]"""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5e3", "goblin": "F5a3"})
    assert actions(table, "dwarf") == [("fight", "goblin")]
    lock(table, DOOR)
    assert actions(table, "dwarf") == [PICK, FORCE]
    break_down(table, DOOR)
    assert actions(table, "dwarf") == [("fight", "goblin")]


def test_a_locked_door_keeps_me_from_a_trap_and_the_lich_from_me() -> None:
    """[door.locked] Disarming and draining."""
    table = scene(("dwarf", "lich"), TWO_HALLS, {"dwarf": "E5e3", "lich": "F5b3"})
    trap(table, "F5a3", "trap_bear", layer="lich")
    give(table, "dwarf", "chalice")
    assert ("disarm", "F5a3") in choices(table, "dwarf") and ("drain", "dwarf") in choices(table, "lich")
    lock(table, DOOR)
    assert ("disarm", "F5a3") not in choices(table, "dwarf") and ("drain", "dwarf") not in choices(table, "lich")


# Reach


@pytest.mark.parametrize("square", ["E5e3", "F5a3"])
def test_a_locked_door_is_opened_from_either_side(square: str) -> None:
    """[door.reach]"""
    assert actions(at_the_door(square=square), "dwarf") == [PICK, FORCE]


@pytest.mark.parametrize("square", ["E5e2", "E5d3", "E5c1", "F5b3"])
def test_only_a_figure_that_stands_against_a_door_can_work_on_it(square: str) -> None:
    """[door.reach]"""
    assert actions(at_the_door(square=square), "dwarf") == []


def test_an_outer_door_is_opened_from_inside_and_then_i_am_off() -> None:
    """[door.reach] [door.pick] [exit.step] Action first, then the move."""
    table = scene(rooms={"E5": ("vestibule", 0)}, at={"dwarf": "E5c1"})
    lock(table, "E5-out")
    assert actions(table, "dwarf") == [("pick_door", "E5-out"), ("force_door", "E5-out")]
    assert "leave" in choices(table, "dwarf", ("pick_door", "E5-out"), 4, "move")


# Picking


@pytest.mark.parametrize(
    ("archetype", "picks"),
    [("dwarf", True), ("barbarian", False), ("goblin", True), ("merchant", True), ("sherpa", False), ("lich", True)],
)
def test_picking_takes_the_skill(archetype: str, picks: bool) -> None:
    """[door.pick] Anybody can use force."""
    assert actions(at_the_door(archetype), archetype) == ([PICK, FORCE] if picks else [FORCE])


@pytest.mark.parametrize(
    ("objects", "marker", "die", "open_now"),
    [
        ((), 0, 3, False),
        ((), 0, 4, True),
        (("lockpicks",), 0, 3, True),
        (("lockpicks", "lockpicks"), 0, 2, False),
        (("crowbar",), 0, 3, False),
        ((), 2, 2, True),
        ((), -2, 5, False),
        ((), 4, 1, True),  # a 1 is just a 1
        ((), 3, 1, True),
    ],
)
def test_a_die_and_the_dexterity_must_reach_ten(
    objects: tuple[str, ...], marker: int, die: int, open_now: bool
) -> None:
    """[door.pick] [inventory.bonus] [card.roll_marker] A dwarf with 6. One roll, whatever it shows."""
    table = at_the_door()
    give(table, "dwarf", *objects)
    looter(table, "dwarf").roll_marker = marker
    act(table, "dwarf", *PICK, dice=[die])
    assert locked(table, DOOR) is not open_now
    assert looter(table, "dwarf").roll_marker == 0


def test_doors_are_picked_with_the_dexterity() -> None:
    """[door.pick] [ruling.pick_stat] The printed sheets give everybody equal figures, so this test changes them."""
    table = at_the_door("merchant")
    looter(table, "merchant").archetype = replace(looter(table, "merchant").archetype, dexterity=8, reflexes=1)
    act(table, "merchant", *PICK, dice=[2])
    assert not locked(table, DOOR)


def test_a_picked_door_can_be_locked_again() -> None:
    """[door.pick_relock] [card.lock_door]"""
    table = at_the_door()
    hand(table, "dwarf", "lock_door")
    assert LOCK not in choices(table, "dwarf")
    assert choices(table, "dwarf", PICK, 6, LOCK) == [DOOR, "back"]


# Force


def test_the_merchant_breaks_a_door_down_with_three_dice() -> None:
    """[example.door_force] [door.force] [ruling.door_force] 4, 1, 3 and 2: his force counts once."""
    table = at_the_door("merchant")
    events = listen(table)
    act(table, "merchant", *FORCE, dice=[1, 3, 2])
    assert not locked(table, DOOR)
    assert [event.facts["total"] for event in told(events, "door.force")] == [10]


def test_a_broken_door_is_never_locked_again() -> None:
    """[door.force] [card.lock_door] Neither by a card nor by the janitor."""
    table = scene(("dwarf", "troll"), TWO_HALLS, {"dwarf": "E5e3"})
    lock(table, DOOR)
    hand(table, "dwarf", "lock_door")
    act(table, "dwarf", *FORCE, dice=[6])
    assert LOCK not in choices(table, "dwarf")
    walk(table, "dwarf", "e", "stop")
    place(table, "troll", "E5e3")
    assert actions(table, "troll") == [("fight", "dwarf")]


def test_at_a_door_not_more_dice_than_force() -> None:
    """[door.force] [door.force_fail] A lich with two; next time she starts afresh."""
    table = at_the_door("lich")
    looter(table, "lich").archetype = replace(looter(table, "lich").archetype, force=2)
    act(table, "lich", *FORCE, dice=[6, 1])
    assert locked(table, DOOR)
    act(table, "lich", *FORCE, dice=[2, 5])
    assert locked(table, DOOR)
    act(table, "lich", *FORCE, dice=[2, 6])
    assert not locked(table, DOOR)


def test_forcing_a_door_does_not_use_the_forcing_skill() -> None:
    """[door.force] A barbarian has force 7 and forcing 3."""
    table = at_the_door("barbarian")
    act(table, "barbarian", *FORCE, dice=[2, 1])
    assert not locked(table, DOOR)


@pytest.mark.parametrize(
    ("objects", "marker", "dice"),
    [(("crowbar",), 0, (4,)), (("lockpicks",), 0, (4, 1)), ((), -2, (5, 2)), (("crowbar",), 4, ())],
)
def test_a_crowbar_and_roll_markers_help(objects: tuple[str, ...], marker: int, dice: tuple[int, ...]) -> None:
    """[door.force] [inventory.bonus] [card.roll_marker] A dwarf with 5; perhaps he needs no die at all."""
    table = at_the_door()
    give(table, "dwarf", *objects)
    looter(table, "dwarf").roll_marker = marker
    act(table, "dwarf", *FORCE, dice=dice)
    assert not locked(table, DOOR) and looter(table, "dwarf").roll_marker == 0


def test_only_the_door_that_i_opened_is_open() -> None:
    """[door.pick] [door.force] On both of its sides, and no other door of the room."""
    rooms: Rooms = {**TWO_HALLS, "E4": ("great_hall", 0)}
    for action, dice in ((PICK, [6]), (FORCE, [6])):
        table = scene(rooms=rooms, at={"dwarf": "E5e3"})
        lock(table, DOOR, "E4-E5")
        act(table, "dwarf", *action, dice=dice)
        assert locked(table, "E4-E5") and "e" in ways(table, "dwarf")
        place(table, "dwarf", "F5a3")
        assert "w" in ways(table, "dwarf")
