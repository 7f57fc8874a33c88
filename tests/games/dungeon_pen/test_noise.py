"""The errors of a hand: what fate draws and what it means. Rulebook: the flick."""

from __future__ import annotations

from itertools import pairwise
from statistics import NormalDist

import pytest

from oubliette.games.dungeon_pen.noise import CHANCES, PLACES, deviation, spread
from oubliette.kernel import FATE, Seeded, Value, listen, play
from tests.games.dungeon_pen.scenes import EAST, MISSED, NORTH, OPEN, STILL, aim, asked, flick_of, table, told, waits

NORMAL = NormalDist()


def quantile(place: int) -> float:
    """The quantile in the middle of this place, out of 1,001 equally likely ones, in millionths."""
    return min(NORMAL.inv_cdf((place + 500.5) / 1001), 3.0) * 1_000_000


def test_the_deviations_are_those_of_the_normal_distribution_in_millionths() -> None:
    """[flick.human] Held within three. Each is the nearest whole number, whatever library rounds it.

    The quantile nearest to a rounding border is 0.0003 millionths away from it; libraries differ a million times less.
    """
    assert list(PLACES) == list(range(-500, 501))
    for place in range(501):
        stored = round(deviation(place) * 1_000_000)
        assert deviation(place) == stored / 1_000_000
        assert abs(stored - quantile(place)) < 0.4999


def test_errors_to_both_sides_are_alike_and_grow_with_their_place() -> None:
    """[flick.human]"""
    assert deviation(0) == 0.0
    assert all(deviation(place) == -deviation(-place) for place in PLACES)
    assert all(deviation(one) < deviation(other) for one, other in pairwise(PLACES))


def test_no_hand_shakes_more_than_three_deviations() -> None:
    """[flick.human] Each clipped to -3 and 3."""
    clipped = [place for place in PLACES if abs(deviation(place)) == 3.0]
    assert clipped == [-500, 500]
    assert max(map(deviation, PLACES)) == 3.0 and min(map(deviation, PLACES)) == -3.0


def test_a_third_of_all_errors_are_greater_than_one_deviation() -> None:
    """[flick.human] The spread of the places is that of the distribution."""
    assert len([place for place in PLACES if abs(deviation(place)) > 1.0]) == pytest.approx(0.3173 * 1001, abs=1)
    assert sum(deviation(place) ** 2 for place in PLACES) / 1001 == pytest.approx(1.0, abs=0.01)


def test_an_even_spread_goes_from_end_to_end() -> None:
    """Eyes shut: uniform in -15 to 15."""
    assert [spread(place, 15) for place in (-500, -100, 0, 250, 500)] == [-15.0, -3.0, 0.0, 7.5, 15.0]


def test_a_chance_is_drawn_in_thousandths() -> None:
    """[flick.failed]"""
    assert list(CHANCES) == list(range(1000))


# When it is drawn


def prompts(effects: tuple[str, ...] = (), profile: str = "normal") -> list[tuple[int, str]]:
    """The prompts during a flick, with draws from the middle."""
    t = table(sheet=OPEN, profile=profile)
    waits(t.players[0], *effects)
    rule = flick_of(t)
    found: list[tuple[int, str]] = []
    try:
        ask = next(rule)
        while True:
            found.append((ask.seat, ask.prompt))
            middle: Value = (0, 20) if ask.prompt == "decide.aim" else ask.options[len(ask.options) // 2]
            ask = rule.send(middle)
    except StopIteration:
        return found


DRAWS = [(FATE, "noise.miss"), (FATE, "noise.direction"), (FATE, "noise.distance"), (FATE, "noise.bend")]


@pytest.mark.parametrize("profile", ["none", "steady", "normal", "shaky"])
def test_the_draws_are_made_after_the_aim_always_all_and_in_one_order(profile: str) -> None:
    """[hidden.noise] [proc.trace] Even for a hand that never shakes."""
    assert prompts(profile=profile) == [(0, "decide.aim"), *DRAWS]


def test_eyes_shut_and_elbow_nudge_are_drawn_after_the_others_in_that_order() -> None:
    """[proc.trace] Cards that add a draw come last, whichever came first."""
    blind, nudge = (FATE, "noise.eyes_shut"), (FATE, "roll.elbow_nudge")
    assert prompts(("eyes_shut",)) == [(0, "decide.aim"), *DRAWS, blind]
    assert prompts(("elbow_nudge",)) == [(0, "decide.aim"), *DRAWS, nudge]
    assert prompts(("elbow_nudge", "eyes_shut")) == [(0, "decide.aim"), *DRAWS, blind, nudge]


def test_a_miss_is_drawn_with_all_that_follows_it() -> None:
    """[hidden.noise] [flick.failed] So the number of draws tells nothing, and the next draws stay the same."""
    t = table(profile="normal")
    waits(t.players[0], "eyes_shut", "elbow_nudge")
    events = listen(t)
    play(flick_of(t), dice=[*MISSED, 0, 6], answers=[aim(NORTH, 40)])
    assert told(events, "flick.failed")[0].facts == {"seat": 0, "angle_halves": 540, "strength": 40}


def test_whoever_aims_alike_is_asked_alike_whatever_fate_will_say() -> None:
    """[hidden.noise] The question about the aim tells nothing of the draws to come."""
    ask = asked(flick_of(table(profile="shaky")))
    assert (
        ask.prompt == "decide.aim"
        and ask.facts == {"square": "C17", "cap": 100, "waiting": (), "gesture": 0}
        and len(ask.options) == 720 * 96
    )


def test_fate_is_asked_about_whole_numbers() -> None:
    """[hidden.noise] So that any source of chance, and a record, can answer."""
    rule = flick_of(table(profile="normal"))
    ask = asked(rule, aim(EAST, 20))
    assert ask.prompt == "noise.miss" and ask.options == range(1000)
    ask = rule.send(999)
    assert ask.prompt == "noise.direction" and ask.options == range(-500, 501)
    assert 0 <= Seeded(1).answer(ask, 0) < 1001


def test_the_middle_draw_is_no_error() -> None:
    """[flick.human]"""
    t = table(sheet=OPEN, profile="shaky")
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 40)])
    assert (t.players[0].x, t.players[0].y) == (2.0, 12.5)
