"""Arrows: hit, or rolling away from them. Rulebook: traps."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Value
from tests.games.dungeon_looters.move_scenes import moving, points, walk, ways
from tests.games.dungeon_looters.scenes import (
    HALL,
    Rooms,
    asked,
    at,
    card_in,
    chest,
    lock,
    looter,
    place,
    scene,
    tiles,
    trap,
)

TWO_HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}


def arrows(
    *squares: str, at: str = "E5c4", rooms: Rooms = HALL, sherpa: str = "", goblin: str = "", traps_stay: bool = False
) -> Table:
    """A table with arrows on these squares, laid by the lich, who has left; the dwarf is south of the middle."""
    places = {"dwarf": at, **({"sherpa": sherpa} if sherpa else {}), **({"goblin": goblin} if goblin else {})}
    table = scene(("dwarf", "goblin", "lich"), rooms, places, traps_stay=traps_stay)
    for square in squares:
        trap(table, square, "trap_arrow", layer="lich")
    return table


def rolls(table: Table, step: str = "n") -> list[object]:
    """The dwarf's possible rolls after this step on arrows."""
    ask = asked(moving(table, "dwarf"), step, 6)
    assert ask.prompt == "decide.arrow_roll"
    return list(ask.options)


# Hit


def test_arrows_cost_one_at_the_next_fight_and_add_up_to_three() -> None:
    """[trap.arrow_major] The move goes on every time."""
    table = arrows("E5c3", "E5c2", "E5c1", "E5b1")
    turn = walk(table, "dwarf", "n", "n", "n", "w", "stop", dice=[1, 1, 1, 1])
    assert looter(table, "dwarf").arrows == 3 and turn.points == 1


# Rolling away


def test_i_may_roll_up_to_two_squares_in_a_straight_line() -> None:
    """[trap.arrow_minor] Four directions, or not at all."""
    table = arrows("E5c3")
    assert rolls(table) == ["stay", *[(way, count) for way in "nesw" for count in (1, 2)]]


def test_rolling_is_free_and_the_move_goes_on() -> None:
    """[trap.arrow_minor]"""
    table = arrows("E5c3")
    turn = walk(table, "dwarf", "n", ("w", 2), "n", "stop", dice=[6])
    assert at(table, "dwarf") == "E5a2" and turn.points == 3


@pytest.mark.parametrize(("roll", "square"), [("stay", "E5c3"), (("n", 1), "E5c2"), (("e", 2), "E5e3")])
def test_with_no_point_left_i_may_still_roll(roll: Value, square: str) -> None:
    """[trap.arrow_minor] The squares are free."""
    table = arrows("E5c3")
    points(table, "dwarf", 1)
    walk(table, "dwarf", "n", roll, dice=[6])
    assert at(table, "dwarf") == square


def test_i_may_roll_in_a_sprint_too() -> None:
    """[trap.arrow_minor] [trap.dodge] A goblin dodges: 8, 5 and -2 make 11."""
    table = arrows("E5c3")
    place(table, "dwarf", "out")
    place(table, "goblin", "E5c4")
    turn = walk(table, "goblin", "n", ("n", 1), "stop", dice=[5], sprinting=True)
    assert at(table, "goblin") == "E5c2" and turn.points == 15


def test_walls_rock_chests_and_figures_stop_the_roll() -> None:
    """[trap.arrow_roll_limits] [move.blocked_by]"""
    table = arrows("E5b3", at="E5b4", goblin="E5d3")
    chest(table, "E5b2", "chest_big", "black")
    assert rolls(table) == ["stay", ("e", 1), ("s", 1), ("s", 2), ("w", 1)]


def test_i_roll_through_open_doors_but_not_through_locked_ones() -> None:
    """[trap.arrow_roll_limits] [door.locked]"""
    table = arrows("E5e3", at="E5e4", rooms=TWO_HALLS)
    assert rolls(table)[3:5] == [("e", 1), ("e", 2)]
    table = arrows("E5e3", at="E5e4", rooms=TWO_HALLS)
    lock(table, "E5-F5")
    assert not [roll for roll in rolls(table) if roll in (("e", 1), ("e", 2))]


def test_rolling_into_a_room_i_take_its_card() -> None:
    """[trap.arrow_roll_limits] [tile.first_entry]"""
    table = arrows("E5e3", at="E5e4", rooms=TWO_HALLS)
    card_in(table, "F5")
    walk(table, "dwarf", "n", ("e", 2), "stop", dice=[6, "decoy"])
    assert at(table, "dwarf") == "F5b3" and looter(table, "dwarf").cards == ["decoy"]


def test_nobody_rolls_out_of_the_dungeon_or_into_the_unknown() -> None:
    """[trap.arrow_roll_limits] Neither by an outer door nor by an open one."""
    table = arrows("E5c1", at="E5c2", rooms={"E5": ("vestibule", 0)})
    assert rolls(table) == ["stay", ("e", 1), ("s", 1), ("s", 2), ("w", 1)]
    table = arrows("E5c1", at="E5c2")
    tiles(table, "dwarf", "crossroads")
    assert rolls(table) == ["stay", ("e", 1), ("e", 2), ("s", 1), ("s", 2), ("w", 1), ("w", 2)]


def test_the_neutral_sherpa_makes_way_for_a_rolling_figure() -> None:
    """[trap.arrow_roll_limits] [move.swap_neutral_sherpa]"""
    table = arrows("E5c3", sherpa="E5c2")
    walk(table, "dwarf", "n", ("n", 2), "stop", dice=[6])
    assert at(table, "dwarf") == "E5c1" and at(table, "sherpa") == "E5c3"


# Rolling onto other traps


def test_rolling_i_set_off_traps_on_the_way() -> None:
    """[trap.arrow_roll_limits] A bear trap dodged costs its point; then I roll on."""
    table = arrows("E5c3")
    trap(table, "E5c2", "trap_bear", layer="lich")
    turn = walk(table, "dwarf", "n", ("n", 2), "stop", dice=[6, 6])
    assert at(table, "dwarf") == "E5c1" and turn.points == 3 and table.traps == {}


@pytest.mark.parametrize("card", ["trap_bear", "trap_pit"])
def test_a_trap_that_ends_the_move_ends_the_roll(card: str) -> None:
    """[trap.arrow_roll_limits]"""
    table = arrows("E5c3")
    trap(table, "E5c2", card, layer="lich")
    walk(table, "dwarf", "n", ("n", 2), dice=[6, 1])
    assert at(table, "dwarf") == "E5c2"


@pytest.mark.parametrize(("card", "dice"), [("decoy", []), ("trap_pit", [6]), ("trap_arrow", [1])])
def test_a_trap_that_does_not_end_the_move_does_not_end_the_roll(card: str, dice: list[int]) -> None:
    """[trap.arrow_roll_limits]"""
    table = arrows("E5c3")
    trap(table, "E5c2", card, layer="lich")
    walk(table, "dwarf", "n", ("n", 2), "stop", dice=[6, *dice])
    assert at(table, "dwarf") == "E5c1"


def test_a_new_roll_replaces_what_was_left_of_the_old_one() -> None:
    """[ruling.roll_after_roll] North two squares, but after the first one west."""
    table = arrows("E5c3", "E5c2")
    walk(table, "dwarf", "n", ("n", 2), ("e", 1), "stop", dice=[6, 6])
    assert at(table, "dwarf") == "E5d2"


def test_a_new_roll_in_the_same_direction_replaces_it_as_well() -> None:
    """[ruling.roll_after_roll] One square on, not one more besides."""
    table = arrows("E5c4", "E5c3", at="E5c5")
    walk(table, "dwarf", "n", ("n", 2), ("n", 1), "stop", dice=[6, 6])
    assert at(table, "dwarf") == "E5c2"


def test_a_figure_that_does_not_roll_again_rolls_on() -> None:
    """[ruling.roll_after_roll]"""
    table = arrows("E5c3", "E5c2")
    walk(table, "dwarf", "n", ("n", 2), "stay", "stop", dice=[6, 6])
    assert at(table, "dwarf") == "E5c1"


def test_a_new_roll_that_leads_back_has_replaced_the_old_one_all_the_same() -> None:
    """[ruling.roll_after_roll] From the first arrows two squares north; on the second I roll one further, where the
    third ones send me back: what was left of the first roll is gone."""
    table = arrows("E5c4", "E5c3", "E5c2", at="E5c5")
    walk(table, "dwarf", "n", ("n", 2), ("n", 1), ("s", 1), "stop", dice=[6, 6, 6])
    assert at(table, "dwarf") == "E5c3"


def test_with_traps_that_stay_i_may_roll_to_and_fro() -> None:
    """[trap.arrow_minor] The option `traps_stay`: arrows dodged are still there when I roll back."""
    table = arrows("E5c3", "E5c2", traps_stay=True)
    walk(table, "dwarf", "n", ("n", 1), ("s", 1), ("w", 1), "stop", dice=[6, 6, 6])
    assert at(table, "dwarf") == "E5b3" and len(table.traps) == 2


def test_rolls_are_counted_from_where_i_stand() -> None:
    """[trap.arrow_minor] Along a wall there is one square less."""
    table = arrows("E5b1", at="E5b2")
    assert ways(table, "dwarf", "n", 6) == ["stay", ("e", 1), ("e", 2), ("s", 1), ("s", 2), ("w", 1)]
