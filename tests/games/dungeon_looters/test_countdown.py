"""The countdown and the end of the game. Rulebook: the end."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.ending import end_of_turn, result_of
from oubliette.games.dungeon_looters.state import NOT_COUNTING, Table
from oubliette.kernel import Value, listen, play
from tests.games.dungeon_looters.scenes import (
    asked,
    give,
    looter,
    only_cards,
    scene,
    told,
    whole_turn,
)

FOUR = ("dwarf", "goblin", "merchant", "lich")
CORNERS = dict(zip(FOUR, ("E5a1", "E5e1", "E5a5", "E5e5"), strict=True))


def quiet_turn(table: Table, *answers: Value, dice: tuple[Value, ...] = ()) -> None:
    """Play the next player's turn: nothing but these dice and answers."""
    for one in table.looters:
        one.cards.clear()  # so that no window asks anybody
    only_cards(table, *["lock_door"] * 9)
    seat = table.to_play
    play(whole_turn(table, table.looters[seat].archetype.id), dice=dice, answers=[*answers, "end_turn"])


# The countdown


def test_the_last_tile_starts_the_countdown_after_that_turn() -> None:
    """[end.countdown_start] Drawn in step 1: everybody has seven turns then."""
    table = scene(FOUR, at=CORNERS, stack=1)
    looter(table, "dwarf").tiles = ["crossroads", "crossroads", "crossroads"]
    events = listen(table)
    quiet_turn(table, ("crossroads", "E4", 0), dice=("bend",))
    assert (table.stack, table.turns_left) == (0, 28)
    assert told(events, "end.countdown_start")[0].facts == {"seat": 0, "turns": 7}


def test_while_there_are_tiles_nothing_counts() -> None:
    """[end.countdown_start] The last but one does not start it."""
    table = scene(FOUR, at=CORNERS, stack=2)
    looter(table, "dwarf").tiles = ["crossroads", "crossroads", "crossroads"]
    quiet_turn(table, ("crossroads", "E4", 0), dice=("bend",))
    assert (table.stack, table.turns_left) == (1, NOT_COUNTING)


def test_a_tile_drawn_while_exploring_starts_it_too() -> None:
    """[end.countdown_start] From the middle of a move."""
    table = scene(FOUR, at={"dwarf": "E5c1", "goblin": "E5e1"}, stack=2)
    looter(table, "dwarf").tiles = ["crossroads", "crossroads", "great_hall"]
    answers: list[Value] = [("crossroads", "E6", 0), "move", ("explore", "n"), ("crossroads", 0), "stop"]
    quiet_turn(table, *answers, dice=("bend", "bend"))
    assert (table.stack, table.turns_left) == (0, 28)


def test_tiles_in_hand_go_on_being_laid() -> None:
    """[end.countdown_start] But none is drawn."""
    table = scene(FOUR, at=CORNERS, stack=0)
    table.turns_left = 28
    looter(table, "dwarf").tiles = ["crossroads", "crossroads"]
    quiet_turn(table, ("crossroads", "E4", 0))
    assert looter(table, "dwarf").tiles == ["crossroads"] and table.turns_left == 27


def test_everybody_has_seven_turns_and_the_drawer_the_last_one() -> None:
    """[end.countdown_length] [ruling.countdown] [example.countdown] C draws it: D begins, C's seventh is the last."""
    table = scene(FOUR, at=CORNERS, stack=1)
    table.to_play = 2
    looter(table, "merchant").tiles = ["crossroads"]
    quiet_turn(table, ("crossroads", "E4", 0), dice=("cell",))
    looter(table, "merchant").tiles = []
    order = []
    while not table.over:
        order.append(table.to_play)
        quiet_turn(table)
    assert order == [3, 0, 1, 2] * 7
    assert table.ended == "end.time_up"


@pytest.mark.parametrize("turns", [3, 12])
def test_the_countdown_may_be_longer_or_shorter(turns: int) -> None:
    """[end.countdown_length] Option countdown_turns."""
    table = scene(("dwarf", "goblin"), stack=0, countdown_turns=turns)
    end_of_turn(table, last_tile_drawn=True)
    assert table.turns_left == 2 * turns


def test_when_time_is_up_a_player_inside_is_not_out() -> None:
    """[end.time_up] [end.score] Nor is a player who was beaten and is not back; everybody unpacks."""
    table = scene(FOUR, at={"dwarf": "E5c3", "goblin": "defeated"}, stack=0)
    for one in FOUR:
        give(table, one, "chalice")
    table.turns_left = 1
    events = listen(table)
    end_of_turn(table, last_tile_drawn=False)
    assert table.ended == "end.time_up"
    shown = [(event.facts["seat"], event.facts["score"], event.facts["out"]) for event in told(events, "end.score")]
    assert shown == [(0, 0, 0), (1, 0, 0), (2, 330, 1), (3, 300, 1)]
    result = result_of(table)
    assert result is not None and result.scores == (0, 0, 330, 300)


def test_a_player_who_has_left_still_has_his_turns() -> None:
    """[end.countdown_length] They count like all others."""
    table = scene(FOUR, at={"dwarf": "E5c3"}, stack=0)
    table.turns_left = 3
    for _ in range(3):
        assert not table.over
        quiet_turn(table)
    assert table.ended == "end.time_up"


# All out


def test_when_all_have_left_the_game_ends_at_the_end_of_the_turn() -> None:
    """[end.all_out] Long before the countdown."""
    table = scene(("dwarf", "goblin"), {"E5": ("vestibule", 0)}, {"dwarf": "E5c1"})
    quiet_turn(table, "move", "leave")
    assert table.ended == "end.all_out"


def test_the_troll_keeps_nobody_waiting_and_a_beaten_figure_does() -> None:
    """[end.all_out] [ability.troll_stays] Everybody but the troll must be out, defeated is inside."""
    for where, ended in (("out", "end.all_out"), ("defeated", ""), ("E5c3", "")):
        table = scene(("dwarf", "goblin", "troll"), at={"troll": "E5a1", "dwarf": where})
        end_of_turn(table, last_tile_drawn=False)
        assert table.ended == ended


def test_the_match_goes_on_while_it_is_not_over() -> None:
    """[end.time_up] No result yet."""
    table = scene(FOUR, at=CORNERS)
    end_of_turn(table, last_tile_drawn=False)
    assert GAME.result(table) is None and table.turns_left == NOT_COUNTING


def test_the_end_comes_after_the_last_window_and_nobody_has_a_turn_after_it() -> None:
    """[end.time_up] [turn.end_checks] The turn does not pass."""
    table = scene(FOUR, at=CORNERS, stack=0)
    table.turns_left = 1
    quiet_turn(table)
    assert (table.to_play, table.round) == (0, 1)


def test_nobody_is_asked_after_the_end() -> None:
    """[end.all_out] The match ends with the turn."""
    table = scene(("dwarf", "goblin"), {"E5": ("vestibule", 0)}, {"dwarf": "E5c1"})
    only_cards(table, *["lock_door"] * 9)
    rule = whole_turn(table, "dwarf")
    asked(rule, "move", "leave")
    with pytest.raises(StopIteration):
        rule.send("end_turn")
