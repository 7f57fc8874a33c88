"""Leaving a page: the sum of the ledger and its limits."""

from typing import Any

import pytest

from oubliette.kernel import listen, play
from tests.games.paper_dungeon.scenes import hero_of, ledger, scene, slugs, take_turn
from tests.games.paper_dungeon.shopping import EMPTY_CORRIDOR, LEAVE, corridor, told, turns
from tests.games.paper_dungeon.whole_matches import walked


def test_exit_is_entry_plus_gains_minus_losses() -> None:
    """[exit.sum] For HP and for ¢, over all finds of the floor."""
    table = scene(corridor("3bo$w"), hp=6, coins=5)
    events = listen(table)
    take_turn(table, dice=[6, 4, 2], answers=["remain"])
    assert ledger(table) == (2, 3, 5, 2)
    take_turn(table, dice=[5], answers=[LEAVE])
    assert (hero_of(table).hp, hero_of(table).coins) == (6 + 2 - 3, 5 + 1 + 4 - 2)
    assert told(events, "exit.sum") == [
        {
            "seat": 0,
            "page": "floor",
            "entry_hp": 6,
            "hp_plus": 2,
            "hp_minus": 3,
            "hp": 5,
            "limit": 10,
            "entry_coins": 5,
            "coins_plus": 5,
            "coins_minus": 2,
            "coins": 8,
        }
    ]


def test_nothing_is_reckoned_before_the_floor_is_left() -> None:
    """[exit.sum] Entry stands as it was while losses and gains are noted beside it."""
    table = scene(corridor("9.o.."), hp=4, coins=2)
    events = listen(table)
    take_turn(table, dice=[4])
    assert (hero_of(table).hp, hero_of(table).coins) == (4, 2)
    assert ledger(table) == (0, 9, 1, 0)
    assert "exit.sum" not in slugs(events)


def test_a_hero_who_meets_nothing_leaves_as_they_came() -> None:
    """[exit.sum] [exit.next]"""
    table = scene(EMPTY_CORRIDOR, hp=3, coins=7)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert (hero_of(table).hp, hero_of(table).coins, hero_of(table).deaths) == (3, 7, 0)


@pytest.mark.parametrize(
    ("entry", "limit", "exit_hp"),
    [(4, 10, 9), (5, 10, 10), (6, 10, 10), (10, 10, 10), (10, 12, 12), (6, 12, 11), (20, 25, 25), (19, 25, 24)],
)
def test_hp_above_the_limit_are_written_as_the_limit(entry: int, limit: int, exit_hp: int) -> None:
    """[exit.hp_cap] The hero's own limit, with a heart worth 5."""
    table = scene(corridor("..e.."), hp=entry, limit=limit)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert hero_of(table).hp == exit_hp


@pytest.mark.parametrize(("entry", "exit_coins"), [(0, 0), (4, 0), (5, 0), (6, 1), (30, 25)])
def test_coins_below_none_are_written_as_none(entry: int, exit_coins: int) -> None:
    """[exit.coins_floor] A web takes 5."""
    table = scene(corridor(".w..."), coins=entry)
    take_turn(table, dice=[2, 5])
    take_turn(table, dice=[4], answers=[LEAVE])
    assert hero_of(table).coins == exit_coins


def test_coins_have_no_upper_limit() -> None:
    """[exit.hp_cap] The limit is for HP alone."""
    table = scene(corridor("o.o.o"), coins=99)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert hero_of(table).coins == 102


@pytest.mark.parametrize("finds", ["f.4..", "4.f..", "2f2.."])
def test_the_order_of_gains_and_losses_does_not_matter(finds: str) -> None:
    """[ruling.cap_at_exit_only] 8 + 6 - 4 is 10; capped on the way the heart first would leave 6."""
    table = scene(corridor(finds), hp=8)
    take_turn(table, dice=[6], answers=[LEAVE])
    assert hero_of(table).hp == 10


def test_debts_on_the_way_are_paid_from_later_finds() -> None:
    """[ruling.cap_at_exit_only] [exit.coins_floor] The web takes 6 of nothing, the chest brings 4: still none."""
    table = scene(corridor(".w$.."), coins=0)
    take_turn(table, dice=[2, 6])
    take_turn(table, dice=[4, 4], answers=[LEAVE])
    assert hero_of(table).coins == 0


def test_both_values_go_on_to_the_next_floor() -> None:
    """[exit.next] Where no shop lies between; the new page begins with an empty ledger."""
    table = scene(corridor("2.o.."), hp=9, coins=3)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (table.page, table.floor_number) == ("floor", 5)
    assert (hero_of(table).hp, hero_of(table).coins, hero_of(table).deaths) == (7, 4, 0)
    assert ledger(table) == (0, 0, 0, 0)


def test_both_values_go_on_to_the_shop() -> None:
    """[exit.next] Where one follows the floor."""
    table = scene(corridor("2.o.."), hp=9, coins=13, floors=10)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (table.page, table.floor_number) == ("shop", 4)
    assert (hero_of(table).hp, hero_of(table).coins) == (7, 14)
    assert ledger(table) == (0, 0, 0, 0)


@pytest.mark.parametrize("seed", range(4))
def test_every_exit_of_a_match_is_the_sum_of_what_was_told(seed: int) -> None:
    """[exit.sum] [exit.hp_cap] [exit.coins_floor] [exit.death] [exit.next] Reckoned from the events alone."""
    hp, coins, limit, deaths = 10, 0, 10, 0
    hp_plus = hp_minus = coins_plus = coins_minus = 0
    events = walked(seed, floors=6).events
    for event in events:
        facts: dict[str, Any] = dict(event.facts)
        if event.slug in ("meet.heart", "meet.mystery_heart", "item.food"):
            hp_plus += facts["hp"]
        elif event.slug in ("meet.enemy", "meet.mystery_enemy"):
            hp_minus += facts["hp"]
        elif event.slug in ("meet.coin", "meet.chest", "item.gambler"):
            coins_plus += facts["coins"]
        elif event.slug == "meet.web":
            coins_minus += facts["coins"]
        elif event.slug == "shop.buy_any":
            coins_minus += facts["price"]
        elif event.slug == "item.elixir":
            limit += 1
        elif event.slug == "exit.sum":
            assert (facts["entry_hp"], facts["entry_coins"], facts["limit"]) == (hp, coins, limit)
            assert (facts["hp_plus"], facts["hp_minus"]) == (hp_plus, hp_minus)
            assert (facts["coins_plus"], facts["coins_minus"]) == (coins_plus, coins_minus)
            hp = min(limit, hp + hp_plus - hp_minus)
            coins = max(0, coins + coins_plus - coins_minus)
            assert (facts["hp"], facts["coins"]) == (hp, coins)
            hp_plus = hp_minus = coins_plus = coins_minus = 0
            if hp < 1:
                hp, coins, deaths = 10, 0, deaths + 1
        elif event.slug in ("abandon.floor", "abandon.turn_cap"):
            hp, coins, deaths = 10, 0, deaths + 1
            hp_plus = hp_minus = coins_plus = coins_minus = 0
    final = told(events, "end.summary_score")[0]
    died_last = told(events, "exit.sum")[-1]["hp"] < 1
    assert (final["hp"], final["coins"]) == ((0, 0) if died_last else (hp, coins))
    assert final["deaths"] == deaths == len(told(events, "exit.death"))
    given_up = len(told(events, "abandon.floor")) + len(told(events, "abandon.turn_cap"))
    assert len(told(events, "exit.sum")) + given_up == 6 + 1
