"""The Merchant, and the Hunter of the optional cards."""

import pytest

from oubliette.games.mini_rogue.rooms.merchant import trade_with_merchant
from oubliette.kernel import Value, listen, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs


def test_the_price_list_of_the_merchant() -> None:
    """[merchant.price_list] [ruling.merchant_sells_food] For somebody who needs everything and has all to sell."""
    hero = a_hero(hp=10, armor=1)
    hero.cursed = True
    hero.potions = ["fire", "frost"]
    table = a_table(hero, gold=10, merchant_sells_food=True)
    ask = waiting(trade_with_merchant(table, hero, "merchant"))
    assert set(ask.options) == {
        ("buy", "healing_herbs", 1),
        ("buy", "ration", 2),
        ("buy", "rosary", 2),
        ("buy", "medicinal_roots", 3),
        ("buy", "armor_piece", 5),
        ("buy", "potion", 5),
        ("sell", "armor_piece", 3),
        ("sell_potion", "fire", 3),
        ("sell_potion", "frost", 3),
        "leave",
    }


@pytest.mark.parametrize(
    ("ware", "price", "hp", "food", "armor", "cursed"),
    [
        ("healing_herbs", 1, 11, 0, 0, True),
        ("ration", 2, 10, 1, 0, True),
        ("rosary", 2, 10, 0, 0, False),
        ("medicinal_roots", 3, 14, 0, 0, True),
        ("armor_piece", 5, 10, 0, 1, True),
    ],
)
def test_what_is_bought_is_paid_and_used_at_once(
    ware: str, price: int, hp: int, food: int, armor: int, cursed: bool
) -> None:
    """[merchant.price_list]"""
    hero = a_hero(hp=10)
    hero.cursed = True
    table = a_table(hero, gold=10, merchant_sells_food=True)
    play(trade_with_merchant(table, hero, "merchant"), answers=[("buy", ware, price), "leave"])
    assert (table.gold, hero.hp, table.food, hero.armor, hero.cursed) == (10 - price, hp, food, armor, cursed)


def test_a_rosary_cures_blindness_and_poison_too() -> None:
    """[merchant.price_list] All afflictions."""
    hero = a_hero(hp=20)
    hero.cursed = hero.poisoned = hero.blind = True
    table = a_table(hero, gold=2, food=4)
    play(trade_with_merchant(table, hero, "merchant"), answers=[("buy", "rosary", 2)])
    assert not hero.afflicted


def test_a_potion_is_chosen_freely_from_the_six() -> None:
    """[ruling.potion_of_choice] [merchant.price_list]"""
    hero = a_hero(hp=20)
    table = a_table(hero, gold=5, food=4)
    ask = waiting(trade_with_merchant(table, hero, "merchant"), answers=[("buy", "potion", 5)])
    assert set(ask.options) == {"fire", "frost", "poison", "life", "holy_water", "perception"}
    play(trade_with_merchant(table, hero, "merchant"), answers=[("buy", "potion", 5), "frost", "leave"])
    assert (hero.potions, table.gold) == (["frost"], 0)


def test_a_potion_already_owned_is_not_for_sale() -> None:
    """[ruling.merchant_no_useless_purchase]"""
    hero = a_hero(hp=20)
    hero.potions = ["fire"]
    table = a_table(hero, gold=5, food=4)
    ask = waiting(trade_with_merchant(table, hero, "merchant"), answers=[("buy", "potion", 5)])
    assert set(ask.options) == {"frost", "poison", "life", "holy_water", "perception"}


def test_armor_and_potions_can_be_sold() -> None:
    """[merchant.price_list]"""
    hero = a_hero(hp=20, armor=2)
    hero.potions = ["fire"]
    table = a_table(hero, food=4)
    answers: list[Value] = [("sell", "armor_piece", 3), ("sell_potion", "fire", 3), "leave"]
    play(trade_with_merchant(table, hero, "merchant"), answers=answers)
    assert (hero.armor, hero.potions, table.gold) == (1, [], 6)


def test_one_may_sell_and_buy_as_often_as_one_can_pay() -> None:
    """[merchant.buy_and_sell_freely] A piece of armor becomes three herbs; then nothing is left to trade."""
    hero = a_hero(hp=10, armor=1)
    table = a_table(hero, food=4)
    herbs = ("buy", "healing_herbs", 1)
    play(trade_with_merchant(table, hero, "merchant"), answers=[("sell", "armor_piece", 3), herbs, herbs, herbs])
    assert (hero.hp, hero.armor, table.gold) == (13, 0, 0)


def test_nothing_is_offered_that_cannot_be_paid() -> None:
    """[merchant.buy_and_sell_freely] With 2 gold."""
    hero = a_hero(hp=10)
    table = a_table(hero, gold=2, merchant_sells_food=True)
    ask = waiting(trade_with_merchant(table, hero, "merchant"))
    assert set(ask.options) == {("buy", "healing_herbs", 1), ("buy", "ration", 2), "leave"}


def test_nobody_has_to_trade() -> None:
    """[merchant.optional]"""
    hero = a_hero(hp=10, armor=1)
    table = a_table(hero, gold=10)
    play(trade_with_merchant(table, hero, "merchant"), answers=["leave"])
    assert (hero.hp, hero.armor, table.gold) == (10, 1, 10)


def test_a_hero_who_has_nothing_to_trade_reads_the_prices_and_walks_on() -> None:
    """[merchant.optional] [merchant.price_list] Nothing is asked, and everybody sees why."""
    hero = a_hero(hp=10)
    table = a_table(hero)
    events = listen(table)
    play(trade_with_merchant(table, hero, "merchant"))
    assert slugs(events) == ["merchant.price_list", "merchant.optional"]
    assert events[0].facts == {
        "room": "merchant",
        "healing_herbs": 1,
        "ration": 0,
        "rosary": 2,
        "medicinal_roots": 3,
        "armor_piece": 5,
        "sell_armor": 3,
        "potion": 5,
        "sell_potion": 3,
    }


def test_the_prices_are_not_read_out_to_a_hero_who_has_spent_the_last_coin() -> None:
    """[merchant.optional] A hero who has just bought something knows why there is nothing left to buy."""
    hero = a_hero(hp=10)
    table = a_table(hero, gold=1)
    events = listen(table)
    play(trade_with_merchant(table, hero, "merchant"), answers=[("buy", "healing_herbs", 1)])
    assert "merchant.price_list" not in slugs(events)
    assert slugs(events)[-1] == "merchant.optional"


def test_the_merchant_does_not_sell_what_would_change_nothing() -> None:
    """[ruling.merchant_no_useless_purchase] Full of HP, food and armor, and healthy: only a potion makes sense."""
    hero = a_hero(hp=20, armor=4)
    table = a_table(hero, gold=10, food=4)
    ask = waiting(trade_with_merchant(table, hero, "merchant"))
    assert set(ask.options) == {("buy", "potion", 5), ("sell", "armor_piece", 3), "leave"}


def test_selling_fills_the_purse_no_further_than_ten() -> None:
    """[ruling.merchant_no_useless_purchase] It is allowed, and the excess is lost."""
    hero = a_hero(hp=10, armor=1)
    table = a_table(hero, gold=9)
    play(trade_with_merchant(table, hero, "merchant"), answers=[("sell", "armor_piece", 3), "leave"])
    assert (table.gold, hero.armor) == (10, 0)
    hero.armor = 1
    play(trade_with_merchant(table, hero, "merchant"), answers=[("sell", "armor_piece", 3), "leave"])
    assert (table.gold, hero.armor) == (10, 0)


def test_the_rulebook_s_table_has_no_rations() -> None:
    """[ruling.merchant_sells_food] So nobody is offered any, unless the option says so."""
    hero = a_hero(hp=10)
    table = a_table(hero, gold=2)
    ask = waiting(trade_with_merchant(table, hero, "merchant"))
    assert set(ask.options) == {("buy", "healing_herbs", 1), "leave"}


@pytest.mark.parametrize(("zone", "price"), [(1, 1), (3, 2), (5, 3), (8, 4)])
def test_the_price_list_of_the_hunter(zone: int, price: int) -> None:
    """[merchant.price_list] Spec 2.26: meat costs as much as the floor is deep; armor is only bought, at 4."""
    hero = a_hero(hp=10, armor=1)
    hero.poisoned = True
    hero.potions = ["fire"]
    table = a_table(hero, zone=zone, gold=10, card_set="pnp_plus")
    ask = waiting(trade_with_merchant(table, hero, "hunter"))
    assert set(ask.options) == {
        ("buy", "game_meat", price),
        ("buy", "hunter_balm", 2),
        ("buy", "hunter_broth", 3),
        ("buy", "hunter_potion", 5),
        ("sell", "hunter_armor", 4),
        ("sell_potion", "fire", 2),
        "leave",
    }


def test_a_round_of_trade_with_the_hunter() -> None:
    """[merchant.buy_and_sell_freely] [merchant.price_list] Spec 2.26."""
    hero = a_hero(hp=10, armor=1)
    hero.poisoned = True
    hero.potions = ["fire"]
    table = a_table(hero, zone=3, gold=6, card_set="pnp_plus")
    answers: list[Value] = [
        ("sell", "hunter_armor", 4),
        ("sell_potion", "fire", 2),
        ("buy", "hunter_potion", 5),
        "life",
        ("buy", "game_meat", 2),
        ("buy", "hunter_broth", 3),
        "leave",
    ]
    play(trade_with_merchant(table, hero, "hunter"), answers=answers)
    assert (hero.armor, hero.potions, table.food, hero.hp, table.gold) == (0, ["life"], 1, 14, 0)
    table.gold = 2
    play(trade_with_merchant(table, hero, "hunter"), answers=[("buy", "hunter_balm", 2), "leave"])
    assert (hero.poisoned, table.gold) == (False, 0)
