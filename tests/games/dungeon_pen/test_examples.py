"""The worked examples of the rules, number for number."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.crossing import enters_disc
from oubliette.games.dungeon_pen.effects import grip_of
from oubliette.games.dungeon_pen.pickups import course_of
from oubliette.games.dungeon_pen.squares import SIDE, block
from oubliette.games.dungeon_pen.tracing import trace
from oubliette.kernel import listen, play
from tests.games.dungeon_pen.scenes import EAST, NORTH, OPEN, STILL, aim, at, flick_of, put, slugs, table, waits, wall


def test_example_1_red_four_and_black_two() -> None:
    """[coord.roll] Columns 9 to 11, rows 3 to 5."""
    squares = block(4, 2)
    assert sorted({square % SIDE for square in squares}) == [9, 10, 11]
    assert sorted({square // SIDE for square in squares}) == [3, 4, 5]
    assert len(set(squares)) == 9


def test_example_2_a_graze() -> None:
    """[ruling.touch_counts] [flick.wall_contact] Along x = 2 the wall in column 2, row 13 is touched at 2, 14."""
    t = table(sheet="croquis")
    assert at(t.players[0]) == (2.0, 16.0) and grip_of(t, t.players[0]).distance(40) == 3.5
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 40)])
    assert t.strokes[-1].points[-2:] == pytest.approx((2.0, 14.0), abs=1e-8)
    assert t.players[0].hp == 14 and at(t.players[0]) == (2.0, 14.05)


def test_example_3_a_free_flick() -> None:
    """[flick.new_position] Ten degrees to the left of it: no contact, nothing taken."""
    t = table(sheet="croquis")
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(260, 40)])
    assert at(t.players[0]) == (1.3922, 12.5532)
    assert slugs(events) == ["flick.line", "flick.new_position"] and t.players[0].hp == 15


def test_example_4_stacked_effects() -> None:
    """[ruling.effects_wait] Broken lead and soapy floor: strength 1 counts as 0.4, 3.5 squares times 1.5 are 5.25."""
    t = table(sheet=OPEN)
    waits(t.players[0], "broken_lead", "soapy_floor")
    hand = grip_of(t, t.players[0])
    assert hand.strength(100) == 0.4 and hand.distance(100) == 5.25
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 100)])
    assert at(t.players[0]) == (2.0, 10.75)


def test_example_5_a_bend() -> None:
    """[pickup.pass_over] From 8, 8.5 with a bend of 24 degrees; the chest in column 9, row 8 is crossed."""
    t = table(sheet="croquis")
    line = trace(t.walls, 8.0, 8.5, 0, 24, 2.5)
    assert (round(line.xs[-1], 4), round(line.ys[-1], 4)) == (10.4276, 9.016) and not line.contact
    put(t.players[0], 8.0, 8.5)
    course = course_of(t, t.players[0], line)
    assert [t.sheet.chests[place] for place in course.chests] == [8 * SIDE + 9]
    assert enters_disc(line, 9.5, 8.5, 0.5) == pytest.approx(1.0, abs=0.02)


def test_example_6_a_potion_then_a_wall_at_one_hit_point() -> None:
    """[proc.path_order] [proc.contact] 1 + 1 = 2, then 2 - 1 = 1: alive."""
    t = table(sheet=OPEN)
    wall(t, "L8", "L10")
    put(t.players[0], 6.0, 8.5)
    t.players[0].hp = 1
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 100)])
    assert t.players[0].hp == 1 and not t.over
    assert slugs(events) == [
        "flick.line",
        "pickup.potion",
        "hp.gain",
        "flick.wall_contact",
        "flick.new_position",
    ]
