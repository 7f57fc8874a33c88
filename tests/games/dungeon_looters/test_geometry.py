"""Cells, squares, doors and rooms. Rulebook: the dungeon."""

from __future__ import annotations

from oubliette.games.dungeon_looters.dungeon import Dungeon, inside_door
from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    CELL_NAMES,
    CELLS,
    MIDDLE,
    NOWHERE,
    SQUARE_CALLED,
    SQUARE_NAMES,
    SQUARES,
)
from oubliette.games.dungeon_looters.state import DEFEATED, LEFT
from oubliette.games.dungeon_looters.tiles import ROOMS, TURNS
from tests.games.dungeon_looters.printed_tables import TILES
from tests.games.dungeon_looters.reference_dungeon import turned_by
from tests.games.dungeon_looters.scenes import BEATEN, OUT, break_down, lay, lock, looter, scene


def names(squares: list[int]) -> set[str]:
    return {SQUARE_NAMES[square] for square in squares}


def test_a_small_table_is_seven_cells_across_and_a_large_one_nine() -> None:
    """[geometry.cells] Columns grow to the east, rows to the south, the middle is E5."""
    small = [CELL_NAMES[cell] for cell in range(CELLS.size) if Dungeon(3).holds(cell)]
    large = [CELL_NAMES[cell] for cell in range(CELLS.size) if Dungeon(4).holds(cell)]
    assert small == [f"{column}{row}" for row in range(2, 9) for column in "BCDEFGH"]
    assert large == [f"{column}{row}" for row in range(1, 10) for column in "ABCDEFGHI"]
    assert CELL_NAMES[MIDDLE] == "E5"


def test_a_room_has_five_by_five_squares_and_they_all_lie_side_by_side() -> None:
    """[geometry.squares] The global square is (5 cx + x, 5 cy + y); E5 is (0, 0)."""
    left, top = SQUARES.place(SQUARE_CALLED["E5a1"])
    for cell in ("E5", "F5", "E6", "A1", "I9"):
        for x in range(5):
            for y in range(5):
                cx, cy = ord(cell[0]) - ord("E"), int(cell[1]) - 5
                square = SQUARE_CALLED[f"{cell}{'abcde'[x]}{y + 1}"]
                assert SQUARES.place(square) == (left + 5 * cx + x, top + 5 * cy + y)


def test_a_door_lies_against_the_middle_square_of_its_side() -> None:
    """[geometry.door_squares] North (2, 0), east (4, 2), south (2, 4), west (0, 2)."""
    cell = CELL_CALLED["E5"]
    assert [SQUARE_NAMES[inside_door(cell, side)] for side in range(4)] == ["E5c1", "E5e3", "E5c5", "E5a3"]


def test_a_tile_may_be_turned_by_quarters_to_the_right() -> None:
    """[geometry.rotation] A corner room with doors north and east has them east and south then."""
    one = ROOMS[TURNS["corner_room"][1]]
    assert one.doors == 0b0110
    assert one.marks[:5] == "#c..."
    for tile in TILES:
        for number in TURNS[tile]:
            room = ROOMS[number]
            drawn = turned_by(tile, room.quarters)
            assert room.marks == "".join(drawn.rows)
            assert room.doors == sum([1 << side for side in range(4) if drawn.sides[side] == "D"])
            assert room.outer == sum([1 << side for side in range(4) if drawn.sides[side] == "X"])


def test_turns_that_make_no_difference_are_one() -> None:
    """[geometry.rotation] Crossroads look alike from all sides, a great hall from two."""
    turns = {tile: len(TURNS[tile]) for tile in TILES}
    assert turns["crossroads"] == 1
    assert turns["great_hall"] == turns["pillared_hall"] == turns["gallery"] == 2
    assert turns["corridor"] == turns["vault"] == turns["vestibule"] == 4


def test_one_cannot_touch_anything_through_rock_or_round_a_corner() -> None:
    """[geometry.passage] [geometry.adjacent] A pillar stands at E5b2; diagonals never count."""
    table = scene(rooms={"E5": ("pillared_hall", 0)})
    assert names(table.dungeon.beside(SQUARE_CALLED["E5a1"])) == {"E5b1", "E5a2"}
    assert names(table.dungeon.beside(SQUARE_CALLED["E5a2"])) == {"E5a1", "E5a3"}
    assert names(table.dungeon.beside(SQUARE_CALLED["E5c3"])) == {"E5c2", "E5d3", "E5c4", "E5b3"}


def test_squares_of_two_rooms_touch_only_across_a_door() -> None:
    """[geometry.passage] Two great halls side by side: one door, and all the rest is wall."""
    table = scene(rooms={"E5": ("great_hall", 0), "F5": ("great_hall", 0)})
    across = {
        (SQUARE_NAMES[square], SQUARE_NAMES[other])
        for square in table.floor(CELL_CALLED["E5"])
        for other in table.dungeon.beside(square)
        if SQUARE_NAMES[other].startswith("F5")
    }
    assert across == {("E5e3", "F5a3")}


def test_two_rooms_back_to_back_do_not_touch() -> None:
    """[geometry.passage] [geometry.parts] There is a wall between these corridors: they are two parts."""
    table = scene(rooms={"E5": ("corridor", 0), "F5": ("corridor", 0)})
    assert table.dungeon.parts() == 2
    assert names(table.dungeon.beside(SQUARE_CALLED["E5c3"])) == {"E5c2", "E5c4", "E5d3"}
    assert names(table.dungeon.beside(SQUARE_CALLED["E5d3"])) == {"E5c3"}


def test_a_locked_door_parts_the_squares_and_a_broken_one_does_not() -> None:
    """[geometry.adjacent] [door.locked]"""
    table = scene(rooms={"E5": ("great_hall", 0), "F5": ("great_hall", 0)})
    here, there = SQUARE_CALLED["E5e3"], SQUARE_CALLED["F5a3"]
    lock(table, "E5-F5")
    assert there not in table.dungeon.beside(here) and here not in table.dungeon.beside(there)
    break_down(table, "E5-F5")
    assert there in table.dungeon.beside(here) and here in table.dungeon.beside(there)


def test_a_locked_door_does_not_part_the_dungeon() -> None:
    """[geometry.parts] Rooms joined by doors, locked or not, are one part; an unconnected one is another."""
    table = scene(rooms={"E5": ("great_hall", 0), "F5": ("great_hall", 0), "E8": ("vestibule", 2)})
    assert table.dungeon.parts() == 2
    lock(table, "E5-F5")
    assert table.dungeon.parts() == 2


def test_parts_become_one_when_they_meet() -> None:
    """[geometry.parts]"""
    table = scene(rooms={"E5": ("great_hall", 0), "G5": ("great_hall", 0)})
    assert table.dungeon.parts() == 2
    lay(table, "F5", "corridor", 1)
    assert table.dungeon.parts() == 1


def test_a_border_room_has_a_side_without_a_room() -> None:
    """[geometry.border_room] E5 is surrounded, the four around it are not."""
    table = scene(rooms=dict.fromkeys(("E5", "E4", "F5", "E6", "D5"), ("crossroads", 0)))
    border = {name for name in ("E5", "E4", "F5", "E6", "D5") if table.dungeon.border(CELL_CALLED[name])}
    assert border == {"E4", "F5", "E6", "D5"}


def test_a_room_at_the_edge_of_the_table_is_a_border_room() -> None:
    """[geometry.border_room] What is off the table counts as without a tile; I5 has rooms on its three other sides."""
    rooms = {"I5": ("guardroom", 1), "H5": ("crossroads", 0), "I4": ("t_corridor", 1), "I6": ("t_corridor", 1)}
    table = scene(("dwarf", "goblin", "lich", "troll"), rooms=rooms, at={})
    assert table.dungeon.border(CELL_CALLED["I5"])


def test_a_blocked_cell_makes_a_border_room() -> None:
    """[geometry.border_room] [geometry.outer_door] Only the cell in front of its outer door is empty."""
    rooms = {"E5": ("vestibule", 0), "D5": ("crossroads", 0), "E6": ("crossroads", 0), "F5": ("crossroads", 0)}
    table = scene(rooms=rooms, at={})
    assert table.dungeon.border(CELL_CALLED["E5"])
    assert table.dungeon.blocked[CELL_CALLED["E4"]]


def test_an_open_door_faces_an_empty_cell() -> None:
    """[geometry.open_door] Not one to a room, not an outer one."""
    table = scene(rooms={"E5": ("vestibule", 0), "F5": ("crossroads", 0)}, at={})
    sides = {name: table.dungeon.open_door_at(SQUARE_CALLED[name]) for name in ("E5c1", "E5e3", "E5c5", "E5a3")}
    assert sides == {"E5c1": NOWHERE, "E5e3": NOWHERE, "E5c5": 2, "E5a3": 3}


def test_an_outer_door_leads_out_and_nothing_is_ever_laid_in_front_of_it() -> None:
    """[geometry.outer_door] [ruling.outer_door] Other doors at the border lead nowhere."""
    table = scene(rooms={"E5": ("vestibule", 0)}, at={})
    assert not table.dungeon.free(CELL_CALLED["E4"])
    assert [table.dungeon.door_name(door) for door in table.dungeon.doors()] == ["E5-out"]
    assert table.dungeon.outer_door_at(SQUARE_CALLED["E5c1"]) != NOWHERE
    assert table.dungeon.outer_door_at(SQUARE_CALLED["E5c5"]) == NOWHERE


def test_a_figure_is_on_the_board_or_defeated_or_has_left() -> None:
    """[figure.states] Inside means on the board, or defeated and not back yet."""
    table = scene(("dwarf", "goblin", "lich"), at={"dwarf": "E5c3", "goblin": BEATEN, "lich": OUT})
    dwarf, goblin, lich = table.looters
    assert (dwarf.on_board, dwarf.inside) == (True, True)
    assert (goblin.state, goblin.on_board, goblin.inside) == (DEFEATED, False, True)
    assert (lich.state, lich.on_board, lich.inside) == (LEFT, False, False)
    assert table.figures() == [looter(table, "dwarf").at]
