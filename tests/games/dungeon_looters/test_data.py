"""The loaded sheets, tiles and cards equal the printed tables."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.inventory import overloaded
from oubliette.games.dungeon_looters.mj_cards import MJ_CARDS, MJ_DECK
from oubliette.games.dungeon_looters.numbers import COMPANIES, NUMBERS
from oubliette.games.dungeon_looters.rolling import die
from oubliette.games.dungeon_looters.state import Loot, Looter
from oubliette.games.dungeon_looters.tiles import ORDINARY, TILES
from oubliette.games.dungeon_looters.treasures import TREASURE_DECK, TREASURES
from tests.games.dungeon_looters import printed_tables

IN_THE_RULES_THEMSELVES = {"die_sides", "actions_per_turn", "roll_marker", "move_marker"}


def test_every_printed_constant_is_the_game_s() -> None:
    """[setup.deal] [turn.hand_limit] [trap.dodge] [end.countdown_length] [chest.supply]"""
    loaded = {key: getattr(NUMBERS, key) for key in printed_tables.CONSTANTS if key not in IN_THE_RULES_THEMSELVES}
    assert loaded == {
        key: value for key, value in printed_tables.CONSTANTS.items() if key not in IN_THE_RULES_THEMSELVES
    }


def test_there_is_one_die_and_it_has_six_sides() -> None:
    """[dice.order]"""
    ask = die(Looter(0), "roll.dodge")
    assert list(ask.options) == list(range(1, printed_tables.CONSTANTS["die_sides"] + 1))


def test_markers_are_worth_two() -> None:
    """[card.roll_marker] [card.move_marker]"""
    amounts = {card: MJ_CARDS[card].amount for card in ("stroke_of_luck", "bar_of_soap", "strong_coffee", "wet_socks")}
    assert amounts == {"stroke_of_luck": 2, "bar_of_soap": -2, "strong_coffee": 2, "wet_socks": -2}
    assert (MJ_CARDS["stroke_of_luck"].effect, MJ_CARDS["bar_of_soap"].effect) == ("roll_marker", "roll_marker")
    assert (MJ_CARDS["strong_coffee"].effect, MJ_CARDS["wet_socks"].effect) == ("move_marker", "move_marker")


def test_chests_get_harder_or_easier_by_two() -> None:
    """[card.chest_dd_change]"""
    assert (MJ_CARDS["double_lock"].amount, MJ_CARDS["rust"].amount) == (2, -2)


def test_the_figures_of_each_number_of_players() -> None:
    """[setup.tile_stack] [setup.start_cell] [geometry.cells]"""
    loaded = {row.id: (row.tiles_per_player, row.start_ring, row.table_radius) for row in COMPANIES.values()}
    assert loaded == printed_tables.COMPANIES


def test_the_character_sheets() -> None:
    """[ruling.characteristics] Unlocking is yes or no, all else is a number; 0 stands for no skill in disarming."""
    loaded = {
        row.id: (
            row.movement,
            row.force,
            row.dexterity,
            row.reflexes,
            row.fight,
            row.forcing,
            row.unlocking,
            row.disarm,
            (row.width, row.height),
        )
        for row in ARCHETYPES.values()
    }
    assert loaded == printed_tables.ARCHETYPES


def test_what_each_archetype_can_do() -> None:
    """[setup.archetypes]"""
    assert {row.id: row.abilities for row in ARCHETYPES.values()} == {
        "dwarf": ("dwarf_nose",),
        "barbarian": ("barbarian_trophies",),
        "goblin": ("goblin_rummager", "goblin_recycler", "goblin_vicious"),
        "merchant": ("merchant_bribe", "merchant_markup"),
        "sherpa": ("sherpa_lost", "sherpa_scavenger"),
        "troll": ("troll_keys", "troll_tidy", "troll_stays"),
        "lich": ("lich_drain",),
    }


@pytest.mark.parametrize("archetype", printed_tables.LIMITS)
def test_how_much_each_archetype_carries(archetype: str) -> None:
    """[load.limits] Exactly this many heavy ones, or this many massive ones; one more is too much."""
    sheet = ARCHETYPES[archetype]
    heavy, massive = printed_tables.LIMITS[archetype]
    anvil, statue = Loot(TREASURES["lucky_anvil"], 0), Loot(TREASURES["statue"], 0)
    assert [overloaded(sheet, [anvil] * count) for count in (heavy, heavy + 1)] == [False, True]
    assert [overloaded(sheet, [statue] * count) for count in (massive, massive + 1)] == [False, True]


def test_the_rooms_as_they_are_drawn() -> None:
    """[geometry.squares] [geometry.room]"""
    loaded = {row.id: (row.sides, row.copies, "/".join(row.squares.split())) for row in TILES.values()}
    assert loaded == printed_tables.TILES


def test_seventy_two_ordinary_tiles_with_a_hundred_and_nine_chest_squares() -> None:
    """[setup.tile_stack] [setup.start_tile] The six vestibules are kept apart."""
    assert len(ORDINARY) == 72
    assert sum([TILES[tile].squares.count("c") for tile in ORDINARY]) == 109
    assert "vestibule" not in ORDINARY
    assert TILES["vestibule"].copies == 6


def test_thirty_chest_cards() -> None:
    """[chest.card_data] [ruling.coffer_number] Difficulty and treasures are on the card, one to five of them."""
    chests = {row.id: (row.dd, row.treasures, row.copies) for row in MJ_CARDS.values() if row.effect == "chest"}
    assert chests == printed_tables.CHESTS
    assert sum([MJ_CARDS[card].effect == "chest" for card in MJ_DECK]) == 30
    assert {treasures for _, treasures, _ in chests.values()} == {1, 2, 3, 4, 5}


def test_ninety_other_cards() -> None:
    """[draw.keep] [draw.face_up] Which are kept, and which are applied."""
    others = {row.id: (row.copies, "keep" if row.keep else "apply") for row in MJ_CARDS.values() if not row.dd}
    assert others == printed_tables.OTHER_CARDS
    assert not any(MJ_CARDS[card].keep for card in printed_tables.CHESTS)
    assert len(MJ_DECK) == 120


def test_seventy_two_treasures_worth_thirty_six_thousand() -> None:
    """[setup.decks]"""
    assert len(TREASURE_DECK) == 72
    assert sum([TREASURES[card].po for card in TREASURE_DECK]) == 36_000


def test_the_treasures_as_they_are_printed() -> None:
    """[inventory.grid] [inventory.bonus]"""
    assert {row.id: astuple(row)[1:] for row in TREASURES.values()} == printed_tables.TREASURES


def test_the_merchant_s_value_is_always_a_whole_number() -> None:
    """[end.score_merchant]"""
    assert all(row.po * 110 % 100 == 0 for row in TREASURES.values())
