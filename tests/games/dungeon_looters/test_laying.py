"""Step 1: laying a tile. Where a tile fits is in test_fitting."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.entering import put
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, SQUARE_CALLED
from oubliette.games.dungeon_looters.laying_tiles import lay_a_tile, legal_places
from oubliette.games.dungeon_looters.mj_deck import left_to_draw, take_lying_card
from oubliette.games.dungeon_looters.state import NO_CARD, Table
from oubliette.kernel import HIDDEN, listen, play
from tests.games.dungeon_looters.scenes import (
    BEATEN,
    OUT,
    asked,
    card_in,
    hand,
    looter,
    main_of,
    offered,
    only_cards,
    scene,
    slugs,
    tiles,
    told,
    whole_turn,
)
from tests.games.dungeon_looters.set_up_scenes import settle

TWO_HALLS = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}


def dead_end(stack: int) -> Table:
    """One open door, at the south of E5, and a hand that would close it."""
    table = scene(rooms={"E5": ("vault", 0)}, stack=stack)
    tiles(table, "dwarf", "cell", "vault", "vault")
    return table


def test_i_lay_one_tile_and_draw_one() -> None:
    """[tile.lay] The other two stay in hand."""
    table = scene()
    tiles(table, "dwarf", "corridor", "vault", "bend")
    dwarf = looter(table, "dwarf")

    assert play(lay_a_tile(table, dwarf), dice=["gallery"], answers=[("corridor", "E4", 0)])

    assert dwarf.tiles == ["bend", "gallery", "vault"]
    assert table.stack == 9
    assert table.dungeon.laid[CELL_CALLED["E4"]] >= 0


def test_i_alone_see_which_tile_i_draw() -> None:
    """[tile.lay]"""
    table = scene()
    tiles(table, "dwarf", "corridor")
    events = listen(table)
    play(lay_a_tile(table, looter(table, "dwarf")), dice=["gallery"], answers=[("corridor", "E4", 0)])
    drawn = told(events, "setup.tile_stack")[0]
    assert drawn.seen_by(0) is not None and drawn.seen_by(1) is None
    assert told(events, "tile.lay")[0].facts["tile"] == "corridor"


def test_when_the_stack_is_used_up_i_draw_none() -> None:
    """[tile.lay] Though there are tiles left in the box."""
    table = scene(stack=0)
    tiles(table, "dwarf", "corridor", "vault")
    play(lay_a_tile(table, looter(table, "dwarf")), answers=[("corridor", "E4", 0)])
    assert looter(table, "dwarf").tiles == ["vault"]


def test_i_cannot_refuse_to_lay() -> None:
    """[tile.mandatory] [ruling.lay_mandatory] Every answer is a tile, a room and a turn."""
    table = scene()
    tiles(table, "dwarf", "corridor", "vault", "bend")
    ask = asked(whole_turn(table, "dwarf"))
    assert ask.prompt == "decide.lay_tile"
    assert all(isinstance(option, tuple) and len(option) == 3 for option in ask.options)


def test_even_my_last_place_is_a_place() -> None:
    """[tile.mandatory] One tile fits in one way: it is laid without a question, the others stay in hand."""
    table = scene(rooms={"E5": ("vault", 0)})
    tiles(table, "dwarf", "cell", "crossroads", "vault")
    assert play(lay_a_tile(table, looter(table, "dwarf")), dice=["bend"])
    assert looter(table, "dwarf").tiles == ["bend", "cell", "vault"]


def test_if_nothing_fits_one_tile_leaves_the_game_and_i_draw_one() -> None:
    """[tile.no_legal_place] [ruling.lay_mandatory] The one I choose; each kind is offered once."""
    table = dead_end(stack=5)
    dwarf = looter(table, "dwarf")
    assert offered(lay_a_tile(table, dwarf)) == ["cell", "vault"]

    laid = play(lay_a_tile(table, dwarf), dice=["crossroads"], answers=["vault"])

    assert laid is False
    assert dwarf.tiles == ["cell", "crossroads", "vault"]
    assert table.stack == 4
    assert table.tiles.cards.count("vault") == 1  # of four: one is laid, one in hand, one out of the game


def test_a_tile_that_leaves_the_game_is_not_laid() -> None:
    """[tile.no_legal_place] [cards.windows] No card is put down, and nobody reacts to it."""
    table = dead_end(stack=5)
    hand(table, "goblin", "lock_door")
    begun = settle(table, whole_turn(table, "dwarf"), {"decide.discard_tile": ["vault"], "draw.mj_card": ["decoy"]})
    assert table.lying == [NO_CARD] * len(table.lying)
    moments = [(ask.facts or {})["moment"] for ask in begun.asks if ask.prompt == "decide.react"]
    assert moments == ["after_draw", "end_turn"]
    assert "tile.lay" not in slugs(begun.events)


def test_everybody_sees_the_tile_that_fits_nowhere() -> None:
    """[ruling.thrown_tile_is_shown]"""
    table = dead_end(stack=5)
    events = listen(table)
    play(lay_a_tile(table, looter(table, "dwarf")), dice=["crossroads"], answers=["cell"])
    seen = told(events, "tile.no_legal_place")[0].seen_by(1)
    assert seen is not None
    assert seen.facts["tile"] == "cell"


def test_without_a_tile_in_hand_the_step_is_skipped() -> None:
    """[tile.none_in_hand] Nothing is laid and nothing is drawn, though there is a stack."""
    table = scene(stack=5)
    assert play(lay_a_tile(table, looter(table, "dwarf"))) is False
    assert (looter(table, "dwarf").tiles, table.stack) == ([], 5)


def test_a_tile_goes_anywhere_in_the_dungeon() -> None:
    """[tile.anywhere] Far from my figure, and in a part that I cannot reach; in any rotation."""
    rooms = {**TWO_HALLS, "C3": ("vestibule", 0)}
    table = scene(rooms=rooms, at={"dwarf": "E5c3"})
    tiles(table, "dwarf", "crossroads", "t_corridor")
    places = legal_places(table, looter(table, "dwarf"))
    rooms_for_crossroads = {room for tile, room, _ in places if tile == "crossroads"}
    assert rooms_for_crossroads == {"D5", "E4", "E6", "F4", "F6", "G5", "C4", "D3"}
    assert {quarters for tile, room, quarters in places if (tile, room) == ("t_corridor", "G5")} == {0, 1, 2}


@pytest.mark.parametrize(("where", "lays"), [("E5c3", True), (BEATEN, True), (OUT, False)])
def test_only_players_who_are_inside_lay_tiles(where: str, lays: bool) -> None:
    """[tile.lay] [ruling.exited_tiles] Defeated players lay too; those who have left do not."""
    rooms = {"E5": ("great_hall", 0)}
    table = scene(("dwarf", "goblin"), rooms=rooms, at={"dwarf": where, "goblin": "E5a1"})
    tiles(table, "dwarf", "crossroads")
    begun = settle(table, whole_turn(table, "dwarf"), {"draw.mj_card": ["decoy"]})
    assert ("tile.lay" in slugs(begun.events)) == lays
    assert len(looter(table, "dwarf").tiles) == 1
    assert table.stack == (9 if lays else 10)


# The card on it


def test_each_new_room_gets_a_card_face_down() -> None:
    """[tile.mj_card] Nobody looks at it: it is still one of those that nobody has seen."""
    table = scene()
    tiles(table, "dwarf", "corridor")
    play(lay_a_tile(table, looter(table, "dwarf")), dice=["gallery"], answers=[("corridor", "E4", 0)])
    assert table.lying[CELL_CALLED["E4"]] == 0
    assert (left_to_draw(table), len(table.packs[0])) == (119, 120)


def test_without_any_card_left_the_room_gets_none() -> None:
    """[tile.mj_card] [draw.reshuffle]"""
    table = scene()
    only_cards(table)
    tiles(table, "dwarf", "corridor")
    play(lay_a_tile(table, looter(table, "dwarf")), dice=["gallery"], answers=[("corridor", "E4", 0)])
    assert table.lying[CELL_CALLED["E4"]] == NO_CARD


def test_the_first_to_walk_in_takes_the_card_into_his_hand() -> None:
    """[tile.first_entry] Only he sees which; walking out and in again brings no other."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5e3", "goblin": "E5a1"})
    card_in(table, "F5")
    events = listen(table)
    play(main_of(table, "dwarf"), dice=["rust"], answers=["move", "e", "w", "e", "stop", "end_turn"])
    assert looter(table, "dwarf").cards == ["rust"]
    taken = told(events, "tile.first_entry")
    assert len(taken) == 1
    mine, yours = taken[0].seen_by(0), taken[0].seen_by(1)
    assert mine is not None and mine.facts["card"] == "rust"
    assert yours is not None and yours.facts["card"] == HIDDEN


def test_the_second_finds_nothing() -> None:
    """[tile.first_entry]"""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5e3", "goblin": "F5e3"})
    card_in(table, "F5")
    play(take_lying_card(table, looter(table, "goblin"), CELL_CALLED["F5"]), dice=["rust"])
    play(main_of(table, "dwarf"), answers=["move", "e", "stop", "pass", "end_turn"])
    assert looter(table, "dwarf").cards == []


def test_a_card_of_an_older_deck_comes_from_that_deck() -> None:
    """[tile.first_entry] [draw.reshuffle] It was laid before the discard was shuffled."""
    table = scene(rooms=TWO_HALLS)
    only_cards(table, "decoy")
    card_in(table, "F5")
    table.mj_discard = ["rust", "rust"]
    card_in(table, "E5")
    play(put(table, looter(table, "dwarf"), SQUARE_CALLED["F5a3"]))
    assert looter(table, "dwarf").cards == ["decoy"]
    assert left_to_draw(table) == 1
