"""Going into a room that was never laid, in the middle of a move. Rulebook, section 3 of the turn."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.geometry import CELL_CALLED
from oubliette.games.dungeon_looters.state import NO_CARD
from oubliette.games.dungeon_looters.tiles import ROOMS
from oubliette.kernel import listen
from tests.games.dungeon_looters.move_scenes import moving, points, walk, ways
from tests.games.dungeon_looters.scenes import Rooms, asked, at, looter, scene, tiles, trap

NORTH = ("explore", "n")


def test_at_an_open_door_i_lay_a_tile_step_in_and_carry_on() -> None:
    """[move.explore] [ruling.explore] [tile.mj_card] [tile.first_entry] Its card is mine, and so is a new tile."""
    table = scene(at={"dwarf": "E5c2"}, stack=10)
    tiles(table, "dwarf", "crossroads")

    turn = walk(table, "dwarf", "n", NORTH, ("crossroads", 0), "n", "stop", dice=["vault", "decoy"])

    assert at(table, "dwarf") == "E4c4"
    assert turn.points == 2  # three of five: to the door, into the room, on
    assert ROOMS[table.dungeon.laid[CELL_CALLED["E4"]]].tile == "crossroads"
    assert looter(table, "dwarf").tiles == ["vault"] and table.stack == 9
    assert looter(table, "dwarf").cards == ["decoy"] and table.lying[CELL_CALLED["E4"]] == NO_CARD


def test_the_new_room_gets_its_card_before_anybody_is_in_it() -> None:
    """[move.explore] [tile.mj_card] The card lies there while the replacement is drawn."""
    table = scene(at={"dwarf": "E5c1"})
    tiles(table, "dwarf", "crossroads")

    ask = asked(moving(table, "dwarf"), NORTH, ("crossroads", 0))

    assert ask.prompt == "draw.tile"
    assert table.lying[CELL_CALLED["E4"]] != NO_CARD
    assert at(table, "dwarf") == "E5c1"


def test_with_the_stack_used_up_there_is_no_new_tile() -> None:
    """[move.explore] A replacement only if the stack has one."""
    table = scene(at={"dwarf": "E5c1"}, stack=0)
    tiles(table, "dwarf", "crossroads")
    walk(table, "dwarf", NORTH, ("crossroads", 0), "stop", dice=["decoy"])
    assert at(table, "dwarf") == "E4c5"
    assert looter(table, "dwarf").tiles == [] and table.stack == 0


def test_i_may_think_better_of_it() -> None:
    """[move.explore] Nothing is laid, and it costs no point."""
    table = scene(at={"dwarf": "E5c1"})
    tiles(table, "dwarf", "crossroads")
    listen(table)

    ask = asked(moving(table, "dwarf"), NORTH, "back")

    assert ask.prompt == "decide.move_step" and ask.facts is not None and ask.facts["points"] == 5
    assert NORTH in list(ask.options)
    assert looter(table, "dwarf").tiles == ["crossroads"] and table.dungeon.laid[CELL_CALLED["E4"]] < 0


def test_the_last_point_is_enough_to_explore() -> None:
    """[move.explore] The step in costs one point, laying nothing."""
    table = scene(at={"dwarf": "E5c1"})
    tiles(table, "dwarf", "crossroads")
    points(table, "dwarf", 1)
    walk(table, "dwarf", NORTH, ("crossroads", 0), dice=["vault", "decoy"])
    assert at(table, "dwarf") == "E4c5"


@pytest.mark.parametrize(
    ("square", "way", "options"),
    [
        ("E5c1", "n", [("bend", 1), ("bend", 2), ("gallery", 0)]),
        ("E5e3", "e", [("bend", 2), ("bend", 3), ("gallery", 1)]),
        ("E5c5", "s", [("bend", 0), ("bend", 3), ("gallery", 0)]),
        ("E5a3", "w", [("bend", 0), ("bend", 1), ("gallery", 1)]),
    ],
)
def test_the_new_room_has_a_door_towards_me(square: str, way: str, options: list[tuple[str, int]]) -> None:
    """[move.explore] [move.explore_needs_tile] In every rotation that leaves one, and no other."""
    table = scene(at={"dwarf": square})
    tiles(table, "dwarf", "bend", "gallery")
    assert ways(table, "dwarf", ("explore", way)) == [*options, "back"]


def test_only_from_the_square_inside_the_door() -> None:
    """[move.explore] [geometry.door_squares]"""
    table = scene(at={"dwarf": "E5c2"})
    tiles(table, "dwarf", "crossroads")
    assert ways(table, "dwarf") == ["n", "e", "s", "w", "stop"]


def test_where_a_room_lies_already_there_is_nothing_to_explore() -> None:
    """[move.explore] [geometry.open_door]"""
    table = scene(rooms={"E5": ("great_hall", 0), "E4": ("great_hall", 0)}, at={"dwarf": "E5c1"})
    tiles(table, "dwarf", "crossroads")
    assert ways(table, "dwarf") == ["n", "e", "s", "w", "stop"]


def test_an_outer_door_leads_out_and_not_to_a_new_room() -> None:
    """[move.explore] [geometry.outer_door]"""
    table = scene(rooms={"E5": ("vestibule", 0)}, at={"dwarf": "E5c1"})
    tiles(table, "dwarf", "crossroads")
    assert ways(table, "dwarf") == ["e", "s", "w", "leave", "stop"]


def test_without_a_tile_the_door_cannot_be_passed() -> None:
    """[move.explore_needs_tile]"""
    assert ways(scene(at={"dwarf": "E5c1"}), "dwarf") == ["e", "s", "w", "stop"]


def test_without_a_tile_that_fits_the_door_cannot_be_passed() -> None:
    """[move.explore_needs_tile] [tile.fit_door] Four doors look at this cell."""
    halls: Rooms = dict.fromkeys(("E5", "D4", "F4", "E3"), ("great_hall", 0))
    table = scene(rooms=halls, at={"dwarf": "E5c1"})
    tiles(table, "dwarf", "vault", "guardroom")
    assert NORTH not in ways(table, "dwarf")
    tiles(table, "dwarf", "pillared_hall")
    assert ways(table, "dwarf", NORTH) == [("pillared_hall", 0), ("pillared_hall", 1), "back"]


def test_a_room_that_would_wall_us_in_is_not_laid_while_there_are_tiles_to_draw() -> None:
    """[move.explore_needs_tile] [tile.no_sealing] With the stack used up it may be."""
    for stack, there in ((1, False), (0, True)):
        table = scene(rooms={"E5": ("vault", 2)}, at={"dwarf": "E5c1"}, stack=stack)
        tiles(table, "dwarf", "cell")
        assert (NORTH in ways(table, "dwarf")) is there


def test_i_explore_as_often_as_points_and_tiles_last() -> None:
    """[move.explore_unlimited] Two new rooms in one move, the second with the tile drawn for the first."""
    table = scene(("goblin", "dwarf"), at={"goblin": "E5c1"})
    tiles(table, "goblin", "crossroads")

    walk(
        table,
        "goblin",
        *(NORTH, ("crossroads", 0), "n", "n", "n", "n", NORTH, ("corridor", 0), "stop"),
        dice=["corridor", "decoy", "vault", "lock_door"],
    )

    assert at(table, "goblin") == "E3c5"
    assert looter(table, "goblin").cards == ["decoy", "lock_door"]


def test_a_sprint_explores_too() -> None:
    """[move.explore] [move.sprint]"""
    table = scene(at={"dwarf": "E5c1"})
    tiles(table, "dwarf", "crossroads")
    turn = walk(table, "dwarf", NORTH, ("crossroads", 0), "stop", dice=["vault", "decoy"], sprinting=True)
    assert turn.points == 9


def test_a_trap_at_the_door_comes_before_the_new_room() -> None:
    """[move.explore] [trap.bear_major] A figure caught on the threshold explores nothing."""
    table = scene(at={"dwarf": "E5c2"})
    tiles(table, "dwarf", "crossroads")
    trap(table, "E5c1", "trap_bear", layer="goblin")
    walk(table, "dwarf", "n", dice=[1])
    assert looter(table, "dwarf").tiles == ["crossroads"]
