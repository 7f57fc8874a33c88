"""All waiting effects act together on a flick and end with it. Rulebook: the flick."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.effects import Grip, grip_of
from oubliette.games.dungeon_pen.turn import play_turn
from oubliette.kernel import Value, listen, play
from tests.games.dungeon_pen.scenes import (
    EAST,
    NORTH,
    OPEN,
    STILL,
    aim,
    at,
    embody,
    flick_of,
    give,
    next_events,
    put,
    table,
    told,
    waits,
)


def hand(*effects: str, profile: str = "normal", character: str = "") -> Grip:
    t = table(profile=profile)
    if character:
        embody(t.players[0], character)
    waits(t.players[0], *effects)
    return grip_of(t, t.players[0])


def test_the_lowest_cap_counts() -> None:
    """[ruling.effects_wait] In whatever order they came."""
    assert hand("arrow_in_knee", "broken_lead").cap == 40
    assert hand("net", "arrow_in_knee", "broken_lead").cap == 30
    assert hand("broken_lead", "net").strength(100) == 0.3 and hand("broken_lead", "net").strength(10) == 0.1


def test_factors_are_multiplied() -> None:
    """[ruling.effects_wait]"""
    stacked = hand("soapy_floor", "banana_peel", "lukewarm_jelly", "wrong_hand", character="dwarf")
    assert stacked.reach == pytest.approx(1.5 * 1.5 * 0.5 * 0.9) and stacked.angle == pytest.approx(3.0)


def test_bends_are_added_and_may_cancel_out() -> None:
    """[ruling.effects_wait]"""
    assert hand("draught_even", "draught_even").bend == 50
    assert hand("draught_even", "draught_odd").bend == 0


def test_chances_of_a_miss_are_added() -> None:
    """[ruling.effects_wait] Up to 0.9."""
    assert hand("butter_fingers", "singing_bone").miss == 430
    assert hand("butter_fingers", "singing_bone", character="intern").miss == 450
    assert hand(*["butter_fingers"] * 4).miss == 900


def test_offsets_are_added() -> None:
    """[ruling.effects_wait] Two shut eyes and two elbows: 15 - 3 and 20 + 20."""
    t = table(sheet=OPEN)
    put(t.players[0], 4.0, 4.0)
    waits(t.players[0], "elbow_nudge", "eyes_shut", "elbow_nudge", "eyes_shut")
    play(flick_of(t), dice=[*STILL, 500, -100, 2, 6], answers=[aim(EAST, 60)])
    assert at(t.players[0]) == (7.0783, 7.9401)  # 52 degrees, 5 squares
    assert hand("eyes_shut", "eyes_shut").blind == [15, 15] and hand("elbow_nudge").nudges == [20]


def test_an_even_and_an_odd_elbow_cancel_out() -> None:
    """[ruling.effects_wait]"""
    t = table(sheet=OPEN)
    put(t.players[0], 4.0, 4.0)
    waits(t.players[0], "elbow_nudge", "elbow_nudge")
    play(flick_of(t), dice=[*STILL, 5, 4], answers=[aim(90, 20)])
    assert at(t.players[0]) == (4.0, 6.0)


def test_everything_at_once_acts_on_one_flick() -> None:
    """[ruling.effects_wait] Caps 0.5 and 0.4, reach times 1.5 and 0.5, bends 25, offset -20."""
    t = table(sheet=OPEN)
    put(t.players[0], 4.0, 12.0)
    waits(t.players[0], "arrow_in_knee", "broken_lead", "soapy_floor", "lukewarm_jelly", "draught_even", "elbow_nudge")
    play(flick_of(t), dice=[*STILL, 1], answers=[aim(EAST, 100)])
    assert at(t.players[0]) == (6.582, 11.6601)  # 2.625 squares, from 20 degrees to the left to 5 to the right


def test_what_waited_is_gone_after_the_flick() -> None:
    """[proc.consume] The next flick is free of it; effects on the opponent keep waiting."""
    t = table(sheet=OPEN)
    waits(t.players[0], "net")
    waits(t.players[1], "wrong_hand")
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 100)])
    assert at(t.players[0]) == (2.0, 13.25) and t.players[0].waiting == []
    assert t.players[1].waiting == ["wrong_hand"]
    play(flick_of(t), dice=STILL, answers=[aim(NORTH, 20)])
    assert at(t.players[0]) == (2.0, 11.25)


def test_what_waited_is_gone_after_a_miss_too() -> None:
    """[proc.consume]"""
    t = table(sheet=OPEN)
    waits(t.players[0], "butter_fingers", "soapy_floor")
    play(flick_of(t), dice=[249, 0, 0, 0], answers=[aim(NORTH, 20)])
    play(flick_of(t), dice=[0, 0, 0, 0], answers=[aim(NORTH, 20)])
    assert at(t.players[0]) == (2.0, 14.0)


def test_an_effect_waits_through_the_others_turn() -> None:
    """[ruling.effects_wait] [event.flick_cards_hit_opponent] I draw it, and it acts on the other's next flick."""
    t = table(sheet=OPEN)
    next_events(t, "broken_lead", "masters_lunch")
    events = listen(t)
    play(play_turn(t), dice=STILL, answers=[aim(NORTH, 20)])
    assert t.players[1].waiting == ["broken_lead"]
    assert told(events, "ruling.effects_wait")[0].facts == {"seat": 1, "effect": "broken_lead", "pencil": 0}
    play(play_turn(t), dice=STILL, answers=[aim(90, 100)])
    assert at(t.players[1]) == (16.0, 5.5) and t.players[1].waiting == []


def test_an_effect_that_came_before_a_second_wind_acts_on_the_flick_that_it_gives() -> None:
    """[ruling.effects_wait] A rubber band, put on before the second flick."""
    t = table(sheet=OPEN)
    give(t, t.players[0], "rubber_band")
    next_events(t, "second_wind")
    answers: list[Value] = ["aim", aim(NORTH, 20), "accept", "rubber_band", aim(NORTH, 20)]
    play(play_turn(t), dice=[*STILL, *STILL], answers=answers)
    assert at(t.players[0]) == (2.0, 11.0)  # 2 squares, then 3


def test_objects_are_used_before_the_aim_as_many_as_i_like() -> None:
    """[proc.objects] One after the other, and they act on this flick."""
    t = table(sheet=OPEN)
    t.players[0].hp = 5
    give(t, t.players[0], "healing_vial", "rubber_band", "banana_peel")
    answers: list[Value] = ["healing_vial", "banana_peel", "rubber_band", aim(NORTH, 20)]
    play(flick_of(t), dice=STILL, answers=answers)
    assert t.players[0].hp == 8 and at(t.players[0]) == (2.0, 13.0)
    assert t.players[1].waiting == ["banana_peel"] and t.players[0].objects == []
