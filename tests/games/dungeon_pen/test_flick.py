"""The flick: where it starts, where it ends, and what touching a wall costs. Rulebook: the flick."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.turn import play_turn
from oubliette.kernel import GameOver, listen, play
from tests.games.dungeon_pen.scenes import (
    EAST,
    MISSED,
    NORTH,
    OPEN,
    SOUTH,
    STILL,
    WEST,
    aim,
    asked,
    at,
    flick_of,
    next_events,
    put,
    slugs,
    table,
    told,
    waits,
    wall,
)

# A free line


def test_my_flick_starts_where_my_last_line_ended() -> None:
    """[flick.from_last_position] [flick.new_position] Two flicks, one after the other."""
    t = table(sheet=OPEN)
    player = t.players[0]
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 40)])
    assert at(player) == (2.0, 12.5)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 20)])
    assert at(player) == (4.0, 12.5)


def test_it_leaves_a_line_of_my_colour_from_cross_to_cross() -> None:
    """[flick.line] Seventeen points, of sixteen pieces."""
    t = table(sheet=OPEN)
    play(flick_of(t, seat=1), dice=STILL, answers=[aim(SOUTH, 20)])
    (stroke,) = t.strokes
    assert stroke.seat == 1 and not stroke.contact and len(stroke.points) == 34
    assert stroke.points[:2] == (16.0, 2.0) and stroke.points[-2:] == (16.0, 4.0)


def test_everybody_hears_of_the_line_before_it_counts_and_then_where_the_cross_is() -> None:
    """[proc.aim] [proc.trace] [flick.new_position]"""
    t = table(sheet=OPEN)
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 40)])
    assert slugs(events) == ["flick.line", "flick.new_position"]
    facts = events[0].facts
    assert [facts[name] for name in ("seat", "angle_halves", "strength", "square", "contact")] == [0, 540, 40, "C13", 0]
    assert events[1].facts == {"seat": 0, "square": "C13"}


@pytest.mark.parametrize(
    ("degrees", "end"), [(EAST, (11.0, 7.0)), (SOUTH, (9.0, 9.0)), (WEST, (7.0, 7.0)), (NORTH, (9.0, 5.0))]
)
def test_i_aim_by_the_compass(degrees: int, end: tuple[float, float]) -> None:
    """[proc.aim] 0 is east, and it goes on clockwise."""
    t = table(sheet=OPEN)
    put(t.players[0], 9.0, 7.0)
    play(flick_of(t), dice=STILL, answers=[aim(degrees, 20)])
    assert at(t.players[0]) == end


def test_i_may_aim_at_any_half_degree_with_5_to_100_percent() -> None:
    """[proc.aim]"""
    options = asked(flick_of(table())).options
    assert (0, 5) in options and (719, 100) in options
    assert (720, 50) not in options and (0, 4) not in options and (0, 101) not in options


def test_a_cross_in_my_way_stops_nobody() -> None:
    """[ruling.no_blocking] Nor does it hurt either of us."""
    t = table(sheet=OPEN)
    put(t.players[1], 2.0, 14.0)
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 40)])
    assert at(t.players[0]) == (2.0, 12.5) and at(t.players[1]) == (2.0, 14.0)
    assert [player.hp for player in t.players] == [15, 15]


def test_i_may_end_on_the_other_cross() -> None:
    """[ruling.no_blocking]"""
    t = table(sheet=OPEN)
    put(t.players[1], 2.0, 12.5)
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 40)])
    assert at(t.players[0]) == at(t.players[1]) == (2.0, 12.5)


# Walls


def test_a_wall_costs_a_hit_point_and_i_stand_before_it() -> None:
    """[flick.no_wall] [flick.wall_contact] [proc.contact] [proc.position]"""
    t = table(sheet=OPEN)
    wall(t, "F16", "F18")
    put(t.players[0], 2.0, 16.5)
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 100)])
    assert t.players[0].hp == 14 and at(t.players[0]) == (4.95, 16.5)
    assert t.players[0].touched and t.strokes[-1].contact
    assert slugs(events) == ["flick.line", "flick.wall_contact", "flick.new_position"]
    assert events[0].facts["contact"] == 1 and events[0].facts["strength"] == 100
    assert told(events, "flick.wall_contact")[0].facts == {"seat": 0, "amount": 1, "hp": 14}


def test_the_line_ends_at_the_wall_and_i_stand_a_skin_before_it() -> None:
    """[flick.wall_contact] [proc.position] The stroke reaches the wall, the cross does not."""
    t = table(sheet=OPEN)
    wall(t, "F16", "F18")
    put(t.players[0], 2.0, 16.5)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 100)])
    assert t.strokes[-1].points[-2:] == pytest.approx((5.0, 16.5), abs=1e-8)


def test_into_a_corner_i_lose_one_hit_point_not_two() -> None:
    """[ruling.one_contact] Two walls at once, and the line would have gone on to a third."""
    t = table(sheet=OPEN)
    wall(t, "F8", "F10")
    wall(t, "C11", "E11")
    put(t.players[0], 3.0, 8.0)
    play(flick_of(t), dice=STILL, answers=[aim(45, 100)])
    assert t.players[0].hp == 14 and at(t.players[0]) == (4.9646, 9.9646)


@pytest.mark.parametrize(
    ("degrees", "end"), [(EAST, (17.95, 3.5)), (SOUTH, (15.0, 17.95)), (WEST, (0.05, 3.5)), (NORTH, (15.0, 0.05))]
)
def test_the_edge_of_the_sheet_is_a_wall(degrees: int, end: tuple[float, float]) -> None:
    """[ruling.edge_is_wall]"""
    t = table(sheet=OPEN)
    put(t.players[0], 15.0, 3.5)
    waits(t.players[0], "soapy_floor", "soapy_floor")
    play(flick_of(t), dice=STILL, answers=[aim(degrees, 100)])
    assert t.players[0].hp == 14 and at(t.players[0]) == end


def test_a_line_that_only_grazes_a_corner_is_a_contact() -> None:
    """[ruling.touch_counts] Past the corner at 5, 10, at 45 degrees."""
    t = table(sheet=OPEN)
    wall(t, "F8", "F10")
    put(t.players[0], 3.0, 8.0)
    play(flick_of(t), dice=STILL, answers=[aim(45, 40)])
    assert t.players[0].hp == 14 and at(t.players[0]) == (4.9646, 9.9646)


def test_a_hair_past_the_corner_is_none() -> None:
    """[ruling.touch_counts]"""
    t = table(sheet=OPEN)
    wall(t, "F8", "F10")
    put(t.players[0], 3.0, 8.001)
    play(flick_of(t), dice=STILL, answers=[aim(45, 40)])
    assert t.players[0].hp == 15 and at(t.players[0]) == (5.4749, 10.4759)


def test_a_wall_is_filled_from_edge_to_edge() -> None:
    """[ruling.walls_fill_squares] From the west I stop at its west edge, from the east at its east edge."""
    for x, degrees, end in ((6.5, EAST, 7.95), (11.5, WEST, 10.05)):
        t = table(sheet=OPEN)
        wall(t, "I3", "J3")
        put(t.players[0], x, 2.5)
        play(flick_of(t), dice=STILL, answers=[aim(degrees, 60)])
        assert at(t.players[0]) == (end, 2.5)


def test_a_flick_into_the_wall_that_i_stand_at_leaves_me_there() -> None:
    """[proc.position] A contact within the first 0.05, again and again: a hit point each."""
    t = table()
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 40)])
    before = (t.players[0].x, t.players[0].y)
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 40)])
    assert (t.players[0].x, t.players[0].y) == before and t.players[0].hp == 13


def test_from_a_wall_i_get_away() -> None:
    """[proc.position] Nobody is ever stuck."""
    t = table()
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 40)])
    play(flick_of(t), dice=STILL, answers=[aim(SOUTH, 20)])
    assert at(t.players[0]) == (2.0, 16.05) and t.players[0].hp == 14


def test_a_contact_at_one_hit_point_is_death_and_nothing_else_happens() -> None:
    """[proc.contact] [hp.zero] [win.opponent_dead] No event is drawn."""
    t = table()
    t.players[0].hp = 1
    with pytest.raises(GameOver):
        play(play_turn(t), dice=STILL, answers=[aim(NORTH, 40)])
    assert t.ended == "win.opponent_dead" and t.winner == 1 and t.events.discards == []


# A miss


def test_a_failed_flick_leaves_me_where_i_was_without_a_line() -> None:
    """[flick.failed] [proc.consume] The effects that waited for it are used up."""
    t = table()
    waits(t.players[0], "butter_fingers", "broken_lead")
    events = listen(t)
    play(flick_of(t), dice=MISSED, answers=[aim(NORTH, 40)])
    assert at(t.players[0]) == (2.0, 16.0) and t.players[0].hp == 15
    assert t.strokes == [] and t.players[0].waiting == []
    assert slugs(events) == ["flick.failed"]


def test_after_a_failed_flick_an_event_is_drawn() -> None:
    """[flick.failed] [ruling.event_after_miss] [event.after_each_flick] [proc.event]"""
    t = table()
    waits(t.players[0], "butter_fingers")
    next_events(t, "trapped_slab")
    play(play_turn(t), dice=MISSED, answers=[aim(NORTH, 40)])
    assert t.players[0].hp == 14 and t.events.discards == ["trapped_slab"]
    assert t.to_play == 1 and t.turns == 1


def test_after_a_good_flick_an_event_is_drawn_and_the_other_is_to_play() -> None:
    """[turn.flick] [turn.event] [turn.pass] [proc.event]"""
    t = table(sheet=OPEN)
    next_events(t)
    events = listen(t)
    play(play_turn(t), dice=STILL, answers=[aim(NORTH, 40)])
    assert slugs(events) == ["flick.line", "flick.new_position", "turn.event"]
    assert t.to_play == 1 and t.turns == 1
