"""Opening chests by picking and by force. Rulebook: assaulting chests."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oubliette.games.dungeon_looters.state import Colour, Table
from oubliette.kernel import listen
from tests.games.dungeon_looters.move_scenes import act, actions, choices
from tests.games.dungeon_looters.scenes import Rooms, chest, chest_at, give, held, looter, place, scene, told

PICK = ("pick_chest", "E5b2")
FORCE = ("force_chest", "E5b2")
TWO_HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}


def beside(archetype: str, card: str, colour: Colour = "yellow", *, lock_broken: bool = False, dd: int = 0) -> Table:
    """A table where he stands south of a chest at E5b2."""
    table = scene((archetype, "lich" if archetype != "lich" else "dwarf"), at={archetype: "E5b3"})
    chest(table, "E5b2", card, colour, lock_broken=lock_broken, dd=dd)
    return table


# Reach


@pytest.mark.parametrize("square", ["E5b1", "E5c2", "E5b3", "E5a2"])
def test_i_open_a_chest_that_i_stand_next_to(square: str) -> None:
    """[chest.reach]"""
    table = scene(at={"dwarf": square})
    chest(table, "E5b2", "chest_big")
    assert actions(table, "dwarf") == [PICK, FORCE]


@pytest.mark.parametrize("square", ["E5a1", "E5c1", "E5c3", "E5d2", "E5b4"])
def test_i_open_no_chest_that_is_further_away_or_diagonal(square: str) -> None:
    """[chest.reach] [geometry.adjacent]"""
    table = scene(at={"dwarf": square})
    chest(table, "E5b2", "chest_big")
    assert actions(table, "dwarf") == []


def test_i_open_no_chest_in_the_next_room() -> None:
    """[chest.reach] If one could stand inside a door."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5e3"})
    chest(table, "F5a3", "chest_big")
    assert actions(table, "dwarf") == []


# Picking


@pytest.mark.parametrize(
    ("archetype", "picks"),
    [
        ("dwarf", True),
        ("barbarian", False),
        ("goblin", True),
        ("merchant", True),
        ("sherpa", False),
        ("troll", False),
        ("lich", True),
    ],
)
def test_picking_takes_the_skill_and_forcing_does_not(archetype: str, picks: bool) -> None:
    """[chest.pick] [ruling.characteristics]"""
    assert actions(beside(archetype, "chest_big"), archetype) == ([PICK, FORCE] if picks else [FORCE])


@pytest.mark.parametrize(("die", "opened"), [(2, False), (3, True), (6, True)])
def test_a_die_and_the_reflexes_must_reach_the_difficulty(die: int, opened: bool) -> None:
    """[chest.pick] A merchant with 7 against 10."""
    table = beside("merchant", "chest_big")
    draws = ["chalice"] * 4 if opened else []
    act(table, "merchant", *PICK, *(["done"] if opened else []), dice=[die, *draws])
    assert chest_at(table, "E5b2").full is not opened
    assert held(table, "merchant") == draws


def test_chests_are_picked_with_the_reflexes() -> None:
    """[chest.pick] [ruling.pick_stat] The printed sheets give everybody equal figures, so this test changes them."""
    table = beside("merchant", "chest_jewel_case")
    looter(table, "merchant").archetype = replace(looter(table, "merchant").archetype, dexterity=1, reflexes=6)
    act(table, "merchant", *PICK, "done", dice=[2, "chalice"])
    assert held(table, "merchant") == ["chalice"]


@pytest.mark.parametrize(
    ("objects", "marker", "die", "opened"),
    [
        (("lockpicks",), 0, 2, True),
        (("lockpicks", "lockpicks"), 0, 2, True),
        (("crowbar", "trap_tongs", "nailed_club"), 0, 2, False),
        ((), 2, 2, True),
        ((), -2, 4, False),
        ((), -2, 5, True),
    ],
)
def test_lockpicks_and_roll_markers_help(objects: tuple[str, ...], marker: int, die: int, opened: bool) -> None:
    """[chest.pick] [inventory.bonus] [card.roll_marker] A merchant with 7 against 10; the marker is used up."""
    table = beside("merchant", "chest_big")
    give(table, "merchant", *objects)
    looter(table, "merchant").roll_marker = marker
    answers = ["done"] if opened else []
    act(table, "merchant", *PICK, *answers, dice=[die, *(["small_change"] * 4 if opened else [])])
    assert chest_at(table, "E5b2").full is not opened
    assert looter(table, "merchant").roll_marker == 0


def test_a_second_set_of_lockpicks_does_not_help() -> None:
    """[chest.pick] [inventory.bonus] 7, one, and a die of 2 make 10, not 11."""
    table = beside("merchant", "chest_sealed")
    give(table, "merchant", "lockpicks", "lockpicks")
    act(table, "merchant", *PICK, dice=[2])
    assert chest_at(table, "E5b2").full


def test_a_one_breaks_the_lock_for_everybody_and_for_good() -> None:
    """[chest.pick_one] [example.pick_one] [chest.colours] 9 against 8 would do, but a 1 fails."""
    table = beside("goblin", "chest_lunchbox")
    act(table, "goblin", *PICK, dice=[1])
    one = chest_at(table, "E5b2")
    assert one.full and one.colour == "red" and one.lock_broken
    assert actions(table, "goblin") == [FORCE]
    place(table, "goblin", "E5e5")
    place(table, "lich", "E5b3")
    assert actions(table, "lich") == [FORCE]


def test_another_failure_only_turns_the_marker_red() -> None:
    """[chest.pick_retry] [chest.colours] [ruling.red_chest] It may be tried again on a later turn, not on this one."""
    table = beside("merchant", "chest_dragon")
    assert actions(table, "merchant", PICK, 6) == []
    one = chest_at(table, "E5b2")
    assert one.colour == "red" and not one.lock_broken
    assert actions(table, "merchant") == [PICK, FORCE]


def test_a_red_chest_is_as_good_as_a_yellow_one() -> None:
    """[chest.pick_retry] [chest.draw_treasures] [ruling.red_chest]"""
    table = beside("merchant", "chest_lunchbox", "red")
    act(table, "merchant", *PICK, "done", dice=[2, "chalice", "statue"])
    assert held(table, "merchant") == ["chalice", "statue"]
    assert chest_at(table, "E5b2").colour == "black"


def test_an_emptied_chest_is_not_opened_again() -> None:
    """[chest.emptied] [chest.colours]"""
    assert actions(beside("dwarf", "chest_big", "black"), "dwarf") == []


# Force


def test_a_figure_stronger_than_the_chest_just_opens_it() -> None:
    """[chest.force_auto] [ruling.force_auto_loss] No dice, no loss, and the roll marker is kept."""
    table = beside("barbarian", "chest_royal", dd=6)
    looter(table, "barbarian").roll_marker = 2
    act(table, "barbarian", *FORCE, "done", dice=["chalice"] * 4 + ["small_change"])
    assert held(table, "barbarian") == ["chalice"] * 4 + ["small_change"]
    assert looter(table, "barbarian").roll_marker == 2


def test_just_as_strong_is_not_stronger() -> None:
    """[chest.force_auto] [chest.force_roll] Force 7 against 7: he starts from his forcing of 3, crowbar or not."""
    table = beside("barbarian", "chest_lunchbox", dd=7)
    act(table, "barbarian", *FORCE, "done", dice=[4, "chalice", "statue"])
    assert held(table, "barbarian") == ["chalice", "statue"]

    table = beside("barbarian", "chest_lunchbox", dd=7)
    give(table, "barbarian", "crowbar")
    act(table, "barbarian", *FORCE, "done", dice=[3, "chalice", "statue"])
    assert held(table, "barbarian") == ["crowbar", "chalice", "statue"]


def test_the_barbarian_and_the_big_chest() -> None:
    """[example.barbarian_chest] [chest.force_roll] [chest.force_loss] 3, 5 and 4 make 12: two of four are left."""
    table = beside("barbarian", "chest_big")
    events = listen(table)
    act(table, "barbarian", *FORCE, "done", dice=[5, 4, "chalice", "statue"])
    assert held(table, "barbarian") == ["chalice", "statue"]
    assert [event.facts["total"] for event in told(events, "chest.force_roll")] == [12]


def test_the_dice_stop_when_the_difficulty_is_reached() -> None:
    """[chest.force_roll] [chest.force_loss] Exactly 10: nothing is broken, and there is no choice about it."""
    table = beside("sherpa", "chest_lunchbox", dd=10)
    act(table, "sherpa", *FORCE, "done", dice=[1, 1, 1, 1, 4, "chalice", "statue"])
    assert held(table, "sherpa") == ["chalice", "statue"]


@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_at_a_chest_not_more_dice_than_force(colour: Colour) -> None:
    """[chest.force_roll] [chest.force_fail] A lich with two; 13 is not 14, and the chest shows no trace of it."""
    table = beside("lich", "chest_dragon", colour)
    looter(table, "lich").archetype = replace(looter(table, "lich").archetype, force=2)
    assert choices(table, "lich", FORCE, 6, 6) == ["move", "end_turn"]
    one = chest_at(table, "E5b2")
    assert (one.colour, one.lock_broken, one.treasures, one.dd) == (colour, False, 5, 14)
    assert actions(table, "lich") == [PICK, FORCE]  # on a later turn


def test_a_chest_with_a_broken_lock_is_forced() -> None:
    """[chest.pick_one] [chest.force_roll]"""
    table = beside("merchant", "chest_shoebox", "red", lock_broken=True)
    assert actions(table, "merchant") == [FORCE]
    act(table, "merchant", *FORCE, "done", dice=[3, "chalice"])
    assert held(table, "merchant") == ["chalice"]


@pytest.mark.parametrize(("die", "left"), [(5, 1), (6, 0)])
def test_what_is_too_much_breaks_treasures(die: int, left: int) -> None:
    """[chest.force_loss] [chest.force_all_lost] Two treasures: one too much leaves one, two too much none."""
    table = beside("merchant", "chest_lunchbox")
    answers = ["done"] if left else []
    act(table, "merchant", *FORCE, *answers, dice=[1, die, *["chalice"] * left])
    assert held(table, "merchant") == ["chalice"] * left
    assert chest_at(table, "E5b2").colour == "black" and "chest_lunchbox" in table.mj_discard


def test_more_broken_than_there_was_leaves_an_empty_chest() -> None:
    """[chest.force_all_lost] Excess 5 of 1."""
    table = beside("merchant", "chest_shoebox")
    act(table, "merchant", *FORCE, dice=[2, 6])
    assert held(table, "merchant") == [] and not chest_at(table, "E5b2").full


def test_a_crowbar_and_luck_may_be_enough_without_a_die() -> None:
    """[chest.force_roll] [card.roll_marker] 3, 1 and 4 against 6 with 5 treasures: no die, two broken, marker used."""
    table = beside("merchant", "chest_royal", dd=6)
    give(table, "merchant", "crowbar")
    looter(table, "merchant").roll_marker = 4
    act(table, "merchant", *FORCE, "done", dice=["chalice", "statue", "chipped_gem"])
    assert held(table, "merchant") == ["crowbar", "chalice", "statue", "chipped_gem"]
    assert looter(table, "merchant").roll_marker == 0
