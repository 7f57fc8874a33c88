"""The two movement pictures of the rulebook, square by square, with every choice that they leave."""

from __future__ import annotations

from oubliette.games.paper_dungeon.turn import play_turn
from tests.games.paper_dungeon.scenes import asked, headings, one_move, path, scene, take_turn, turns

ORTHOGONAL = """
#########
#@..###.#
#.......#
#..###..#
#########
"""
DIAGONAL = """
########
#..##..#
#......#
#@.....#
########
"""


def test_the_orthogonal_picture() -> None:
    """[move.turn_only_at_wall] [move.start_tiers] A 6: east, east, wall; south, wall; east, east, east."""
    table = scene(ORTHOGONAL)
    assert take_turn(table, dice=[6], answers=["e", "e"]) == (2, 6)
    assert path(table) == [(1, 1), (1, 2), (1, 3), (2, 3), (2, 4), (2, 5), (2, 6)]


def test_the_choices_of_the_orthogonal_picture() -> None:
    """[move.start_tiers] [move.turn_tiers] No straight line of six: east and south (tier 2); later east and west."""
    assert headings(scene(ORTHOGONAL), 6) == (2, ["e", "s"])
    questions = asked(play_turn(scene(ORTHOGONAL)), dice=[6], answers=["e", "e"])
    assert questions == [("decide.heading", ("e", "s")), ("decide.wall_hit", ("e", "w"))]


def test_the_other_turn_of_the_orthogonal_picture() -> None:
    """[ruling.turn_choice] West at (2, 3): two squares, then down, since up leads to the start."""
    table = scene(ORTHOGONAL)
    assert take_turn(table, dice=[6], answers=["e", "w"]) == (3, 1)
    assert path(table)[3:] == [(2, 3), (2, 2), (2, 1), (3, 1)]


def test_at_the_first_wall_of_the_orthogonal_picture_only_south_is_open() -> None:
    """[move.auto] It is not asked for."""
    table = scene(ORTHOGONAL, (1, 3), trail=[(1, 1), (1, 2)])
    assert turns(table, "e", 4) == ["s"]


def test_the_diagonal_picture() -> None:
    """[move.turn_keeps_style] [move.auto] A 3: north-east, wall; south-east, wall; north-east. All of it is forced."""
    table = scene(DIAGONAL)
    assert asked(play_turn(table), dice=[3]) == []
    assert path(table) == [(3, 1), (2, 2), (3, 3), (2, 4)]


def test_the_choices_of_the_diagonal_picture() -> None:
    """[move.turn_tiers] North-west of (2, 2) is open, but a corner without an exit: only south-east is whole."""
    assert headings(scene(DIAGONAL), 3) == (2, ["ne"])
    assert turns(scene(DIAGONAL, (2, 2), trail=[(3, 1)]), "ne", 2) == ["se"]
    assert turns(scene(DIAGONAL, (2, 2), trail=[(3, 1)]), "ne", 1) == ["se", "nw"]
    assert turns(scene(DIAGONAL, (3, 3), trail=[(3, 1), (2, 2)]), "se", 1) == ["ne"]


def test_the_orthogonal_picture_is_walked_like_that_by_a_move_alone() -> None:
    """[move.full_distance] Six squares were entered."""
    table = scene(ORTHOGONAL)
    asked(one_move(table, 6), answers=["e", "e"])
    assert len(path(table)) == 7
