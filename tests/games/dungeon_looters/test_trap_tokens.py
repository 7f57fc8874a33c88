"""Laying traps and decoys, and what others see of them. Rulebook: traps."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import FATE, Value, listen, play
from tests.games.dungeon_looters.move_scenes import choices, fact, walk
from tests.games.dungeon_looters.scenes import (
    asked,
    at,
    chest,
    hand,
    looter,
    main_of,
    only_cards,
    scene,
    told,
    trap,
    trap_at,
    whole_turn,
)

TOKENS = ["trap_bear", "trap_pit", "trap_arrow", "decoy"]


def crossroads(places: dict[str, str]) -> Table:
    """Nine squares and no more: E5c1 to E5c5, and E5a3 to E5e3. The dwarf holds a bear trap."""
    table = scene(("dwarf", "goblin"), {"E5": ("crossroads", 0)}, places)
    hand(table, "dwarf", "trap_bear")
    return table


def squares_for(table: Table) -> set[str]:
    """The squares where the dwarf may lay it."""
    return {str(name) for name in choices(table, "dwarf", ("play", "trap_bear"), "E5")} - {"back"}


def test_traps_lie_on_floor_and_not_in_the_rock() -> None:
    """[trap.square]"""
    floor = {"E5c1", "E5c2", "E5a3", "E5b3", "E5c3", "E5d3", "E5e3", "E5c4", "E5c5"}
    assert squares_for(crossroads({})) == floor


def test_no_trap_lies_under_a_figure_not_even_under_the_neutral_sherpa() -> None:
    """[trap.square]"""
    table = crossroads({"dwarf": "E5c1", "goblin": "E5c2", "sherpa": "E5a3"})
    assert squares_for(table) == {"E5b3", "E5c3", "E5d3", "E5e3", "E5c4", "E5c5"}


@pytest.mark.parametrize("card", TOKENS)
def test_no_trap_lies_on_another_token(card: str) -> None:
    """[trap.square] Face up or face down."""
    table = crossroads({"dwarf": "E5c1"})
    trap(table, "E5c2", card, layer="goblin", face_up=False)
    trap(table, "E5c4", card, layer="goblin", face_up=True)
    assert squares_for(table) == {"E5a3", "E5b3", "E5c3", "E5d3", "E5e3", "E5c5"}


def test_no_trap_lies_on_a_blackened_square_with_a_chest_or_without() -> None:
    """[trap.square] Twenty-five squares, less two, less my own."""
    table = scene()
    hand(table, "dwarf", "trap_bear")
    chest(table, "E5b2", "chest_big")
    found = squares_for(table)
    assert len(found) == 22 and not found & {"E5b2", "E5d4", "E5c3"}


@pytest.mark.parametrize("card", TOKENS)
def test_from_the_hand_all_tokens_lie_face_down(card: str) -> None:
    """[trap.face_down] [ruling.trap_hidden] Everybody knows who laid a token; only that player knows what it is."""
    table = scene(("dwarf", "goblin"), at={"dwarf": "E5c3", "goblin": "E5a1"})
    hand(table, "dwarf", card)
    events = listen(table)

    play(main_of(table, "dwarf"), answers=[("play", card), "E5", "E5c2", "end_turn"])

    assert GAME.view(table, 0)["traps"] == [{"square": "E5c2", "layer": 0, "trap": card}]
    assert GAME.view(table, 1)["traps"] == [{"square": "E5c2", "layer": 0, "trap": "face_down"}]
    assert table.mj_discard == [] and looter(table, "dwarf").cards == []
    laid = told(events, "trap.lay")[0]
    assert fact(laid, 0, "trap") == card and fact(laid, 1, "trap") != card
    assert [fact(laid, seat, "face_up") for seat in range(2)] == [0, 0]


@pytest.mark.parametrize("card", ["trap_bear", "trap_pit", "trap_arrow"])
def test_turned_up_a_trap_lies_face_up(card: str) -> None:
    """[trap.face_down] The drawer chooses where."""
    table = scene(("dwarf", "goblin"), at={"dwarf": "E5c3", "goblin": "E5a1"})
    only_cards(table, card, card)

    play(whole_turn(table, "dwarf"), answers=["E5c2", "end_turn"])

    assert GAME.view(table, 1)["traps"] == [{"square": "E5c2", "layer": 0, "trap": card}]
    assert table.mj_discard == []


def test_anybody_lays_traps_in_anybodys_turn() -> None:
    """[trap.lay] [ruling.trap_actions] [cards.any_time] Also players defeated or out; but not during a move."""
    table = scene(("dwarf", "goblin", "lich"), at={"dwarf": "E5c3", "goblin": "defeated"})
    hand(table, "goblin", "trap_bear")
    hand(table, "lich", "decoy")

    laid: list[Value] = [("play", "trap_bear"), "E5", "E5c3", ("play", "decoy"), "E5", "E5c4"]
    play(main_of(table, "dwarf"), answers=["move", "n", "n", "stop", *laid, "end_turn"])

    bear, decoy = trap_at(table, "E5c3"), trap_at(table, "E5c4")
    assert bear is not None and (bear.card, bear.layer) == ("trap_bear", 1)
    assert decoy is not None and (decoy.card, decoy.layer) == ("decoy", 2)


def test_i_may_fall_into_my_own_trap() -> None:
    """[trap.own] [trap.trigger]"""
    table = scene()
    trap(table, "E5c2", "trap_bear", layer="dwarf")
    walk(table, "dwarf", "n", dice=[1])
    assert looter(table, "dwarf").in_bear_trap


def test_only_a_figure_that_comes_by_a_step_sets_a_trap_off() -> None:
    """[trap.trigger] [card.secret_passage] A secret passage leads to squares without one."""
    table = scene(("dwarf", "goblin"), {"E5": ("crossroads", 0), "F5": ("crossroads", 0)}, {"dwarf": "E5c3"})
    hand(table, "dwarf", "secret_passage")
    for square in ("F5c1", "F5c2", "F5a3", "F5b3", "F5c3", "F5d3", "F5e3"):
        trap(table, square, "trap_bear", layer="goblin")
    assert choices(table, "dwarf", ("play", "secret_passage"), "F5") == ["F5c4", "F5c5", "back"]


def test_the_neutral_sherpa_sets_off_nothing() -> None:
    """[trap.trigger] [sherpa.harmless] With `traps_stay` I leave a token behind me, and he steps on it."""
    table = scene(at={"dwarf": "E5c4", "sherpa": "E5c2"}, traps_stay=True)
    trap(table, "E5c3", "trap_bear", layer="goblin")
    walk(table, "dwarf", "n", "n", "stop", dice=[6])
    assert trap_at(table, "E5c3") is not None and at(table, "sherpa") == "E5c3"


def test_a_figure_that_takes_the_sherpas_place_on_a_token_sets_it_off() -> None:
    """[trap.trigger] [move.swap_neutral_sherpa]"""
    table = scene(at={"dwarf": "E5c3", "sherpa": "E5c2"}, traps_stay=True)
    trap(table, "E5c2", "trap_bear", layer="goblin", face_up=True)
    ask = asked(main_of(table, "dwarf"), "move", "n")
    assert (ask.prompt, ask.seat) == ("roll.dodge", FATE)
