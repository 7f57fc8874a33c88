"""Turning the pages: floors and shops, up to the Treasure Room."""

from __future__ import annotations

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.state import FLOOR, SHOP, TREASURE_ROOM, Before, Hero, Table
from oubliette.kernel import Dealer


def next_player(table: Table) -> None:
    """The first player who is not done with this page plays next; when all are done, turn the page."""
    for hero in table.heroes:
        if not hero.done:
            table.to_play = hero.seat
            return
    table.private = False
    if len(table.heroes) > 1:
        for hero in table.heroes:
            table.tell("shared.page", seat=hero.seat, hp=hero.hp, coins=hero.coins, deaths=hero.deaths)
    turn_page(table)


def turn_page(table: Table) -> None:
    """Open the shop after a floor, if it has one; then the next floor, or the Treasure Room. [shop.places]"""
    offers = table.notebook.shop_after(table.floor_number) if table.page == FLOOR and table.floor_number else ()
    if offers:
        table.page, table.ground, table.offers = SHOP, None, offers
        first, second, third = offers
        table.tell(
            "shop.places",
            floor=table.floor_number,
            first=first.piece,
            first_price=first.price,
            second=second.piece,
            second_price=second.price,
            third=third.piece,
            third_price=third.price,
        )
    elif table.floor_number == table.floors:
        table.page, table.ground, table.offers = TREASURE_ROOM, None, ()
        return
    else:
        table.page, table.offers = FLOOR, ()
        table.floor_number += 1
        table.ground = table.open_floor()
        floor = table.ground.floor
        table.tell("floor.start_square", floor=table.floor_number, square=floor.names[floor.start])
    table.to_play = 0
    table.dice = []
    for hero in table.heroes:
        open_page(table, hero)
    table.private = table.switches.same_dice


def open_page(table: Table, hero: Hero) -> None:
    """Each page starts with fresh finds, key, teleporters and trail. [floor.fresh] [floor.start_square]"""
    hero.done = False
    hero.before = Before(hero)
    hero.rolled = 0
    hero.turns = 0
    hero.taken = 0
    hero.key = 0
    hero.jumped = False
    hero.trail = 0
    hero.line = []
    hero.lines = []
    if table.ground is not None:
        hero.at = table.ground.floor.start


def imagine_page(hero: Hero, dealer: Dealer) -> None:
    """Invent how a hero has left the open page, for players who cannot see it: dead, or with random HP and coins."""
    known = hero.before
    died = dealer.one_of(range(10)) == 0
    hero.hp = FIGURES.hp_after_death if died else dealer.one_of(range(1, known.limit + 1))
    hero.coins = FIGURES.coins_after_death if died else max(0, known.coins + dealer.one_of(range(-3, 7)))
    hero.limit, hero.deaths, hero.inventory = known.limit, known.deaths + died, list(known.inventory)
    hero.effects, hero.taken, hero.lines, hero.turns = [], 0, [], 0
