"""Walls are squares; diagonals and the corners between walls; the option corner_rule."""

from __future__ import annotations

import pytest

from oubliette.kit.data import BadData
from tests.games.paper_dungeon.scenes import asked, headings, one_move, path, scene, take_turn, walk

CLOSED_CORNER = """
#####
#@#.#
##..#
#...#
#####
"""
ONE_WALL = """
#####
#@#.#
#...#
#...#
#####
"""


def test_a_wall_fills_its_square() -> None:
    """[ruling.walls_are_squares] [move.blocked] Nobody enters it, from no side and in no style."""
    drawing = """
        #######
        #.....#
        #.....#
        #..#..#
        #.....#
        #.....#
        #######
        """
    beside = {
        (4, 3): "n",
        (4, 2): "ne",
        (3, 2): "e",
        (2, 2): "se",
        (2, 3): "s",
        (2, 4): "sw",
        (3, 4): "w",
        (4, 4): "nw",
    }
    for place, heading in beside.items():
        table = scene(drawing, place)
        offered = headings(table, 1, diagonal=len(heading) == 2)[1]
        assert heading not in offered and len(offered) == 3


def test_walls_lie_on_squares_and_not_between_them() -> None:
    """[ruling.walls_are_squares] Two open squares side by side are joined, whatever surrounds them."""
    table = scene(
        """
        ####
        #@.#
        #..#
        ####
        """
    )
    assert headings(table, 1, diagonal=False)[1] == ["e", "s"]
    assert headings(table, 1)[1] == ["se"]


def test_a_floor_without_a_ring_of_walls_is_none() -> None:
    """[ruling.walls_are_squares] The border is solid wall."""
    with pytest.raises(BadData):
        scene("#####\n#@...\n#####")


def test_no_diagonal_slips_between_two_walls_that_touch() -> None:
    """[ruling.closed_corner] [move.blocked] The move is lost."""
    table = scene(CLOSED_CORNER)
    assert take_turn(table, dice=[1]) == (1, 1)
    assert headings(scene(CLOSED_CORNER, (2, 2)), 1) == (1, ["ne", "se", "sw"])  # nor the other way round


def test_one_flanking_wall_is_no_obstacle() -> None:
    """[ruling.closed_corner] [move.blocked] Whichever of the two squares it is."""
    assert walk(scene(ONE_WALL), 1) == (2, 2)
    assert walk(scene("#####\n#@..#\n##..#\n#...#\n#####"), 1) == (2, 2)


def test_a_doorway_is_passed_diagonally() -> None:
    """[ruling.closed_corner] A door one square wide: each step through it has a wall on one side."""
    table = scene(
        """
        ######
        #@...#
        #....#
        ###.##
        #....#
        ######
        """
    )
    assert headings(table, 3) == (1, ["se"])
    assert walk(table, 3) == (4, 4)


def test_a_closed_corner_in_the_middle_of_a_move_is_a_wall() -> None:
    """[ruling.closed_corner] [move.turn_only_at_wall] The hero turns there; where corners are free, nobody does."""
    drawing = """
        #######
        #@....#
        #..#..#
        #.#...#
        #.....#
        #######
        """
    table = scene(drawing)
    assert headings(table, 3) == (2, ["se"])
    assert asked(one_move(table, 3), answers=["sw"]) == [("decide.wall_hit", ("ne", "sw"))]
    assert path(table) == [(1, 1), (2, 2), (3, 1), (4, 2)]
    assert headings(scene(drawing, corner_rule="free"), 3) == (1, ["se"])
    assert walk(scene(drawing, corner_rule="free"), 3) == (4, 4)


def test_orthogonal_steps_know_no_corners() -> None:
    """[move.blocked] Only the target square counts, under every rule for corners."""
    for corners in ("closed", "free", "strict"):
        table = scene("#####\n#@.##\n##.##\n##.##\n#####", corner_rule=corners)
        assert walk(table, 2) == (2, 2)
        assert path(table) == [(1, 1), (1, 2), (2, 2)]


@pytest.mark.parametrize(
    ("corners", "closed_corner", "one_wall", "no_wall"),
    [("closed", False, True, True), ("free", True, True, True), ("strict", False, False, True)],
)
def test_the_three_rules_for_corners(corners: str, closed_corner: bool, one_wall: bool, no_wall: bool) -> None:
    """corner_rule: free lets every diagonal pass, strict none that has a wall beside it."""
    drawings = (CLOSED_CORNER, ONE_WALL, "####\n#@.#\n#..#\n####")
    for drawing, passes in zip(drawings, (closed_corner, one_wall, no_wall), strict=True):
        table = scene(drawing, corner_rule=corners)
        assert walk(table, 1) == ((2, 2) if passes else (1, 1))


def test_a_free_corner_is_still_no_wall_that_can_be_entered() -> None:
    """corner_rule free: wall squares stay closed."""
    table = scene("#####\n#@#.#\n###.#\n#####", corner_rule="free")
    assert headings(table, 1) == (0, [])


def test_a_pillar_beside_the_way_stops_a_strict_diagonal() -> None:
    """corner_rule strict: where others go straight the hero hits a wall, and may turn away from the pillar only."""
    drawing = """
        #######
        #.@...#
        #...#.#
        #.....#
        #.....#
        #######
        """
    assert headings(scene(drawing), 3) == (1, ["se"])
    assert walk(scene(drawing), 3) == (4, 5)
    strict = scene(drawing, corner_rule="strict")
    assert asked(one_move(strict, 3), answers=["se"]) == [("decide.heading", ("se", "sw"))]
    assert path(strict) == [(1, 2), (2, 3), (3, 2), (4, 1)]
