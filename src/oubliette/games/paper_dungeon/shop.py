"""Shops: three offers; a hero may buy each one once, if he can pay."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon import rolling
from oubliette.games.paper_dungeon.belongings import gain, heal, pay
from oubliette.games.paper_dungeon.equipment import EQUIPMENT, GAMBLER, NEXT_FLOOR, SINGLE_USE, Equipment
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.leaving import write_exit
from oubliette.games.paper_dungeon.notebook import Offer
from oubliette.games.paper_dungeon.rolling import roll_for
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Ask, Rule, Value

LEAVE: Final = "leave"


def visit_shop(table: Table) -> Rule[None]:
    """Buy one piece after the other, then add up the ledger. [shop.buy_any] [shop.ledger] [ruling.shop_stock]"""
    hero = table.heroes[table.to_play]
    while True:
        offers = [offer for offer in table.offers if offer.piece not in hero.bought and offer.price <= hero.purse]
        facts: dict[str, Value] = {f"{offer.piece}_price": offer.price for offer in table.offers}
        options = [*[offer.piece for offer in offers], LEAVE]
        facts["purse"] = hero.purse
        if hero.bought:
            answer = yield from Ask(hero.seat, "decide.buy", options, facts)
        else:  # everybody sees the offers once, even without money [ruling.shop_is_shown]
            answer = yield from Ask(hero.seat, "decide.buy", options, facts).always()
        if answer == LEAVE:
            break
        for offer in offers:
            if offer.piece == answer:
                yield from buy(table, hero, offer)
    table.tell("shop.leave", seat=hero.seat)
    hero.hp, hero.coins = write_exit(table, hero)  # [shop.waste]
    hero.bought = []
    hero.done = True


def buy(table: Table, hero: Hero, offer: Offer) -> Rule[None]:
    """Buy a piece. Instant equipment works now, other pieces later. [shop.instant] [shop.next_floor]"""
    piece = EQUIPMENT[offer.piece]
    hero.bought.append(piece.id)
    pay(hero, offer.price)
    table.tell("shop.buy_any", seat=hero.seat, piece=piece.id, price=offer.price, purse=hero.purse)
    if piece.kind == NEXT_FLOOR:
        hero.effects.append(piece.id)
    elif piece.kind == SINGLE_USE:
        hero.inventory.append((piece.id, table.floor_number))  # [shop.single_use] [shop.floor_number]
    elif piece.id == GAMBLER:
        yield from gamble(table, hero)
    else:
        restore(table, hero, piece)


def restore(table: Table, hero: Hero, piece: Equipment) -> None:
    """Food restores HP, the elixir raises the limit for the rest of the dungeon. [item.food] [item.elixir]"""
    if piece.hp:
        heal(hero, piece.hp)
        table.tell("item.food", seat=hero.seat, piece=piece.id, hp=piece.hp)
    if piece.limit:
        hero.limit += piece.limit
        table.tell("item.elixir", seat=hero.seat, limit=hero.limit)


def gamble(table: Table, hero: Hero) -> Rule[None]:
    """4 or more wins the prize; the hero may spend it here. [item.gambler] [ruling.gambler_money_now]"""
    result = yield from roll_for(table, hero, rolling.GAMBLER)
    coins = FIGURES.gambler_prize if result >= FIGURES.gambler_wins_at else 0
    gain(hero, coins)
    table.tell("item.gambler", seat=hero.seat, result=result, coins=coins)
