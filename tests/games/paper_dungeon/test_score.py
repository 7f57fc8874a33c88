"""The score: HP x 5 + ¢ x 3 - deaths, if it is kept."""

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.state import TREASURE_ROOM, Table
from oubliette.kernel import Result, listen, play
from tests.games.paper_dungeon.scenes import hero_of, scene, slugs
from tests.games.paper_dungeon.shopping import EMPTY_CORRIDOR, LEAVE, a_party, told, turns

BEST = "end.treasure_reached"


def finished(*heroes: tuple[int, int, int], score: bool = True) -> Table:
    """The Treasure Room, with everybody's HP, coins and deaths."""
    table = a_party(EMPTY_CORRIDOR, seats=len(heroes), floors=3, floor_number=3, score=score)
    table.page, table.ground = TREASURE_ROOM, None
    for hero, (hp, coins, deaths) in zip(table.heroes, heroes, strict=True):
        hero.hp, hero.coins, hero.deaths = hp, coins, deaths
    return table


@pytest.mark.parametrize(
    ("hp", "coins", "deaths", "score"),
    [(7, 12, 3, 68), (1, 0, 0, 5), (0, 0, 1, -1), (10, 0, 0, 50), (10, 1, 0, 53), (25, 100, 45, 380)],
)
def test_hp_count_five_coins_three_and_a_death_takes_one(hp: int, coins: int, deaths: int, score: int) -> None:
    """[end.summary] The option score."""
    assert GAME.result(finished((hp, coins, deaths))) == Result(BEST, (1,), (score,))


def test_the_score_is_told_with_the_summary() -> None:
    """[end.summary] For everybody, in the order of seats."""
    table = a_party(EMPTY_CORRIDOR, floors=3, floor_number=3)
    table.heroes[1].coins, table.heroes[1].deaths = 4, 2
    events = listen(table)
    play(turns(table, 2), dice=[6, 6], answers=[LEAVE, LEAVE])
    assert told(events, "end.summary_score") == [
        {"seat": 0, "deaths": 0, "hp": 10, "coins": 0, "score": 50},
        {"seat": 1, "deaths": 2, "hp": 10, "coins": 4, "score": 60},
    ]


def test_without_the_option_no_score_is_told() -> None:
    """[end.summary] Deaths, HP and coins alone."""
    table = scene(EMPTY_CORRIDOR, floors=3, floor_number=3, coins=6, score=False)
    events = listen(table)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert "end.summary_score" not in slugs(events)
    assert told(events, "end.summary") == [{"seat": 0, "deaths": 0, "hp": 10, "coins": 6}]
    assert GAME.view(table, 0)["players"][0]["score"] is None


def test_the_score_is_shown_in_the_treasure_room_only() -> None:
    """[end.summary]"""
    table = scene(EMPTY_CORRIDOR, floors=3, floor_number=3, coins=6)
    assert GAME.view(table, 0)["players"][0]["score"] is None
    play(turns(table), dice=[6], answers=[LEAVE])
    assert GAME.view(table, 0)["players"][0]["score"] == 68
    assert hero_of(table).coins == 6


def test_the_highest_score_comes_first() -> None:
    """[ruling.ranking] [end.summary] Shared notebook: many deaths cost little, coins are worth more."""
    table = finished((10, 0, 0), (1, 30, 9), (10, 0, 1))
    assert GAME.result(table) == Result(BEST, (2, 1, 3), (50, 86, 49))


def test_equal_scores_share_a_place() -> None:
    """[ruling.ranking] [end.summary] However they came about; the next one is third."""
    table = finished((3, 10, 0), (9, 0, 0), (10, 0, 5), (1, 0, 0))
    assert GAME.result(table) == Result(BEST, (1, 1, 1, 4), (45, 45, 45, 5))


def test_without_scores_deaths_decide_then_hp_then_coins() -> None:
    """[ruling.ranking] [end.summary] Few deaths, much HP, many coins, in this order (spec 1, measure of success)."""
    table = finished((1, 0, 0), (10, 99, 1), (10, 50, 1), (9, 99, 1), score=False)
    result = GAME.result(table)
    assert result is not None
    assert result.places == (1, 2, 3, 4)


def test_without_scores_only_equals_share_a_place() -> None:
    """[end.summary]"""
    result = GAME.result(finished((5, 5, 1), (5, 5, 1), (5, 6, 1), score=False))
    assert result is not None
    assert result.places == (2, 2, 1)


def test_a_single_player_comes_first_in_either_case() -> None:
    """[end.treasure_room] There is no losing."""
    for score in (True, False):
        result = GAME.result(finished((0, 0, 45), score=score))
        assert result is not None
        assert result.won(0)
