"""Where a tile fits: walls, doors, outer doors, and no part of the dungeon closed too early."""

from __future__ import annotations

from oubliette.games.dungeon_looters.geometry import CELL_CALLED
from oubliette.games.dungeon_looters.laying_tiles import legal_places
from oubliette.games.dungeon_looters.state import Table
from tests.games.dungeon_looters.scenes import Rooms, looter, scene, tiles

Place = tuple[str, str, int]


def places(rooms: Rooms, *hand: str, stack: int = 10) -> set[Place]:
    """The dwarf's legal places on a table of two: seven cells across, B2 to H8."""
    return places_on(scene(rooms=rooms, at={}, stack=stack), *hand)


def places_on(table: Table, *hand: str) -> set[Place]:
    tiles(table, "dwarf", *hand)
    return set(legal_places(table, looter(table, "dwarf")))


def turns_at(room: str, found: set[Place]) -> set[int]:
    return {quarters for _, where, quarters in found if where == room}


# On the table, empty, connected


def test_a_tile_must_meet_a_door() -> None:
    """[tile.connected] [tile.fit] A corridor runs through E5: beside it there is only wall."""
    found = places({"E5": ("corridor", 0)}, "crossroads")
    assert found == {("crossroads", "E4", 0), ("crossroads", "E6", 0)}


def test_wall_to_wall_is_no_connection() -> None:
    """[tile.connected] A corridor beside a corridor would fit, and is still not allowed."""
    table = scene(rooms={"E5": ("corridor", 0)}, at={})
    assert {room for _, room, _ in places_on(table, "corridor")} == {"E4", "E6"}


def test_no_tile_goes_where_one_lies_already() -> None:
    """[tile.fit]"""
    found = places({"E5": ("crossroads", 0), "E4": ("crossroads", 0)}, "crossroads")
    assert {room for _, room, _ in found} == {"E3", "D4", "F4", "D5", "F5", "E6"}


def test_no_tile_goes_off_the_table() -> None:
    """[tile.fit] [geometry.cells] With two players H is the last column; with four there is one more."""
    small = scene(rooms={"H5": ("guardroom", 1)}, at={})
    assert small.dungeon.free(CELL_CALLED["H4"]) and not small.dungeon.free(CELL_CALLED["I5"])
    large = scene(("dwarf", "goblin", "lich", "troll"), rooms={"H5": ("great_hall", 0)}, at={})
    assert "I5" in {room for _, room, _ in places_on(large, "guardroom")}


def test_no_tile_goes_in_front_of_an_outer_door() -> None:
    """[tile.fit] [geometry.outer_door] E4 stays empty: an outer door is no door that a tile could meet."""
    table = scene(rooms={"E5": ("vestibule", 0)}, at={})
    assert not table.dungeon.free(CELL_CALLED["E4"])
    assert {room for _, room, _ in places_on(table, "crossroads", "corridor")} == {"D5", "F5", "E6"}


# Walls


def test_a_wall_may_not_face_a_door() -> None:
    """[tile.fit_wall] North of E5 a corridor must run north and south."""
    found = places({"E5": ("great_hall", 0)}, "corridor")
    assert turns_at("E4", found) == {0, 2}
    assert turns_at("F5", found) == {1, 3}


def test_a_wall_may_face_a_wall_and_the_edge_and_a_blocked_cell() -> None:
    """[tile.fit_wall] A corridor at E4, with D4 a corridor too; one at H5, its wall to the edge; one beside E3."""
    assert ("corridor", "E4", 0) in places({"E5": ("great_hall", 0), "D4": ("corridor", 0)}, "corridor")
    assert ("corridor", "H4", 0) in places({"H5": ("guardroom", 1)}, "corridor")
    blocked = {"D5": ("vestibule", 0), "E5": ("great_hall", 0)}
    assert ("corridor", "E4", 0) in places(blocked, "corridor")


def test_a_wall_may_not_face_the_door_of_a_third_room() -> None:
    """[tile.fit_wall] All neighbours count: D4 has a door towards E4."""
    rooms: Rooms = {"E5": ("great_hall", 0), "D4": ("crossroads", 0)}
    assert turns_at("E4", places(rooms, "corridor")) == set()
    assert turns_at("E4", places(rooms, "t_corridor")) == {0, 1}


# Doors


def test_a_door_may_not_face_a_wall() -> None:
    """[tile.fit_door] F4 is a corridor from north to south: whatever lies at E4 needs a wall there."""
    rooms: Rooms = {"E5": ("great_hall", 0), "F4": ("corridor", 0)}
    assert turns_at("E4", places(rooms, "guardroom")) == {1}
    assert turns_at("E4", places(rooms, "crossroads")) == set()


def test_a_door_may_not_face_off_the_table() -> None:
    """[tile.fit_door] At the eastern edge of the small table a room needs a wall to the east."""
    found = places({"G5": ("great_hall", 0)}, "guardroom", "crossroads")
    assert {(tile, turn) for tile, room, turn in found if room == "H5"} == {("guardroom", 1)}


def test_the_edge_of_a_large_table_is_one_cell_further() -> None:
    """[tile.fit_door] [geometry.cells] With four players crossroads may lie at H5."""
    table = scene(("dwarf", "goblin", "lich", "troll"), rooms={"G5": ("great_hall", 0)}, at={})
    assert ("crossroads", "H5", 0) in places_on(table, "crossroads")


def test_a_door_may_not_face_a_blocked_cell() -> None:
    """[tile.fit_door] [ruling.outer_door] D4 lies in front of an outer door: no door may lead there."""
    rooms: Rooms = {"D5": ("vestibule", 0), "E5": ("great_hall", 0)}
    assert turns_at("E4", places(rooms, "crossroads")) == set()
    assert turns_at("E4", places(rooms, "guardroom")) == {3}


# Outer doors


def test_an_outer_door_may_not_face_a_tile() -> None:
    """[tile.fit_outer] An emergency exit south of E5 has its way out to the south, where nothing lies."""
    assert places({"E5": ("corridor", 0)}, "emergency_exit") == {
        ("emergency_exit", "E4", 0),
        ("emergency_exit", "E6", 2),
    }
    assert turns_at("E4", places({"E5": ("corridor", 0), "E3": ("corridor", 1)}, "emergency_exit")) == set()


def test_an_outer_door_may_face_off_the_table() -> None:
    """[tile.fit_outer]"""
    assert ("emergency_exit", "H5", 1) in places({"G5": ("great_hall", 0)}, "emergency_exit")
    large = scene(("dwarf", "goblin", "lich", "troll"), rooms={"H5": ("great_hall", 0)}, at={})
    assert ("emergency_exit", "I5", 1) in places_on(large, "emergency_exit")


def test_an_outer_door_may_not_face_a_cell_that_a_door_faces() -> None:
    """[tile.fit_outer] E3 is where D3 goes on to: it must not be blocked. Once the door is a wall, all is well."""
    assert turns_at("E4", places({"E5": ("great_hall", 0), "D3": ("great_hall", 0)}, "emergency_exit")) == set()
    assert turns_at("E4", places({"E5": ("great_hall", 0), "D3": ("corridor", 0)}, "emergency_exit")) == {0}


def test_two_outer_doors_may_share_the_cell_in_front_of_them() -> None:
    """[tile.fit_outer] Only ordinary doors forbid it: D3 and the new tile at E4 both lead out to E3."""
    rooms: Rooms = {"D3": ("vestibule", 1), "E5": ("great_hall", 0)}
    assert ("emergency_exit", "E4", 0) in places(rooms, "emergency_exit")


# Not sealing


def test_the_last_open_door_may_not_be_closed() -> None:
    """[tile.no_sealing] Dead ends cannot go to the only door; something with a way on can."""
    found = places({"E5": ("vault", 0)}, "cell", "bend")
    assert found == {("bend", "E6", 0), ("bend", "E6", 3)}


def test_one_of_two_open_doors_may_be_closed() -> None:
    """[tile.no_sealing]"""
    assert ("cell", "E6", 2) in places({"E5": ("corridor", 0)}, "cell")


def test_when_the_stack_is_used_up_the_last_open_door_may_be_closed() -> None:
    """[tile.no_sealing] Before the lay: with one tile left to draw it may not."""
    assert ("cell", "E6", 2) in places({"E5": ("vault", 0)}, "cell", stack=0)
    assert places({"E5": ("vault", 0)}, "cell", stack=1) == set()


def test_each_part_by_itself_needs_an_open_door() -> None:
    """[tile.no_sealing] [geometry.parts] The hall at E5 has four of them, but that does not help the vault at C3."""
    assert {room for _, room, _ in places({"E5": ("great_hall", 0), "C3": ("vault", 0)}, "cell")} == {
        "D5",
        "E4",
        "F5",
        "E6",
    }


def test_two_parts_may_not_close_each_other() -> None:
    """[tile.no_sealing] A corridor between two dead ends would use both of their doors; crossroads have more."""
    rooms: Rooms = {"E4": ("vault", 0), "E6": ("vault", 2)}
    assert places(rooms, "corridor") == set()
    assert places(rooms, "crossroads") == {("crossroads", "E5", 0)}


def test_joining_a_part_that_has_doors_of_its_own_is_fine() -> None:
    """[tile.no_sealing] The dead end at E4 gets its way out through the hall at E6."""
    rooms: Rooms = {"E4": ("vault", 0), "E6": ("great_hall", 0)}
    assert ("corridor", "E5", 0) in places(rooms, "corridor")


def test_a_door_that_is_met_twice_by_one_part_counts_twice() -> None:
    """[tile.no_sealing] A ring of four rooms closes: both its last doors are used by the bend at F6."""
    rooms: Rooms = {"E5": ("bend", 1), "F5": ("bend", 2), "E6": ("bend", 0)}
    assert places(rooms, "bend") == set()
    assert ("bend", "F6", 3) in places(rooms, "bend", stack=0)
    assert ("guardroom", "F6", 1) in places(rooms, "guardroom")


def test_an_outer_door_is_no_open_door() -> None:
    """[tile.no_sealing] [geometry.open_door] One could get out, but the dungeon could not grow."""
    assert places({"E5": ("vault", 0)}, "emergency_exit") == set()


def test_a_locked_door_joins_parts_all_the_same() -> None:
    """[tile.no_sealing] [geometry.parts] The hall's open doors count for the room behind the lock."""
    table = scene(rooms={"E5": ("great_hall", 0), "E4": ("corridor", 0)}, at={})
    table.dungeon.lock(table.dungeon.door_called("E4-E5"))
    assert ("cell", "E3", 0) in places_on(table, "cell")
