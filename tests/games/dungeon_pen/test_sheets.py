"""The three sheets of the game equal the drawings and figures of the specification, section 2.4."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.drawn_sheets import faults
from oubliette.games.dungeon_pen.sheets import SHEETS
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES
from oubliette.kernel import set_up
from tests.games.dungeon_pen.drawings import (
    COLIMACON,
    PRINTED,
    SIDE,
    SWAPPED,
    changed,
    floor_of,
    name_of,
    one_line,
    squares_with,
    steps_from,
    turned,
)

every_sheet = pytest.mark.parametrize("name", PRINTED)


def test_there_are_three_sheets() -> None:
    """[setup.sheet]"""
    assert list(SHEETS) == list(PRINTED)


@every_sheet
def test_a_sheet_is_printed_as_it_was_drawn(name: str) -> None:
    """[setup.sheet] Row by row, 18 by 18."""
    sheet = SHEETS[name]
    assert list(sheet.rows) == PRINTED[name].drawing.split()
    assert len(sheet.rows) == SIDE and {len(row) for row in sheet.rows} == {SIDE}


@every_sheet
def test_numbers_of_walls_chests_and_potions(name: str) -> None:
    """[setup.sheet] 46, 70 and 62 wall squares; 6, 4 and 4 chests; 2 potions each."""
    sheet, printed = SHEETS[name], PRINTED[name]
    assert sheet.walls.mask.bit_count() == printed.walls == len(squares_with(printed.drawing, "#"))
    assert len(sheet.chests) == printed.chests
    assert len(sheet.potions) == printed.potions


@every_sheet
def test_everything_lies_where_it_is_drawn(name: str) -> None:
    """[setup.sheet] C and T belong to player 1, c and t to player 2."""
    sheet, drawing = SHEETS[name], PRINTED[name].drawing

    def names(mark: str) -> list[str]:
        return [name_of(square) for square in squares_with(drawing, mark)]

    assert [SQUARE_NAMES[square] for square in sheet.chests] == names("F")
    assert [SQUARE_NAMES[square] for square in sheet.potions] == names("P")
    assert [[SQUARE_NAMES[square] for square in cell] for cell in sheet.cells] == [names("C"), names("c")]
    assert [[SQUARE_NAMES[square]] for square in sheet.treasures] == [names("T"), names("t")]
    filled = [SQUARE_NAMES[square] for square in range(SIDE * SIDE) if sheet.walls.filled(square)]
    assert filled == names("#")


@every_sheet
def test_turned_by_half_a_sheet_is_the_same_with_owners_swapped(name: str) -> None:
    """[setup.sheet]"""
    rows = SHEETS[name].rows
    for row in range(SIDE):
        for col in range(SIDE):
            other_col, other_row = turned((col, row))
            mark = rows[row][col]
            assert rows[other_row][other_col] == SWAPPED.get(mark, mark)


@every_sheet
def test_every_square_without_a_wall_can_be_walked_to(name: str) -> None:
    """[setup.sheet] Orthogonally."""
    floor = floor_of("\n".join(SHEETS[name].rows))
    assert set(steps_from(floor, min(floor))) == floor


@every_sheet
def test_both_have_the_same_way_to_the_treasure_they_want(name: str) -> None:
    """[setup.sheet] 16, 21 and 16 steps from the nearest square of the cell."""
    printed = PRINTED[name]
    floor = floor_of(printed.drawing)
    for cell, treasure in (("C", "t"), ("c", "T")):
        away = steps_from(floor, squares_with(printed.drawing, treasure)[0])
        assert min([away[square] for square in squares_with(printed.drawing, cell)]) == printed.distance


@every_sheet
@pytest.mark.parametrize("marks", ["FF", "PP", "Tt", "tT", "Cc"])
def test_both_are_as_far_from_everything_else(name: str, marks: str) -> None:
    """[setup.sheet]"""
    drawing = PRINTED[name].drawing
    floor = floor_of(drawing)

    def distances(cell: str, mark: str) -> list[int]:
        found = []
        for goal in squares_with(drawing, mark):
            away = steps_from(floor, goal)
            found.append(min([away[square] for square in squares_with(drawing, cell)]))
        return sorted(found)

    assert distances("C", marks[0]) == distances("c", marks[1])


@pytest.mark.parametrize(
    ("name", "starts"),
    [
        ("croquis", [(2.0, 16.0), (16.0, 2.0)]),
        ("oubliettes", [(16.0, 16.0), (2.0, 2.0)]),
        ("colimacon", [(16.0, 15.0), (2.0, 3.0)]),
    ],
)
def test_a_cell_has_its_centre_where_four_squares_meet(name: str, starts: list[tuple[float, float]]) -> None:
    """[setup.start_position] Player 1 sits at the bottom."""
    assert [SHEETS[name].start(seat) for seat in range(2)] == starts


def test_the_snail_has_a_gap_for_the_bold_and_a_long_way_round() -> None:
    """[setup.sheet] The gap is one square wide; a wall in it makes the way longer."""
    plugged = changed(COLIMACON, J8="#")
    away = steps_from(floor_of(plugged), squares_with(plugged, "t")[0])
    assert min([away[square] for square in squares_with(plugged, "C")]) > PRINTED["colimacon"].distance


@every_sheet
def test_the_sheets_of_the_game_have_no_faults(name: str) -> None:
    """[option.sheet] And may be given as a drawing, too."""
    assert faults(PRINTED[name].drawing) == []
    table = GAME.table(2, set_up(GAME, 2, {"sheet": one_line(PRINTED[name].drawing)}).settings)
    assert table.sheet.rows == SHEETS[name].rows
