"""Step 2: the card turned up at the start of a turn."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.face_up_card import draw_face_up
from oubliette.games.dungeon_looters.geometry import SQUARE_CALLED
from oubliette.games.dungeon_looters.mj_deck import left_to_draw, make_sure
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Event, IllegalSetUp, Value, listen, play
from tests.games.dungeon_looters.printed_tables import OTHER_CARDS
from tests.games.dungeon_looters.scenes import (
    BEATEN,
    OUT,
    asked,
    card_in,
    chest,
    chest_at,
    give,
    held,
    lock,
    locked,
    looter,
    offered,
    only_cards,
    scene,
    slugs,
    told,
    trap_at,
)

TWO_HALLS = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
BOTH = {"dwarf": "E5c3", "goblin": "F5c3"}


def turn_up(table: Table, card: str, *answers: Value) -> list[Event]:
    events = listen(table)
    play(draw_face_up(table, looter(table, "dwarf")), dice=[card], answers=answers)
    return events


@pytest.mark.parametrize("card", [card for card, (_, what) in OTHER_CARDS.items() if what == "keep"])
def test_a_card_that_says_so_goes_to_my_hand(card: str) -> None:
    """[draw.keep] After everybody saw it; nothing happens, though there are targets."""
    table = scene(rooms=TWO_HALLS, at=BOTH)
    lock(table, "E5-F5")
    events = turn_up(table, card)
    assert looter(table, "dwarf").cards == looter(table, "dwarf").seen == [card]
    assert slugs(events) == ["draw.keep"]
    seen = events[0].seen_by(1)
    assert seen is not None
    assert seen.facts["card"] == card
    assert table.mj_discard == []


@pytest.mark.parametrize("card", ["trap_bear", "trap_pit", "trap_arrow"])
def test_a_trap_is_laid_where_i_choose_and_face_up(card: str) -> None:
    """[draw.face_up] [ruling.face_up_targets] [trap.face_down] The card stays with its token."""
    table = scene(rooms=TWO_HALLS, at=BOTH)
    events = turn_up(table, card, "F5", "F5b3")
    token = trap_at(table, "F5b3")
    assert token is not None
    assert (token.card, token.layer, token.face_up) == (card, 0, True)
    laid = told(events, "trap.lay")[0]
    assert (laid.facts["trap"], laid.facts["face_up"]) == (card, 1)
    assert table.mj_discard == [] and looter(table, "dwarf").cards == []


def test_i_cannot_decline() -> None:
    """[draw.mandatory] [draw.face_up] Rooms, then squares, and nothing else is offered; no thinking again."""
    table = scene(rooms=TWO_HALLS, at=BOTH)
    assert offered(draw_face_up(table, looter(table, "dwarf")), "trap_pit") == ["E5", "F5"]
    assert "back" not in offered(draw_face_up(table, looter(table, "dwarf")), "trap_pit", "F5")


def test_a_chest_appears_where_i_choose() -> None:
    """[draw.face_up] [chest.place_by_card] Only in rooms without a player's figure: there is one such room."""
    table = scene(rooms={**TWO_HALLS, "E4": ("corridor", 0), "E6": ("great_hall", 0)}, at=BOTH)
    turn_up(table, "chest_big", "E6", "E6d4")
    one = chest_at(table, "E6d4")
    assert (one.card, one.dd, one.treasures, one.colour) == ("chest_big", 10, 4, "yellow")
    assert table.mj_discard == []


def test_a_chest_without_a_place_is_discarded() -> None:
    """[draw.mandatory] [chest.empty_room] There is a figure in every room."""
    table = scene(rooms=TWO_HALLS, at=BOTH)
    events = turn_up(table, "chest_big")
    assert slugs(events) == ["draw.face_up", "draw.mandatory"]
    assert (table.chests, table.mj_discard) == ({}, ["chest_big"])


def test_when_all_chests_are_placed_a_chest_card_has_no_place() -> None:
    """[chest.supply] [draw.mandatory] By option: ten in a game, black ones too. The card goes to the discard."""
    table = scene(rooms={"E5": ("crossroads", 0), "F5": ("great_hall", 0)}, at={}, chest_supply=10)
    for count, square in enumerate([f"E5c{row}" for row in range(1, 6)] + ["E5a3", "E5b3", "E5d3", "E5e3"]):
        chest(table, square, "chest_ironbound", colour="black" if count % 2 else "yellow")
    assert asked(draw_face_up(table, looter(table, "dwarf")), "chest_big").prompt == "decide.square"
    chest(table, "F5b2", "chest_ironbound")
    assert len(table.chests) == 10
    table.mj_discard = []
    assert slugs(turn_up(table, "chest_royal")) == ["draw.face_up", "draw.mandatory"]
    assert table.mj_discard == ["chest_royal"]
    assert len(table.chests) == 10


def test_twenty_two_is_the_usual_supply() -> None:
    """[chest.supply] By option it is ten to forty."""
    assert scene().house.chest_supply == 22
    assert scene(chest_supply=40).house.chest_supply == 40
    for wrong in (9, 41):
        with pytest.raises(IllegalSetUp):
            scene(chest_supply=wrong)


@pytest.mark.parametrize(
    ("card", "markers"),
    [("stroke_of_luck", (2, 0)), ("bar_of_soap", (-2, 0)), ("strong_coffee", (0, 2)), ("wet_socks", (0, -2))],
)
@pytest.mark.parametrize("where", ["E5c3", BEATEN])
def test_a_card_aimed_at_a_figure_hits_my_own(card: str, markers: tuple[int, int], where: str) -> None:
    """[draw.self_target] [ruling.face_up_targets] Good or bad, without a question, also while I am defeated."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": where, "goblin": "F5c3"})
    turn_up(table, card)
    assert (looter(table, "dwarf").roll_marker, looter(table, "dwarf").move_marker) == markers
    assert (looter(table, "goblin").roll_marker, looter(table, "goblin").move_marker) == (0, 0)
    assert table.mj_discard == [card]


@pytest.mark.parametrize("card", ["stroke_of_luck", "bar_of_soap", "strong_coffee", "wet_socks", "hole_in_pocket"])
def test_if_my_figure_has_left_it_does_nothing(card: str) -> None:
    """[draw.self_target] Not even to what I carried out."""
    table = scene(at={"dwarf": OUT, "goblin": "E5c3"})
    give(table, "dwarf", "small_change")
    give(table, "goblin", "small_change")
    events = turn_up(table, card)
    assert slugs(events) == ["draw.face_up", "draw.mandatory"]
    assert held(table, "dwarf") == held(table, "goblin") == ["small_change"]
    assert table.mj_discard == [card]


def test_a_hole_in_the_pocket_costs_my_least_valuable_purse_object() -> None:
    """[draw.self_target] [card.least_valuable] Of the purse only; among equals the one I got last."""
    table = scene(at=BOTH, rooms=TWO_HALLS)
    give(table, "dwarf", "gold_tooth", "almost_ruby", "gold_tooth", "bald_comb")
    first = looter(table, "dwarf").loot[0]
    turn_up(table, "hole_in_pocket")
    assert held(table, "dwarf") == ["gold_tooth", "almost_ruby", "bald_comb"]
    assert looter(table, "dwarf").loot[0] is first
    assert table.treasures.discards == ["gold_tooth"]


def test_without_a_purse_the_hole_does_nothing() -> None:
    """[draw.mandatory] Though the goblin has one."""
    table = scene(at=BOTH, rooms=TWO_HALLS)
    give(table, "dwarf", "bald_comb")
    give(table, "goblin", "small_change")
    assert slugs(turn_up(table, "hole_in_pocket")) == ["draw.face_up", "draw.mandatory"]
    assert (held(table, "dwarf"), held(table, "goblin")) == (["bald_comb"], ["small_change"])


def test_the_tax_collector_comes_to_the_richest_whoever_drew_him() -> None:
    """[draw.face_up] [card.tax_collector]"""
    table = scene(at=BOTH, rooms=TWO_HALLS)
    give(table, "dwarf", "bald_comb")
    give(table, "goblin", "chalice", "gold_ingot")
    turn_up(table, "tax_collector")
    assert (held(table, "dwarf"), held(table, "goblin")) == (["bald_comb"], ["gold_ingot"])


def test_he_goes_home_when_everybody_is_empty_handed() -> None:
    """[draw.mandatory] [card.tax_collector]"""
    assert slugs(turn_up(scene(), "tax_collector")) == ["draw.face_up", "draw.mandatory"]


def test_a_draught_unlocks_every_door() -> None:
    """[draw.face_up] Without a question; where none is locked it does nothing."""
    table = scene(rooms={**TWO_HALLS, "E4": ("emergency_exit", 0)})
    lock(table, "E5-F5", "E4-out")
    turn_up(table, "draught")
    assert not locked(table, "E5-F5") and not locked(table, "E4-out")
    assert slugs(turn_up(table, "draught")) == ["draw.face_up", "draw.mandatory"]
    assert table.mj_discard == ["draught", "draught"]


def test_i_choose_the_chest_that_gets_harder() -> None:
    """[draw.face_up] [card.chest_dd_change] Among all full chests; the black one is empty."""
    table = scene(rooms=TWO_HALLS)
    chest(table, "E5b2", "chest_big")
    chest(table, "F5b2", "chest_royal", colour="red")
    chest(table, "F5d4", "chest_shoebox", colour="black")
    assert offered(draw_face_up(table, looter(table, "dwarf")), "double_lock") == ["E5b2", "F5b2"]
    turn_up(table, "rust", "F5b2")
    assert [chest_at(table, square).dd for square in ("E5b2", "F5b2")] == [10, 10]
    assert table.mj_discard[-1] == "rust"


def test_without_a_full_chest_nothing_rusts() -> None:
    """[draw.mandatory]"""
    table = scene()
    chest(table, "E5b2", "chest_big", colour="black")
    assert slugs(turn_up(table, "rust")) == ["draw.face_up", "draw.mandatory"]


# The deck


def test_a_deck_used_up_is_made_of_its_discards() -> None:
    """[draw.reshuffle] When a card is needed, not before."""
    table = scene()
    only_cards(table, "wet_socks")
    table.mj_discard = ["rust", "rust"]
    events = listen(table)
    play(draw_face_up(table, looter(table, "dwarf")))
    assert "draw.reshuffle" not in slugs(events)
    assert sorted(table.mj_discard) == ["rust", "rust", "wet_socks"]

    play(draw_face_up(table, looter(table, "dwarf")), dice=["wet_socks"])

    assert slugs(events).count("draw.reshuffle") == 1
    assert (left_to_draw(table), table.mj_discard) == (2, ["wet_socks"])
    assert looter(table, "dwarf").move_marker == -4


def test_cards_lying_in_rooms_are_not_drawn() -> None:
    """[draw.reshuffle] [tile.mj_card] The last cards of the deck lie in E5 and F5: the discard is shuffled."""
    table = scene(rooms=TWO_HALLS)
    only_cards(table, "decoy", "draught")
    card_in(table, "E5", "F5")
    assert left_to_draw(table) == 0
    table.mj_discard = ["wet_socks"]
    play(draw_face_up(table, looter(table, "dwarf")))
    assert looter(table, "dwarf").move_marker == -2
    assert len(table.packs[0]) == 2


def test_if_both_are_empty_no_card_is_drawn() -> None:
    """[draw.reshuffle]"""
    table = scene()
    only_cards(table)
    assert not make_sure(table)
    events = listen(table)
    play(draw_face_up(table, looter(table, "dwarf")))
    assert slugs(events) == []


def test_a_chest_card_stays_with_its_chest_until_that_is_emptied() -> None:
    """[cards.discard] [chest.emptied]"""
    table = scene(rooms=TWO_HALLS)
    turn_up(table, "chest_big", "F5b2")
    assert table.mj_discard == []
    assert table.chests[SQUARE_CALLED["F5b2"]].card == "chest_big"
