"""Setting up: archetypes, decks, hands, rooms laid beforehand, the neutral sherpa. Rulebook: setting up."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, CELL_NAMES, NOWHERE
from oubliette.games.dungeon_looters.mj_cards import MJ_DECK
from oubliette.games.dungeon_looters.mj_deck import left_to_draw
from oubliette.games.dungeon_looters.state import NO_CARD, Table
from oubliette.games.dungeon_looters.tiles import ORDINARY, ROOMS
from oubliette.games.dungeon_looters.treasures import TREASURE_DECK
from oubliette.kernel import FATE, IllegalSetUp, Setting
from oubliette.kernel import set_up as set_up_game
from tests.games.dungeon_looters.printed_tables import COMPANIES
from tests.games.dungeon_looters.scenes import at, scene, slugs, tiles, told, whole_turn
from tests.games.dungeon_looters.set_up_scenes import begin, settle

ALL = ["dwarf", "barbarian", "goblin", "merchant", "sherpa", "troll", "lich"]
WITHOUT_SHERPA = {"decide.choose_archetype": ["dwarf", "goblin", "lich"]}


def rooms_with_a_card(table: Table) -> list[str]:
    return [CELL_NAMES[cell] for cell, pack in enumerate(table.lying) if pack != NO_CARD]


def room_in(table: Table, name: str) -> str:
    number = table.dungeon.laid[CELL_CALLED[name]]
    return ROOMS[number].tile if number >= 0 else ""


# Archetypes


def test_everybody_takes_a_different_archetype() -> None:
    """[setup.archetypes] What one has taken the next cannot have."""
    begun = begin(3, {"draw.first_chooser": [0], "decide.choose_archetype": ["goblin", "dwarf", "troll"]})
    offers = begun.options("decide.choose_archetype")
    assert offers[0] == ALL
    assert offers[1] == [name for name in ALL if name != "goblin"]
    assert offers[2] == [name for name in ALL if name not in ("goblin", "dwarf")]
    assert [looter.archetype.id for looter in begun.table.looters] == ["goblin", "dwarf", "troll"]


def test_two_players_can_be_neither_sherpa_nor_troll() -> None:
    """[setup.archetypes]"""
    assert begin(2).options("decide.choose_archetype")[0] == ["dwarf", "barbarian", "goblin", "merchant", "lich"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_players_and_more_can_be_all_of_them(players: int) -> None:
    """[setup.archetypes]"""
    assert begin(players).options("decide.choose_archetype")[0] == ALL


def test_in_a_draft_a_random_player_chooses_first_and_the_others_clockwise() -> None:
    """[setup.archetypes] [ruling.free_choice]"""
    begun = begin(4, {"draw.first_chooser": [2]})
    assert begun.seats("decide.choose_archetype") == [2, 3, 0, 1]


def test_with_free_choice_the_first_seat_chooses_first() -> None:
    """[ruling.free_choice] Nothing is drawn by lot, so that a table can agree beforehand."""
    begun = begin(4, archetype_choice="free")
    assert begun.seats("decide.choose_archetype") == [0, 1, 2, 3]
    assert "draw.first_chooser" not in [ask.prompt for ask in begun.asks]


def test_random_archetypes_are_drawn_by_lot_and_are_different_too() -> None:
    """[setup.archetypes]"""
    begun = begin(3, {"draw.archetype": ["lich", "sherpa", "dwarf"]}, archetype_choice="random")
    assert [looter.archetype.id for looter in begun.table.looters] == ["lich", "sherpa", "dwarf"]
    assert [ask.seat for ask in begun.asks if ask.prompt == "draw.archetype"] == [FATE] * 3
    assert "lich" not in begun.options("draw.archetype")[1]
    assert "decide.choose_archetype" not in [ask.prompt for ask in begun.asks]


@pytest.mark.parametrize("name", ["troll", "lich", "sherpa"])
def test_a_table_may_leave_an_archetype_out(name: str) -> None:
    """[setup.archetypes] By option."""
    options: dict[str, Setting] = {f"allow_{name}": False}
    assert begin(3, None, **options).options("decide.choose_archetype")[0] == [one for one in ALL if one != name]


def test_there_must_be_an_archetype_for_everybody() -> None:
    """[setup.archetypes] Six players need six: one may be left out, two may not."""
    set_up_game(GAME, 6, {"allow_troll": False})
    with pytest.raises(IllegalSetUp):
        set_up_game(GAME, 6, {"allow_troll": False, "allow_lich": False})
    set_up_game(GAME, 4, {"allow_troll": False, "allow_lich": False, "allow_sherpa": False})


# Decks and hands


def test_three_tiles_and_four_cards_for_everybody() -> None:
    """[setup.deal]"""
    table = begin(4).table
    assert [(len(looter.tiles), len(looter.cards)) for looter in table.looters] == [(3, 4)] * 4


def test_i_alone_see_what_i_was_dealt() -> None:
    """[setup.deal]"""
    begun = begin(2, {"draw.tile": ["vault", "bend", "cell"], "deal.mj_card": ["decoy", "rust", "rust", "draught"]})
    mine = told(begun.events, "setup.deal")[0]
    assert begun.table.looters[0].tiles == ["bend", "cell", "vault"]
    assert begun.table.looters[0].cards == ["decoy", "draught", "rust", "rust"]
    assert mine.facts["tiles"] == ("bend", "cell", "vault")
    assert mine.seen_by(0) is not None and mine.seen_by(1) is None


def test_two_decks_and_nothing_of_one_in_the_other() -> None:
    """[setup.decks] What is not dealt is still in its deck, and all treasures are."""
    table = begin(3).table
    in_hands = [card for looter in table.looters for card in looter.cards]
    assert sorted([*table.packs[0].cards, *in_hands]) == sorted(MJ_DECK)
    assert table.treasures.cards == sorted(TREASURE_DECK)
    assert left_to_draw(table) == 120 - 12 - 1  # the hub has one


@pytest.mark.parametrize("players", COMPANIES)
def test_the_stack_holds_so_many_tiles_for_each_player_and_the_hands_come_from_it(players: int) -> None:
    """[setup.tile_stack]"""
    table = begin(players).table
    assert table.stack == players * COMPANIES[players][0] - 3 * players


def test_a_table_may_agree_on_another_number_of_tiles() -> None:
    """[setup.tile_stack] By option, 5 to 12 for each player."""
    assert begin(3, tiles_per_player=5).table.stack == 15 - 9
    assert begin(3, tiles_per_player=12).table.stack == 36 - 9
    for wrong in (4, 13):
        with pytest.raises(IllegalSetUp):
            set_up_game(GAME, 3, {"tiles_per_player": wrong})


def test_if_there_are_not_enough_tiles_all_are_used() -> None:
    """[setup.tile_stack] Six times twelve are 72, but rooms laid beforehand are set aside first."""
    assert begin(6, tiles_per_player=12, preplaced_rooms="none").table.stack == 72 - 18
    assert begin(6, tiles_per_player=12).table.stack == 71 - 18
    assert begin(6, tiles_per_player=12, preplaced_rooms="cross").table.stack == 67 - 18


# Rooms laid beforehand


def test_a_great_hall_lies_in_the_middle_with_a_card_on_it() -> None:
    """[setup.preplace] By default. It is no longer among the tiles."""
    table = begin(2, {"draw.tile": ["vault"] * 3 + ["cell"] * 3}).table
    assert room_in(table, "E5") == "great_hall"
    assert rooms_with_a_card(table) == ["E5"]
    assert table.tiles.cards.count("great_hall") == ORDINARY.count("great_hall") - 1


def test_crossroads_may_lie_around_the_hub() -> None:
    """[setup.preplace] [setup.tile_stack] Each with a card; they come from the ordinary tiles."""
    table = begin(2, {"draw.tile": ["vault"] * 3 + ["cell"] * 3}, preplaced_rooms="cross").table
    laid = {name: room_in(table, name) for name in ("E5", "E4", "F5", "E6", "D5")}
    assert laid == {"E5": "great_hall", "E4": "crossroads", "F5": "crossroads", "E6": "crossroads", "D5": "crossroads"}
    assert sorted(rooms_with_a_card(table)) == ["D5", "E4", "E5", "E6", "F5"]
    assert table.tiles.cards.count("crossroads") == ORDINARY.count("crossroads") - 4


def test_there_may_be_no_room_laid_beforehand() -> None:
    """[setup.preplace]"""
    table = begin(2, preplaced_rooms="none").table
    assert room_in(table, "E5") == ""
    assert rooms_with_a_card(table) == []


def test_nobody_looks_at_the_card_on_the_hub() -> None:
    """[setup.preplace] [tile.mj_card] Fate has not said which it is."""
    begun = begin(2)
    assert len([ask for ask in begun.asks if ask.prompt == "deal.mj_card"]) == 8
    assert "draw.first_entry" not in [ask.prompt for ask in begun.asks]


# The neutral sherpa


def test_the_sherpa_stands_in_the_middle_of_the_hub_when_nobody_plays_him() -> None:
    """[setup.neutral_sherpa]"""
    begun = begin(3, WITHOUT_SHERPA)
    assert at(begun.table, "sherpa") == "E5c3"
    assert "setup.neutral_sherpa" in slugs(begun.events)


def test_there_is_no_neutral_sherpa_when_somebody_plays_him() -> None:
    """[setup.neutral_sherpa]"""
    script = {"decide.choose_archetype": ["dwarf", "sherpa", "lich"]}
    assert begin(3, script).table.sherpa == NOWHERE


def test_without_a_hub_he_appears_on_the_first_ordinary_tile() -> None:
    """[setup.neutral_sherpa] [sherpa.central_square] The middle of a cell is free; the second tile changes nothing."""
    begun = begin(2, preplaced_rooms="none")
    assert begun.table.sherpa == NOWHERE
    table = scene(rooms={"E3": ("vestibule", 0), "E7": ("vestibule", 2)}, at={"dwarf": "E3c1"}, neutral_sherpa="auto")
    tiles(table, "dwarf", "corridor", "corridor")
    settle(table, whole_turn(table, "dwarf"), {"decide.lay_tile": [("corridor", "E4", 0)], "draw.mj_card": ["decoy"]})
    assert at(table, "sherpa") == "E4c3"
    table.to_play = 0
    settle(table, whole_turn(table, "dwarf"), {"decide.lay_tile": [("corridor", "F3", 1)], "draw.mj_card": ["decoy"]})
    assert at(table, "sherpa") == "E4c3"


def test_start_tiles_do_not_bring_him() -> None:
    """[setup.neutral_sherpa] Vestibules are no ordinary tiles."""
    begun = begin(3, WITHOUT_SHERPA, preplaced_rooms="none")
    assert begun.table.sherpa == NOWHERE
    assert "setup.neutral_sherpa" not in slugs(begun.events)
