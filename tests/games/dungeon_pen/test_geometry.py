"""Squares, directions and walls. Rulebook: coordinates, the flick."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette.games import dungeon_pen
from oubliette.games.dungeon_pen.angles import direction
from oubliette.games.dungeon_pen.sheets import SHEETS
from oubliette.games.dungeon_pen.squares import SIDE, SQUARE_CALLED, SQUARE_NAMES, block, centre, square_at
from oubliette.games.dungeon_pen.walls import ALL, Walls, area, box_distance, mask_of, steps_between, way
from tests.games.dungeon_pen.reference_geometry import away, away_from_all, boxes, is_box, masks

points = st.tuples(st.floats(0.0, float(SIDE)), st.floats(0.0, float(SIDE)))
squares = st.integers(0, SIDE * SIDE - 1)


# Squares


def test_columns_are_letters_and_rows_are_numbers_from_the_top() -> None:
    """[coord.axes] Red counts to the right, black downwards."""
    assert SQUARE_NAMES[0] == "A1" and SQUARE_NAMES[17] == "R1" and SQUARE_NAMES[-1] == "R18"
    assert SQUARE_CALLED["D4"] == 3 * SIDE + 3 and centre(SQUARE_CALLED["D4"]) == (3.5, 3.5)


def test_every_throw_of_two_dice_gives_another_nine_squares() -> None:
    """[coord.roll] All of the sheet, each square once."""
    found = [square for red in range(1, 7) for black in range(1, 7) for square in block(red, black)]
    assert sorted(found) == list(range(SIDE * SIDE))


@given(squares)
def test_the_middle_of_a_square_lies_in_it(square: int) -> None:
    assert square_at(*centre(square)) == square


def test_on_a_line_between_squares_one_is_to_the_right_and_below() -> None:
    assert SQUARE_NAMES[square_at(3.0, 4.0)] == "D5"
    assert SQUARE_NAMES[square_at(18.0, 18.0)] == "R18"  # but never off the sheet


# Directions


@pytest.mark.parametrize(
    ("degrees", "step"), [(0, (1, 0)), (90, (0, 1)), (180, (-1, 0)), (270, (0, -1)), (360, (1, 0)), (-90, (0, -1))]
)
def test_quarter_turns_are_exact(degrees: float, step: tuple[int, int]) -> None:
    """0 is east, 90 south, 180 west, 270 north."""
    assert direction(degrees) == step


@given(st.one_of(st.integers(0, 719).map(lambda halves: halves / 2), st.floats(-1e4, 1e4)))
def test_a_direction_is_cosine_and_sine(degrees: float) -> None:
    """Within four units of the last place of the angle, without whole turns."""
    x, y = direction(degrees)
    radians = math.radians(degrees % 360.0)
    assert math.isclose(x, math.cos(radians), rel_tol=0, abs_tol=1e-15)
    assert math.isclose(y, math.sin(radians), rel_tol=0, abs_tol=1e-15)


def test_a_half_turn_is_exactly_the_other_way() -> None:
    """So neither player has an advantage."""
    for halves in range(720):
        x, y = direction(halves / 2)
        assert direction(halves / 2 + 180) == (-x, -y)


# Walls


@pytest.mark.slow
@given(masks, points)
def test_a_point_touches_a_wall_if_it_is_that_close_to_a_filled_square_or_to_the_edge(
    mask: int, point: tuple[float, float]
) -> None:
    """[ruling.walls_fill_squares] [ruling.edge_is_wall]"""
    walls = Walls(mask)
    every = boxes(walls)
    distance = away_from_all(*point, every)
    for gap in (0.0, 0.05, 0.15, 0.5):
        if abs(distance - gap) > 1e-12:
            assert walls.touches(*point, gap) == (distance < gap)


@given(points, squares)
def test_the_distance_to_a_square_is_that_to_its_nearest_point(point: tuple[float, float], square: int) -> None:
    box = square % SIDE, square // SIDE
    assert math.isclose(box_distance(*point, *box), away(*point, box), abs_tol=1e-12)


@given(masks, st.integers(-1, SIDE), st.integers(-1, SIDE))
def test_filled_squares_and_whatever_lies_outside_are_walls(mask: int, col: int, row: int) -> None:
    """[ruling.walls_fill_squares] [ruling.edge_is_wall]"""
    walls = Walls(mask)
    assert walls.is_wall(col, row) == is_box(walls, col, row)
    if 0 <= col < SIDE and 0 <= row < SIDE:
        assert walls.filled(row * SIDE + col) == is_box(walls, col, row)
        assert bool(walls.free >> (row * SIDE + col) & 1) != walls.filled(row * SIDE + col)


@given(masks, squares)
def test_the_clear_rings_of_a_square_are_free_and_the_next_one_is_not(mask: int, square: int) -> None:
    walls = Walls(mask)
    col, row = square % SIDE, square // SIDE
    every = boxes(walls)
    rings = min(max(abs(col - wall_col), abs(row - wall_row)) for wall_col, wall_row in every)
    assert walls.clear[square] == max(rings - 1, 0)


@given(masks, squares)
def test_an_area_is_all_that_steps_can_reach(mask: int, start: int) -> None:
    free = ALL & ~mask
    reached, ends = {start} if free >> start & 1 else set(), [start]
    while reached and ends:
        col, row = ends[-1] % SIDE, ends.pop() // SIDE
        for to_col, to_row in ((col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)):
            square = to_row * SIDE + to_col
            inside = 0 <= to_col < SIDE and 0 <= to_row < SIDE
            if inside and free >> square & 1 and square not in reached:
                reached.add(square)
                ends.append(square)
    assert area(free, start) == mask_of(reached)


@given(masks, squares, squares)
def test_a_way_is_as_long_as_its_steps_and_has_no_gap(mask: int, start: int, goal: int) -> None:
    free = (ALL & ~mask) | 1 << start
    steps = steps_between(free, start, 1 << goal)
    found = way(free, start, 1 << goal)
    if not area(free, start) >> goal & 1:
        assert (steps, found) == (-1, 0)
        return
    assert found.bit_count() == steps + 1
    assert not found & ~free
    assert area(found, start) == found and found >> goal & 1


def test_the_printed_walls_are_those_of_the_drawing() -> None:
    """[ruling.walls_fill_squares]"""
    assert [sheet.walls.mask.bit_count() for sheet in SHEETS.values()] == [46, 70, 62]
    for sheet in SHEETS.values():
        drawn = "".join(sheet.rows)
        assert [square for square in range(SIDE * SIDE) if sheet.walls.filled(square)] == [
            square for square, mark in enumerate(drawn) if mark == "#"
        ]


# The same on every machine


@pytest.mark.parametrize("module", ["angles", "walls", "tracing", "crossing", "noise", "effects", "flick", "bad_faith"])
def test_geometry_asks_the_machine_for_square_roots_only(module: str) -> None:
    """Other functions of a library, powers and `sum` may differ in the last digit between machines."""
    tree = ast.parse((Path(str(dungeon_pen.__file__)).parent / f"{module}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            assert not {alias.name.partition(".")[0] for alias in node.names} & {
                "math",
                "cmath",
                "statistics",
                "random",
            }
        elif isinstance(node, ast.ImportFrom):
            assert node.module not in ("cmath", "statistics", "random", "operator", "decimal", "fractions")
            assert node.module != "math" or [alias.name for alias in node.names] == ["sqrt"]
        elif isinstance(node, ast.BinOp | ast.AugAssign):
            assert not isinstance(node.op, ast.Pow)
        elif isinstance(node, ast.Name):
            assert node.id not in ("pow", "complex", "eval", "__import__")
