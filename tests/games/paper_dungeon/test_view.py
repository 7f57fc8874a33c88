"""What everybody sees of a match: the open page, ledgers, lines and belongings."""

import json
from copy import deepcopy
from typing import Any

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.floor import NOWHERE, squares_of
from oubliette.games.paper_dungeon.notebook import Notebook
from oubliette.games.paper_dungeon.state import Table
from oubliette.games.paper_dungeon.view import HeroView, PaperDungeonView
from oubliette.kernel import SPECTATOR, Ask, Match, Scripted, Seeded, play
from tests.games.paper_dungeon.scenes import number_of, scene, waiting
from tests.games.paper_dungeon.shopping import EMPTY_CORRIDOR, LEAVE, a_shop, corridor, turns
from tests.games.paper_dungeon.whole_matches import walker

PARTS = [
    "notebook",
    "profile",
    "page",
    "floor",
    "floors",
    "to_play",
    "map",
    "offers",
    "players",
    "later_pages",
    "treasure",
]


def view(table: Table) -> PaperDungeonView:
    return GAME.view(table, 0)


def player(table: Table) -> HeroView:
    return view(table)["players"][0]


@pytest.mark.parametrize(("seats", "same_dice"), [(1, False), (2, False), (2, True)])
def test_the_parts_of_the_view_stay_the_same_through_a_match(seats: int, same_dice: bool) -> None:
    """[hidden.floor_open] So do the parts of a player, and all are plain data."""
    kinds: set[tuple[str, ...]] = set()
    pages: set[str] = set()
    walk = walker(seats)

    def look(match: Match, ask: Ask[Any]) -> int:
        for seat in (*range(seats), SPECTATOR):
            seen = match.view(seat)
            assert list(seen) == PARTS
            assert json.loads(json.dumps(seen)) == seen
            kinds.update(tuple(part) for part in seen["players"])
            pages.add(seen["page"])
        return walk(match, ask)

    options = {"floors": 5, "notebook": 7, "same_dice": same_dice}
    match = Match.start(GAME, seats, options, fate=Seeded(seats))
    match.run([look] * seats)
    assert list(match.view(SPECTATOR)) == PARTS
    kinds.update(tuple(part) for part in match.view(0)["players"])
    assert len(kinds) == 1
    assert "floor" in pages
    assert match.view(0)["page"] == "treasure_room"


def test_a_spectator_sees_what_the_player_sees() -> None:
    """[hidden.floor_open] There is nothing secret on the open page."""
    match = Match.start(GAME, options={"floors": 3, "notebook": 7}, fate=Seeded(3))
    walk = walker(3)

    def look(match: Match, ask: Ask[Any]) -> int:
        assert match.view(SPECTATOR) == match.view(0)
        return walk(match, ask)

    match.run([look])


def test_a_view_is_a_copy_and_not_the_table() -> None:
    """[hidden.floor_open] Changing a view changes nothing on the table."""
    table = scene(corridor("o......"), items=["wall_pass"], effects=["coin_rush"])
    play(turns(table), dice=[2], answers=[])
    before = deepcopy(view(table))
    scribbled = view(table)
    scribbled["map"].clear()
    hero = scribbled["players"][0]
    for words in (hero["effects"], hero["bought"]):
        words.append("ink")
    for squares in (hero["taken"], hero["line"], hero["lines"][0]):
        squares.append(99)
    hero["lines"].append([99])
    hero["inventory"][0]["piece"] = "ink"
    hero["inventory"].append({"piece": "ink", "shop_floor": 1})
    assert view(table) == before


def test_the_cover_and_the_place_in_the_notebook() -> None:
    """[hidden.later_pages] The number on the cover, the profile, the floor and how many there are."""
    match = Match.start(GAME, options={"floors": 3, "notebook": 7}, fate=Scripted([]))
    seen = match.view(0)
    assert (seen["notebook"], seen["profile"]) == (7, "standard")
    assert (seen["page"], seen["floor"], seen["floors"], seen["to_play"]) == ("floor", 1, 3, 0)


def test_the_whole_floor_is_visible_vault_included() -> None:
    """[hidden.floor_open] Exactly the printed page; on one with a vault its coins are seen through the lock."""
    number = next(number for number in range(99) if Notebook(number, floors=3).floor(1).lock != NOWHERE)
    match = Match.start(GAME, options={"floors": 3, "notebook": number}, fate=Scripted([]))
    floor = Notebook(number, floors=3).floor(1)
    assert match.view(0)["map"] == floor.rows()
    assert any(floor.marks[square] == "o" for square in squares_of(floor.vault))
    assert match.view(SPECTATOR)["map"] == match.view(0)["map"]


def test_the_ledger_of_a_floor() -> None:
    """[exit.sum] Entry, gains and losses, side by side; the limit and the tombstone."""
    table = scene(corridor("3bo$..w"), hp=8, coins=5, limit=12)
    table.heroes[0].deaths = 2
    play(turns(table, 2), dice=[4, 6, 4, 2], answers=["remain"])
    seen = player(table)
    assert (seen["hp"], seen["hp_plus"], seen["hp_minus"], seen["hp_limit"]) == (8, 2, 3, 12)
    assert (seen["coins"], seen["coins_plus"], seen["coins_minus"]) == (5, 7, 2)
    assert (seen["deaths"], seen["turns"], seen["score"]) == (2, 2, None)


def test_the_exit_as_it_would_be_now() -> None:
    """[exit.sum] [exit.hp_cap] [exit.coins_floor] [exit.death] A hero who would die is warned before the stairs."""
    table = scene(EMPTY_CORRIDOR)
    hero = table.heroes[0]
    hero.hp_plus, hero.coins_minus = 40, 40
    assert (player(table)["hp_exit"], player(table)["coins_exit"]) == (hero.limit, 0)
    assert not player(table)["dying"]
    hero.hp_plus, hero.hp_minus = 0, hero.hp
    assert (player(table)["hp_exit"], player(table)["dying"]) == (0, True)
    hero.done = True
    assert not player(table)["dying"]


def test_the_line_and_the_finds_that_were_used() -> None:
    """[turn.mark_path] Squares by number; the line of every turn, and where the hero stands."""
    table = scene(corridor("o.3...."))
    play(turns(table, 2), dice=[2, 2])
    seen = player(table)
    squares = [number_of(table, (1, col)) for col in range(1, 6)]
    assert seen["lines"] == [squares[:3], squares[2:]]
    assert (seen["line"], seen["at"]) == ([], squares[4])
    assert seen["taken"] == [squares[1], squares[3]]
    assert (seen["has_key"], seen["teleported"]) == (False, False)


def test_the_line_of_a_move_under_way() -> None:
    """[turn.mark_path] While the die of a chest is thrown the hero stands on it."""
    table = scene(corridor(".$....."))
    waiting(turns(table), dice=[4])
    squares = [number_of(table, (1, col)) for col in range(1, 4)]
    assert (player(table)["line"], player(table)["at"]) == (squares, squares[-1])


def test_key_and_teleporters_are_shown() -> None:
    """[hidden.floor_open]"""
    table = scene("########/#@kT.T>#/########")
    play(turns(table), dice=[2], answers=["remain"])
    assert (player(table)["has_key"], player(table)["teleported"]) == (True, True)


def test_belongings_are_shown() -> None:
    """[shop.floor_number] The inventory with the floors of its shops, and what works on this floor."""
    table = scene(EMPTY_CORRIDOR, items=["wall_pass", "mulligan_scroll"], effects=["weaklings"])
    seen = player(table)
    assert seen["inventory"] == [
        {"piece": "wall_pass", "shop_floor": 3},
        {"piece": "mulligan_scroll", "shop_floor": 3},
    ]
    assert seen["effects"] == ["weaklings"]


def test_a_shop_page() -> None:
    """[shop.ledger] Offers with prices, what was ticked, and the ledger; there is no map."""
    table = a_shop(("snack", 3), ("coin_rush", 11), ("gambler", 10), coins=30, hp=4)
    waiting(turns(table), answers=["snack", "coin_rush"])
    seen = view(table)
    assert (seen["page"], seen["floor"], seen["map"]) == ("shop", 4, [])
    assert seen["offers"] == [
        {"piece": "snack", "price": 3},
        {"piece": "coin_rush", "price": 11},
        {"piece": "gambler", "price": 10},
    ]
    hero = player(table)
    assert (hero["bought"], hero["effects"]) == (["snack", "coin_rush"], ["coin_rush"])
    assert (hero["hp"], hero["hp_plus"], hero["coins"], hero["coins_minus"]) == (4, 3, 30, 14)


def test_the_treasure_room() -> None:
    """[end.treasure_room] [end.summary] The treasure and the final figures; no map, no offers."""
    table = scene(corridor("2.o.."), floors=3, floor_number=3)
    play(turns(table), dice=[6], answers=[LEAVE])
    seen = view(table)
    assert (seen["page"], seen["map"], seen["offers"]) == ("treasure_room", [], [])
    assert seen["treasure"] == {"thing": "sword", "name": "Ladironor", "begins": "consonant"}
    assert (player(table)["hp"], player(table)["coins"], player(table)["score"]) == (8, 1, 43)
