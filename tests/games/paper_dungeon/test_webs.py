"""Spider webs: they hold, they cost coins, and look-ahead knows them."""

from __future__ import annotations

from oubliette.kernel import listen
from tests.games.paper_dungeon.scenes import asked, headings, hero_of, ledger, one_move, path, scene, take_turn, walk

LINE = """
########
#@.w.o.#
########
"""


def test_a_web_stops_the_hero_and_costs_what_the_die_says() -> None:
    """[meet.web] The rest of the move is lost; the coin behind it is not reached."""
    for face in (1, 6):
        table = scene(LINE, coins=3)
        events = listen(table)
        assert take_turn(table, dice=[6, face]) == (1, 3)
        assert path(table) == [(1, 1), (1, 2), (1, 3)]
        assert ledger(table) == (0, 0, 0, face)
        assert [event.facts for event in events if event.slug == "meet.web"] == [{"seat": 0, "coins": face}]


def test_a_web_entered_with_the_last_step_costs_as_well() -> None:
    """[meet.web]"""
    table = scene(LINE)
    take_turn(table, dice=[2, 4])
    assert ledger(table) == (0, 0, 0, 4)


def test_a_used_web_holds_nobody() -> None:
    """[meet.web] [meet.once] [move.old_squares_free]"""
    table = scene(LINE, taken=[(1, 3)])
    assert take_turn(table, dice=[4]) == (1, 5)
    assert ledger(table) == (0, 0, 1, 0)


def test_the_web_does_not_hold_in_the_next_turn() -> None:
    """[ruling.web_only_this_move] The next roll is walked in full, off the web and past it."""
    table = scene(LINE)
    take_turn(table, dice=[4, 1])
    assert take_turn(table, dice=[2]) == (1, 5)
    assert ledger(table) == (0, 0, 1, 1)


def test_a_line_that_ends_in_a_web_counts_as_straight() -> None:
    """[ruling.web_in_lookahead] [move.trajectory] East hits no wall, because the web ends it first."""
    drawing = """
        #######
        #@.w###
        #.#####
        #.#####
        #.#####
        #.#####
        #######
        """
    assert headings(scene(drawing), 4) == (1, ["e", "s"])
    assert headings(scene(drawing, taken=[(1, 3)]), 4) == (1, ["s"])


def test_a_web_ends_ways_with_turns_too() -> None:
    """[move.trajectory] Only the way to the web is whole: the other one is a dead end of the same length."""
    drawing = """
        ######
        #@.#.#
        #.##.#
        #..#.#
        ##.#.#
        ##w#.#
        ######
        """
    assert headings(scene(drawing), 12) == (2, ["s"])
    assert headings(scene(drawing, taken=[(5, 2)]), 12) == (4, ["e", "s"])


def test_at_a_wall_the_way_into_a_web_is_whole() -> None:
    """[ruling.web_in_lookahead] [move.turn_tiers] South ends in the web at once, north is too short."""
    drawing = """
        #####
        ###.#
        #@..#
        ###w#
        #####
        """
    assert walk(scene(drawing), 6, dice=[2]) == (3, 3)
    used = scene(drawing, taken=[(3, 3)])
    assert asked(one_move(used, 6), answers=["n"]) == [("decide.wall_hit", ("n", "s"))]


def test_a_web_behind_a_wall_is_no_excuse() -> None:
    """[ruling.web_in_lookahead] The web must be reached before the wall."""
    table = scene("#######\n#@.#w.#\n#.....#\n#.....#\n#######")
    assert headings(table, 4) == (2, ["e", "s"])


def test_a_web_on_the_trail_is_still_the_trail() -> None:
    """[move.trail] [ruling.web_in_lookahead] Straight into it, but over the line of the move before."""
    table = scene("#######\n#.w@..#\n#######", trail=[(1, 2)])
    assert headings(table, 2) == (1, ["e"])


def test_a_purse_may_be_overdrawn_on_the_floor() -> None:
    """[meet.web] Into "- ¢", whatever is in the purse: the sum is made at the exit."""
    table = scene(LINE, coins=0)
    take_turn(table, dice=[2, 5])
    assert (ledger(table), hero_of(table).coins) == ((0, 0, 0, 5), 0)
