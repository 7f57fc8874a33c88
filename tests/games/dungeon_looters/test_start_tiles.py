"""Start tiles: in which order, where, and who begins. Rulebook: setting up."""

from __future__ import annotations

import random

import pytest

from oubliette.games.dungeon_looters.geometry import CELL_CALLED
from oubliette.games.dungeon_looters.set_up import place_start_tile, preplace, start_places
from oubliette.games.dungeon_looters.state import NO_CARD
from oubliette.games.dungeon_looters.tiles import ROOMS
from oubliette.kernel import play
from tests.games.dungeon_looters.printed_tables import COMPANIES
from tests.games.dungeon_looters.scenes import at, scene, told
from tests.games.dungeon_looters.set_up_scenes import RING_2, RING_3, begin, empty_table

PLACE = "decide.place_start_tile"


def test_the_highest_die_places_first_then_in_falling_order() -> None:
    """[setup.start_order] [dice.order] Everybody rolls by seat."""
    begun = begin(4, {"roll.start_order": [2, 6, 1, 4]})
    assert begun.seats("roll.start_order") == [0, 1, 2, 3]
    assert begun.seats(PLACE) == [1, 3, 0, 2]


def test_players_who_rolled_the_same_roll_again_among_themselves() -> None:
    """[setup.start_order] [dice.order] Seats 0 and 2 share the 3: behind the 5, before the 1, whatever they roll."""
    begun = begin(4, {"roll.start_order": [3, 5, 3, 1, 2, 6]})
    assert begun.seats("roll.start_order") == [0, 1, 2, 3, 0, 2]
    assert begun.seats(PLACE) == [1, 2, 0, 3]


def test_players_roll_again_as_long_as_they_are_equal() -> None:
    """[setup.start_order]"""
    begun = begin(3, {"roll.start_order": [4, 4, 4, 2, 5, 5, 1, 6]})
    assert begun.seats("roll.start_order") == [0, 1, 2, 0, 1, 2, 1, 2]
    assert begun.seats(PLACE) == [2, 1, 0]


def test_everybody_has_a_vestibule_and_the_hand_stays_as_it_is() -> None:
    """[setup.start_tile] [ruling.start_tiles] One each, with an outer door."""
    table = begin(4).table
    rooms = [ROOMS[table.dungeon.laid[CELL_CALLED[room]]] for room, _ in RING_2]
    assert [room.tile for room in rooms] == ["vestibule"] * 4
    assert [room.outer for room in rooms] == [1 << 0, 1 << 2, 1 << 3, 1 << 1]
    assert [len(looter.tiles) for looter in table.looters] == [3] * 4


def test_a_start_tile_carries_no_card() -> None:
    """[setup.no_card_on_start]"""
    table = begin(6).table
    assert [table.lying[CELL_CALLED[room]] for room, _ in RING_3] == [NO_CARD] * 6


@pytest.mark.parametrize("players", COMPANIES)
def test_a_start_tile_lies_on_the_ring_and_its_outer_door_faces_outwards(players: int) -> None:
    """[setup.start_cell] Ring 2 for up to four players, ring 3 for more; a corner may face either way."""
    ring = COMPANIES[players][1]
    offered = begin(players).options(PLACE)[0]
    columns, rows = "ABCDEFGHI"[4 - ring : 5 + ring], range(5 - ring, 6 + ring)
    first, last = columns[0], columns[-1]
    expected = [(f"{column}{rows[0]}", "n") for column in columns] + [
        (f"{column}{rows[-1]}", "s") for column in columns
    ]
    expected += [(f"{first}{row}", "w") for row in rows] + [(f"{last}{row}", "e") for row in rows]
    assert sorted(str(one) for one in offered) == sorted(str(one) for one in expected)


def test_one_room_must_have_space_between_two_start_tiles() -> None:
    """[setup.start_gap] [ruling.start_gap] Two cells away in one direction is enough, diagonally next to it is not."""
    places = start_places(scene(rooms={"E5": ("great_hall", 0), "D3": ("vestibule", 0)}, at={}))
    rooms = {room for room, _ in places}
    assert rooms.isdisjoint({"C3", "D3", "E3", "C4"})
    assert {"F3", "C5", "G3"} <= rooms


def test_two_start_tiles_may_meet_at_a_distance_of_two_round_the_corner() -> None:
    """[setup.start_gap] The larger of both distances counts: C5 is one column and two rows from D3."""
    places = start_places(scene(rooms={"D3": ("vestibule", 0)}, at={}))
    assert ("C5", "w") in places


def test_a_start_tile_must_fit() -> None:
    """[setup.start_cell] [tile.fit] A wall south of E3 forbids it there; next to crossroads it is fine."""
    walled = scene(rooms={"E4": ("vault", 0)}, at={})
    assert "E3" not in {room for room, _ in start_places(walled)}
    crossed = scene(rooms={"E5": ("great_hall", 0), "E4": ("crossroads", 0)}, at={})
    assert ("E3", "n") in start_places(crossed)


def test_a_start_tile_need_not_be_connected() -> None:
    """[setup.start_cell]"""
    table = begin(2).table
    assert table.dungeon.parts() == 3


@pytest.mark.parametrize("players", COMPANIES)
@pytest.mark.parametrize("rooms", ["none", "hub", "cross"])
def test_there_is_always_a_place_for_everybody(players: int, rooms: str) -> None:
    """[setup.start_tile] However the others choose: the set-up would stop at a question without an answer."""
    for seed in range(20):
        rng = random.Random(seed)
        table = empty_table(players, preplaced_rooms=rooms)
        preplace(table)
        for looter in table.looters:
            room, heading = rng.choice(start_places(table))
            play(place_start_tile(table, looter), answers=[(room, heading)])


def test_the_figure_stands_inside_its_outer_door() -> None:
    """[setup.figures]"""
    table = begin(4, {"decide.choose_archetype": ["dwarf", "goblin", "lich", "troll"]}).table
    assert [at(table, name) for name in ("dwarf", "goblin", "lich", "troll")] == ["E3c1", "E7c5", "C5a3", "G5e3"]


def test_the_sherpa_starts_on_any_square_of_his_start_tile() -> None:
    """[setup.figures] [ability.sherpa_lost] Anywhere but in the rock, on blackened squares too."""
    script = {"decide.choose_archetype": ["dwarf", "sherpa", "lich"], "decide.place_sherpa": ["E7e2"]}
    begun = begin(3, script)
    squares = begun.options("decide.place_sherpa")[0]
    rock = {"E7a1", "E7e1", "E7a5", "E7e5"}
    assert set(squares) == {f"E7{x}{y}" for x in "abcde" for y in range(1, 6)} - rock
    assert len(squares) == 21
    assert at(begun.table, "sherpa") == "E7e2"
    assert begun.seats("decide.place_sherpa") == [1]


def test_the_highest_die_begins() -> None:
    """[setup.first_player] [dice.order] A new roll: the player who placed first need not begin."""
    begun = begin(3, {"roll.first_player": [1, 2, 5]})
    assert begun.seats("roll.first_player") == [0, 1, 2]
    assert (begun.table.first, begun.table.to_play) == (2, 2)
    assert told(begun.events, "setup.first_player")[0].facts["seat"] == 2


def test_only_the_highest_roll_again() -> None:
    """[setup.first_player] [dice.order] Seat 1 with its 3 is out of it, though the others roll less now."""
    begun = begin(3, {"roll.first_player": [5, 3, 5, 1, 2]})
    assert begun.seats("roll.first_player") == [0, 1, 2, 0, 2]
    assert begun.table.first == 2
