"""Getting out. Rulebook: leaving the dungeon."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.cards import richest_inside
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import play
from tests.games.dungeon_looters.move_scenes import choices, points, walk, ways
from tests.games.dungeon_looters.scenes import (
    Rooms,
    asked,
    at,
    chest,
    give,
    hand,
    held,
    lock,
    looter,
    only_cards,
    scene,
    tiles,
    whole_turn,
)

VESTIBULE: Rooms = {"E3": ("vestibule", 0), "E4": ("great_hall", 0)}


def at_the_door(archetype: str = "dwarf", square: str = "E3c1") -> Table:
    """The outer door of E3 is in the north."""
    return scene((archetype, "goblin" if archetype != "goblin" else "lich"), VESTIBULE, {archetype: square})


def test_from_inside_an_outer_door_i_leave_for_one_point() -> None:
    """[exit.step] Two points: one to the door, one out."""
    table = at_the_door(square="E3c2")
    points(table, "dwarf", 2)
    walk(table, "dwarf", "n", "leave")
    assert at(table, "dwarf") == "out"


def test_without_a_point_left_i_stay_inside() -> None:
    """[exit.step]"""
    table = at_the_door(square="E3c2")
    points(table, "dwarf", 1)
    walk(table, "dwarf", "n")
    assert at(table, "dwarf") == "E3c1"


@pytest.mark.parametrize("square", ["E3c2", "E3b1", "E3a3", "E3e3"])
def test_from_any_other_square_i_do_not(square: str) -> None:
    """[exit.step] Other doors are doors to other rooms."""
    assert "leave" not in ways(at_the_door(square=square), "dwarf")


@pytest.mark.parametrize(
    ("tile", "quarters", "square"),
    [
        ("emergency_exit", 0, "E5c1"),
        ("emergency_exit", 1, "E5e3"),
        ("porters_lodge", 2, "E5c5"),
        ("porters_lodge", 3, "E5a3"),
        ("vestibule", 1, "E5e3"),
    ],
)
def test_every_printed_outer_door_is_a_way_out_on_whatever_side_it_is(tile: str, quarters: int, square: str) -> None:
    """[exit.step] [ruling.outer_door]"""
    table = scene(rooms={"E5": (tile, quarters)}, at={"dwarf": square})
    walk(table, "dwarf", "leave")
    assert at(table, "dwarf") == "out"


def test_a_locked_outer_door_is_no_way_out() -> None:
    """[exit.step] [door.locked]"""
    table = at_the_door()
    lock(table, "E3-out")
    assert "leave" not in ways(table, "dwarf")


def test_the_troll_never_leaves() -> None:
    """[exit.troll_never] [ability.troll_stays] Not even he has a key for that."""
    assert ways(at_the_door("troll"), "troll") == ["e", "s", "w", "stop"]
    table = at_the_door("troll")
    lock(table, "E3-out")
    assert ways(table, "troll") == ["e", "s", "w", "stop"]


def test_a_player_who_has_left_may_only_play_cards_this_turn() -> None:
    """[exit.ends_move] No points, no action, nothing to drop."""
    table = at_the_door()
    chest(table, "E3b1", "chest_big")
    give(table, "dwarf", "chalice")
    hand(table, "dwarf", "decoy")
    assert choices(table, "dwarf", "move", "leave") == [("play", "decoy"), "end_turn"]


def test_a_player_who_left_by_sprinting_is_out_too() -> None:
    """[exit.step] [exit.ends_move]"""
    table = at_the_door()
    turn = walk(table, "dwarf", "leave", sprinting=True)
    assert at(table, "dwarf") == "out"
    assert turn.points == 9 and turn.stopped  # the rest of them is lost


def test_what_i_carried_out_is_safe() -> None:
    """[exit.final] No tax, no hole in the pocket, no marker, no drain."""
    table = scene(("dwarf", "lich"), VESTIBULE, {"dwarf": "E3c1", "lich": "E3c3"})
    give(table, "dwarf", "chalice", "chipped_gem")
    hand(table, "lich", "tax_collector", "hole_in_pocket", "bar_of_soap")
    assert ("drain", "dwarf") in choices(table, "lich")
    walk(table, "dwarf", "leave")

    offers = choices(table, "lich")
    assert ("drain", "dwarf") not in offers
    assert ("play", "tax_collector") not in offers and ("play", "hole_in_pocket") not in offers
    assert choices(table, "lich", ("play", "bar_of_soap")) == ["lich", "back"]
    assert richest_inside(table, looter(table, "lich")) is None
    assert held(table, "dwarf") == ["chalice", "chipped_gem"]


def test_a_player_who_left_does_not_come_back() -> None:
    """[exit.final] He is nowhere in the way, and on his next turn there is no figure of his to move."""
    table = at_the_door()
    walk(table, "dwarf", "leave")
    assert choices(table, "dwarf") == ["end_turn"]
    assert GAME.view(table, 0)["players"][0]["square"] == ""


def test_who_left_first_is_known() -> None:
    """[exit.final] [end.tie]"""
    table = scene(("dwarf", "goblin"), VESTIBULE, {"dwarf": "E3c1", "goblin": "E3c2"})
    walk(table, "dwarf", "leave")
    walk(table, "goblin", "n", "leave")
    assert [one.left_as for one in table.looters] == [1, 2]


def test_a_player_who_left_early_draws_and_plays_cards_but_lays_no_tiles() -> None:
    """[exit.early_player] [ruling.exited_tiles] The tiles in his hand stay there."""
    table = scene(("dwarf", "goblin"), VESTIBULE, {"goblin": "E4c3"}, stack=5)
    tiles(table, "dwarf", "crossroads")
    hand(table, "dwarf", "wet_socks")
    only_cards(table, "decoy", "decoy")

    play(whole_turn(table, "dwarf"), answers=[("play", "wet_socks"), "goblin", "end_turn"])

    assert looter(table, "dwarf").tiles == ["crossroads"] and table.stack == 5
    assert looter(table, "dwarf").cards == ["decoy"]
    assert looter(table, "goblin").move_marker == -2


def test_a_player_who_left_early_is_asked_in_the_windows_too() -> None:
    """[exit.early_player] [cards.any_time]"""
    table = scene(("dwarf", "goblin"), VESTIBULE, {"goblin": "E4c3"})
    hand(table, "dwarf", "wet_socks")
    only_cards(table, "decoy", "decoy")

    ask = asked(whole_turn(table, "goblin"))

    assert (ask.prompt, ask.seat) == ("decide.react", 0)
    assert list(ask.options) == ["pass", ("play", "wet_socks")]
