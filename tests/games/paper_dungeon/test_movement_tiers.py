"""The tiers of ways: four to begin a move, three at a wall. The first tier that has a way decides."""

from __future__ import annotations

import pytest

from tests.games.paper_dungeon.scenes import Place, asked, headings, one_move, path, scene, turns, walk

# With a 2, west and south go straight, north must turn, east is closed.
THREE_WAYS = """
########
#......#
#..@##.#
#...#..#
#...#..#
########
"""
CORRIDOR = """
#####
#.@.#
#####
"""
SOUTH, SOUTH_WEST_END, WEST_END, NORTH = (3, 3), (4, 3), (2, 1), (1, 3)


@pytest.mark.parametrize(
    ("trail", "tier", "allowed"),
    [
        ([], 1, ["s", "w"]),
        ([SOUTH], 1, ["w"]),
        ([WEST_END], 1, ["s"]),
        ([SOUTH, WEST_END], 2, ["n"]),
        ([SOUTH_WEST_END, WEST_END], 2, ["n"]),
        ([SOUTH, WEST_END, NORTH], 3, ["s", "w"]),
        ([SOUTH, WEST_END, (1, 2), (1, 4)], 3, ["s", "w"]),
        ([SOUTH, WEST_END, (1, 2)], 2, ["n"]),
    ],
)
def test_straight_then_turning_then_straight_over_the_trail(trail: list[Place], tier: int, allowed: list[str]) -> None:
    """[move.start_tiers] Tiers 1, 2 and 3: the first one that has a heading decides, and lower ones offer nothing."""
    assert headings(scene(THREE_WAYS, trail=trail), 2) == (tier, allowed)


def test_a_straight_way_is_taken_before_one_that_turns() -> None:
    """[move.start_tiers] [move.straight_if_possible] Tier 1: north is open, but it would turn."""
    table = scene(THREE_WAYS)
    assert asked(one_move(table, 2), answers=["w"]) == [("decide.heading", ("s", "w"))]


def test_a_bouncing_way_is_taken_before_a_straight_one_over_the_trail() -> None:
    """[ruling.straight_vs_back] [move.no_double_back] Tier 2: doubling back is for the only possible way."""
    table = scene(THREE_WAYS, trail=[SOUTH, WEST_END])
    assert asked(one_move(table, 2), answers=["e"]) == [("decide.wall_hit", ("e", "w"))]
    assert path(table) == [(2, 3), (1, 3), (1, 4)]


def test_a_straight_way_over_the_trail_is_taken_where_no_way_keeps_off_it() -> None:
    """[move.no_double_back] Tier 3: north begins off the trail, but cannot be walked to the end without it."""
    table = scene(THREE_WAYS, trail=[SOUTH, WEST_END, (1, 2), (1, 4)])
    assert asked(one_move(table, 2), answers=["s"]) == [("decide.heading", ("s", "w"))]
    assert path(table) == [(2, 3), (3, 3), (4, 3)]


@pytest.mark.parametrize(
    ("trail", "tier", "allowed"),
    [
        ([], 4, ["e", "w"]),
        ([(1, 1)], 4, ["e", "w"]),
        ([(1, 3)], 4, ["e", "w"]),
        ([(1, 1), (1, 3)], 4, ["e", "w"]),
    ],
)
def test_where_every_way_comes_back_all_open_headings_are_left(
    trail: list[Place], tier: int, allowed: list[str]
) -> None:
    """[move.all_on_the_trail] [move.start_tiers] Tier 4: four squares in a corridor of three."""
    assert headings(scene(CORRIDOR, trail=trail), 4) == (tier, allowed)


def test_a_first_step_back_may_be_chosen_where_every_way_comes_back() -> None:
    """[move.all_on_the_trail] West is where the hero came from, east is new: both end on walked squares."""
    table = scene(CORRIDOR, trail=[(1, 1)])
    assert asked(one_move(table, 4), answers=["w"]) == [("decide.heading", ("e", "w"))]
    assert path(table) == [(1, 2), (1, 1), (1, 2), (1, 3), (1, 2)]


def test_every_open_heading_is_left_where_the_trail_is_all_around() -> None:
    """[move.all_on_the_trail] [move.start_tiers] Tier 4: and closed ones are not."""
    table = scene(CORRIDOR, trail=[(1, 1), (1, 3)])
    assert asked(one_move(table, 4), answers=["w"]) == [("decide.heading", ("e", "w"))]
    assert path(table)[1] == (1, 1)


def test_no_heading_at_all_is_a_lost_move() -> None:
    """[move.start_tiers] [move.lost] No tier has anything."""
    assert headings(scene(CORRIDOR), 3) == (0, [])


def test_a_way_that_ends_in_a_dead_end_is_not_offered() -> None:
    """[ruling.only_way_is_global] East is open for five squares, but the sixth would lead back: only south is whole."""
    table = scene(
        """
        ######
        #@...#
        #.##.#
        #.##.#
        #...##
        ###..#
        ######
        """
    )
    assert headings(table, 6) == (2, ["s"])
    assert walk(table, 6) == (5, 3)


def test_a_way_that_would_cross_itself_is_not_whole() -> None:
    """[ruling.only_way_is_global] [move.trail] The squares of the move itself count: a ring of eight is too short."""
    ring = """
        #####
        #@..#
        #.#.#
        #...#
        #####
        """
    assert headings(scene(ring), 6) == (2, ["e", "s"])
    assert headings(scene(ring), 8) == (4, ["e", "s"])  # the eighth square would be the first one
    loop = """
        ######
        #@...#
        ##.#.#
        ##...#
        ######
        """
    assert headings(scene(loop), 8) == (2, ["e"])
    assert headings(scene(loop), 10) == (4, ["e"])  # the ninth square would be the second one


# East to (3, 4); there north leads on for three squares, south for one.
FORK = """
######
##...#
####.#
#@...#
####.#
######
"""


def test_at_a_wall_only_ways_to_the_end_are_offered() -> None:
    """[move.turn_tiers] Tier 1: south is open and off the trail, but too short."""
    table = scene(FORK)
    assert asked(one_move(table, 6)) == []
    assert path(table)[4:] == [(2, 4), (1, 4), (1, 3)]


def test_at_a_wall_all_ways_to_the_end_are_offered() -> None:
    """[move.turn_tiers] Tier 1: one step is left, and both sides have room for it; back is not among them."""
    table = scene(FORK)
    assert asked(one_move(table, 4), answers=["s"]) == [("decide.wall_hit", ("n", "s"))]
    assert path(table)[-1] == (4, 4)


def test_where_no_turn_leads_to_the_end_the_next_step_decides() -> None:
    """[move.turn_tiers] Tier 2: the sides that begin off the trail; then, one step short, back or over the trail."""
    table = scene(FORK, trail=[(1, 3)])
    assert asked(one_move(table, 6), answers=["n", "w"]) == [
        ("decide.wall_hit", ("n", "s")),
        ("decide.wall_hit", ("s", "w")),
    ]
    assert path(table)[-1] == (1, 3)


def test_a_turn_off_the_trail_is_taken_before_one_over_it() -> None:
    """[move.turn_tiers] Tier 2: north begins on the trail and is not offered."""
    table = scene(FORK, trail=[(1, 3), (2, 4)])
    assert walk(table, 4) == (4, 4)


@pytest.mark.parametrize(
    ("trail", "allowed"),
    [
        ([], ["n"]),
        ([(4, 4)], ["n"]),
        ([(1, 4)], ["n", "s"]),
        ([(1, 4), (4, 4)], ["n"]),
        ([(2, 4)], ["s"]),
        ([(2, 4), (4, 4)], ["n", "s", "w"]),
    ],
)
def test_the_three_tiers_at_one_wall(trail: list[Place], allowed: list[str]) -> None:
    """[move.turn_tiers] With three steps left at the fork: the first tier that has a heading decides."""
    table = scene(FORK, (3, 4), trail=[(3, 1), (3, 2), (3, 3), *trail])
    assert turns(table, "e", 3) == allowed


def test_back_is_offered_only_where_both_sides_are_closed_or_walked() -> None:
    """[move.reverse_last] [move.turn_tiers] Tier 3: sides over the trail and back, all of them."""
    table = scene(FORK, trail=[(2, 4), (4, 4)])
    assert asked(one_move(table, 4), answers=["w"]) == [("decide.wall_hit", ("n", "s", "w"))]
    assert path(table)[-2:] == [(3, 4), (3, 3)]


def test_one_fresh_side_is_enough_to_bar_the_way_back() -> None:
    """[move.reverse_last] Even where that side leads nowhere."""
    table = scene(FORK, trail=[(2, 4)])
    assert asked(one_move(table, 6)) == []
    assert path(table)[3:5] == [(3, 4), (4, 4)]
