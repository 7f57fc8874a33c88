"""Contesting a line that came too close to a wall. Rulebook: bad faith."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import GameOver, listen, play
from tests.games.dungeon_pen.scenes import (
    EAST,
    NORTH,
    OPEN,
    STILL,
    WEST,
    aim,
    asked,
    at,
    flick_of,
    give,
    put,
    slugs,
    table,
    told,
    wall,
)

# A line of five squares, less than a tenth above the wall E9 to G9: closest to its first corner, then away from it
PAST = aim(359.5, 60)
END = (6.9998, 7.8864)
BEFORE = (3.9492, 7.913)  # the point a skin before that corner
ALONG = aim(EAST, 60)  # equally close over its whole length


def scene(y: float = 7.93, x: float = 2.0) -> Table:
    t = table(sheet=OPEN, bad_faith=True)
    wall(t, "E9", "G9")
    put(t.players[0], x, y)
    return t


@pytest.mark.parametrize("face", [4, 5, 6])
def test_with_four_or_more_the_closest_point_becomes_a_contact(face: int) -> None:
    """[spirit.bad_faith] Like any contact it costs a hit point, and the player stops a skin before it."""
    t = scene()
    events = listen(t)
    play(flick_of(t), dice=[*STILL, face], answers=[PAST, "contest"])
    assert t.players[0].hp == 14 and at(t.players[0]) == BEFORE and t.players[0].touched
    assert t.strokes[-1].contact and t.players[1].contested and not t.players[0].contested
    assert slugs(events) == ["flick.line", "spirit.bad_faith", "flick.wall_contact", "flick.new_position"]
    assert events[1].facts == {"seat": 1, "square": "D8", "face": face, "success": 1}


def test_of_points_that_are_equally_close_it_is_the_first() -> None:
    """[spirit.bad_faith] Along the wall the contact is where it begins, like any contact: at 4, 7.9."""
    t = scene(7.9)
    play(flick_of(t), dice=[*STILL, 4], answers=[ALONG, "contest"])
    assert at(t.players[0]) == (3.95, 7.9)


@pytest.mark.parametrize("face", [1, 2, 3])
def test_with_three_or_less_the_line_stands(face: int) -> None:
    """[spirit.bad_faith]"""
    t = scene()
    events = listen(t)
    play(flick_of(t), dice=[*STILL, face], answers=[PAST, "contest"])
    assert t.players[0].hp == 15 and at(t.players[0]) == END and t.players[1].contested
    assert told(events, "spirit.bad_faith")[0].facts["success"] == 0


def test_the_opponent_may_let_it_pass_and_keeps_the_right() -> None:
    """[spirit.bad_faith]"""
    t = scene()
    play(flick_of(t), dice=STILL, answers=[PAST, "let_pass"])
    assert at(t.players[0]) == END and not t.players[1].contested
    put(t.players[0], 2.0, 7.93)
    play(flick_of(t), dice=[*STILL, 4], answers=[PAST, "contest"])
    assert t.players[0].hp == 14


def test_each_of_us_may_do_it_once_per_game() -> None:
    """[spirit.bad_faith] The other one still may."""
    t = scene()
    play(flick_of(t), dice=[*STILL, 3], answers=[PAST, "contest"])
    put(t.players[0], 2.0, 7.93)
    play(flick_of(t), dice=STILL, answers=[PAST])
    put(t.players[1], 2.0, 7.93)
    assert asked(flick_of(t, seat=1), PAST, *STILL).seat == 0


@pytest.mark.parametrize(("y", "may"), [(7.86, True), (7.85, True), (7.84, False), (7.0, False)])
def test_the_line_must_come_within_fifteen_hundredths(y: float, may: bool) -> None:
    """[spirit.bad_faith]"""
    t = scene(y)
    play(flick_of(t), dice=STILL, answers=[ALONG, "let_pass"] if may else [ALONG])
    assert t.players[0].hp == 15


@pytest.mark.parametrize(("y", "may"), [(9.14, True), (9.15, True), (9.16, False)])
def test_the_gap_is_the_same_below_a_wall(y: float, may: bool) -> None:
    """[spirit.bad_faith] Left or right, above or below."""
    t = scene(y)
    play(flick_of(t), dice=STILL, answers=[ALONG, "let_pass"] if may else [ALONG])
    assert t.players[0].hp == 15


def test_a_real_contact_is_not_contested() -> None:
    """[spirit.bad_faith] It has cost its hit point already."""
    t = scene()
    play(flick_of(t), dice=STILL, answers=[aim(10, 60)])
    assert t.players[0].hp == 14 and not t.players[1].contested


def test_a_miss_is_not_contested() -> None:
    """[spirit.bad_faith] There is no line."""
    t = table(sheet=OPEN, bad_faith=True, profile="normal")
    put(t.players[0], 2.0, 0.1)
    play(flick_of(t), dice=[0, 0, 0, 0], answers=[PAST])
    assert t.strokes == []


def test_a_wall_beside_which_the_line_began_does_not_count() -> None:
    """[ruling.contest_from_outside] After a contact every line begins beside a wall."""
    t = scene(7.95, 4.5)
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 20)])
    assert at(t.players[0]) == (4.5, 5.95)


def test_another_wall_counts() -> None:
    """[ruling.contest_from_outside]"""
    t = scene(7.95, 6.5)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 100)])
    wall(t, "K9", "M9")
    put(t.players[0], 6.5, 7.95)
    play(flick_of(t), dice=[*STILL, 6], answers=[aim(EAST, 100), "contest"])
    assert t.players[0].hp == 14


def test_the_end_of_a_line_may_be_what_came_too_close() -> None:
    """[spirit.bad_faith] It stopped a tenth of a square before the wall: now it has touched it."""
    t = table(sheet=OPEN, bad_faith=True)
    wall(t, "H8", "H10")
    put(t.players[0], 3.4, 8.5)
    play(flick_of(t), dice=[*STILL, 6], answers=[aim(EAST, 40), "contest"])
    assert t.players[0].hp == 14 and t.players[0].touched and t.strokes[-1].contact
    assert at(t.players[0]) == (6.85, 8.5)


def test_the_edge_of_the_sheet_is_close_too() -> None:
    """[spirit.bad_faith] [ruling.edge_is_wall]"""
    t = table(sheet=OPEN, bad_faith=True)
    put(t.players[0], 5.0, 0.3)
    ask = asked(flick_of(t), aim(357, 60), *STILL)
    assert ask.prompt == "decide.contest" and ask.seat == 1 and list(ask.options) == ["let_pass", "contest"]


# In its order


def test_the_contest_comes_after_the_second_try_and_no_second_try_after_it() -> None:
    """[ruling.contest_last] The line is accepted first; then it is contested; then it counts."""
    t = scene()
    give(t, t.players[0], "second_try")
    play(flick_of(t), dice=[*STILL, 4], answers=["aim", PAST, "accept", "contest", "lose"])
    assert t.players[0].hp == 14 and t.players[0].objects == ["second_try"]


def test_a_line_that_was_taken_back_is_not_contested_but_the_next_one_may_be() -> None:
    """[ruling.contest_last]"""
    t = scene()
    give(t, t.players[0], "second_try")
    play(flick_of(t), dice=[*STILL, *STILL, 4], answers=["aim", PAST, "second_try", PAST, "contest"])
    assert t.players[0].hp == 14


def test_a_hard_hat_helps_against_bad_faith() -> None:
    """[ruling.contest_last] What becomes a contact is one like any other."""
    t = scene()
    give(t, t.players[0], "hard_hat")
    play(flick_of(t), dice=[*STILL, 4], answers=["aim", PAST, "accept", "contest", "hard_hat"])
    assert t.players[0].hp == 15 and at(t.players[0]) == BEFORE and t.players[0].objects == []


def test_nothing_of_the_line_has_been_applied_when_it_is_contested() -> None:
    """[ruling.contest_last] What lies behind the point is not reached any more."""
    for face, sips in ((4, 0), (3, 1)):
        t = table(sheet=OPEN, bad_faith=True)
        wall(t, "E9", "G9")
        put(t.players[0], 2.0, 7.75)
        t.players[0].hp = 10
        play(flick_of(t), dice=[*STILL, face], answers=[aim(2.5, 95), "contest"])
        assert t.sipped == [sips, 0]


def test_bad_faith_may_kill() -> None:
    """[spirit.bad_faith] [win.opponent_dead]"""
    t = scene()
    t.players[0].hp = 1
    with pytest.raises(GameOver):
        play(flick_of(t), dice=[*STILL, 4], answers=[PAST, "contest"])
    assert t.winner == 1


def test_a_childs_contact_by_bad_faith_costs_nothing_either() -> None:
    """[spirit.bad_faith] [flick.lenient_for_children]"""
    t = table(sheet=OPEN, bad_faith=True, lenient="seat1")
    wall(t, "E9", "G9")
    put(t.players[0], 2.0, 7.93)
    play(flick_of(t), dice=[*STILL, 4], answers=[PAST, "contest"])
    assert t.players[0].hp == 15 and at(t.players[0]) == BEFORE


def test_after_the_winning_cell_nobody_can_contest() -> None:
    """[ruling.contest_last] The edge of the sheet is close, but the treasure is home before."""
    t = table(sheet=OPEN, bad_faith=True)
    t.players[0].carrying = True
    put(t.players[0], 5.4, 16.0)
    with pytest.raises(GameOver):
        play(flick_of(t), dice=STILL, answers=[aim(WEST, 64)])
    assert t.winner == 0


def test_before_the_cell_the_opponent_can_contest_and_prevent_the_win() -> None:
    """[ruling.contest_last] [win.treasure] A wall on the way home."""
    t = table(sheet=OPEN, bad_faith=True)
    wall(t, "E15", "G15")
    t.players[0].carrying = True
    put(t.players[0], 8.0, 15.07)
    play(flick_of(t), dice=[*STILL, 4], answers=[aim(179.5, 80), "contest"])
    assert not t.over and at(t.players[0]) == (7.0507, 15.0783) and t.players[0].hp == 14


@pytest.mark.parametrize("degrees", [0, 350, 359.5])
def test_a_flick_along_the_wall_i_stand_at_is_not_contested_for_its_next_squares(degrees: float) -> None:
    """[ruling.contest_from_outside] After a contact I stand at a wall of three squares: all of it is where I began."""
    t = scene(7.95, 4.5)
    play(flick_of(t), dice=STILL, answers=[aim(degrees, 30)])
    assert t.players[0].x > 6.0 and not t.players[0].touched


def test_a_line_that_has_come_away_from_a_wall_may_come_too_close_to_another() -> None:
    """[ruling.contest_from_outside]"""
    t = scene(7.95, 4.5)
    wall(t, "J8", "J9")
    put(t.players[1], 16.0, 2.0)
    play(flick_of(t), dice=[*STILL, 4], answers=[aim(348, 63), "contest"])
    assert t.players[0].touched and t.players[0].hp == 14
