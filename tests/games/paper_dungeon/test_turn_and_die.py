"""A turn: the die, the style of the move, the line; giving up; the cap on turns."""

from __future__ import annotations

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.kernel import FATE, listen, play
from tests.games.paper_dungeon.scenes import (
    asked,
    headings,
    hero_of,
    ledger,
    path,
    place_of,
    scene,
    slugs,
    take_turn,
    trail_of,
    waiting,
)

HALL = """
###############
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
#......@......#
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
###############
"""


def test_a_turn_is_a_roll_and_that_many_squares_one_at_a_time() -> None:
    """[turn.roll] The hero meets finds on the way, not only where the move ends."""
    table = scene(
        """
        ########
        #@o2oa.#
        ########
        """
    )
    events = listen(table)
    ask = waiting(play_turn(table))
    assert (ask.seat, ask.prompt, list(ask.options)) == (FATE, "roll.move", [1, 2, 3, 4, 5, 6])
    assert take_turn(table, dice=[4]) == (1, 5)
    assert path(table) == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5)]
    assert ledger(table) == (1, 2, 2, 0)
    assert [slug for slug in slugs(events) if slug.startswith("meet.")] == [
        "meet.coin",
        "meet.enemy",
        "meet.coin",
        "meet.heart",
    ]


@pytest.mark.parametrize("roll", [1, 3, 5])
def test_odd_results_go_diagonally(roll: int) -> None:
    """[turn.odd_diagonal] All four diagonals are offered, and nothing else."""
    for heading, (down, right) in {"ne": (-1, 1), "se": (1, 1), "sw": (1, -1), "nw": (-1, -1)}.items():
        table = scene(HALL)
        questions = asked(play_turn(table), dice=[roll], answers=[heading])
        assert questions == [("decide.heading", ("ne", "se", "sw", "nw"))]
        assert path(table)[-1] == (7 + roll * down, 7 + roll * right)


@pytest.mark.parametrize("roll", [2, 4, 6])
def test_even_results_go_orthogonally(roll: int) -> None:
    """[turn.even_orthogonal] North, east, south and west, and nothing else."""
    for heading, (down, right) in {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}.items():
        table = scene(HALL)
        questions = asked(play_turn(table), dice=[roll], answers=[heading])
        assert questions == [("decide.heading", ("n", "e", "s", "w"))]
        assert path(table)[-1] == (7 + roll * down, 7 + roll * right)


def test_the_path_is_drawn_and_the_next_turn_starts_at_its_end() -> None:
    """[turn.mark_path]"""
    table = scene(HALL)
    events = listen(table)
    take_turn(table, dice=[2], answers=["e"])
    assert events[-1].slug == "turn.mark_path"
    assert events[-1].facts == {"seat": 0, "square": "j8"}
    take_turn(table, dice=[3], answers=["ne"])
    lines = [[place_of(table, square) for square in line] for line in hero_of(table).lines]
    assert lines == [[(7, 7), (7, 8), (7, 9)], [(7, 9), (6, 10), (5, 11), (4, 12)]]
    assert GAME.view(table, 0)["players"][0]["lines"] == [list(line) for line in hero_of(table).lines]


def test_a_hero_who_is_not_sure_is_asked_again() -> None:
    """[ruling.giving_up_is_asked_twice] "Go on" leads back to the first question, and nothing has happened."""
    table = scene(HALL, hp=9, coins=5, floor_number=2, abandon_floor=True, items=["teleport_scroll"])
    events = listen(table)
    first = ("decide.use_scroll_or_roll", ("roll", "teleport_scroll", "abandon"))
    second = ("decide.abandon", ("go_on", "abandon"))
    ask = waiting(play_turn(table), answers=["abandon", "go_on", "abandon", "go_on"])
    assert (ask.prompt, tuple(ask.options), ask.facts) == (*first, {"turn": 1})
    assert (events, hero_of(table).turns, hero_of(table).deaths) == ([], 0, 0)
    answers = ["abandon", "go_on", "roll", "e"]
    heading = ("decide.heading", ("n", "e", "s", "w", "teleport_scroll"))
    assert asked(play_turn(table), dice=[2], answers=answers) == [first, second, first, heading]
    assert (hero_of(table).turns, hero_of(table).done, path(table)[-1]) == (1, False, (7, 9))


def test_the_second_question_names_the_floor() -> None:
    """abandon_floor: it is about this floor, and about giving it up."""
    ask = waiting(play_turn(scene(HALL, floor_number=2, abandon_floor=True)), answers=["abandon"])
    assert (ask.seat, ask.prompt, ask.facts) == (0, "decide.abandon", {"floor": 2})


def test_nothing_of_the_ledger_counts_on_a_floor_given_up() -> None:
    """abandon_floor: what was met there is not summed up, neither told nor carried over to the next floor."""
    table = scene("########\n#@o2a..#\n########", hp=9, coins=5, floor_number=2, abandon_floor=True)
    play(GAME.turn(table), dice=[4], answers=["roll"])
    assert ledger(table) == (1, 2, 1, 0)
    events = listen(table)
    play(GAME.turn(table), answers=["abandon", "abandon"])
    assert "exit.sum" not in slugs(events)
    assert (hero_of(table).hp, hero_of(table).coins, ledger(table)) == (10, 0, (0, 0, 0, 0))


def test_nothing_is_given_up_where_the_option_is_off() -> None:
    """abandon_floor off: a turn begins with the die at once."""
    assert waiting(play_turn(scene(HALL, abandon_floor=False))).seat == FATE


def test_giving_up_is_no_answer_in_the_middle_of_a_turn() -> None:
    """abandon_floor: only at the start of a turn."""
    table = scene(HALL, abandon_floor=True)
    assert asked(play_turn(table), dice=[1], answers=["roll", "ne"]) == [
        ("decide.use_scroll_or_roll", ("roll", "abandon")),
        ("decide.heading", ("ne", "se", "sw", "nw")),
    ]


def test_a_lost_move_uses_up_the_turn() -> None:
    """[turn.roll] [move.lost] It counts as a turn, and its line is the square itself."""
    table = scene(
        """
        #####
        #.@.#
        #####
        """
    )
    assert take_turn(table, dice=[3]) == (1, 2)
    assert (hero_of(table).turns, path(table), trail_of(table)) == (1, [(1, 2)], {(1, 2)})
    assert headings(table, 2) == (4, ["e", "w"])
