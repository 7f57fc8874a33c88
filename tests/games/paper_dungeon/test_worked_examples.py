"""The examples 3 to 7 of the rules, as they are told there."""

from oubliette.games.paper_dungeon import GAME
from oubliette.kernel import Result, listen, play
from tests.games.paper_dungeon.scenes import hero_of, ledger, scene, take_turn
from tests.games.paper_dungeon.shopping import EMPTY_CORRIDOR, LEAVE, POTION, a_shop, buy, corridor, health, told, turns


def test_no_sudden_death() -> None:
    """[exit.sum] [ruling.cap_at_exit_only] Entry 4 HP; on the floor -9 then +6: exit 1 HP, alive."""
    table = scene(corridor("9.f.."), hp=4)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert health(hero_of(table)) == (1, 0, 0)


def test_limit() -> None:
    """[exit.hp_cap] Entry 9, +5, -2, limit 10: 12, written 10."""
    table = scene(corridor("e.2.."), hp=9)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert health(hero_of(table)) == (10, 0, 0)


def test_empty_purse() -> None:
    """[exit.coins_floor] Entry 2 ¢, +1, web -5: -2, written 0."""
    table = scene(corridor("ow..."), coins=2)
    take_turn(table, dice=[2, 5])
    assert ledger(table) == (0, 0, 1, 5)
    take_turn(table, dice=[4], answers=[LEAVE])
    assert health(hero_of(table)) == (10, 0, 0)


def test_gambler_and_doubling_potion() -> None:
    """[item.gambler] [item.dice_any_roll] The die shows 2, doubled to 4: 20 ¢."""
    table = a_shop(("gambler", 8), ("feast", 99), ("meal", 99), coins=8, items=[POTION])
    events = listen(table)
    assert buy(table, "gambler", POTION, dice=[2]).coins == 20
    assert told(events, "item.gambler") == [{"seat": 0, "result": 4, "coins": 20}]


def test_score() -> None:
    """[end.summary] 7 HP, 12 ¢, 3 deaths: 35 + 36 - 3 = 68."""
    table = scene(EMPTY_CORRIDOR, hp=7, coins=12, floors=3, floor_number=3)
    hero_of(table).deaths = 3
    events = listen(table)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert told(events, "end.summary_score") == [{"seat": 0, "deaths": 3, "hp": 7, "coins": 12, "score": 68}]
    assert GAME.result(table) == Result("end.treasure_reached", (1,), (68,))
