"""Death: a tally on the tombstone, ten HP, an empty purse, and play goes on."""

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.kernel import listen, play
from tests.games.paper_dungeon.scenes import asked, hero_of, ledger, scene, slugs, take_turn
from tests.games.paper_dungeon.shopping import LEAVE, corridor, health, told, turns


@pytest.mark.parametrize(("entry", "after"), [(10, (4, 3, 0)), (7, (1, 3, 0)), (6, (10, 0, 1)), (2, (10, 0, 1))])
def test_fewer_than_one_hp_at_the_exit_is_a_death(entry: int, after: tuple[int, int, int]) -> None:
    """[exit.death] The enemies of the floor cost 6: a tally, 10 HP and no coins, not even those just found."""
    table = scene(corridor("4.2o."), hp=entry, coins=2)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert health(hero_of(table)) == after


def test_a_death_is_told_after_the_sum() -> None:
    """[exit.death] The ledger still shows the real sum."""
    table = scene(corridor("..9.."), hp=4, coins=12)
    events = listen(table)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert slugs(events)[-2:] == ["exit.sum", "exit.death"]
    assert (told(events, "exit.sum")[0]["hp"], told(events, "exit.sum")[0]["coins"]) == (-5, 12)
    assert told(events, "exit.death") == [{"seat": 0, "deaths": 1, "hp": 10, "coins": 0}]


def test_exactly_0_hp_is_a_death() -> None:
    """[ruling.death_zero_exact] [exit.death]"""
    table = scene(corridor("..4.."), hp=4, coins=5)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert health(hero_of(table)) == (10, 0, 1)


def test_exactly_1_hp_is_alive() -> None:
    """[ruling.death_zero_exact] [exit.next]"""
    table = scene(corridor("..4.."), hp=5, coins=5)
    events = listen(table)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert health(hero_of(table)) == (1, 5, 0)
    assert "exit.death" not in slugs(events)


def test_the_next_floor_begins_with_ten_hp_and_no_coins() -> None:
    """[exit.death] Play goes on with the next page, and nothing of the old ledger is left."""
    table = scene(corridor("99..o"), hp=10, coins=40)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (table.page, table.floor_number, GAME.result(table)) == ("floor", 5, None)
    assert health(hero_of(table)) == (10, 0, 1)
    assert ledger(table) == (0, 0, 0, 0)


def test_tallies_add_up() -> None:
    """[exit.death] The tombstone keeps them all."""
    table = scene(corridor("..9.."), hp=1)
    hero_of(table).deaths = 3
    take_turn(table, dice=[6], answers=[LEAVE])
    assert hero_of(table).deaths == 4


def test_a_raised_limit_is_kept_but_not_filled() -> None:
    """[ruling.death_hp_ten] Limit 13: the hero starts again with 10 HP, and can have 13 later."""
    table = scene(corridor("..9.."), hp=5, limit=13)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (hero_of(table).hp, hero_of(table).limit) == (10, 13)


def test_in_the_harder_profile_a_dead_hero_starts_again_with_ten_too() -> None:
    """[ruling.death_hp_ten] Limit 25."""
    table = scene(corridor("..9.."), hp=5, limit=25, profile="zero")
    take_turn(table, dice=[6], answers=[LEAVE])
    assert (hero_of(table).hp, hero_of(table).limit) == (10, 25)


def test_the_inventory_survives() -> None:
    """[ruling.death_hp_ten] Single-use pieces are kept, and can be used on the next floor."""
    table = scene(corridor("..9.."), hp=5, items=["mulligan_scroll", "wall_pass"])
    play(turns(table), dice=[6], answers=["keep", LEAVE])
    assert hero_of(table).inventory == [("mulligan_scroll", 3), ("wall_pass", 3)]
    assert hero_of(table).deaths == 1


@pytest.mark.parametrize("piece", ["coin_rush", "weaklings", "magic_shield"])
def test_effects_of_the_floor_just_left_are_gone(piece: str) -> None:
    """[ruling.death_hp_ten] Also if the hero dies although every enemy counts as 1, or as nothing."""
    table = scene(corridor("..9.."), hp=0, effects=[piece])
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (hero_of(table).effects, hero_of(table).deaths) == ([], 1)


def test_the_shop_after_a_death_is_entered_with_ten_hp_and_no_coins() -> None:
    """[ruling.death_then_shop] [ruling.shop_is_shown] Nothing can be paid; the page is shown all the same."""
    table = scene(corridor("..9.."), hp=5, coins=40, floors=10)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (table.page, table.floor_number) == ("shop", 4)
    assert health(hero_of(table)) == (10, 0, 1)
    events = listen(table)
    assert asked(GAME.turn(table), answers=[LEAVE]) == [("decide.buy", (LEAVE,))]
    assert slugs(events)[:2] == ["shop.leave", "exit.sum"]
    assert (table.page, table.floor_number) == ("floor", 5)
    assert health(hero_of(table)) == (10, 0, 1)


def test_a_hero_who_dies_on_the_last_floor_comes_to_the_treasure_with_nothing() -> None:
    """[ruling.last_floor_death] A tally, 0 HP and 0 ¢; the Treasure Room is reached all the same."""
    table = scene(corridor("..9.o"), hp=5, coins=40, floors=3, floor_number=3)
    events = listen(table)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert table.page == "treasure_room"
    assert health(hero_of(table)) == (0, 0, 1)
    assert told(events, "exit.death") == [{"seat": 0, "deaths": 1, "hp": 0, "coins": 0}]
    assert told(events, "end.summary_score") == [{"seat": 0, "deaths": 1, "hp": 0, "coins": 0, "score": -1}]
    result = GAME.result(table)
    assert result is not None
    assert result.won(0)


def test_a_hero_who_survives_the_last_floor_keeps_what_is_left() -> None:
    """[ruling.last_floor_death] [exit.next]"""
    table = scene(corridor("..4.o"), hp=5, coins=40, floors=3, floor_number=3)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert health(hero_of(table)) == (1, 41, 0)


def test_the_last_floor_but_one_is_not_the_last() -> None:
    """[ruling.last_floor_death] [exit.death]"""
    table = scene(corridor("..9.."), hp=5, coins=40, floors=3, floor_number=2)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (table.page, table.floor_number) == ("floor", 3)
    assert health(hero_of(table)) == (10, 0, 1)
