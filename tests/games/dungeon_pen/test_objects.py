"""Objects: kept, used before a flick, and gone. Rulebook: objects. Shield and eraser have files of their own."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.turn import play_turn
from oubliette.kernel import SPECTATOR, listen, play
from tests.games.dungeon_pen.card_scenes import (
    STEP,
    draw,
    facts,
    find,
    hp,
    modifiers,
    nothing_is_lost,
    scene,
    travels,
    turn,
    turned,
    waiting,
)
from tests.games.dungeon_pen.scenes import (
    CALM,
    NORTH,
    STILL,
    aim,
    asked,
    embody,
    flick_of,
    give,
    next_events,
    next_fatras,
    put_on,
    slugs,
    told,
    waits,
)

BEFORE_FLICK = ("healing_vial", "ruler", "rubber_band", "sharpener", "banana_peel")
REACTIONS = ("hard_hat", "cardboard_shield", "second_try")

# Keeping and using


def test_objects_are_used_before_the_flick_one_after_the_other() -> None:
    """[proc.objects] As many as the player likes, until the aim."""
    table = scene(profile="normal")
    table.players[0].hp = 5
    give(table, table.players[0], *BEFORE_FLICK, "hard_hat")
    rule = flick_of(table)
    ask = asked(rule)
    assert (ask.seat, ask.prompt) == (0, "decide.use_object")
    assert list(ask.options) == ["aim", "banana_peel", "healing_vial", "rubber_band", "ruler"]
    assert list(rule.send("ruler").options) == ["aim", "banana_peel", "healing_vial", "rubber_band", "sharpener"]
    assert list(rule.send("sharpener").options) == ["aim", "banana_peel", "healing_vial", "rubber_band"]
    assert rule.send("aim").prompt == "decide.aim"


def test_two_of_a_kind_are_offered_once_and_used_one_at_a_time() -> None:
    """[proc.objects]"""
    table = scene()
    table.players[0].hp = 5
    give(table, table.players[0], "healing_vial", "healing_vial")
    rule = flick_of(table)
    assert list(asked(rule).options) == ["aim", "healing_vial"]
    assert list(rule.send("healing_vial").options) == ["aim", "healing_vial"]
    assert rule.send("healing_vial").prompt == "decide.aim"
    assert hp(table) == (11, 15)


def test_a_used_object_is_gone_and_everybody_sees_it() -> None:
    """[object.discard] [fatras.return] It goes back into the fatras deck."""
    table = scene(profile="normal")
    give(table, table.players[0], "ruler")
    events = listen(table)
    travels(table, answers=["ruler"])
    assert table.players[0].objects == []
    for seat in (0, 1, SPECTATOR):
        assert facts(events, "object.discard", seat) == [{"seat": 0, "card": "ruler"}]
    assert (len(table.fatras), nothing_is_lost(table)) == (24, True)


def test_one_may_keep_an_object_for_later() -> None:
    """[object.keep] [proc.objects]"""
    table = scene()
    give(table, table.players[0], "ruler")
    play(flick_of(table), STILL, ["aim", STEP, "accept"])
    assert (table.players[0].objects, waiting(table)) == (["ruler"], ([], []))


def test_whoever_holds_any_object_is_asked_before_the_flick() -> None:
    """[ruling.asked_with_objects] Even if none of them can be used now."""
    for card in (*REACTIONS, "eraser"):
        table = scene()
        give(table, table.players[0], card)
        ask = asked(flick_of(table))
        assert (ask.prompt, list(ask.options)) == ("decide.use_object", ["aim"])


def test_whoever_holds_none_is_not_asked() -> None:
    """[ruling.asked_with_objects] The number of objects is open."""
    table = scene()
    give(table, table.players[1], "ruler")
    assert asked(flick_of(table)).prompt == "decide.aim"


def test_with_open_hands_one_is_asked_only_when_there_is_something_to_choose() -> None:
    """[option.open_hands]"""
    for card in (*REACTIONS, "eraser"):
        table = scene(open_hands=True)
        give(table, table.players[0], card)
        assert asked(flick_of(table)).prompt == "decide.aim"
    for card in BEFORE_FLICK:
        table = scene(open_hands=True, profile="normal")
        table.players[0].hp = 5
        waits(table.players[0], "net")
        give(table, table.players[0], card)
        assert list(asked(flick_of(table)).options) == ["aim", card]


def test_an_object_found_on_a_flick_can_be_used_before_the_next_one() -> None:
    """[ruling.object_kept_by_default] Not on the flick that found it."""
    table = scene()
    table.players[0].hp = 5
    put_on(table.players[0], "F8")
    next_fatras(table, "healing_vial")
    turn(table, CALM, STILL, [aim(NORTH, 60)])
    assert (hp(table), table.players[0].objects) == ((5, 15), ["healing_vial"])
    turn(table, CALM, STILL, [STEP])
    turn(table, CALM, STILL, ["healing_vial", aim(90, 5)])
    assert hp(table) == (8, 15)


def test_an_object_found_on_a_flick_can_be_used_before_a_second_wind() -> None:
    """[ruling.object_kept_by_default] [card.second_wind]"""
    table = scene()
    put_on(table.players[0], "F8")
    next_fatras(table, "rubber_band")
    turn(table, "second_wind", [*STILL, *STILL], [aim(NORTH, 60), "rubber_band", aim(0, 60)])
    assert (round(table.players[0].x, 4), round(table.players[0].y, 4)) == (5.5 + 7.5, 2.5)


def test_nobody_uses_an_object_on_the_opponent_s_turn() -> None:
    """[proc.objects] Players use objects only before their own flick."""
    table = scene()
    give(table, table.players[1], *BEFORE_FLICK)
    next_events(table)
    play(play_turn(table), STILL, [STEP])
    assert table.players[1].objects == sorted(BEFORE_FLICK)


# Vial, ruler, rubber band, banana


@pytest.mark.parametrize(("before", "after"), [(1, 4), (12, 15), (13, 15)])
def test_the_healing_vial_gives_three_hit_points(before: int, after: int) -> None:
    """[card.healing_vial] [hp.cap] And it is gone, whether one needed all of it or not."""
    table = scene()
    table.players[0].hp = before
    give(table, table.players[0], "healing_vial")
    events = listen(table)
    travels(table, answers=["healing_vial"])
    assert (hp(table), table.players[0].objects) == ((after, 15), [])
    assert facts(events, "hp.gain", 1) == [{"seat": 0, "amount": after - before, "hp": after}]


def test_with_a_ruler_the_aim_is_twice_as_good() -> None:
    """[card.ruler] On this flick: three deviations at 40 % are 15 degrees, and 7.5 with it."""
    table = scene(profile="normal")
    give(table, table.players[0], "ruler")
    rule = flick_of(table)
    asked(rule, "ruler")
    assert modifiers(table, table.players[0])["angle"] == 0.5
    assert waiting(table) == (["ruler"], [])
    table = scene(profile="normal")
    give(table, table.players[0], "ruler")
    assert travels(table, 0, 40, [999, 500, 0, 0], ["ruler"]) == turned(7.5)
    assert waiting(table) == ([], [])


def test_a_rubber_band_makes_the_flick_half_as_long_again() -> None:
    """[card.rubber_band] This one."""
    table = scene()
    give(table, table.players[0], "rubber_band")
    assert travels(table, answers=["rubber_band"]) == (12.0, 0.0)
    assert travels(table) == (8.0, 0.0)


def test_a_ruler_is_spent_on_a_miss_too() -> None:
    """[proc.consume] [object.discard]"""
    table = scene(profile="normal")
    give(table, table.players[0], "ruler")
    assert travels(table, 0, 40, [0, 0, 0, 0], ["ruler"]) == (0.0, 0.0)
    assert (waiting(table), table.players[0].objects) == (([], []), [])


def test_a_banana_peel_waits_for_the_opponent() -> None:
    """[card.banana_peel] [event.flick_cards_hit_opponent] Half as far again, and half as bad an aim again."""
    table = scene()
    give(table, table.players[0], "banana_peel")
    assert travels(table, answers=["banana_peel"]) == (8.0, 0.0)
    assert waiting(table) == ([], ["banana_peel"])
    assert (modifiers(table, table.players[1])["reach"], modifiers(table, table.players[1])["angle"]) == (1.5, 1.5)
    assert travels(table, 1) == (12.0, 0.0)
    assert travels(table, 1) == (8.0, 0.0)


def test_two_banana_peels_are_worse_than_one() -> None:
    """[card.banana_peel] [ruling.effects_wait]"""
    table = scene()
    give(table, table.players[0], "banana_peel", "banana_peel")
    travels(table, answers=["banana_peel", "banana_peel"])
    assert (modifiers(table, table.players[1])["reach"], modifiers(table, table.players[1])["angle"]) == (2.25, 2.25)


# The sharpener


def test_the_sharpener_removes_everything_that_waits() -> None:
    """[card.sharpener]"""
    table = scene()
    waits(table.players[0], "net", "wrong_hand", "butter_fingers", "draught_odd", "eyes_shut", "elbow_nudge")
    give(table, table.players[0], "sharpener")
    assert travels(table, answers=["sharpener"]) == (8.0, 0.0)


def test_the_sharpener_removes_my_own_help_too_if_it_was_played_already() -> None:
    """[card.sharpener] What is played after it counts."""
    table = scene()
    give(table, table.players[0], "sharpener", "rubber_band")
    assert travels(table, answers=["rubber_band", "sharpener"]) == (8.0, 0.0)
    table = scene()
    waits(table.players[0], "net")
    give(table, table.players[0], "sharpener", "rubber_band")
    assert travels(table, answers=["sharpener", "rubber_band"]) == (12.0, 0.0)


def test_the_sharpener_does_not_change_who_one_is() -> None:
    """[card.sharpener] [character.dwarf] The dwarf's short arms are no card, nor are the intern's nerves."""
    table = scene()
    embody(table.players[0], "dwarf")
    waits(table.players[0], "net")
    give(table, table.players[0], "sharpener")
    assert travels(table, answers=["sharpener"]) == (7.2, 0.0)
    embody(table.players[0], "intern")
    waits(table.players[0], "net")
    give(table, table.players[0], "sharpener")
    asked(flick_of(table), "sharpener")
    assert modifiers(table, table.players[0])["miss"] == 20


def test_the_sharpener_leaves_the_opponent_s_flick_alone() -> None:
    """[card.sharpener] "On this flick"."""
    table = scene()
    waits(table.players[0], "net")
    waits(table.players[1], "net")
    give(table, table.players[0], "sharpener", "banana_peel")
    travels(table, answers=["banana_peel", "sharpener"])
    assert waiting(table) == ([], ["net", "banana_peel"])


# Reactions


@pytest.mark.parametrize("card", REACTIONS)
def test_an_object_for_reactions_is_kept_and_waits_for_its_moment(card: str) -> None:
    """[card.hard_hat] [card.second_try] [card.cardboard_shield] They cannot be used before the flick."""
    table = scene()
    find(table, card)
    assert list(asked(flick_of(table)).options) == ["aim"]
    assert table.players[0].objects == [card]


def test_an_event_does_not_touch_what_is_kept() -> None:
    """[object.keep] Unless it says so."""
    table = scene()
    give(table, table.players[0], "ruler")
    events = listen(table)
    draw(table, "trapped_slab", answers=["lose"])
    assert table.players[0].objects == ["ruler"]
    assert not told(events, "object.discard")
    assert slugs(events) == ["turn.event", "hp.loss"]
