"""Events about flicks act on the opponent's next flick. Rulebook: effects on a flick; events, dirty tricks."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.events import draught
from oubliette.kernel import SPECTATOR, listen, play
from tests.games.dungeon_pen.card_scenes import (
    FAR,
    STEP,
    draw,
    drawing,
    facts,
    hp,
    modifiers,
    scene,
    travels,
    turn,
    turned,
    waiting,
)
from tests.games.dungeon_pen.scenes import (
    CALM,
    NORTH,
    OPEN,
    SOUTH,
    STILL,
    aim,
    asked,
    flick_of,
    put,
    slugs,
    table,
    told,
    waits,
)

NUISANCES: dict[str, dict[str, Any]] = {
    "wrong_hand": {"angle": 2.0},
    "eyes_shut": {"blind": 15},
    "broken_lead": {"cap": 40},
    "elbow_nudge": {"nudge": 20},
    "butter_fingers": {"miss": 250},
    "soapy_floor": {"reach": 1.5},
}
UNTOUCHED = {"profile": "none", "cap": 100, "reach": 1.0, "angle": 1.0, "miss": 0, "bend": 0, "blind": 0, "nudge": 0}


@pytest.mark.parametrize("card", NUISANCES)
def test_cards_about_flicks_wait_for_the_opponent(card: str) -> None:
    """[event.flick_cards_hit_opponent] [ruling.effects_wait] And everybody sees what waits. [hidden.open]"""
    table = scene()
    events = listen(table)
    draw(table, card)
    assert (waiting(table), hp(table)) == (([], [card]), (15, 15))
    assert facts(events, "ruling.effects_wait", SPECTATOR) == [{"seat": 1, "effect": card, "pencil": 0}]
    assert modifiers(table, table.players[0]) == UNTOUCHED
    assert modifiers(table, table.players[1]) == {**UNTOUCHED, **NUISANCES[card]}


def test_with_the_wrong_hand_the_aim_is_twice_as_bad() -> None:
    """[card.wrong_hand] Three deviations at 40 % are 15 degrees, and 30 with it."""
    table = scene(profile="normal")
    off = [999, 500, 0, 0]
    assert travels(table, 1, 40, off) == turned(15)
    draw(table, "wrong_hand")
    assert travels(table, 1, 40, off) == turned(30)
    assert travels(table, 1, 40, off) == turned(15)


@pytest.mark.parametrize(("place", "degrees"), [(-500, -15.0), (-250, -7.5), (0, 0.0), (500, 15.0)])
def test_with_the_eyes_shut_a_flick_goes_up_to_fifteen_degrees_astray(place: int, degrees: float) -> None:
    """[card.eyes_shut] It is drawn after the rest, evenly, whatever the profile."""
    table = scene()
    draw(table, "eyes_shut")
    assert travels(table, 1, 40, [*STILL, place]) == turned(degrees)
    assert travels(table, 1, 40) == turned(0)


@pytest.mark.parametrize(("percent", "far"), [(100, 3.5), (41, 3.5), (40, 3.5), (39, 3.425)])
def test_a_broken_lead_leaves_four_tenths_of_the_strength(percent: int, far: float) -> None:
    """[card.broken_lead]"""
    table = scene()
    draw(table, "broken_lead")
    assert travels(table, 1, percent) == (far, 0.0)


@pytest.mark.parametrize(("face", "degrees"), [(1, -20), (2, 20), (3, -20), (4, 20), (5, -20), (6, 20)])
def test_an_elbow_nudges_by_twenty_degrees(face: int, degrees: int) -> None:
    """[card.elbow_nudge] Odd against the clock, even with it."""
    table = scene()
    draw(table, "elbow_nudge")
    assert travels(table, 1, 40, [*STILL, face]) == turned(degrees)


def test_the_elbow_comes_after_the_aim() -> None:
    """[card.elbow_nudge] [hidden.noise] Nobody knows the die before."""
    table = scene()
    waits(table.players[0], "elbow_nudge", "eyes_shut")
    travels(table, 0, 40, [*STILL, 0, 2])  # eyes first, then the die


@pytest.mark.parametrize(("profile", "miss"), [("none", 250), ("normal", 280)])
def test_butter_fingers_drop_the_pencil_once_in_four(profile: str, miss: int) -> None:
    """[card.butter_fingers] On top of the chance that everybody has."""
    for place, moves in ((miss - 1, False), (miss, True)):
        table = scene(profile=profile)
        draw(table, "butter_fingers")
        assert travels(table, 1, 40, [place, 0, 0, 0]) == ((FAR, 0.0) if moves else (0.0, 0.0))


def test_on_a_soapy_floor_everything_goes_further() -> None:
    """[card.soapy_floor] Half as far again."""
    table = scene()
    draw(table, "soapy_floor")
    assert travels(table, 1, 100) == (12.0, 0.0)
    assert travels(table, 1, 100) == (8.0, 0.0)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_draught_bends_the_line_and_everybody_knows_which_way(face: int) -> None:
    """[card.draught] The die is rolled now: odd bends by 25 degrees against the clock, even with it."""
    table = scene()
    ask = asked(drawing(table, "draught"))
    assert (ask.prompt, ask.facts) == ("roll.draught", {"seat": 0})
    table = scene()
    draw(table, "draught", [face])
    effect = "draught_odd" if face % 2 else "draught_even"
    assert waiting(table) == ([], [effect])
    bend = -25 if face % 2 else 25
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(table, seat)["players"][1]["flick"]["bend"] == bend
    across = sum(FAR / 16 * cos(radians(bend * (piece + 0.5) / 16)) for piece in range(16))
    down = sum(FAR / 16 * sin(radians(bend * (piece + 0.5) / 16)) for piece in range(16))
    assert travels(table, 1, 40) == (round(across, 4), round(down, 4))


# Waiting


def test_a_nuisance_waits_through_my_own_flick() -> None:
    """[ruling.effects_wait] It is the opponent's."""
    table = scene()
    draw(table, "soapy_floor")
    assert travels(table, 0, 40) == (FAR, 0.0)
    assert waiting(table) == ([], ["soapy_floor"])


def test_several_nuisances_wait_and_act_together() -> None:
    """[ruling.effects_wait] The lowest cap, the product of factors, the sum of the rest."""
    table = scene()
    waits(table.players[1], "arrow_in_knee")
    for card in ("broken_lead", "soapy_floor", "wrong_hand", "wrong_hand", "butter_fingers"):
        draw(table, card)
    draw(table, "draught", [2])
    assert modifiers(table, table.players[1]) == {
        **UNTOUCHED,
        "cap": 40,
        "reach": 1.5,
        "angle": 4.0,
        "miss": 250,
        "bend": 25,
    }


def test_a_nuisance_acts_on_the_opponent_s_turn() -> None:
    """[event.flick_cards_hit_opponent] [turn.pass] As it happens at the table."""
    table = scene()
    turn(table, "broken_lead", STILL, [STEP])
    events = turn(table, CALM, STILL, [aim(SOUTH, 100)])
    assert (round(table.players[1].x, 4), round(table.players[1].y, 4)) == (16.0, 2 + FAR)
    assert waiting(table) == ([], [])
    assert slugs(events)[0] == "flick.line"


def test_what_turned_my_aim_is_told() -> None:
    """[card.eyes_shut] [card.elbow_nudge] [card.draught] Dice are shown to both: what goes astray has a reason."""
    laid = table(sheet=OPEN)
    put(laid.players[0], 9.0, 12.0)
    waits(laid.players[0], "eyes_shut", "elbow_nudge")
    events = listen(laid)
    play(flick_of(laid), dice=[*STILL, -250, 3], answers=[aim(NORTH, 20)])
    assert told(events, "card.eyes_shut")[0].facts == {"seat": 0, "degrees": 8, "left": 1}
    assert told(events, "card.elbow_nudge")[0].facts == {"seat": 0, "face": 3, "degrees": 20, "left": 1}
    play(draught(laid, laid.players[0]), dice=[6])
    assert told(events, "card.draught")[0].facts == {"seat": 0, "face": 6, "left": 0}
