"""Bringing the treasure home, and dying at a wall. Rulebook: victory and defeat."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.state import Table
from oubliette.games.dungeon_pen.turn import play_turn
from oubliette.kernel import GameOver, listen, play
from tests.games.dungeon_pen.scenes import (
    EAST,
    NORTH,
    OPEN,
    SOUTH,
    STILL,
    WEST,
    aim,
    at,
    flick_of,
    next_events,
    put,
    slugs,
    table,
    waits,
    wall,
)


def carrier(x: float, y: float, sheet: str = OPEN) -> Table:
    """Seat 0 carries the treasure. The cell is B16 to C17: from 1 to 3, and from 15 to 17."""
    t = table(sheet=sheet)
    t.players[0].carrying = True
    put(t.players[0], x, y)
    return t


def comes_home(t: Table, degrees: float, percent: int) -> None:
    """Check that this flick wins the game without an event after it."""
    with pytest.raises(GameOver):
        play(play_turn(t), dice=STILL, answers=[aim(degrees, percent)])
    assert t.ended == "win.treasure" and t.winner == 0 and t.events.discards == []
    result = GAME.result(t)
    assert result is not None and result.reason == "win.treasure" and result.places == (1, 2)


def test_a_player_who_brings_the_treasure_into_their_own_cell_wins() -> None:
    """[win.treasure] [ruling.event_after_miss] There is no event after a flick that ended the game."""
    t = carrier(6.0, 16.0)
    events = listen(t)
    comes_home(t, WEST, 47)
    assert slugs(events) == ["flick.line", "ruling.cell_in_passing"]


def test_it_is_enough_to_pass_through_the_cell() -> None:
    """[ruling.cell_in_passing] The line ends where it came in, and so does the game."""
    t = carrier(6.0, 15.5)
    comes_home(t, WEST, 60)
    assert at(t.players[0]) == (2.999, 15.5)
    assert t.strokes[-1].points[-2:] == (2.999, 15.5) and not t.strokes[-1].contact


def test_touching_a_corner_of_the_cell_is_enough() -> None:
    """[ruling.cell_in_passing] A cell is a closed region."""
    comes_home(carrier(5.0, 15.0), 180, 60)
    comes_home(carrier(4.0, 14.0), 135, 40)


def test_a_hair_beside_the_cell_is_not_home() -> None:
    """[win.treasure]"""
    t = carrier(5.0, 14.999)
    play(flick_of(t), dice=STILL, answers=[aim(WEST, 47)])
    assert not t.over


def test_a_wall_behind_the_door_does_not_matter_any_more() -> None:
    """[ruling.cell_in_passing] [proc.path_order] With one hit point left, and the edge of the sheet ahead."""
    t = carrier(4.0, 16.0)
    t.players[0].hp = 1
    comes_home(t, WEST, 100)
    assert t.players[0].hp == 1 and not t.players[0].touched


def test_a_wall_before_the_door_matters() -> None:
    """[win.treasure] [ruling.pickup_before_contact]"""
    t = carrier(6.0, 16.0)
    wall(t, "D15", "D17")
    play(flick_of(t), dice=STILL, answers=[aim(WEST, 100)])
    assert not t.over and t.players[0].hp == 14 and at(t.players[0]) == (4.05, 16.0)


# The last two reach both at the end of a piece of the line, the two before within a piece.
@pytest.mark.parametrize(
    ("x", "percent"), [(6.0, 60), (3.4, 53), (3.4, 91), (3.9625000010000013, 8), (5.865625001000003, 37)]
)
def test_where_cell_and_wall_are_reached_at_once_the_cell_comes_first(x: float, percent: int) -> None:
    """[proc.path_order] Along the edge between the cell and a wall above it."""
    t = carrier(x, 15.0)
    wall(t, "A15", "C15")
    t.players[0].hp = 1
    comes_home(t, WEST, percent)
    assert not t.strokes[-1].contact


def test_without_the_treasure_the_cell_is_just_a_place() -> None:
    """[win.treasure]"""
    t = table(sheet=OPEN)
    put(t.players[0], 6.0, 16.0)
    play(flick_of(t), dice=STILL, answers=[aim(WEST, 60)])
    assert not t.over and at(t.players[0]) == (1.0, 16.0)


def test_the_others_cell_is_no_home() -> None:
    """[win.treasure]"""
    t = carrier(12.0, 2.0)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 47)])
    assert not t.over


def test_seat_1_wins_in_its_own_cell_too() -> None:
    """[win.treasure]"""
    t = table(sheet=OPEN)
    t.players[1].carrying = True
    put(t.players[1], 12.0, 2.0)
    with pytest.raises(GameOver):
        play(flick_of(t, seat=1), dice=STILL, answers=[aim(EAST, 60)])
    assert t.winner == 1 and GAME.result(t).places == (2, 1)  # type: ignore[union-attr]  # it is over


def test_treasure_and_cell_in_one_flick() -> None:
    """[win.treasure] [proc.path_order] On soap and with a rubber band: eighteen squares straight down."""
    t = table(sheet=OPEN)
    put(t.players[0], 1.5, 0.3)
    waits(t.players[0], "soapy_floor", "rubber_band")
    events = listen(t)
    comes_home(t, SOUTH, 100)
    assert slugs(events) == ["flick.line", "pickup.treasure", "ruling.cell_in_passing"]
    assert at(t.players[0]) == (1.5, 15.001)


def test_the_cell_before_the_treasure_does_not_count() -> None:
    """[proc.path_order] Out of the cell and over the treasure: it has to be brought back."""
    t = table(sheet=OPEN)
    put(t.players[0], 1.5, 16.9)
    waits(t.players[0], "soapy_floor", "rubber_band")
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 96)])
    assert t.players[0].carrying and not t.over


def test_what_lies_before_the_cell_is_still_drunk_and_what_lies_behind_is_not() -> None:
    """[proc.path_order] A potion on either side; chests are not opened any more."""
    drawing = OPEN.split("/")
    drawing[16] = "PCC.P..F........T."
    drawing[1] = ".t........F..P.ccP"
    t = carrier(8.9, 16.5, "/".join(drawing))
    t.players[0].hp = 5
    comes_home(t, WEST, 100)
    potions = [t.sheet.potions[place] % 18 for place in range(len(t.sipped)) if t.sipped[place]]
    assert t.players[0].hp == 6 and potions == [4] and not any(t.searched)


# Death


def test_a_player_who_dies_at_a_wall_has_lost() -> None:
    """[win.opponent_dead] [hp.zero] [flick.wall_contact] Whatever is being carried."""
    t = carrier(2.0, 16.0, "croquis")
    put(t.players[0], 2.0, 14.5)
    t.players[0].hp = 1
    next_events(t)
    with pytest.raises(GameOver):
        play(play_turn(t), dice=STILL, answers=[aim(NORTH, 40)])
    result = GAME.result(t)
    assert result is not None and result.reason == "win.opponent_dead"
    assert result.places == (2, 1) and result.scores == (0, 15)


def test_as_long_as_nobody_has_won_there_is_no_result() -> None:
    """[win.treasure] [win.opponent_dead]"""
    assert GAME.result(table()) is None
