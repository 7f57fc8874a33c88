"""The Merchant, and the Hunter, who is also a merchant."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.cards import MOST_ARMOR, MOST_FOOD, MOST_HP, POTIONS
from oubliette.games.mini_rogue.encounters import WARES, Ware
from oubliette.games.mini_rogue.gains import receive
from oubliette.games.mini_rogue.potions import can_take, held_facts, make_room_for_potion, offer, spend
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.games.mini_rogue.stats import gain_gold, lose_armor, pay_gold
from oubliette.kernel import Rule, Value

BUY: Final = "buy"
SELL: Final = "sell"
SELL_POTION: Final = "sell_potion"
LEAVE: Final = "leave"
ANY: Final = "any"
RATION: Final = "ration"

_WARES: Final = {ware.id: ware for ware in WARES}


def trade_with_merchant(table: Table, hero: Hero, card: str) -> Rule[None]:
    """Buy and sell as often as you like, or not at all. [merchant.buy_and_sell_freely] [merchant.optional]

    A player who can do neither is told all prices, which explains why there is no question.
    """
    if not price_list(table, hero, card):
        table.tell("merchant.price_list", room=card, **prices(table, card))
    while True:
        options = price_list(table, hero, card)
        if not options:
            table.tell("merchant.optional", seat=hero.seat)
            return
        facts: dict[str, Value] = {"gold": table.gold, "room": card}
        answer = yield from offer(table, hero, "decide.merchant_trade", [*options, LEAVE], facts)
        if isinstance(answer, tuple):
            if answer[0] == BUY:
                yield from buy(table, hero, _WARES[answer[1]], answer[2])
            else:
                sell(table, hero, answer[0], answer[1], answer[2])
        elif answer == LEAVE:
            return


def price_list(table: Table, hero: Hero, card: str) -> list[Value]:
    """The wares that the party can pay and that have an effect, and what the character can sell. [merchant.price_list]

    [ruling.merchant_no_useless_purchase] [ruling.merchant_sells_food]
    """
    bought: list[Value] = []
    sold: list[Value] = []
    for ware in WARES:
        if ware.card == card:
            price = ware.price(table.floor)
            if ware.buy and price <= table.gold and is_sold(table, ware) and is_useful(table, hero, ware):
                bought.append((BUY, ware.id, price))
            if ware.sell and ware.gain[0] == "armor" and hero.armor:
                sold.append((SELL, ware.id, ware.sell))
            if ware.sell and ware.gain[0] == "potion":
                sold += [(SELL_POTION, potion, ware.sell) for potion in hero.potions]
    return bought + sold


def prices(table: Table, card: str) -> dict[str, Value]:
    """All prices of a merchant by ware (0: not sold here), and what the merchant pays for armor and potions."""
    listed: dict[str, Value] = {}
    for ware in WARES:
        if ware.card == card:
            if ware.buy:
                listed[ware.id] = ware.price(table.floor) if is_sold(table, ware) else 0
            if ware.sell:
                listed[f"{SELL}_{ware.gain[0]}"] = ware.sell
    return listed


def is_sold(table: Table, ware: Ware) -> bool:
    """An option decides whether the Merchant sells rations. [ruling.merchant_sells_food]"""
    return ware.id != RATION or table.settings.flag("merchant_sells_food")


def is_useful(table: Table, hero: Hero, ware: Ware) -> bool:
    """Would the ware change anything? [ruling.merchant_no_useless_purchase]"""
    kind = ware.gain[0]
    if kind == "hp":
        return hero.hp < MOST_HP
    if kind == "food":
        return table.food < MOST_FOOD
    if kind == "cure":
        return hero.afflicted
    if kind == "armor":
        return hero.armor < MOST_ARMOR
    return True  # nobody owns all six potions


def buy(table: Table, hero: Hero, ware: Ware, price: int) -> Rule[None]:
    """Pay and take; a refused potion costs nothing. [ruling.potion_of_choice] [ruling.bought_potion]"""
    if ware.gain != ("potion", ANY):
        table.tell("merchant.bought", seat=hero.seat, ware=ware.id, price=price)
        pay_gold(table, hero, price)
        yield from receive(table, hero, ware.gain)
        return
    chosen: str | None = None
    while chosen is None:
        new = [potion for potion in POTIONS if can_take(hero, potion)]
        facts: dict[str, Value] = {"price": price, **held_facts(hero, new)}
        chosen = yield from offer(table, hero, "decide.buy_which_potion", new, facts)
    if (yield from make_room_for_potion(table, hero, chosen, drink_old=True)):
        table.tell("merchant.bought", seat=hero.seat, ware=chosen, price=price)
        pay_gold(table, hero, price)
        hero.potions.append(chosen)


def sell(table: Table, hero: Hero, what: str, thing: str, price: int) -> None:
    """Gold beyond the limit of the board is lost. [ruling.merchant_no_useless_purchase]"""
    table.tell("merchant.sold", seat=hero.seat, ware=thing, price=price)
    if what == SELL_POTION:
        spend(hero, thing)
    else:
        lose_armor(table, hero, 1)
    gain_gold(table, hero, price)
