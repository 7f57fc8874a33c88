"""A turn: flick, event, then the opponent; and the second wind. Rulebook: your turn."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.turn import play_turn
from oubliette.kernel import GameOver, Value
from tests.games.dungeon_pen.card_scenes import (
    BUMP,
    STEP,
    draw,
    drawing,
    hp,
    nothing_is_lost,
    questions,
    scene,
    turn,
    waiting,
)
from tests.games.dungeon_pen.scenes import (
    CALM,
    EAST,
    MISSED,
    NORTH,
    SOUTH,
    STILL,
    WEST,
    aim,
    asked,
    at,
    give,
    next_events,
    next_fatras,
    put,
    put_on,
    slugs,
    waits,
)

# Flick, event, pass


def test_first_comes_the_flick_then_the_event() -> None:
    """[turn.flick] [turn.event] [proc.fatras] [proc.event] The chests of the flick come before the event."""
    table = scene()
    put_on(table.players[0], "F8")
    next_fatras(table, "ruler")
    events = turn(table, "trapped_slab", STILL, [aim(NORTH, 60), "lose"])
    assert slugs(events) == [
        "flick.line",
        "flick.new_position",
        "pickup.chest",
        "object.keep",
        "turn.event",
        "hp.loss",
    ]


def test_then_the_opponent_plays() -> None:
    """[turn.pass] Turn by turn."""
    table = scene()
    assert (table.to_play, table.turns) == (0, 0)
    turn(table, CALM, STILL, [STEP])
    assert (table.to_play, table.turns) == (1, 1)
    turn(table, CALM, STILL, [STEP])
    assert (table.to_play, table.turns) == (0, 2)
    assert at(table.players[1]) == (16.0, 1.125)


def test_the_questions_of_a_plain_turn() -> None:
    """[turn.flick] [turn.event] [hidden.noise] The hand shakes after the aim is fixed."""
    table = scene()
    asks = questions(play_turn(table), STEP, *STILL, "masters_lunch")
    assert [ask.prompt for ask in asks] == [
        "decide.aim",
        "noise.miss",
        "noise.direction",
        "noise.distance",
        "noise.bend",
        "draw.event",
    ]


def test_one_event_is_drawn_and_not_more() -> None:
    """[event.after_each_flick] [turn.event]"""
    table = scene()
    turn(table, CALM, STILL, [STEP])
    assert (len(table.events), len(table.events.discards)) == (39, 1)


def test_a_flick_that_failed_is_followed_by_an_event_too() -> None:
    """[ruling.event_after_miss] [flick.failed]"""
    table = scene(profile="normal")
    events = turn(table, "trapped_slab", MISSED, [STEP])
    assert slugs(events) == ["flick.failed", "turn.event", "hp.loss"]
    assert (hp(table), at(table.players[0]), table.to_play) == ((14, 15), (2.0, 16.0), 1)


def test_after_the_flick_that_wins_there_is_no_event() -> None:
    """[ruling.event_after_miss] [proc.event] [win.treasure]"""
    table = scene()
    table.players[0].carrying = True
    put(table.players[0], 5.5, 16.0)
    with pytest.raises(GameOver):
        turn(table, "trapped_slab", STILL, [aim(WEST, 60)])
    result = GAME.result(table)
    assert result is not None
    assert (result.reason, result.places) == ("win.treasure", (1, 2))
    assert (table.events.discards, hp(table)) == ([], (15, 15))


def test_effects_that_were_drawn_wait_for_the_next_own_turn() -> None:
    """[ruling.effects_wait] The net is drawn, the opponent plays, and then it holds."""
    table = scene()
    turn(table, "net", STILL, [STEP])
    turn(table, CALM, STILL, [STEP])
    assert waiting(table) == (["net"], [])
    put(table.players[0], 2.5, 11.5)
    turn(table, CALM, STILL, [aim(EAST, 100)])
    assert (at(table.players[0]), waiting(table)) == ((5.25, 11.5), ([], []))


# The second wind


def test_with_a_second_wind_one_flicks_again_at_once() -> None:
    """[card.second_wind] And no event comes after that flick; it is still one turn."""
    table = scene()
    events = turn(table, "second_wind", [*STILL, *STILL], [STEP, aim(EAST, 20)])
    assert slugs(events) == ["flick.line", "flick.new_position", "turn.event", "flick.line", "flick.new_position"]
    assert at(table.players[0]) == (4.0, 15.125)
    assert (table.events.discards, table.turns, table.to_play) == (["second_wind"], 1, 1)
    assert len(table.strokes) == 2


def test_a_failed_second_flick_is_followed_by_nothing() -> None:
    """[card.second_wind] [flick.failed]"""
    table = scene(profile="normal")
    events = turn(table, "second_wind", [*STILL, *MISSED], [STEP, STEP])
    assert slugs(events)[-2:] == ["turn.event", "flick.failed"]
    assert table.events.discards == ["second_wind"]


def test_after_a_miss_a_second_wind_is_most_welcome() -> None:
    """[card.second_wind] [ruling.event_after_miss]"""
    table = scene(profile="normal")
    turn(table, "second_wind", [*MISSED, *STILL], [STEP, STEP])
    assert at(table.players[0]) == (2.0, 15.125)


def test_what_waits_acts_on_the_flick_of_a_second_wind() -> None:
    """[ruling.effects_wait] [card.second_wind] It is the next one. Then it is gone. [proc.consume]"""
    table = scene()
    put(table.players[0], 2.5, 11.5)
    waits(table.players[0], "soapy_floor")
    draw(table, "second_wind", STILL, [aim(EAST, 100)])
    assert (at(table.players[0]), waiting(table)) == ((14.5, 11.5), ([], []))


def test_what_the_first_flick_used_up_does_not_act_on_the_second() -> None:
    """[proc.consume] [card.second_wind]"""
    table = scene()
    put(table.players[0], 2.5, 11.5)
    waits(table.players[0], "net")
    turn(table, "second_wind", [*STILL, *STILL], [aim(EAST, 100), aim(EAST, 100)])
    assert at(table.players[0]) == (2.5 + 2.75 + 8.0, 11.5)


def test_what_waits_for_the_opponent_waits_through_a_second_wind() -> None:
    """[ruling.effects_wait] [event.flick_cards_hit_opponent]"""
    table = scene()
    waits(table.players[1], "net")
    turn(table, "second_wind", [*STILL, *STILL], [STEP, aim(SOUTH, 5)])
    assert waiting(table) == ([], ["net"])


def test_objects_may_be_used_before_the_flick_of_a_second_wind() -> None:
    """[card.second_wind] [proc.objects] Asked again, like before every flick."""
    table = scene()
    give(table, table.players[0], "rubber_band", "banana_peel")
    put(table.players[0], 2.5, 11.5)
    answers: list[Value] = ["aim", aim(EAST, 5), "accept", "rubber_band", "banana_peel", aim(EAST, 20)]
    turn(table, "second_wind", [*STILL, *STILL], answers)
    assert at(table.players[0]) == (2.5 + 0.875 + 3.0, 11.5)
    assert (table.players[0].objects, nothing_is_lost(table)) == ([], True)


def test_a_second_wind_may_cross_a_chest_and_touch_a_wall() -> None:
    """[card.second_wind] [turn.flick] It is a whole flick."""
    table = scene("croquis")
    events = turn(table, "second_wind", [*STILL, *STILL], [STEP, aim(NORTH, 40)])
    assert (hp(table), slugs(events)[-2:]) == ((14, 15), ["flick.wall_contact", "flick.new_position"])
    table = scene()
    put_on(table.players[0], "F8")
    next_fatras(table, "ruler")
    turn(table, "second_wind", [*STILL, *STILL], [aim(SOUTH, 5), aim(NORTH, 80)])
    assert table.players[0].objects == ["ruler"]


def test_a_second_wind_may_win_the_game() -> None:
    """[card.second_wind] [win.treasure]"""
    table = scene()
    table.players[0].carrying = True
    put(table.players[0], 6.5, 16.0)
    with pytest.raises(GameOver):
        turn(table, "second_wind", [*STILL, *STILL], [aim(WEST, 20), aim(WEST, 60)])
    assert (table.ended, table.winner) == ("win.treasure", 0)


def test_a_second_wind_may_be_the_last_breath() -> None:
    """[card.second_wind] [win.opponent_dead]"""
    table = scene("croquis")
    table.players[0].hp = 1
    with pytest.raises(GameOver):
        turn(table, "second_wind", [*STILL, *STILL], [STEP, BUMP])
    assert (table.ended, table.winner) == ("win.opponent_dead", 1)


def test_the_second_wind_is_its_drawer_s() -> None:
    """[card.second_wind] "Flick again" is for the player who drew it."""
    table = scene()
    ask = asked(drawing(table, "second_wind", seat=1))
    assert (ask.seat, ask.prompt, ask.facts) == (
        1,
        "decide.aim",
        {"square": "Q3", "cap": 100, "waiting": (), "gesture": 0},
    )


def test_a_turn_takes_its_event_from_the_top() -> None:
    """[turn.event] Two turns, two cards."""
    table = scene()
    next_events(table, "masters_lunch", "trapped_slab")
    for _ in range(2):
        rule = play_turn(table)
        asked(rule, STEP, *STILL[:-1])
        with pytest.raises(StopIteration):
            rule.send(STILL[-1])
    assert (table.events.discards, hp(table)) == (["masters_lunch", "trapped_slab"], (15, 14))
