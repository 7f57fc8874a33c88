"""What everybody sees of the table, as plain data. Rulebook: what you can see."""

from __future__ import annotations

import json

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.effects import grip_of
from oubliette.kernel import SPECTATOR, play
from tests.games.dungeon_pen.card_scenes import STEP, draw, scene, travels, turn
from tests.games.dungeon_pen.scenes import (
    CALM,
    MISSED,
    NORTH,
    STILL,
    aim,
    embody,
    flick_of,
    give,
    next_fatras,
    put,
    put_on,
    waits,
    wall,
)

EVERYBODY = (0, 1, SPECTATOR)


def test_the_sheet_is_shown_as_it_is_printed() -> None:
    """[hidden.open] [setup.sheet]"""
    table = scene("croquis")
    for seat in EVERYBODY:
        view = GAME.view(table, seat)
        assert (view["sheet"], len(view["rows"])) == ("croquis", 18)
        assert view["rows"][1] == ".t..........##.cc."
        assert view["walls"] == []
    assert GAME.view(scene(), 0)["sheet"] == "own"


def test_sudden_walls_are_shown_by_their_ends() -> None:
    """[hidden.open] [wall.choose_orientation]"""
    table = scene()
    wall(table, "J4", "L4")
    wall(table, "D10", "D15")
    for seat in EVERYBODY:
        assert GAME.view(table, seat)["walls"] == [("J4", "L4"), ("D10", "D15")]


def test_chests_are_closed_until_they_are_searched() -> None:
    """[hidden.open] [ruling.chest_once] [ruling.covered_illustration]"""
    table = scene()
    chests = [{"square": "F5", "closed": True, "covered": False}, {"square": "M14", "closed": True, "covered": False}]
    assert GAME.view(table, 0)["chests"] == chests
    put_on(table.players[0], "F8")
    next_fatras(table, "dust")
    play(flick_of(table), STILL, [aim(NORTH, 60)])
    wall(table, "L14", "N14")
    for seat in EVERYBODY:
        assert GAME.view(table, seat)["chests"] == [{**chests[0], "closed": False}, {**chests[1], "covered": True}]


def test_endless_chests_are_never_searched_through() -> None:
    """[option.chest_uses]"""
    table = scene(chest_uses=0)
    put_on(table.players[0], "F8")
    next_fatras(table, "dust")
    play(flick_of(table), STILL, [aim(NORTH, 60)])
    assert GAME.view(table, 1)["chests"][0]["closed"] is True


def test_strokes_on_potions_are_open() -> None:
    """[hidden.open] [pickup.potion]"""
    table = scene()
    assert [potion["left"] for potion in GAME.view(table, 0)["potions"]] == [2, 2]
    put_on(table.players[0], "I12")
    play(flick_of(table), STILL, [aim(NORTH, 60)])
    for seat in EVERYBODY:
        assert GAME.view(table, seat)["potions"] == [
            {"square": "I9", "left": 1, "covered": False},
            {"square": "J10", "left": 2, "covered": False},
        ]


def test_every_line_is_shown_with_its_colour() -> None:
    """[flick.line] [hidden.open] Seventeen points of a whole line, and whether it touched."""
    table = scene()
    travels(table, 1, 40)
    (stroke,) = GAME.view(table, SPECTATOR)["strokes"]
    assert (stroke["seat"], stroke["contact"], len(stroke["points"])) == (1, False, 34)
    assert stroke["points"][:2] == [2.5, 11.5]
    assert [round(part, 4) for part in stroke["points"][-2:]] == [6.0, 11.5]


def test_a_miss_leaves_no_line() -> None:
    """[flick.failed]"""
    table = scene(profile="normal")
    play(flick_of(table), MISSED, [STEP])
    assert GAME.view(table, 0)["strokes"] == []


def test_whose_turn_it_is_and_which() -> None:
    """[turn.pass] [setup.first_player]"""
    table = scene(turn_limit=7, mode="beginner", bad_faith=True)
    view = GAME.view(table, 1)
    assert (view["first"], view["to_play"], view["turn"], view["turn_limit"]) == (0, 0, 1, 7)
    assert (view["beginner"], view["bad_faith"]) == (True, True)
    turn(table, CALM, STILL, [STEP])
    view = GAME.view(table, 1)
    assert (view["first"], view["to_play"], view["turn"]) == (0, 1, 2)


def test_what_is_seen_of_a_player() -> None:
    """[hidden.open] [hidden.objects]"""
    table = scene(lenient="seat1")
    player = table.players[0]
    embody(player, "dwarf")
    put(player, 4.25, 7.5)
    player.hp, player.carrying = 9, True
    give(table, player, "ruler")
    waits(player, "net", "draught_odd")
    shown = GAME.view(table, 1)["players"][0]
    assert shown == {
        "character": "dwarf",
        "hp": 9,
        "start_hp": 15,
        "square": "E8",
        "x": 4.25,
        "y": 7.5,
        "carrying": True,
        "objects": 1,
        "hand": [],
        "waiting": ["net", "draught_odd"],
        "lenient": True,
        "contested": False,
        "way": "aim",
        "flick": {
            "profile": "none",
            "cap": 30,
            "reach": 0.9,
            "angle": 1.0,
            "miss": 0,
            "bend": -25,
            "blind": 0,
            "nudge": 0,
        },
        "spread": {
            "distance_least": 0.45,
            "distance_gain": 6.75,
            "angle_error_least": 0.0,
            "angle_error_gain": 0.0,
            "distance_error": 0.0,
            "bend_error": 0.0,
        },
    }


def test_where_a_line_is_likely_to_end_can_be_drawn() -> None:
    """[flick.human] A shaky, wrong hand on a soapy floor: the least values, and what full strength adds."""
    table = scene(profile="shaky")
    waits(table.players[0], "wrong_hand", "soapy_floor")
    shown = GAME.view(table, 1)["players"][0]["spread"]
    grip = grip_of(table, table.players[0])
    for percent in (5, 40, 100):
        distance = shown["distance_least"] + shown["distance_gain"] * percent / 100
        error = shown["angle_error_least"] + shown["angle_error_gain"] * percent / 100
        assert distance == pytest.approx(grip.distance(percent))
        assert error == pytest.approx(grip.angle_error(percent))
    assert (shown["distance_error"], shown["bend_error"]) == pytest.approx((grip.distance_error, grip.bend_error))


def test_everybody_sees_how_both_flick() -> None:
    """[flick.hand]"""
    for hands in (("aim", "aim"), ("gesture", "aim"), ("aim", "pencil"), ("pencil", "gesture")):
        players = GAME.view(scene(hand1=hands[0], hand2=hands[1]), SPECTATOR)["players"]
        assert tuple([player["way"] for player in players]) == hands


def test_each_hand_has_its_own_profile() -> None:
    """[option.handicap] [flick.human] [option.profile]"""
    table = scene(profile="normal", handicap="seat2", handicap_profile="steady")
    shown = [player["flick"] for player in GAME.view(table, 0)["players"]]
    assert [(flick["profile"], flick["miss"]) for flick in shown] == [("normal", 30), ("steady", 30)]


def test_the_chance_of_a_miss_is_never_more_than_nine_in_ten() -> None:
    """[ruling.effects_wait]"""
    table = scene(profile="normal")
    waits(table.players[0], *["butter_fingers"] * 4)
    assert GAME.view(table, 0)["players"][0]["flick"]["miss"] == 900


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_view_is_plain_data_of_its_own(seat: int) -> None:
    """[hidden.open] Changing it does not change the table."""
    table = scene()
    give(table, table.players[0], "ruler")
    wall(table, "J4", "L4")
    travels(table, 1)
    draw(table, "net")
    view = GAME.view(table, seat)
    assert json.loads(json.dumps(view)) == {**view, "walls": [["J4", "L4"]]}
    for part in (view["rows"], view["event_discard"], view["players"][0]["waiting"]):
        part.append("x")
    view["walls"].append(("x", "x"))
    view["players"][0]["hand"].append("x")
    view["strokes"][0]["points"].append(0.0)
    again = GAME.view(table, seat)
    assert "x" not in repr(again).replace("'x':", "")
    assert len(again["strokes"][0]["points"]) == 34
