"""A move from its first square to its last: distance, heading, turns, style."""

from __future__ import annotations

from oubliette.kernel import listen
from tests.games.paper_dungeon.scenes import (
    asked,
    headings,
    ledger,
    one_move,
    path,
    scene,
    slugs,
    take_turn,
    walk,
)

CORRIDOR = """
######
#@...#
######
"""
PILLAR = """
#######
#.....#
#...#.#
#.....#
#.@...#
#.....#
#######
"""


def test_the_whole_result_is_travelled() -> None:
    """[move.full_distance] Six squares in a corridor of four: to its end, and three back."""
    table = scene(CORRIDOR)
    assert walk(table, 6) == (1, 1)
    assert path(table) == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 3), (1, 2), (1, 1)]


def test_no_square_is_held_back_for_a_better_one() -> None:
    """[move.full_distance] The hero cannot stop on the heart, nor short of the enemy."""
    table = scene(
        """
        #######
        #@.c3.#
        #######
        """
    )
    assert asked(one_move(table, 4)) == []
    assert path(table)[-1] == (1, 5)
    assert ledger(table) == (3, 3, 0, 0)


def test_the_player_picks_one_of_the_directions() -> None:
    """[move.choose_direction] Each of the offered ones can be taken."""
    ends = {"n": (1, 3), "e": (3, 5), "s": (5, 3), "w": (3, 1)}
    drawing = "#######\n" + "#.....#\n" * 5 + "#######"
    for heading, end in ends.items():
        table = scene(drawing, (3, 3))
        events = listen(table)
        assert walk(table, 2, [heading]) == end
        assert events[0].slug == "move.choose_direction"
        assert events[0].facts == {"seat": 0, "heading": heading, "steps": 2}


def test_a_way_without_walls_must_be_taken() -> None:
    """[move.straight_if_possible] Four squares go east only; north and west would end at a wall."""
    table = scene(
        """
        #########
        #..o....#
        #..@....#
        #########
        """
    )
    assert headings(table, 4) == (1, ["e"])
    assert walk(table, 4) == (2, 7)
    assert ledger(table) == (0, 0, 0, 0)


def test_all_ways_without_walls_are_offered() -> None:
    """[move.straight_if_possible] One of those: the player's choice."""
    table = scene(
        """
        ########
        #......#
        #..@...#
        ########
        """
    )
    assert asked(one_move(table, 2), answers=["w"]) == [("decide.heading", ("e", "w"))]
    assert path(table)[-1] == (2, 1)


def test_the_heading_is_kept_whatever_lies_beside_or_ahead() -> None:
    """[move.keep_heading] No dodging of the enemy, no detour to the chest: nothing is asked on the way."""
    table = scene(
        """
        #######
        #.$...#
        #@.5..#
        #.$...#
        #######
        """
    )
    assert asked(one_move(table, 4)) == []
    assert path(table) == [(2, 1), (2, 2), (2, 3), (2, 4), (2, 5)]
    assert ledger(table) == (0, 5, 0, 0)


def test_open_sides_are_no_reason_to_turn() -> None:
    """[move.turn_only_at_wall] One choice, at the wall; the open crossing before it offers none."""
    table = scene(
        """
        #######
        ##.##.#
        ##.##.#
        #@....#
        ##.##.#
        ##.##.#
        #######
        """
    )
    assert asked(one_move(table, 6), answers=["s"]) == [("decide.wall_hit", ("n", "s"))]
    assert path(table) == [(3, 1), (3, 2), (3, 3), (3, 4), (3, 5), (4, 5), (5, 5)]


def test_after_a_turn_the_new_heading_is_kept() -> None:
    """[move.turn_only_at_wall] East to the wall, then south past an open side, to the next wall."""
    table = scene(
        """
        ######
        #@..##
        ###.##
        ##...#
        ###.##
        ###.##
        ######
        """
    )
    assert asked(one_move(table, 6)) == []
    assert path(table) == [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (4, 3), (5, 3)]


def test_the_turn_is_told() -> None:
    """[move.turn_only_at_wall] [move.forced_is_told] Nobody chose it, so it is told why."""
    table = scene(
        """
        #####
        #@..#
        ###.#
        ###.#
        #####
        """
    )
    events = listen(table)
    assert walk(table, 4) == (3, 3)
    assert slugs(events) == ["move.forced_is_told", "move.forced_turn"]
    told = {"seat": 0, "heading": "s", "steps": 2, "why": "only_open", "closed": ("n",), "walls": (), "trail": ()}
    assert events[-1].facts == told


def test_a_diagonal_move_stays_diagonal() -> None:
    """[move.turn_keeps_style] At the pillar: north-west and south-east, though east and west are open too."""
    table = scene(PILLAR)
    assert asked(one_move(table, 3), answers=["ne", "nw"])[1] == ("decide.wall_hit", ("se", "nw"))
    assert path(table) == [(4, 2), (3, 3), (2, 2), (1, 1)]


def test_an_orthogonal_move_stays_orthogonal() -> None:
    """[move.turn_keeps_style] A diagonal gap beside the wall is no way on."""
    table = scene(
        """
        #######
        ####.##
        #@..###
        ###.###
        ###.###
        #######
        """
    )
    assert asked(one_move(table, 4)) == []
    assert path(table) == [(2, 1), (2, 2), (2, 3), (3, 3), (4, 3)]


def test_no_mirror_law_holds_at_a_wall() -> None:
    """[ruling.turn_choice] Either perpendicular heading, as the player likes; back is not offered."""
    for answer, end in {"nw": (1, 1), "se": (5, 5)}.items():
        table = scene(PILLAR)
        questions = asked(one_move(table, 3), answers=["ne", answer])
        assert questions == [("decide.heading", ("ne", "se", "nw")), ("decide.wall_hit", ("se", "nw"))]
        assert path(table)[-1] == end


def test_a_choice_with_one_option_makes_itself() -> None:
    """[move.auto] Neither the heading nor the turn is asked for, but events tell the move."""
    table = scene(
        """
        #####
        #@..#
        ###.#
        #####
        """
    )
    events = listen(table)
    assert asked(one_move(table, 2)) == []
    assert events[0].slug == "move.forced_is_told"
    assert path(table)[-1] == (1, 3)


def test_without_an_open_first_step_the_move_is_lost() -> None:
    """[move.lost] [ruling.lost_move] The hero stays, nothing is asked, the turn ends there."""
    table = scene(
        """
        #####
        #o@o#
        #####
        """
    )
    events = listen(table)
    assert take_turn(table, dice=[5]) == (1, 2)
    assert ledger(table) == (0, 0, 0, 0)
    assert slugs(events) == ["roll.face", "turn.odd_diagonal", "move.lost", "turn.mark_path"]


def test_a_lost_move_does_not_fall_back_on_the_other_style() -> None:
    """[move.lost] [turn.even_orthogonal] Only diagonals are open, and the result is even."""
    table = scene(
        """
        #####
        #.#.#
        ##@##
        #####
        """,
        corner_rule="free",
    )
    assert walk(table, 2) == (2, 2)
    assert path(table) == [(2, 2)]
    assert walk(table, 1, ["nw"]) == (1, 1)


def test_used_finds_are_empty_squares() -> None:
    """[move.old_squares_free] A used web holds nobody, a used coin pays nothing, a used enemy does not bite."""
    table = scene(
        """
        #######
        #@ow9.#
        #######
        """,
        taken=[(1, 2), (1, 3), (1, 4)],
    )
    assert walk(table, 4) == (1, 5)
    assert ledger(table) == (0, 0, 0, 0)
