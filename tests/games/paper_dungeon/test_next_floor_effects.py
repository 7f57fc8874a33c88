"""Equipment for the next floor: that floor and no other, and what happens when two of them meet."""

import pytest

from oubliette.games.paper_dungeon.state import Table
from oubliette.kernel import listen, play
from tests.games.paper_dungeon.scenes import hero_of, ledger, scene, slugs, take_turn
from tests.games.paper_dungeon.shopping import (
    GIVE_UP,
    KEEP,
    LEAVE,
    POTION,
    a_shop,
    buy,
    corridor,
    lay,
    leave_empty_floor,
    told,
    turns,
)

RUSH = ("coin_rush", 11)
WEAK = ("weaklings", 14)
SHIELD = ("magic_shield", 15)
BLACK_HOLE = corridor("..9..")  # nobody with fewer than 10 HP leaves it alive


def bought(*pieces: str, hp: int = 10, abandon_floor: bool = False, turn_cap: int = 300) -> Table:
    """The floor after a shop where these were bought; the hero has no coins left."""
    price = {"coin_rush": 11, "weaklings": 14, "magic_shield": 15}
    coins = sum(price[piece] for piece in pieces)
    table = a_shop(RUSH, WEAK, SHIELD, hp=hp, coins=coins, abandon_floor=abandon_floor, turn_cap=turn_cap)
    play(turns(table), answers=pieces)
    assert (table.page, table.floor_number, hero_of(table).coins) == ("floor", 5, 0)
    return table


@pytest.mark.parametrize(
    ("piece", "after"),
    [
        ("coin_rush", (0, 5, 2, 0)),
        ("weaklings", (0, 1, 1, 0)),
        ("magic_shield", (0, 0, 1, 0)),
    ],
)
def test_a_piece_for_the_next_floor_works_on_that_floor(piece: str, after: tuple[int, int, int, int]) -> None:
    """[shop.next_floor] A coin and an enemy of 5, met there."""
    table = bought(piece)
    lay(table, corridor("o.5...."))
    play(turns(table), dice=[4])
    assert ledger(table) == after


@pytest.mark.parametrize("piece", ["coin_rush", "weaklings", "magic_shield"])
def test_a_piece_for_the_next_floor_works_in_every_turn(piece: str) -> None:
    """[shop.next_floor] Not just in the first."""
    table = bought(piece)
    lay(table, corridor("." * 8 + "o.5...."))
    play(turns(table, 3), dice=[4, 4, 4])
    assert ledger(table) == {"coin_rush": (0, 5, 2, 0), "weaklings": (0, 1, 1, 0), "magic_shield": (0, 0, 1, 0)}[piece]


@pytest.mark.parametrize("piece", ["coin_rush", "weaklings", "magic_shield"])
def test_a_piece_for_the_next_floor_is_over_on_the_floor_after_that(piece: str) -> None:
    """[shop.next_floor] Whether or not it was of any use."""
    table = bought(piece)
    leave_empty_floor(table)
    assert (table.floor_number, hero_of(table).effects) == (6, [])
    lay(table, corridor("o.5...."))
    play(turns(table), dice=[4])
    assert ledger(table) == (0, 5, 1, 0)


@pytest.mark.parametrize("piece", ["coin_rush", "weaklings", "magic_shield"])
def test_a_death_ends_it(piece: str) -> None:
    """[shop.next_floor] [ruling.death_hp_ten] Also if the hero died in spite of the piece."""
    table = bought(piece, hp=1)
    hero_of(table).hp_minus = 5
    lay(table, BLACK_HOLE)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (hero_of(table).deaths, hero_of(table).effects) == (1, [])
    lay(table, corridor("o.5...."))
    play(turns(table), dice=[4])
    assert ledger(table) == (0, 5, 1, 0)


@pytest.mark.parametrize("piece", ["coin_rush", "weaklings", "magic_shield"])
def test_giving_the_floor_up_ends_it(piece: str) -> None:
    """[shop.next_floor] A floor that was entered was the next floor."""
    table = bought(piece, abandon_floor=True)
    play(turns(table), answers=GIVE_UP)
    assert (table.floor_number, hero_of(table).effects) == (6, [])
    lay(table, corridor("o.5...."))
    play(turns(table), dice=[4], answers=["roll"])
    assert ledger(table) == (0, 5, 1, 0)


def test_running_out_of_turns_ends_it() -> None:
    """[shop.next_floor]"""
    table = bought("coin_rush", turn_cap=20)
    hero_of(table).turns = 20
    play(turns(table))
    assert (table.floor_number, hero_of(table).effects) == (6, [])


def test_a_piece_for_the_next_floor_does_nothing_in_the_shop() -> None:
    """[shop.next_floor] [ruling.coin_rush_order] The Gambler is not doubled by Coin Rush, nor is food."""
    table = a_shop(RUSH, ("gambler", 10), ("snack", 3), coins=24, hp=1)
    hero = buy(table, "coin_rush", "gambler", "snack", dice=[5])
    assert (hero.coins, hero.hp) == (20, 4)


def test_nobody_buys_anything_after_a_death() -> None:
    """[ruling.death_then_shop] [shop.next_floor] With 0 ¢ the hero can only leave, and has no help later."""
    table = scene(BLACK_HOLE, hp=5, coins=40, floors=10)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert table.page == "shop"
    events = listen(table)
    play(turns(table), answers=[LEAVE])
    assert "shop.buy_any" not in slugs(events)
    assert (table.page, hero_of(table).effects, hero_of(table).inventory) == ("floor", [], [])


def test_doubling_potion_and_coin_rush_on_one_chest() -> None:
    """[ruling.coin_rush_order] Die times 2, then times 2: 3 gives 12."""
    table = scene(corridor(".$....."), effects=["coin_rush"], items=[POTION])
    events = listen(table)
    take_turn(table, dice=[2, 3], answers=[KEEP, POTION])
    assert ledger(table) == (0, 0, 12, 0)
    assert told(events, "item.doubling") == [{"seat": 0, "face": 3, "result": 6}]
    assert told(events, "meet.chest") == [{"seat": 0, "coins": 12, "times": 2}]


def test_a_web_is_not_doubled_by_coin_rush() -> None:
    """[ruling.coin_rush_order] Only by the potion: 3 costs 3, or 6."""
    table = scene(corridor(".w....."), effects=["coin_rush"])
    take_turn(table, dice=[2, 3])
    assert ledger(table) == (0, 0, 0, 3)
    table = scene(corridor(".w....."), effects=["coin_rush"], items=[POTION])
    take_turn(table, dice=[2, 3], answers=[KEEP, POTION])
    assert ledger(table) == (0, 0, 0, 6)


@pytest.mark.parametrize(
    ("effects", "lost"),
    [(["weaklings"], 1), (["magic_shield"], 0), (["weaklings", "magic_shield"], 0), (["magic_shield", "weaklings"], 0)],
)
def test_no_die_is_rolled_for_a_mystery_enemy(effects: list[str], lost: int) -> None:
    """[ruling.weaklings_no_roll] Under both of them nothing is lost."""
    table = scene(corridor(".?....."), effects=effects)
    events = listen(table)
    take_turn(table, dice=[2])
    assert ledger(table) == (0, lost, 0, 0)
    assert [facts["purpose"] for facts in told(events, "roll.face")] == ["move"]


def test_without_a_roll_there_is_no_window() -> None:
    """[ruling.weaklings_no_roll] Nobody is asked about the potion for such an enemy."""
    table = scene(corridor(".?....."), effects=["weaklings"], items=[POTION, "mulligan_scroll"])
    take_turn(table, dice=[2], answers=[KEEP, KEEP])
    assert len(hero_of(table).inventory) == 2


@pytest.mark.parametrize("effect", ["weaklings", "magic_shield"])
def test_the_enemy_is_used_up_all_the_same(effect: str) -> None:
    """[ruling.weaklings_no_roll] Walking back over the square, later and without help, costs nothing."""
    table = scene(corridor(".?"), effects=[effect], floor_number=4)
    take_turn(table, dice=[2], answers=["remain"])
    lost = ledger(table)[1]
    hero_of(table).effects, hero_of(table).trail = [], 0
    hero_of(table).at = table.here.floor.start
    take_turn(table, dice=[2], answers=["remain"])
    assert ledger(table)[1] == lost


def test_weaklings_and_shield_together_cost_nothing() -> None:
    """[ruling.weaklings_no_roll] [item.magic_shield] Printed enemies neither."""
    table = bought("weaklings", "magic_shield")
    lay(table, corridor("9?5...."))
    play(turns(table), dice=[4])
    assert ledger(table) == (0, 0, 0, 0)


def test_all_three_work_side_by_side() -> None:
    """[shop.next_floor]"""
    table = bought("coin_rush", "weaklings", "magic_shield")
    lay(table, corridor("9o$...."))
    play(turns(table), dice=[4, 5])
    assert ledger(table) == (0, 0, 12, 0)
