"""Shops: what is offered and paid, when it works, and what is written down."""

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.notebook import Notebook
from oubliette.games.paper_dungeon.shop import visit_shop
from oubliette.kernel import Match, Scripted, listen, play
from tests.games.paper_dungeon.scenes import asked, hero_of, ledger, scene, slugs, take_turn, waiting
from tests.games.paper_dungeon.shopping import (
    EMPTY_CORRIDOR,
    KEEP,
    LEAVE,
    a_shop,
    buy,
    corridor,
    health,
    lay,
    told,
    turns,
)
from tests.games.paper_dungeon.whole_matches import give_up, given_up

SNACK = ("snack", 3)
MEAL = ("meal", 7)
FEAST = ("feast", 12)
ELIXIR = ("stamina_elixir", 8)
GAMBLER = ("gambler", 10)
RUSH = ("coin_rush", 11)
SCROLL = ("mulligan_scroll", 9)


def test_a_shop_is_met_on_leaving_its_floor() -> None:
    """[shop.places] Floor 4 of ten has one, and shows what the notebook says."""
    table = scene(EMPTY_CORRIDOR, floors=10, coins=1)
    events = listen(table)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (table.page, table.floor_number) == ("shop", 4)
    assert table.offers == Notebook(1, floors=10).shop_after(4)
    first, second, third = Notebook(1, floors=10).shop_after(4)
    facts = {
        "floor": 4,
        "first": first.piece,
        "first_price": first.price,
        "second": second.piece,
        "second_price": second.price,
        "third": third.piece,
        "third_price": third.price,
    }
    assert told(events, "shop.places") == [facts]


def test_a_floor_without_a_shop_leads_to_the_next_floor() -> None:
    """[shop.places]"""
    table = scene(EMPTY_CORRIDOR, floors=10, floor_number=3)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (table.page, table.floor_number, table.offers) == ("floor", 4, ())


def test_each_shop_is_met_once() -> None:
    """[shop.places] Ten floors and two shops; no shop follows the last floor."""
    pages = [
        (event.slug, event.facts["floor"])
        for event in given_up(floors=10).events
        if event.slug in ("floor.start_square", "shop.places")
    ]
    floors = [("floor.start_square", floor) for floor in range(1, 11)]
    assert pages == [*floors[:4], ("shop.places", 4), *floors[4:9], ("shop.places", 9), floors[9]]


def test_any_number_of_pieces_may_be_bought() -> None:
    """[shop.buy_any] All three, in any order; then nothing is left to ask."""
    table = a_shop(SNACK, MEAL, SCROLL, coins=30, hp=1)
    events = listen(table)
    hero = buy(table, "mulligan_scroll", "snack", "meal")
    assert health(hero) == (10, 30 - 9 - 3 - 7, 0)
    assert hero.inventory == [("mulligan_scroll", 4)]
    assert told(events, "shop.buy_any") == [
        {"seat": 0, "piece": "mulligan_scroll", "price": 9, "purse": 21},
        {"seat": 0, "piece": "snack", "price": 3, "purse": 18},
        {"seat": 0, "piece": "meal", "price": 7, "purse": 11},
    ]


def test_nobody_has_to_buy() -> None:
    """[shop.buy_any]"""
    hero = buy(a_shop(SNACK, MEAL, SCROLL, coins=30, hp=2), LEAVE)
    assert (health(hero), hero.inventory, hero.effects, hero.limit) == ((2, 30, 0), [], [], 10)


@pytest.mark.parametrize(
    ("coins", "offered"),
    [
        (2, (LEAVE,)),
        (3, ("snack", LEAVE)),
        (6, ("snack", LEAVE)),
        (7, ("snack", "meal", LEAVE)),
        (12, ("snack", "meal", "feast", LEAVE)),
    ],
)
def test_only_what_the_purse_pays_is_for_sale(coins: int, offered: tuple[str, ...]) -> None:
    """[shop.buy_any] [ruling.shop_is_shown] The exact price is enough; a hero who can pay nothing sees the page."""
    questions = asked(visit_shop(a_shop(SNACK, MEAL, FEAST, coins=coins)), answers=[LEAVE])
    assert questions == [("decide.buy", offered)]


def test_each_purchase_leaves_less_for_the_next() -> None:
    """[shop.buy_any] 10 ¢: after the meal a snack is left, after that nothing."""
    questions = asked(visit_shop(a_shop(SNACK, MEAL, SCROLL, coins=10)), answers=["meal", "snack"])
    assert [options for _, options in questions] == [
        ("snack", "meal", "mulligan_scroll", LEAVE),
        ("snack", LEAVE),
    ]


def test_there_is_one_of_each_offer() -> None:
    """[ruling.shop_stock] A hero who bought a snack cannot buy another, however rich."""
    ask = waiting(visit_shop(a_shop(SNACK, MEAL, FEAST, coins=99)), answers=["snack"])
    assert list(ask.options) == ["meal", "feast", LEAVE]


def test_the_next_shop_has_new_stock() -> None:
    """[ruling.shop_stock] A piece bought in one shop may be bought in another again."""
    table = a_shop(SNACK, MEAL, FEAST, coins=99, hp=1)
    buy(table, "snack", LEAVE)
    ask = waiting(visit_shop(table))
    assert list(ask.options) == ["snack", "meal", "feast", LEAVE]


def test_the_question_names_prices_and_purse() -> None:
    """[shop.buy_any] Bought pieces still have their price on the page."""
    ask = waiting(visit_shop(a_shop(SNACK, MEAL, RUSH, coins=30)), answers=["meal"])
    assert ask.facts == {"snack_price": 3, "meal_price": 7, "coin_rush_price": 11, "purse": 23}


def test_prices_and_gains_go_into_the_ledger() -> None:
    """[shop.ledger] Until the shop is left the entry stands."""
    table = a_shop(SNACK, MEAL, GAMBLER, coins=25, hp=2)
    waiting(visit_shop(table), answers=["snack", "gambler"], dice=[4])
    assert ledger(table) == (3, 0, 20, 13)
    assert (hero_of(table).hp, hero_of(table).coins, hero_of(table).bought) == (2, 25, ["snack", "gambler"])


def test_totals_are_computed_on_leaving_the_shop() -> None:
    """[shop.ledger] With the same sum as a floor, and an empty ledger after."""
    table = a_shop(SNACK, MEAL, GAMBLER, coins=25, hp=2)
    events = listen(table)
    hero = buy(table, "snack", "gambler", LEAVE, dice=[4])
    assert health(hero) == (5, 32, 0)
    assert (ledger(table), hero.bought) == ((0, 0, 0, 0), [])
    assert told(events, "exit.sum") == [
        {
            "seat": 0,
            "page": "shop",
            "entry_hp": 2,
            "hp_plus": 3,
            "hp_minus": 0,
            "hp": 5,
            "limit": 10,
            "entry_coins": 25,
            "coins_plus": 20,
            "coins_minus": 13,
            "coins": 32,
        }
    ]


def test_a_shop_kills_nobody() -> None:
    """[shop.ledger] The last coin may be spent."""
    hero = buy(a_shop(SNACK, MEAL, FEAST, coins=3, hp=1), "snack")
    assert health(hero) == (4, 0, 0)


def test_hp_bought_above_the_limit_are_lost() -> None:
    """[shop.waste] A feast for somebody with 8 of 10 HP is paid in full and restores 2."""
    hero = buy(a_shop(SNACK, MEAL, FEAST, coins=12, hp=8), "feast")
    assert health(hero) == (10, 0, 0)


@pytest.mark.parametrize("order", [("stamina_elixir", "feast"), ("feast", "stamina_elixir")])
def test_an_elixir_of_the_same_shop_counts_already(order: tuple[str, str]) -> None:
    """[ruling.cap_at_exit_only] [shop.waste] Before or after the feast: 5 + 9 HP, no more than 11."""
    hero = buy(a_shop(ELIXIR, MEAL, FEAST, coins=20, hp=5), *order)
    assert (hero.hp, hero.limit) == (11, 11)


def test_instant_equipment_works_when_it_is_bought() -> None:
    """[shop.instant] It never enters the inventory, nor the next floor."""
    table = a_shop(SNACK, ELIXIR, GAMBLER, coins=60, hp=2)
    rule = visit_shop(table)
    next(rule)
    rule.send("snack")
    assert ledger(table)[0] == 3
    rule.send("stamina_elixir")
    assert hero_of(table).limit == 11
    ask = rule.send("gambler")
    assert ask.prompt == "roll.gambler"
    assert (hero_of(table).inventory, hero_of(table).effects) == ([], [])


def test_next_floor_equipment_waits_for_the_floor() -> None:
    """[shop.next_floor] It is neither used up in the shop nor put into the inventory."""
    hero = buy(
        a_shop(RUSH, ("weaklings", 14), ("magic_shield", 15), coins=40), "coin_rush", "weaklings", "magic_shield"
    )
    assert (hero.effects, hero.inventory) == (["coin_rush", "weaklings", "magic_shield"], [])


def test_single_use_equipment_goes_to_the_inventory() -> None:
    """[shop.single_use] It has no effect before it is spent."""
    hero = buy(
        a_shop(SCROLL, ("doubling_potion", 6), ("wall_pass", 8), coins=23),
        "wall_pass",
        "doubling_potion",
        "mulligan_scroll",
    )
    assert hero.inventory == [("wall_pass", 4), ("doubling_potion", 4), ("mulligan_scroll", 4)]
    assert hero.effects == []


def test_single_use_equipment_works_once() -> None:
    """[shop.single_use] It is ticked as used on the page of its shop; the next roll asks nothing any more."""
    table = scene(corridor("......."), items=["doubling_potion"])
    events = listen(table)
    take_turn(table, dice=[2], answers=["doubling_potion"])
    assert hero_of(table).inventory == []
    assert told(events, "shop.used") == [{"seat": 0, "piece": "doubling_potion", "floor": 3}]
    take_turn(table, dice=[2])
    assert len(told(events, "shop.used")) == 1


def test_single_use_equipment_may_wait_for_many_floors() -> None:
    """[shop.single_use] It is not tied to the next floor."""
    table = a_shop(SCROLL, SNACK, MEAL, coins=9)
    play(turns(table), answers=["mulligan_scroll"])
    for _ in range(2):
        lay(table, EMPTY_CORRIDOR)
        play(turns(table), dice=[6], answers=[KEEP, LEAVE])
    assert table.floor_number == 7
    lay(table, EMPTY_CORRIDOR)
    play(turns(table), dice=[1, 6], answers=["mulligan_scroll", LEAVE])
    assert (table.floor_number, hero_of(table).inventory) == (8, [])


@pytest.mark.parametrize("floor_number", [4, 9])
def test_a_shop_carries_the_number_of_the_floor_just_left(floor_number: int) -> None:
    """[shop.floor_number] It stands beside the piece in the inventory, and where it is ticked as used."""
    table = a_shop(SCROLL, SNACK, MEAL, coins=9, floor_number=floor_number)
    play(turns(table), answers=["mulligan_scroll"])
    assert hero_of(table).inventory == [("mulligan_scroll", floor_number)]
    lay(table, EMPTY_CORRIDOR)
    events = listen(table)
    take_turn(table, dice=[1, 6], answers=["mulligan_scroll", LEAVE])
    assert told(events, "shop.used")[0]["floor"] == floor_number


def test_the_prize_may_be_spent_in_the_same_shop() -> None:
    """[ruling.gambler_money_now] With 10 ¢ for the Gambler and nothing else, 20 ¢ buy a feast."""
    table = a_shop(GAMBLER, FEAST, SNACK, coins=10, hp=1)
    questions = asked(visit_shop(table), dice=[6], answers=["gambler", "feast", "snack"])
    assert [options for _, options in questions] == [
        ("gambler", "snack", LEAVE),
        ("feast", "snack", LEAVE),
        ("snack", LEAVE),
    ]
    assert health(hero_of(table)) == (10, 10 - 10 + 20 - 12 - 3, 0)


def test_without_a_prize_there_is_nothing_to_spend() -> None:
    """[ruling.gambler_money_now]"""
    table = a_shop(GAMBLER, FEAST, SNACK, coins=10, hp=1)
    assert asked(visit_shop(table), dice=[3], answers=["gambler"]) == [("decide.buy", ("gambler", "snack", LEAVE))]
    assert health(hero_of(table)) == (1, 0, 0)


def test_after_the_shop_comes_the_next_floor() -> None:
    """[shop.places] With what is left of HP and coins."""
    table = a_shop(SNACK, MEAL, FEAST, coins=30, hp=2)
    events = listen(table)
    play(turns(table), answers=["meal", LEAVE])
    assert (table.page, table.floor_number, table.offers) == ("floor", 5, ())
    assert health(hero_of(table)) == (8, 23, 0)
    assert slugs(events)[-3:] == ["shop.leave", "exit.sum", "floor.start_square"]


def test_a_shop_in_a_match() -> None:
    """[shop.places] [ruling.shop_is_shown] Everything given up, nothing in the purse: the page is shown once."""
    match = Match.start(GAME, options={"floors": 5, "notebook": 7}, fate=Scripted([]))
    while match.view(0)["page"] != "shop":
        give_up(match)
    assert match.ask is not None
    assert (match.ask.prompt, match.ask.options) == ("decide.buy", ["leave"])
    match.choose("leave")
    while match.view(0)["floor"] < 5:
        give_up(match)
    assert (match.view(0)["page"], match.view(0)["floor"]) == ("floor", 5)
    assert slugs(match.events).count("shop.leave") == 1
