"""A flick that brings the treasure home is cut at the cell, and what "home" means. Rulebook: victory and defeat."""

from __future__ import annotations

from random import Random

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.aiming import half_degrees
from oubliette.games.dungeon_pen.pickups import cut_if_home, home_of
from oubliette.games.dungeon_pen.squares import SQUARE_CALLED, square_at
from oubliette.games.dungeon_pen.state import Table
from oubliette.games.dungeon_pen.tracing import trace
from oubliette.games.dungeon_pen.turn import play_turn
from oubliette.kernel import GameOver, Setting, listen, play
from tests.games.dungeon_pen.scenes import (
    EAST,
    NORTH,
    OPEN,
    SOUTH,
    STILL,
    WEST,
    aim,
    asked,
    at,
    flick_of,
    give,
    next_events,
    put,
    slugs,
    table,
    waits,
    wall,
)

CELL = {"B16", "C16", "B17", "C17"}  # x from 1 to 3, y from 15 to 17


def carrier(x: float, y: float, **options: Setting) -> Table:
    """Seat 0 carries the treasure."""
    t = table(**{"sheet": OPEN, **options})
    t.players[0].carrying = True
    put(t.players[0], x, y)
    return t


def wins(t: Table, degrees: float, percent: int) -> None:
    """Check that this flick wins the game without another question."""
    with pytest.raises(GameOver):
        play(play_turn(t), dice=STILL, answers=[aim(degrees, percent)])
    assert t.ended == "win.treasure" and t.winner == 0


# Cut at the cell


def test_a_winning_line_is_not_announced_as_a_wall_hit() -> None:
    """[win.cut_at_home] The edge of the sheet lies behind the cell, and the line never gets there."""
    t = carrier(5.0, 16.0)
    events = listen(t)
    wins(t, WEST, 100)
    assert slugs(events) == ["flick.line", "ruling.cell_in_passing"]
    assert events[0].facts["contact"] == 0 and events[0].facts["square"] in CELL
    assert not t.strokes[-1].contact and t.players[0].hp == 15


def test_nobody_offers_to_cancel_a_win() -> None:
    """[win.cut_at_home] [proc.second_try] Not even to somebody who holds a Second Try."""
    t = carrier(5.0, 16.0)
    give(t, t.players[0], "second_try")
    with pytest.raises(GameOver):
        play(play_turn(t), dice=STILL, answers=["aim", aim(WEST, 100)])
    assert t.winner == 0 and t.players[0].objects == ["second_try"]


def test_a_line_that_stops_short_of_the_cell_can_still_be_cancelled() -> None:
    """[proc.second_try]"""
    t = carrier(6.0, 16.0)
    give(t, t.players[0], "second_try")
    assert asked(flick_of(t), "aim", aim(WEST, 20), *STILL).prompt == "decide.second_try"


def test_what_is_shown_and_drawn_ends_where_the_line_enters_the_cell() -> None:
    """[win.cut_at_home] The line is already cut when the opponent is asked."""
    t = carrier(8.0, 15.07, bad_faith=True)
    wall(t, "E15", "G15")
    ask = asked(flick_of(t), aim(WEST, 100), *STILL)
    assert ask.prompt == "decide.contest" and ask.facts == {"square": "H16", "home": 1}
    shown = GAME.view(t, 1)["shown"]
    assert shown is not None
    assert shown["points"][-2:] == [2.999, 15.07] and shown["contact"] is False


@pytest.mark.parametrize("percent", [70, 100])
def test_an_over_strong_flick_home_can_be_contested_like_a_gentle_one(percent: int) -> None:
    """[win.cut_at_home] [ruling.contest_last] The gentle one ends in the cell, the other one would hit the edge."""
    t = carrier(8.0, 15.07, bad_faith=True)
    wall(t, "E15", "G15")
    next_events(t)
    play(play_turn(t), dice=[*STILL, 4], answers=[aim(WEST, percent), "contest"])
    assert not t.over and t.players[0].hp == 14 and at(t.players[0]) == (7.05, 15.07)


def test_an_opponent_who_contests_in_vain_has_lost() -> None:
    """[win.cut_at_home] [spirit.bad_faith]"""
    t = carrier(8.0, 15.07, bad_faith=True)
    wall(t, "E15", "G15")
    with pytest.raises(GameOver):
        play(play_turn(t), dice=[*STILL, 3], answers=[aim(WEST, 100), "contest"])
    assert t.winner == 0 and t.players[1].contested


def test_a_contest_at_the_door_keeps_the_treasure_out() -> None:
    """[ruling.contest_last] The line comes closest to the wall where it enters the cell: a skin before that counts."""
    t = carrier(4.5, 15.2, bad_faith=True)
    wall(t, "A15", "C15")
    next_events(t)
    play(play_turn(t), dice=[*STILL, 6], answers=[aim(184, 60), "contest"])
    assert not t.over and t.players[0].hp == 14 and t.players[0].x > 3.0


@pytest.mark.parametrize(
    ("x", "y", "degrees"),
    [
        (6.0, 16.0, WEST),
        (2.0, 12.0, SOUTH),
        (2.0, 17.9, NORTH),
        (0.5, 16.0, EAST),
        (6.0, 17.0, WEST),
        (3.0, 12.0, SOUTH),
    ],
)
def test_the_winners_cross_lies_in_the_cell(x: float, y: float, degrees: float) -> None:
    """[win.cut_at_home] From all four sides and along two edges: the square has the name of one of the cell."""
    t = carrier(x, y)
    wins(t, degrees, 100)
    assert t.players[0].square_name in CELL
    assert GAME.view(t, 0)["players"][0]["square"] in CELL


def test_every_line_home_is_home_when_it_is_cut() -> None:
    """[win.cut_at_home] Hundreds of lines from everywhere, bent by more or less: cut, they end in the cell."""
    luck = Random(7)
    cell = {SQUARE_CALLED[name] for name in CELL}
    seen = 0
    for ending in ("passing", "ending"):
        t = carrier(6.0, 16.0, sheet="croquis", home=ending)
        for _ in range(1500):
            put(t.players[0], luck.uniform(0.1, 8.0), luck.uniform(9.0, 17.9))
            if t.walls.filled(t.players[0].square) or t.players[0].square in cell:
                continue
            towards = half_degrees(t.players[0].x, t.players[0].y, 2.0, 16.0) / 2
            shot = towards + luck.uniform(-20, 20), luck.uniform(-40, 40), luck.uniform(0.5, 12.0)
            line = trace(t.walls, t.players[0].x, t.players[0].y, *shot)
            home = home_of(t, t.players[0], line)
            cut = cut_if_home(t, t.players[0], line)
            if home < 0.0:
                assert cut is line
                continue
            seen += 1
            assert square_at(cut.xs[-1], cut.ys[-1]) in cell and not cut.contact and cut.length == home
            assert home_of(t, t.players[0], cut) >= 0.0
    assert seen > 400


# What "home" means


def test_passing_through_is_enough_unless_the_table_wants_the_line_to_end_there() -> None:
    """[win.home_option] The same flick through a corner of the cell: won with `passing`, not with `ending`."""
    wins(carrier(6.0, 14.0, home="passing"), 160, 100)
    t = carrier(6.0, 14.0, home="ending")
    play(flick_of(t), dice=STILL, answers=[aim(160, 100)])
    assert not t.over and t.players[0].carrying and t.players[0].touched  # it ended at the edge of the sheet


def test_where_the_line_must_end_in_the_cell_it_may_end_anywhere_in_it() -> None:
    """[win.home_option] Even 2.5 squares inside; the cross still lies where the line came in."""
    t = carrier(6.0, 16.0, home="ending")
    wins(t, WEST, 50)
    assert at(t.players[0]) == (2.999, 16.0)


def test_a_wall_that_ends_the_line_in_the_cell_ends_it_at_home() -> None:
    """[win.home_option] [proc.path_order] The cell comes before the wall, so it costs nothing, even the last point."""
    t = carrier(5.5, 16.8, home="ending")
    wall(t, "A15", "D15")
    t.players[0].hp = 1
    events = listen(t)
    wins(t, 210, 70)
    assert slugs(events) == ["flick.line", "ruling.cell_in_passing"] and t.players[0].hp == 1


def test_a_wall_behind_the_cell_ends_the_line_beside_it() -> None:
    """[win.home_option] The edge of the sheet is a square away from the cell: that is not home, and costs a point."""
    t = carrier(5.0, 16.0, home="ending")
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(WEST, 100)])
    assert not t.over and t.players[0].hp == 14 and at(t.players[0]) == (0.05, 16.0)
    assert events[0].facts["contact"] == 1


def test_treasure_and_cell_in_one_flick_where_it_must_end_there() -> None:
    """[win.home_option] On soap and with a rubber band: just as far as the cell, and too far."""
    for percent, over in ((85, True), (100, False)):
        t = table(sheet=OPEN, home="ending")
        put(t.players[0], 1.5, 0.3)
        waits(t.players[0], "soapy_floor", "rubber_band")
        rule = flick_of(t)
        if over:
            with pytest.raises(GameOver):
                play(rule, dice=STILL, answers=[aim(SOUTH, percent)])
        else:
            play(rule, dice=STILL, answers=[aim(SOUTH, percent)])
        assert t.over is over and t.players[0].carrying


def test_everybody_sees_what_the_table_calls_home() -> None:
    """[win.home_option]"""
    assert [GAME.view(table(home=home), 0)["home"] for home in ("passing", "ending")] == ["passing", "ending"]
    assert GAME.view(table(), 0)["home"] == "passing"
