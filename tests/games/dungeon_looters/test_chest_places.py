"""Where chests appear. Rulebook: placing chests."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.geometry import SQUARE_NAMES
from oubliette.games.dungeon_looters.state import Colour, Table
from oubliette.kernel import play
from tests.games.dungeon_looters.move_scenes import act, choices, ways
from tests.games.dungeon_looters.scenes import (
    Rooms,
    chest,
    chest_at,
    hand,
    looter,
    main_of,
    only_cards,
    place,
    scene,
    whole_turn,
)

TWO_HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
CHEST = ("play", "chest_big")


def halls(places: dict[str, str] | None = None, *, chest_supply: int = 22) -> Table:
    """A table of two halls; the dwarf holds a big chest, and stands in E5 unless `places` says otherwise."""
    table = scene(("dwarf", "goblin"), TWO_HALLS, places or {"dwarf": "E5c3"}, chest_supply=chest_supply)
    hand(table, "dwarf", "chest_big")
    return table


@pytest.mark.parametrize(
    ("card", "dd", "treasures"),
    [
        ("chest_shoebox", 6, 1),
        ("chest_jewel_case", 8, 1),
        ("chest_lunchbox", 8, 2),
        ("chest_sea_chest", 9, 2),
        ("chest_ironbound", 10, 3),
        ("chest_sealed", 11, 3),
        ("chest_big", 10, 4),
        ("chest_strongbox", 12, 4),
        ("chest_royal", 12, 5),
        ("chest_dragon", 14, 5),
    ],
)
def test_the_card_says_how_hard_and_how_full_a_chest_is(card: str, dd: int, treasures: int) -> None:
    """[chest.card_data] [chest.place_by_card] [chest.colours] [ruling.coffer_number] Everybody sees it."""
    table = scene(("dwarf", "goblin"), TWO_HALLS)
    hand(table, "dwarf", card)

    play(main_of(table, "dwarf"), answers=[("play", card), "F5", "F5b2", "end_turn"])

    seen = {
        "square": "F5b2",
        "chest": card,
        "colour": "yellow",
        "dd": dd,
        "treasures": treasures,
        "lock_broken": False,
        "tidied": [],
    }
    assert GAME.view(table, 0)["chests"] == GAME.view(table, 1)["chests"] == [seen]


def test_a_chest_card_stays_with_its_chest() -> None:
    """[chest.place_by_card] [cards.discard] It is neither in the hand nor in the discard."""
    table = halls()
    play(main_of(table, "dwarf"), answers=[CHEST, "F5", "F5d4", "end_turn"])
    assert looter(table, "dwarf").cards == [] and table.mj_discard == []
    assert chest_at(table, "F5d4").card == "chest_big"


def test_a_chest_card_turned_up_places_a_chest_as_well() -> None:
    """[chest.place_by_card] [draw.face_up]"""
    table = scene(("dwarf", "goblin"), TWO_HALLS)
    only_cards(table, "chest_royal", "chest_royal")
    play(whole_turn(table, "dwarf"), answers=["F5d4", "end_turn"])
    assert chest_at(table, "F5d4").card == "chest_royal" and table.mj_discard == []


def test_chests_stand_on_blackened_squares_only() -> None:
    """[chest.blackened_only]"""
    assert choices(halls(), "dwarf", CHEST, "F5") == ["F5b2", "F5d4", "back"]


@pytest.mark.parametrize("colour", ["yellow", "red", "black"])
def test_a_blackened_square_serves_once(colour: Colour) -> None:
    """[chest.blackened_only] [chest.stays] Also after the chest was emptied."""
    table = halls()
    chest(table, "F5b2", "chest_shoebox", colour)
    assert choices(table, "dwarf", CHEST, "F5") == ["F5d4", "back"]


def test_an_opened_chest_stays_where_it_is() -> None:
    """[chest.stays] [chest.emptied] It stands in the way, and no other comes to its square."""
    table = scene(("merchant", "goblin"), TWO_HALLS, {"merchant": "E5b3"})
    chest(table, "E5b2", "chest_shoebox")
    act(table, "merchant", "pick_chest", "E5b2", "done", dice=[6, "chalice"])
    assert "n" not in ways(table, "merchant")
    place(table, "merchant", "F5c3")
    hand(table, "merchant", "chest_big")
    assert choices(table, "merchant", CHEST, "E5") == ["E5d4", "back"]


def test_chests_appear_only_in_rooms_without_a_players_figure() -> None:
    """[chest.empty_room] It does not matter whose figure it is, or where it stands."""
    assert choices(halls(), "dwarf", CHEST) == ["F5", "back"]
    assert choices(halls({"dwarf": "E5c3", "goblin": "F5e5"}), "dwarf") == ["move", "sprint", "end_turn"]


def test_a_figure_that_is_beaten_or_gone_is_in_no_room() -> None:
    """[chest.empty_room] [figure.states]"""
    assert choices(halls({"dwarf": "defeated", "goblin": "defeated"}), "dwarf", CHEST) == ["E5", "F5", "back"]
    assert choices(halls({"dwarf": "out"}), "dwarf", CHEST) == ["E5", "F5", "back"]


def test_the_neutral_sherpa_keeps_no_chest_out_of_his_room_but_out_of_his_square() -> None:
    """[chest.empty_room] [chest.blackened_only] [ruling.adventurer] [sherpa.harmless]"""
    assert choices(halls({"dwarf": "E5c3", "sherpa": "F5c3"}), "dwarf", CHEST, "F5") == ["F5b2", "F5d4", "back"]
    assert choices(halls({"dwarf": "E5c3", "sherpa": "F5b2"}), "dwarf", CHEST, "F5") == ["F5d4", "back"]


def test_the_room_may_be_in_another_part_of_the_dungeon() -> None:
    """[chest.unlinked_rooms]"""
    table = scene(("dwarf", "goblin"), {"E5": ("great_hall", 0), "C3": ("vault", 0)})
    hand(table, "dwarf", "chest_big")
    assert table.dungeon.parts() == 2
    assert choices(table, "dwarf", CHEST, "C3") == ["C3a1", "C3c1", "C3e1", "back"]


# The supply


def placed(table: Table, count: int) -> None:
    """Add this many chests, some of them emptied. Their squares do not matter here."""
    squares = [name for name in SQUARE_NAMES if name.startswith("B2")] + [
        name for name in SQUARE_NAMES if name.startswith("C2")
    ]
    for number, square in enumerate(squares[:count]):
        chest(table, square, "chest_shoebox", "black" if number % 2 else "yellow")


@pytest.mark.parametrize("supply", [10, 22, 40])
def test_there_are_only_so_many_chests(supply: int) -> None:
    """[chest.supply] The option `chest_supply`; twenty-two by default. Emptied ones count."""
    assert scene().house.chest_supply == 22
    table = halls(chest_supply=supply)
    placed(table, supply - 1)
    assert CHEST in choices(table, "dwarf")

    table = halls(chest_supply=supply)
    placed(table, supply)
    assert CHEST not in choices(table, "dwarf")
