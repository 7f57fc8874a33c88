"""Tracks: what is over the end is lost, and the rule learns of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette.kit.track import Track


def test_food_beyond_the_last_space_is_lost() -> None:
    food = Track(3, high=4)
    assert food.gain(3) == 1
    assert food.value == 4 and food.full


def test_a_wound_takes_no_more_than_there_is() -> None:
    life = Track(2, high=20)
    assert life.lose(5) == 2
    assert life.empty


def test_a_full_track_gains_nothing_and_the_rule_can_tell() -> None:
    """[xp.gain_at_maximum_is_one_hp] of Mini Rogue asks whether it was full before."""
    experience = Track(23, high=23)
    assert experience.full
    assert experience.gain(2) == 0


def test_a_marker_may_go_below_nothing() -> None:
    marker = Track(0, high=4, low=-4)
    assert marker.lose(6) == 4
    assert marker.value == -4 and marker.empty


def test_an_elixir_raises_the_limit_and_a_lower_one_pulls_down() -> None:
    life = Track(10, high=10)
    life.limit(11)
    assert life.gain(3) == 1
    life.limit(8)
    assert life.value == 8 and life.full


def test_a_clone_goes_its_own_way() -> None:
    life = Track(5, high=9, low=-2)
    twin = life.clone()
    twin.lose(3)
    assert (life.value, twin.value, twin.high, twin.low) == (5, 2, 9, -2)
    assert repr(twin) == "Track(2 of -2..9)"


def test_a_track_holds_no_value_outside_and_moves_by_no_negative_amount() -> None:
    with pytest.raises(AssertionError, match="outside"):
        Track(5, high=4)
    track = Track(1, high=4)
    with pytest.raises(AssertionError, match="negative gain"):
        track.gain(-1)
    with pytest.raises(AssertionError, match="negative loss"):
        track.lose(-1)
    with pytest.raises(AssertionError, match="cannot end"):
        track.limit(-1)


@given(st.integers(-5, 5), st.integers(0, 20), st.lists(st.integers(-9, 9)))
def test_a_value_stays_within_its_limits_and_every_change_is_told(low: int, room: int, moves: list[int]) -> None:
    track = Track(low, high=low + room, low=low)
    for move in moves:
        before = track.value
        told = track.gain(move) if move >= 0 else -track.lose(-move)
        assert track.value == before + told
        assert abs(told) <= abs(move)
        assert low <= track.value <= low + room
