"""Teleporters: they come in pairs; the first jump is forced, later ones are a choice."""

from __future__ import annotations

import pytest

from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.kernel import listen
from oubliette.kit.data import BadData
from tests.games.paper_dungeon.scenes import (
    asked,
    headings,
    hero_of,
    ledger,
    one_move,
    path,
    scene,
    slugs,
    take_turn,
    walk,
)

TWO_ROOMS = """
##########
#.@T...###
##########
#.T....###
##########
"""


def test_entering_one_leads_to_the_other_at_once() -> None:
    """[meet.teleporter_pair] The jump costs no step."""
    table = scene(TWO_ROOMS)
    events = listen(table)
    assert asked(one_move(table, 4)) == []
    assert path(table) == [(1, 2), (1, 3), (3, 2), (3, 3), (3, 4), (3, 5)]
    assert slugs(events).count("meet.teleporter_pair") == 1


def test_teleporters_work_both_ways() -> None:
    """[meet.teleporter_pair]"""
    table = scene(TWO_ROOMS, (3, 3))
    assert walk(table, 2, ["w"]) == (1, 2)
    assert path(table) == [(3, 3), (3, 2), (1, 3), (1, 2)]


def test_teleporters_come_in_pairs() -> None:
    """[meet.teleporter_pair] No floor has one, or three."""
    for drawing in ("#####\n#@T.#\n#####", "######\n#@TTT#\n######"):
        with pytest.raises(BadData):
            scene(drawing)


@pytest.mark.parametrize(("start", "heading", "end"), [((1, 1), "e", (3, 6)), ((1, 5), "w", (3, 2))])
def test_the_rest_of_the_move_keeps_the_heading(start: tuple[int, int], heading: str, end: tuple[int, int]) -> None:
    """[meet.teleporter_continue] Whatever it was on entering."""
    table = scene(
        """
        #########
        #..T..###
        #########
        #...T...#
        #########
        """,
        start,
    )
    assert headings(table, 4) == (1, [heading])
    assert walk(table, 4) == end


def test_a_diagonal_goes_on_diagonally() -> None:
    """[meet.teleporter_continue]"""
    table = scene(
        """
        #######
        #@#.###
        #.T.###
        #######
        #.T...#
        #..o..#
        #...o.#
        #######
        """
    )
    assert walk(table, 3) == (6, 4)
    assert ledger(table) == (0, 0, 2, 0)


def test_the_first_crossing_must_be_resolved() -> None:
    """[meet.teleporter_first_must] Nobody is asked, and the squares behind the teleporter are not walked."""
    table = scene("#######\n#@To..#\n#.....#\n#####T#\n#######")
    assert asked(one_move(table, 2), answers=["e"]) == [("decide.heading", ("e", "s"))]
    assert path(table) == [(1, 1), (1, 2), (3, 5), (2, 5)]
    assert hero_of(table).jumped


def test_a_later_crossing_is_the_players_choice() -> None:
    """[meet.teleporter_first_must] Walk on or jump, a new choice each time."""
    for answer, end in {"walk_on": (1, 5), "jump": (3, 4)}.items():
        table = scene(TWO_ROOMS, (1, 1), jumped=True)
        assert asked(one_move(table, 4), answers=[answer]) == [("decide.teleport_again", ("walk_on", "jump"))]
        assert path(table)[-1] == end


def test_later_crossings_may_be_many() -> None:
    """[meet.teleporter_first_must] To and fro: the first jump is forced, the second and third are chosen."""
    table = scene(TWO_ROOMS, (1, 1))
    assert take_turn(table, dice=[4]) == (3, 4)
    assert take_turn(table, dice=[2]) == (3, 6)
    assert take_turn(table, dice=[4], answers=["jump"]) == (1, 3)
    assert take_turn(table, dice=[2], answers=["e"]) == (1, 5)
    assert take_turn(table, dice=[2], answers=["jump"]) == (3, 2)


def test_having_travelled_once_both_ends_are_optional() -> None:
    """[ruling.teleporter_pair_once] The other icon was never entered, yet it is a choice now."""
    table = scene(TWO_ROOMS)
    take_turn(table, dice=[4])
    assert path(table)[-1] == (3, 5)
    questions = asked(play_turn(table), dice=[4], answers=["walk_on"])
    assert questions == [("decide.teleport_again", ("walk_on", "jump"))]
    assert path(table) == [(3, 5), (3, 4), (3, 3), (3, 2), (3, 1)]


def test_arriving_is_no_crossing() -> None:
    """[ruling.teleporter_pair_once] On the second icon nothing is asked and nobody is sent back."""
    table = scene(TWO_ROOMS)
    assert asked(one_move(table, 2)) == []
    assert path(table) == [(1, 2), (1, 3), (3, 2), (3, 3)]
    table = scene(TWO_ROOMS, (1, 1), jumped=True)
    assert len(asked(one_move(table, 4), answers=["jump"])) == 1


def test_with_the_last_step_the_jump_still_happens() -> None:
    """[ruling.teleporter_last_step] The turn ends on the other one."""
    table = scene(TWO_ROOMS, (1, 1))
    assert take_turn(table, dice=[2]) == (3, 2)
    assert path(table) == [(1, 1), (1, 2), (1, 3), (3, 2)]


def test_a_later_jump_is_offered_for_the_last_step_too() -> None:
    """[ruling.teleporter_last_step] [meet.teleporter_first_must]"""
    table = scene(TWO_ROOMS, (1, 1), jumped=True)
    assert take_turn(table, dice=[2], answers=["jump"]) == (3, 2)


def test_leaving_from_a_teleporter_is_no_crossing() -> None:
    """[ruling.teleporter_pair_once] A hero who stands on one and walks off it is not asked."""
    table = scene(TWO_ROOMS, (3, 2), jumped=True)
    assert asked(play_turn(table), dice=[4]) == []
    assert path(table)[-1] == (3, 6)


def test_look_ahead_jumps_the_first_time() -> None:
    """[move.trajectory] East is straight only by way of the teleporter."""
    assert headings(scene(TWO_ROOMS), 4) == (1, ["e"])
    assert headings(scene("#####\n#@T##\n#####\n##T.#\n#####"), 2) == (1, ["e"])


def test_look_ahead_jumps_on_ways_with_turns() -> None:
    """[move.trajectory] East, jump, and south from the wall behind the exit: whole the first time, not later."""
    drawing = """
        ######
        #@T###
        #.####
        ####T#
        ####.#
        ####.#
        ####.#
        ######
        """
    assert headings(scene(drawing), 4) == (2, ["e"])
    assert walk(scene(drawing), 4) == (6, 4)
    assert headings(scene(drawing, jumped=True), 4) == (4, ["e", "s"])


def test_look_ahead_declines_later_jumps() -> None:
    """[move.trajectory] Without the jump the way is too short, and it is only offered as what is left."""
    drawing = """
        ######
        #@T###
        #.####
        #.####
        ###T.#
        ######
        """
    assert headings(scene(drawing), 2) == (1, ["e", "s"])
    assert headings(scene(drawing, jumped=True), 2) == (1, ["s"])


def test_the_second_teleporter_on_the_way_is_not_used_in_look_ahead() -> None:
    """[move.trajectory] [ruling.teleporter_pair_once] The first jump of the move uses the pair up."""
    table = scene(
        """
        ########
        #@T..T.#
        ########
        """
    )
    assert headings(table, 2) == (1, ["e"])  # to (1, 5) and one square on
    assert walk(table, 2) == (1, 6)
    table = scene("########\n#.T..T@#\n########")
    assert walk(table, 2) == (1, 1)


def test_right_behind_a_teleporter_the_hero_may_have_to_turn() -> None:
    """[meet.teleporter_continue] [move.turn_only_at_wall] The heading is kept until the wall behind the exit."""
    table = scene(
        """
        ######
        #@T.##
        ######
        ##.T##
        ##..##
        ######
        """
    )
    assert asked(one_move(table, 2)) == []
    assert path(table) == [(1, 1), (1, 2), (3, 3), (4, 3)]
