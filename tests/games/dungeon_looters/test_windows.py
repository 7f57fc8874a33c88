"""When the others may play cards. Rulebook: MJ cards at any time."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.state import Table
from oubliette.games.dungeon_looters.windows import AFTER_DRAW, window
from oubliette.kernel import Ask, Value, listen, play
from tests.games.dungeon_looters.scenes import (
    BEATEN,
    OUT,
    asked,
    chest,
    hand,
    locked,
    looter,
    main_of,
    offered,
    scene,
    slugs,
    tiles,
    told,
    whole_turn,
)
from tests.games.dungeon_looters.set_up_scenes import Script, settle

TWO_HALLS = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
THREE = ("dwarf", "goblin", "lich")
PLACES = {"dwarf": "E5c2", "goblin": "F5a1", "lich": "F5e1"}


def moments(asks: list[Ask[Value]]) -> list[tuple[int, Value]]:
    """The reaction questions: seat and moment."""
    return [(ask.seat, (ask.facts or {})["moment"]) for ask in asks if ask.prompt == "decide.react"]


def busy_turn(windows: str = "full") -> list[Value]:
    """The dwarf lays a tile, forces a chest and walks: the windows in which the goblin is asked."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5c2", "goblin": "F5a1"}, reaction_windows=windows)
    chest(table, "E5b2", "chest_shoebox", dd=16)
    tiles(table, "dwarf", "crossroads")
    hand(table, "goblin", "lock_door")
    script: Script = {
        "draw.mj_card": ["decoy"],
        "decide.main_choice": [("force_chest", "E5b2"), "move", "end_turn"],
        "roll.force_chest": [1, 1, 1, 1, 1],
        "decide.move_step": ["n", "stop"],
    }
    return [moment for _, moment in moments(settle(table, whole_turn(table, "dwarf"), script).asks)]


def test_the_windows_of_a_busy_turn() -> None:
    """[cards.windows] [ruling.windows] [cards.any_time]"""
    assert busy_turn() == ["after_lay", "after_draw", "after_action", "after_move", "end_turn"]


def test_a_window_opens_only_when_its_step_took_place() -> None:
    """[cards.windows] Not if nothing was laid or done. After the draw and at the end a window always opens."""
    table = scene(rooms=TWO_HALLS, at=PLACES, archetypes=THREE)
    hand(table, "goblin", "lock_door")
    begun = settle(table, whole_turn(table, "dwarf"), {"draw.mj_card": ["decoy"]})
    assert moments(begun.asks) == [(1, "after_draw"), (1, "end_turn")]


def test_after_the_draw_it_opens_though_there_was_no_card_to_draw() -> None:
    """[cards.windows]"""
    table = scene(rooms=TWO_HALLS, at=PLACES, archetypes=THREE)
    table.packs[0].cards = []
    hand(table, "goblin", "lock_door")
    assert moments(settle(table, whole_turn(table, "dwarf")).asks) == [(1, "after_draw"), (1, "end_turn")]


def test_a_sprint_is_a_move_too() -> None:
    """[cards.windows]"""
    table = scene(rooms=TWO_HALLS, at=PLACES, archetypes=THREE)
    hand(table, "lich", "lock_door")
    begun = settle(table, main_of(table, "dwarf"), {"decide.main_choice": ["sprint"], "decide.move_step": ["stop"]})
    assert moments(begun.asks) == [(2, "after_move")]


def test_light_windows_are_two() -> None:
    """[cards.windows] By option."""
    assert busy_turn("light") == ["after_draw", "end_turn"]


def test_with_cards_on_one_s_own_turn_only_there_are_none() -> None:
    """[cards.windows] By option; in my own main phase I play as ever."""
    assert busy_turn("own_turn") == []
    table = scene(rooms=TWO_HALLS, reaction_windows="own_turn")
    hand(table, "dwarf", "lock_door")
    assert ("play", "lock_door") in offered(main_of(table, "dwarf"))


# Who is asked


def room_of_three(*cards: tuple[str, str]) -> Table:
    table = scene(THREE, rooms=TWO_HALLS, at=PLACES)
    for name, card in cards:
        hand(table, name, card)
    return table


def test_the_others_are_asked_clockwise_from_the_active_player_s_left() -> None:
    """[cards.window_order] It is the goblin's turn: lich, then dwarf."""
    table = room_of_three(("dwarf", "lock_door"), ("goblin", "lock_door"), ("lich", "lock_door"))
    table.to_play = 1
    begun = settle(table, window(table, AFTER_DRAW))
    assert moments(begun.asks) == [(2, "after_draw"), (0, "after_draw")]


def test_after_a_card_the_asking_starts_again_from_the_left() -> None:
    """[cards.window_order] The goblin passes, the lich plays, the goblin is asked again, until all pass in a row."""
    table = room_of_three(("goblin", "lock_door"), ("lich", "wet_socks"), ("lich", "decoy"))
    reactions: list[Value] = ["pass", ("play", "wet_socks"), "pass", "pass"]
    begun = settle(table, window(table, AFTER_DRAW), {"decide.react": reactions, "decide.card_target": ["goblin"]})
    assert [seat for seat, _ in moments(begun.asks)] == [1, 2, 1, 2]


def test_a_player_who_played_may_play_again_in_the_same_window() -> None:
    """[cards.number] [ruling.card_count] Any number of cards, one after another."""
    table = room_of_three(("goblin", "wet_socks"), ("goblin", "bar_of_soap"), ("lich", "decoy"))
    answers: list[Value] = [("play", "wet_socks"), "dwarf", ("play", "bar_of_soap"), "dwarf", "pass"]
    play(window(table, AFTER_DRAW), answers=answers)
    dwarf = looter(table, "dwarf")
    assert (dwarf.move_marker, dwarf.roll_marker) == (-2, -2)


def test_everybody_with_a_card_is_asked_whether_it_can_be_played_or_not() -> None:
    """[cards.window_order] [cards.legal_only] Nobody learns who had a choice; without a card there is no question."""
    table = room_of_three(("goblin", "doormat_key"))
    rule = window(table, AFTER_DRAW)
    ask = asked(rule)
    assert (ask.seat, list(ask.options)) == (1, ["pass"])
    play(window(table, AFTER_DRAW), answers=["pass"])


def test_the_active_player_is_not_asked() -> None:
    """[cards.active_player] He plays from his main phase, before and after his move and action."""
    table = room_of_three(("dwarf", "wet_socks"), ("dwarf", "bar_of_soap"))
    play(window(table, AFTER_DRAW))
    answers: list[Value] = [("play", "wet_socks"), "lich", "move", "n", "stop", ("play", "bar_of_soap"), "lich"]
    play(main_of(table, "dwarf"), answers=[*answers, "end_turn"])
    assert (looter(table, "lich").move_marker, looter(table, "lich").roll_marker) == (-2, -2)


@pytest.mark.parametrize("where", [OUT, BEATEN])
def test_a_player_who_is_out_or_defeated_plays_cards_too(where: str) -> None:
    """[cards.any_time] [exit.early_player] In windows, and on his own turn."""
    table = scene(THREE, rooms=TWO_HALLS, at={**PLACES, "goblin": where})
    hand(table, "goblin", "lock_door", "wet_socks")
    play(window(table, AFTER_DRAW), answers=[("play", "lock_door"), "E5-F5", "pass"])
    assert locked(table, "E5-F5")
    table.to_play = 1
    assert ("play", "wet_socks") in offered(main_of(table, "goblin"))


def test_nobody_plays_a_card_while_a_figure_moves() -> None:
    """[cards.any_time] [move.no_cards_during] Not the mover, not the others: from the first step on there are steps."""
    table = room_of_three(("dwarf", "wet_socks"), ("goblin", "lock_door"))
    rule = main_of(table, "dwarf")
    ask = asked(rule, "move")
    while ask.prompt == "decide.move_step":
        assert all(option in ("n", "e", "s", "w", "stop") for option in ask.options)
        ask = rule.send("s" if "s" in list(ask.options) else "stop")
    assert (ask.prompt, ask.seat, (ask.facts or {})["moment"]) == ("decide.react", 1, "after_move")


def test_an_action_is_one_step_from_its_announcement_to_its_result() -> None:
    """[cards.action_atomic] No question comes between the dice of a forced chest."""
    table = room_of_three(("goblin", "lock_door"), ("lich", "lock_door"))
    chest(table, "E5b2", "chest_shoebox", dd=16)
    rule = main_of(table, "dwarf")
    ask = asked(rule, ("force_chest", "E5b2"))
    for _ in range(5):
        assert ask.prompt == "roll.force_chest"
        ask = rule.send(1)
    assert (ask.prompt, (ask.facts or {})["moment"]) == ("decide.react", "after_action")


def test_an_effect_applies_at_once() -> None:
    """[cards.any_time] The door is locked before the next one is asked: she could unlock it again."""
    table = room_of_three(("goblin", "lock_door"), ("lich", "doormat_key"))
    table.to_play = 0
    rule = window(table, AFTER_DRAW)
    ask = asked(rule, ("play", "lock_door"), "E5-F5")
    assert locked(table, "E5-F5")
    assert (ask.seat, list(ask.options)) == (2, ["pass", ("play", "doormat_key")])


# Thinking again


def test_i_may_think_again_until_the_target_is_named() -> None:
    """[ruling.think_again] About the card or the room: no event tells of it, the card stays, and I am asked again."""
    table = room_of_three(("goblin", "trap_bear"), ("goblin", "lock_door"), ("lich", "decoy"))
    events = listen(table)
    rule = window(table, AFTER_DRAW)
    ask = asked(rule, ("play", "lock_door"), "back", ("play", "trap_bear"), "back", ("play", "trap_bear"), "E5", "back")
    assert (ask.seat, ask.prompt) == (1, "decide.react")
    assert looter(table, "goblin").cards == ["lock_door", "trap_bear"]
    assert slugs(events) == []


def test_thinking_again_is_not_playing() -> None:
    """[ruling.think_again] [cards.window_order] The goblin passed: he is not asked again when the lich takes back."""
    table = room_of_three(("goblin", "decoy"), ("lich", "lock_door"))
    reactions: list[Value] = ["pass", ("play", "lock_door"), "pass"]
    begun = settle(table, window(table, AFTER_DRAW), {"decide.react": reactions, "decide.card_target": ["back"]})
    assert [seat for seat, _ in moments(begun.asks)] == [1, 2, 2]


def test_on_my_own_turn_too() -> None:
    """[ruling.think_again] It costs nothing: the same choices are there as before."""
    table = room_of_three(("dwarf", "lock_door"), ("dwarf", "secret_passage"))
    before = offered(main_of(table, "dwarf"))
    after = offered(main_of(table, "dwarf"), ("play", "lock_door"), "back", ("play", "secret_passage"), "F5", "back")
    assert before == after


def test_a_played_card_is_seen_and_a_trap_is_not() -> None:
    """[cards.any_time] [ruling.trap_hidden] Of a trap everybody learns the square only."""
    table = room_of_three(("goblin", "lock_door"), ("goblin", "trap_pit"))
    events = listen(table)
    answers: list[Value] = [("play", "lock_door"), "E5-F5", ("play", "trap_pit"), "E5", "E5a1"]
    play(window(table, AFTER_DRAW), answers=answers)
    assert told(events, "cards.any_time")[0].facts["card"] == "lock_door"
    assert len(told(events, "cards.any_time")) == 1
    laid = told(events, "trap.lay")[0]
    mine, yours = laid.seen_by(1), laid.seen_by(0)
    assert mine is not None and mine.facts["trap"] == "trap_pit"
    assert yours is not None and yours.facts["trap"] == "hidden" and yours.facts["square"] == "E5a1"
