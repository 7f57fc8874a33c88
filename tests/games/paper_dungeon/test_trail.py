"""The trail: what counts as going back over one's steps, and for how long."""

from __future__ import annotations

from oubliette.games.paper_dungeon.turn import play_turn
from tests.games.paper_dungeon.scenes import asked, headings, one_move, path, scene, take_turn, trail_of, turns, walk

ROOM = """
#######
#.....#
#.....#
#@....#
#.....#
#.....#
#######
"""


def test_the_line_of_the_move_before_is_the_trail() -> None:
    """[move.trail] All its squares, the first and the last included."""
    table = scene(ROOM)
    assert trail_of(table) == set()
    take_turn(table, dice=[4])
    assert trail_of(table) == {(3, 1), (3, 2), (3, 3), (3, 4), (3, 5)}
    take_turn(table, dice=[1], answers=["nw"])
    assert trail_of(table) == {(3, 5), (2, 4)}


def test_the_square_where_the_move_before_began_is_kept_off() -> None:
    """[move.trail] [move.no_double_back] Back onto its first square: not while there are other ways."""
    table = scene(ROOM)
    take_turn(table, dice=[2], answers=["n"])
    assert headings(table, 2) == (1, ["e"])  # from (1, 1); south would end where the move before began


def test_entering_the_trail_from_the_side_is_doubling_back_too() -> None:
    """[ruling.double_back_meaning] Crossing the line is barred like following it."""
    table = scene(ROOM, (2, 3), trail=[(3, 1), (3, 2), (3, 3), (3, 4), (3, 5)])
    assert headings(table, 2) == (1, ["e", "w"])
    assert headings(scene(ROOM, (2, 3)), 2) == (1, ["e", "s", "w"])


def test_a_line_is_touched_by_its_last_square_only() -> None:
    """[ruling.double_back_meaning] The whole way counts, its end too."""
    table = scene(ROOM, (3, 3), trail=[(5, 3)])
    assert headings(table, 2) == (1, ["n", "e", "w"])
    table = scene(ROOM, (3, 3), trail=[(4, 4), (2, 2)])
    assert headings(table, 2) == (1, ["n", "e", "s", "w"])  # beside the ways, not on them


def test_older_lines_may_be_crossed() -> None:
    """[move.no_double_back_scope] [move.old_squares_free] The third move crosses the first, not the second."""
    table = scene(ROOM)
    take_turn(table, dice=[4])
    take_turn(table, dice=[1], answers=["nw"])
    assert asked(play_turn(table), dice=[2], answers=["s"]) == [("decide.heading", ("s", "w"))]
    assert path(table) == [(2, 4), (3, 4), (4, 4)]


def test_the_move_before_bars_the_way_that_an_older_line_does_not() -> None:
    """[move.no_double_back_scope] The same square and roll as above, one move earlier."""
    table = scene(ROOM, (2, 4), trail=[(3, 1), (3, 2), (3, 3), (3, 4), (3, 5)])
    assert headings(table, 2) == (1, ["w"])


def test_the_move_under_way_counts_at_its_turns() -> None:
    """[move.no_double_back_scope] [move.no_double_back] Round a ring: at its last wall only back or over the start."""
    ring = """
        #####
        #@..#
        #.#.#
        #...#
        #####
        """
    table = scene(ring)
    assert asked(one_move(table, 8), answers=["e"]) == [("decide.heading", ("e", "s"))]
    assert path(table)[-3:] == [(3, 1), (2, 1), (1, 1)]
    table = scene(ring)
    assert asked(one_move(table, 10), answers=["e", "s"])[-1] == ("decide.wall_hit", ("e", "s"))
    assert path(table)[-3:] == [(1, 1), (2, 1), (3, 1)]


def test_doubling_back_is_allowed_where_it_is_the_only_way() -> None:
    """[move.no_double_back] Out of a blind alley over the whole line of the move before."""
    table = scene(
        """
        ######
        #@...#
        ######
        """
    )
    take_turn(table, dice=[2])
    take_turn(table, dice=[6], answers=["e"])
    assert path(table) == [(1, 3), (1, 4), (1, 3), (1, 2), (1, 1), (1, 2), (1, 3)]


def test_both_teleporters_are_on_the_trail() -> None:
    """[move.trail] The one entered and the one that the line goes on from."""
    table = scene(
        """
        ########
        #@T.#T.#
        ####..##
        ########
        """
    )
    take_turn(table, dice=[2])
    assert path(table) == [(1, 1), (1, 2), (1, 5), (1, 6)]
    assert trail_of(table) == {(1, 1), (1, 2), (1, 5), (1, 6)}


def test_a_teleporter_of_this_move_is_kept_off_in_this_move() -> None:
    """[move.trail] At the wall behind the second teleporter, that teleporter is no fresh way."""
    table = scene(
        """
        #######
        #@T####
        ###.###
        ##.T.##
        #######
        """,
        (3, 4),
        jumped=True,
        trail=[(1, 1), (1, 2), (3, 3)],
    )
    assert turns(table, "e", 2) == ["w"]  # tier 3: the only open one, and it is on the trail
    assert headings(table, 2) == (3, ["w"])


def test_a_lost_move_leaves_the_square_itself() -> None:
    """[move.trail] [move.lost] The line before it is forgotten: the way back is free again."""
    table = scene(
        """
        #####
        #@..#
        #####
        """
    )
    take_turn(table, dice=[2])
    assert headings(table, 2) == (3, ["w"])
    take_turn(table, dice=[1])
    assert trail_of(table) == {(1, 3)}
    assert headings(table, 2) == (1, ["w"])


def test_a_scroll_leaves_departure_and_arrival() -> None:
    """[move.trail] [ruling.scroll_is_a_turn] Nothing between them, nothing of the line before."""
    table = scene(ROOM, items=["teleport_scroll"], trail=[(1, 1), (2, 1)], scroll="instead_of_roll")
    take_turn(table, answers=["teleport_scroll", "d4"])
    assert path(table) == [(3, 1), (3, 3)]
    assert trail_of(table) == {(3, 1), (3, 3)}
    assert headings(table, 2) == (1, ["n", "e", "s"])


def test_a_web_ends_the_line_where_it_holds() -> None:
    """[move.trail] [meet.web] The squares behind the web were not walked."""
    table = scene(
        """
        #######
        #@.w..#
        #######
        """
    )
    take_turn(table, dice=[4, 1])
    assert trail_of(table) == {(1, 1), (1, 2), (1, 3)}


def test_reverse_rule_bars_only_the_step_back() -> None:
    """[ruling.reverse_trail] The rest of the line is crossed freely, the last step is not undone."""
    table = scene(ROOM, trail_rule="reverse")
    take_turn(table, dice=[2], answers=["e"])
    assert trail_of(table) == {(3, 2)}
    assert headings(table, 2) == (1, ["n", "e", "s"])
    take_turn(table, dice=[1], answers=["sw"])  # from (3, 3) to (4, 2), beside the line
    assert headings(table, 1) == (1, ["se", "sw", "nw"])
    assert walk(table, 1, ["nw"]) == (3, 1)  # a square of the line before


def test_reverse_rule_lets_a_move_cross_the_last_line() -> None:
    """The way north ends on the last line: trail_rule reverse allows it, trail_rule squares bars it."""
    trail = [(3, 2)]  # the hero has just come from there, at the end of a longer line
    free = scene(ROOM, (3, 3), trail=trail, trail_rule="reverse")
    assert headings(free, 2) == (1, ["n", "e", "s"])
    squares = scene(ROOM, (3, 3), trail=[(1, 3), (1, 2), (2, 2), (3, 2)], trail_rule="squares")
    assert headings(squares, 2) == (1, ["e", "s"])


def test_reverse_rule_lets_a_move_cross_itself() -> None:
    """trail_rule reverse: round the ring and over its own first square, which trail_rule squares allows nobody."""
    ring = """
        #####
        #@..#
        #.#.#
        #...#
        #####
        """
    assert headings(scene(ring), 10)[0] == 4
    assert headings(scene(ring, trail_rule="reverse"), 10) == (2, ["e", "s"])
    table = scene(ring, trail_rule="reverse")
    assert asked(one_move(table, 10), answers=["e"]) == [("decide.heading", ("e", "s"))]
    assert path(table)[-3:] == [(1, 1), (1, 2), (1, 3)]


def test_reverse_rule_bars_the_step_back_on_ways_with_turns() -> None:
    """trail_rule reverse: of two bouncing ways, the one that begins with the step back is not offered."""
    drawing = """
        #####
        #.@.#
        #.#.#
        #####
        """
    assert headings(scene(drawing, trail_rule="reverse"), 2) == (2, ["e", "w"])
    assert headings(scene(drawing, trail=[(1, 1)], trail_rule="reverse"), 2) == (2, ["e"])


def test_reverse_rule_still_turns_back_where_nothing_else_is_open() -> None:
    """trail_rule reverse: the blind alley."""
    table = scene(
        """
        ######
        #@...#
        ######
        """,
        trail_rule="reverse",
    )
    take_turn(table, dice=[4])
    assert path(table) == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 3)]
    assert headings(table, 2) == (1, ["w"])  # the last step came from (1, 4): west is the way on
