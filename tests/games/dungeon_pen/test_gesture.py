"""Flicking by gesture: press on the cross, drag, release. Rulebook: the flick."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.aiming import AIMS, aim_at, half_degrees, strength_for
from oubliette.games.dungeon_pen.gesture import aim_of
from oubliette.kernel import Ask, IllegalAnswer, Match, Seeded, play
from tests.games.dungeon_pen.scenes import EAST, NORTH, OPEN, SOUTH, aim, at, flick_of, put, table

CROSS = (9.0, 9.0)


def dragged(speed: float, degrees: float = 0.0, milliseconds: float = 80.0) -> tuple[int, int] | None:
    """A gesture to the right of the cross, at that speed in squares per second, by default to the east."""
    way = speed * milliseconds / 1000
    step = {0.0: (way, 0.0), 90.0: (0.0, way), 180.0: (-way, 0.0), 270.0: (0.0, -way)}[degrees]
    return aim_of(CROSS, [(0.0, *CROSS), (milliseconds, CROSS[0] + step[0], CROSS[1] + step[1])])


@pytest.mark.parametrize("degrees", [0.0, 90.0, 180.0, 270.0])
def test_the_motion_gives_the_direction(degrees: float) -> None:
    """[proc.aim]"""
    assert dragged(16.5, degrees) == aim(degrees, 50)


@pytest.mark.parametrize(
    ("speed", "percent"), [(3.01, 5), (4.35, 5), (4.62, 6), (8.4, 20), (16.5, 50), (27.3, 90), (30.0, 100), (90.0, 100)]
)
def test_its_speed_gives_the_strength(speed: float, percent: int) -> None:
    """[proc.aim] (v - 3) / 27, held between 0.05 and 1."""
    assert dragged(speed) == (0, percent)


def test_a_slow_gesture_is_taken_back_without_penalty() -> None:
    """[proc.aim] Below three squares per second."""
    assert dragged(2.99) is None and dragged(0.0) is None


def test_only_the_last_eighty_milliseconds_count() -> None:
    """[proc.aim] A pencil can be steered for an instant before it slips away."""
    slow_then_fast = [
        (0.0, 9.0, 9.0),
        (500.0, 9.0, 9.5),
        (920.0, 9.0, 10.0),
        (960.0, 9.66, 10.0),
        (1000.0, 10.32, 10.0),
    ]
    assert aim_of(CROSS, slow_then_fast) == (0, 50)
    fast_then_slow = [(0.0, 9.0, 9.0), (100.0, 14.0, 9.0), (1000.0, 14.0, 9.1), (1080.0, 14.0, 9.2)]
    assert aim_of(CROSS, fast_then_slow) is None


def test_the_pencil_must_be_held_at_the_cross() -> None:
    """[proc.aim] Within 0.6 of it."""
    near, far = [(0.0, 9.6, 9.0), (80.0, 10.92, 9.0)], [(0.0, 9.61, 9.0), (80.0, 10.93, 9.0)]
    assert aim_of(CROSS, near) == (0, 50) and aim_of(CROSS, far) is None


def test_a_touch_is_no_gesture() -> None:
    """[proc.aim] One point, none, or two at one moment."""
    assert aim_of(CROSS, []) is None
    assert aim_of(CROSS, [(0.0, 9.0, 9.0)]) is None
    assert aim_of(CROSS, [(5.0, 9.0, 9.0), (5.0, 11.0, 9.0)]) is None


def test_a_direction_is_rounded_to_half_degrees() -> None:
    """[proc.aim] Just north of east is 0, not 720."""
    assert aim_of(CROSS, [(0.0, 9.0, 9.0), (80.0, 10.32, 8.999)]) == (0, 50)
    assert aim_of(CROSS, [(0.0, 9.0, 9.0), (80.0, 10.32, 8.989)]) == (719, 50)


# Which seats flick by gesture, and the added error (profiles: see test_options)


def test_half_the_error_comes_on_top_of_a_gesture() -> None:
    """[flick.human] Three deviations too far, for both players: 3.5 squares times 1.18, and times 1.36."""
    for seat, end in ((0, 8.13), (1, 8.76)):
        t = table(sheet=OPEN, profile="normal", hand1="gesture")
        put(t.players[seat], 4.0, 7.0)
        play(flick_of(t, seat), dice=[999, 0, 500, 0], answers=[aim(EAST, 40)])
        assert at(t.players[seat]) == (end, 7.0)


# Aiming at a point, for keyboards and bots


def test_i_may_aim_at_a_point() -> None:
    """[proc.aim] Towards it, and as far as it is."""
    assert half_degrees(2.0, 16.0, 2.0, 3.0) == 540 and half_degrees(2.0, 16.0, 5.0, 16.0) == 0
    assert half_degrees(0.0, 0.0, -1.0, 1.0) == 270 and half_degrees(0.0, 0.0, 9.0, -0.01) == 0
    assert aim_at(2.0, 16.0, 2.0, 12.5) == aim(270, 40)
    assert strength_for(0.1) == 5 and strength_for(20.0) == 100
    assert strength_for(5.25, reach=1.5) == 40


def test_a_gesture_is_an_answer_to_the_question_for_an_aim() -> None:
    """[proc.aim] It starts at the asked player's cross; for any other question it means nothing."""
    scene = table(hand1="gesture", hand2="gesture")
    put(scene.players[0], 4.0, 4.0)
    put(scene.players[1], *CROSS)
    flick = [(0.0, *CROSS), (80.0, 9.0, 10.32)]
    where = Ask(1, "decide.aim", AIMS, {"square": "J10"})
    assert GAME.gesture(scene, where, flick) == aim(SOUTH, 50)
    assert GAME.gesture(scene, Ask(0, "decide.aim", AIMS), flick) is None  # the opponent's cross is elsewhere
    assert GAME.gesture(scene, where, [(0.0, *CROSS)]) is None
    assert GAME.gesture(scene, Ask(1, "decide.contest", ["let_pass", "contest"]), flick) is None


def test_a_match_takes_gestures_for_answers() -> None:
    """[proc.aim] An invalid gesture is refused, and nothing has happened."""
    match = Match.start(GAME, 2, {"hand1": "gesture", "hand2": "gesture", "first_player": "seat1"}, Seeded(3))
    before = list(match.answers)
    x, y = match.view(0)["players"][0]["x"], match.view(0)["players"][0]["y"]
    with pytest.raises(IllegalAnswer):
        match.gesture([(0.0, x, y), (500.0, x, y - 0.2)])
    assert match.answers == before
    match.gesture([(0.0, x, y), (80.0, x, y - 1.32)])
    assert match.answers[len(before)] == AIMS.index(aim(NORTH, 50))
