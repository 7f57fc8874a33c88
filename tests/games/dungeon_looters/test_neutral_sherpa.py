"""The neutral sherpa: where he stands and strolls. Rulebook: the sherpa."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, NOWHERE, SQUARE_NAMES
from oubliette.games.dungeon_looters.sherpa import central_square, wander
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Match, Seeded, Setting, play
from tests.games.dungeon_looters.scenes import (
    Rooms,
    at,
    break_down,
    card_in,
    chest,
    lock,
    offered,
    only_cards,
    scene,
    trap,
    whole_turn,
)

CROSS: Rooms = dict.fromkeys(("E5", "E4", "F5", "E6", "D5"), ("great_hall", 0))
PAIR = ("dwarf", "goblin")


def middle(table: Table, room: str = "E5") -> str:
    square = central_square(table, CELL_CALLED[room])
    return "" if square == NOWHERE else SQUARE_NAMES[square]


# Where he stands


def test_he_is_put_in_the_middle_of_a_room_or_as_near_to_it_as_he_can() -> None:
    """[sherpa.central_square] Nearest by steps; among equals the northernmost, then the westernmost."""
    table = scene(PAIR, at={})
    found = []
    for _ in range(14):
        found.append(middle(table))
        trap(table, found[-1], "trap_bear", layer="dwarf")
    assert found[:5] == ["E5c3", "E5c2", "E5b3", "E5d3", "E5c4"]
    assert found[5:13] == ["E5c1", "E5b2", "E5d2", "E5a3", "E5e3", "E5b4", "E5d4", "E5c5"]
    assert found[13] == "E5b1"


def test_figures_chests_and_tokens_keep_him_away_and_rock_too() -> None:
    """[sherpa.central_square] A corridor with a figure in the middle, a token and a chest beside it."""
    table = scene(PAIR, {"E5": ("corridor", 0)}, {"dwarf": "E5c3"})
    assert middle(table) == "E5c2"
    trap(table, "E5c2", "decoy", layer="goblin")
    assert middle(table) == "E5d3"
    chest(table, "E5d3", "chest_big")
    assert middle(table) == "E5c4"
    for square in ("E5c1", "E5c4", "E5c5"):
        trap(table, square, "trap_pit", layer="goblin")
    assert middle(table) == ""


def started(seats: int = 2, **options: Setting) -> Match:
    """A match whose archetypes and start tiles are chosen: the first player has his turn."""
    match = Match.start(GAME, seats, options, Seeded(5))
    while match.ask is not None and match.ask.prompt in ("decide.choose_archetype", "decide.place_start_tile"):
        match.answer(0)
    return match


@pytest.mark.parametrize("rooms", ["hub", "none"])
def test_he_can_be_left_out(rooms: str) -> None:
    """[setup.neutral_sherpa] Option neutral_sherpa: off."""
    match = started(neutral_sherpa="off", preplaced_rooms=rooms)
    for _ in range(30):
        assert match.ask is not None and match.view(0)["sherpa"] == ""
        match.answer(0)


# Strolling


@pytest.mark.parametrize(
    ("face", "square"), [(1, "E4c3"), (2, "F5c3"), (3, "E6c3"), (4, "D5c3"), (5, "E5a1"), (6, "E5a1")]
)
def test_a_die_says_where_he_goes(face: int, square: str) -> None:
    """[sherpa.wander] North, east, south, west; on 5 and 6 he stays."""
    table = scene(PAIR, CROSS, {"sherpa": "E5a1"})
    play(wander(table), dice=[face])
    assert at(table, "sherpa") == square


def test_he_needs_a_door_that_is_not_locked_a_room_and_a_square() -> None:
    """[sherpa.wander] No way: he stays. A broken door is a way."""
    rooms: Rooms = {"E5": ("great_hall", 0), "E4": ("great_hall", 0), "F5": ("corridor", 1)}
    table = scene(PAIR, rooms, {"dwarf": "F5c3", "sherpa": "E5a1"})
    lock(table, "E4-E5")
    for square in ("F5a3", "F5b3", "F5d3", "F5e3", "F5c4"):
        trap(table, square, "trap_bear", layer="dwarf")
    for face in (1, 2, 3, 4):
        play(wander(table), dice=[face])
        assert at(table, "sherpa") == "E5a1"
    break_down(table, "E4-E5")
    play(wander(table), dice=[1])
    assert at(table, "sherpa") == "E4c3"


def test_where_the_next_room_has_only_a_wall_he_stays() -> None:
    """[sherpa.wander] D4 lies west of E4, but there is no door between them."""
    table = scene(PAIR, {"E4": ("gallery", 0), "D4": ("gallery", 0)}, {"sherpa": "E4c3"})
    play(wander(table), dice=[4])
    assert at(table, "sherpa") == "E4c3"


def test_without_him_nobody_rolls_for_him() -> None:
    """[sherpa.wander] He is not on the board."""
    table = scene(PAIR, CROSS, {"dwarf": "E5c3"})
    play(wander(table))


def test_he_sets_off_no_traps_takes_no_cards_and_stops_no_chest() -> None:
    """[sherpa.harmless] [ruling.adventurer] He walks into a room with a card; a chest is put into his room."""
    table = scene(PAIR, {"E5": ("great_hall", 0), "E4": ("great_hall", 0)}, {"dwarf": "E5c3", "sherpa": "E5a1"})
    card_in(table, "E4")
    trap(table, "E4c3", "trap_bear", layer="dwarf")
    play(wander(table), dice=[1])
    assert at(table, "sherpa") == "E4c2" and table.lying[CELL_CALLED["E4"]] != -1 and table.traps
    only_cards(table, *["chest_big"] * 9)
    assert offered(whole_turn(table, "dwarf")) == ["E4b2", "E4d4"]
