"""Grids: bounds, neighbours, headings, drawn maps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette.kit.data import BadData
from oubliette.kit.grid import (
    EAST,
    NORTH,
    NORTH_EAST,
    OFF,
    SOUTH,
    Grid,
    Map,
    read_map,
)

sizes = st.integers(1, 9)
headings = st.integers(0, 7)


def test_a_corner_of_the_zone_has_two_neighbours() -> None:
    zone = Grid(3, 3)
    assert zone.orthogonal[0] == (1, 3)
    assert zone.around[4] == (1, 2, 5, 8, 7, 6, 3, 0)


def test_a_step_over_the_edge_leads_nowhere() -> None:
    floor = Grid(15, 15)
    corner = floor.square(14, 0)
    assert floor.steps[NORTH][corner] == OFF
    assert floor.steps[EAST][corner] == OFF
    assert floor.steps[SOUTH][corner] == floor.square(14, 1)
    assert floor.steps[NORTH_EAST][floor.square(3, 3)] == floor.square(4, 2)


def test_no_square_lies_outside() -> None:
    grid = Grid(3, 2)
    assert grid.holds(2, 1)
    assert not grid.holds(3, 0) and not grid.holds(0, 2) and not grid.holds(-1, 0)
    with pytest.raises(AssertionError, match="outside"):
        grid.square(3, 0)
    with pytest.raises(AssertionError, match="at least one"):
        Grid(0, 4)


def test_walk_is_orthogonal_and_gap_allows_diagonals() -> None:
    grid = Grid(5, 5)
    assert grid.walk(grid.square(0, 4), grid.square(3, 0)) == 7
    assert grid.gap(grid.square(0, 4), grid.square(3, 0)) == 4


@given(sizes, sizes)
def test_neighbours_are_mutual_and_at_their_distance(width: int, height: int) -> None:
    grid = Grid(width, height)
    for square in range(grid.size):
        assert grid.square(*grid.place(square)) == square
        assert all(
            square in grid.orthogonal[other] and grid.walk(square, other) == 1 for other in grid.orthogonal[square]
        )
        assert set(grid.around[square]) == {other for other in range(grid.size) if grid.gap(square, other) == 1}


@given(sizes, sizes, headings)
def test_a_step_and_its_reverse_lead_back(width: int, height: int, heading: int) -> None:
    grid = Grid(width, height)
    for square, beyond in enumerate(grid.steps[heading]):
        assert beyond == OFF or grid.steps[(heading + 4) % 8][beyond] == square


def test_a_tile_is_read_row_by_row_and_turned_clockwise() -> None:
    """[geometry.rotation] of Dungeon Looters: (x, y) goes to (4 - y, x)."""
    tile = read_map("##.##/##.##/#c.../#####/#####", "#.c", "bend")
    (chest,) = tile.find("c")
    assert tile.grid.place(chest) == (1, 2)

    turned = tile.turned(1)
    (chest,) = turned.find("c")
    assert turned.grid.place(chest) == (2, 1)
    assert turned.rows() == ["#####", "##c##", "##...", "##.##", "##.##"]


def test_a_map_may_be_drawn_over_several_indented_lines() -> None:
    drawn = read_map(
        """
        #@.
        .>#
        """,
        "#@.>",
        "floor",
    )
    assert drawn.rows() == ["#@.", ".>#"]
    assert drawn.find(">") == (4,)
    assert drawn.find("k") == ()


@given(sizes, sizes, st.data())
def test_four_quarter_turns_change_nothing(width: int, height: int, data: st.DataObject) -> None:
    marks = data.draw(st.text("#.c", min_size=width * height, max_size=width * height))
    drawn = Map(Grid(width, height), marks)
    assert drawn.turned(1).turned(-1).marks == marks
    assert drawn.turned(4).marks == marks
    assert drawn.turned(2).marks == marks[::-1]
    assert (drawn.turned(1).grid.width, drawn.turned(1).grid.height) == (height, width)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("##\n#", "sheet: row 2 has 1 squares, the first has 2"),
        ("#x", "sheet: row 1 has the unknown mark 'x'; known: #."),
        (" \n ", "sheet: the map is empty"),
    ],
)
def test_a_bad_drawing_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        read_map(text, "#.", "sheet")
    assert str(caught.value) == complaint
