"""The others may answer a card or a drain of the active player at once. Rulebook: MJ cards at any time."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Ask, Value
from tests.games.dungeon_looters.scenes import Rooms, asked, give, hand, lock, locked, main_of, scene
from tests.games.dungeon_looters.set_up_scenes import Script, settle

TWO_HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
DOOR = "E5-F5"
KEY: Value = ("play", "doormat_key")


def windows(asks: list[Ask[Value]]) -> list[tuple[int, Value, Value | None]]:
    """The reaction questions: seat, moment, and whether it follows a drain."""
    facts = [(ask.seat, ask.facts or {}) for ask in asks if ask.prompt == "decide.react"]
    return [(seat, fact["moment"], fact.get("drained")) for seat, fact in facts]


def behind_a_lock(reaction_windows: str = "full") -> Table:
    """The dwarf has keys and a door to open, the goblin another lock."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5e3", "goblin": "F5e5"}, reaction_windows=reaction_windows)
    lock(table, DOOR)
    hand(table, "dwarf", "doormat_key", "doormat_key")
    hand(table, "goblin", "lock_door")
    return table


def test_i_lock_the_door_again_before_he_walks_through() -> None:
    """[cards.windows] [ruling.windows] His key, my lock, and then his next step."""
    table = behind_a_lock()
    ask = asked(main_of(table, "dwarf"), KEY, DOOR)
    assert (ask.seat, ask.prompt, (ask.facts or {})["moment"]) == (1, "decide.react", "after_card")
    assert not locked(table, DOOR)
    ask = asked(main_of(behind := behind_a_lock(), "dwarf"), KEY, DOOR, ("play", "lock_door"), DOOR)
    assert locked(behind, DOOR) and (ask.seat, ask.prompt) == (0, "decide.main_choice")


def test_each_of_his_cards_can_be_answered() -> None:
    """[cards.windows] [cards.number] Two keys, two windows; thinking again opens none. [ruling.think_again]"""
    table = behind_a_lock()
    script: Script = {
        "decide.main_choice": [KEY, KEY, KEY, "end_turn"],
        "decide.card_target": ["back", DOOR, DOOR, DOOR],
        "decide.react": [("play", "lock_door"), "pass"],
    }
    hand(table, "goblin", "decoy")
    begun = settle(table, main_of(table, "dwarf"), script)
    assert windows(begun.asks) == [(1, "after_card", 0)] * 3  # after the lock the asking starts again


def test_a_trap_laid_from_his_hand_is_a_card_too() -> None:
    """[cards.windows] Though nobody sees which."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5c3", "goblin": "F5e5"})
    hand(table, "dwarf", "trap_bear")
    hand(table, "goblin", "ten_foot_pole")
    ask = asked(main_of(table, "dwarf"), ("play", "trap_bear"), "E5", "E5a1")
    assert list(ask.options) == ["pass", ("play", "ten_foot_pole")]


@pytest.mark.parametrize(("face", "opened"), [(1, []), (2, [(1, "after_card", 1)]), (6, [(1, "after_card", 1)])])
def test_a_drain_can_be_answered_if_it_took_something(face: int, opened: list[tuple[int, Value, Value | None]]) -> None:
    """[cards.windows] [lich.drain] On a 1 nothing happened, so there is nothing to answer."""
    table = scene(("lich", "dwarf"), TWO_HALLS, {"lich": "E5c3", "dwarf": "E5c4"})
    give(table, "dwarf", "chalice", "gold_ingot")
    hand(table, "dwarf", "bar_of_soap")
    script: Script = {"decide.main_choice": [("drain", "dwarf"), "end_turn"], "roll.drain": [face]}
    assert windows(settle(table, main_of(table, "lich"), script).asks) == opened


@pytest.mark.parametrize("how", ["light", "own_turn"])
def test_with_fewer_windows_a_card_is_not_answered(how: str) -> None:
    """[cards.windows] By option."""
    ask = asked(main_of(behind_a_lock(reaction_windows=how), "dwarf"), KEY, DOOR)
    assert (ask.seat, ask.prompt) == (0, "decide.main_choice")


def test_a_card_played_in_a_window_opens_no_window() -> None:
    """[cards.window_order] The asking just starts again."""
    table = behind_a_lock()
    hand(table, "goblin", "wet_socks")
    script: Script = {
        "decide.main_choice": ["move", "end_turn"],
        "decide.move_step": ["stop"],
        "decide.react": [("play", "wet_socks"), "pass"],
        "decide.card_target": ["dwarf"],
    }
    assert windows(settle(table, main_of(table, "dwarf"), script).asks) == [(1, "after_move", None)] * 2
