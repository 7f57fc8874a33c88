"""What a seat can see: the open page, all lines and ledgers, and later pages with the option to peek."""

from __future__ import annotations

from typing import Literal, TypedDict

from oubliette.games.paper_dungeon.ending import score
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.floor import squares_of
from oubliette.games.paper_dungeon.leaving import exit_sums
from oubliette.games.paper_dungeon.notebook import Offer
from oubliette.games.paper_dungeon.state import FLOOR, SHOP, TREASURE_ROOM, Hero, OpenPage, Table


class Carried(TypedDict):
    """A single-use piece in an inventory."""

    piece: str
    shop_floor: int  # the floor whose shop sold it


class OfferView(TypedDict):
    """A thing that a shop sells."""

    piece: str
    price: int


class HeroView(TypedDict):
    """A hero's ledger, inventory and pencil line."""

    hidden: bool  # this hero's page is secret: the fields show how it began
    done: bool  # has left the open page
    hp: int  # at the entry of the open page, like the coins
    hp_plus: int
    hp_minus: int
    hp_exit: int  # the sum at the exit if the hero left now, like the coins
    hp_limit: int
    coins: int
    coins_plus: int
    coins_minus: int
    coins_exit: int
    dying: bool  # leaving now would be a death
    deaths: int
    inventory: list[Carried]
    effects: list[str]  # pieces that work on this floor; in a shop, on the next one
    bought: list[str]  # in the open shop
    at: int  # squares count row by row from 0; -1 is nowhere
    taken: list[int]  # squares with used finds
    has_key: bool
    teleported: bool
    lines: list[list[int]]  # the pencil lines of earlier moves, as squares
    line: list[int]  # the pencil line of this move
    turns: int
    score: int | None  # only in the Treasure Room, with the option `score`


class LaterPage(TypedDict):
    """A page after the open one, with the option to peek ahead."""

    page: Literal["floor", "shop"]
    floor: int
    map: list[str]
    offers: list[OfferView]


class TreasureView(TypedDict):
    """What lies in the Treasure Room of this notebook."""

    thing: str
    name: str
    begins: str  # what the name begins with: "vowel" or "consonant", for texts


class PaperDungeonView(TypedDict):
    """The open page of the notebook, and the heroes."""

    notebook: int | None  # None while the number is sealed, -3 for the first notebook
    profile: str
    page: OpenPage
    floor: int
    floors: int
    to_play: int
    map: list[str]  # the rows of the open floor, empty on other pages
    offers: list[OfferView]
    players: list[HeroView]
    later_pages: list[LaterPage]
    treasure: TreasureView | None


def view(table: Table, seat: int) -> PaperDungeonView:
    """Everybody sees the whole open floor, even its vault. [hidden.floor_open] [hidden.later_pages] [ruling.sealed]"""
    return {
        "notebook": None if table.sealed and table.page != TREASURE_ROOM else table.number,
        "profile": table.profile,
        "page": table.page,
        "floor": table.floor_number,
        "floors": table.floors,
        "to_play": table.to_play,
        "map": table.ground.floor.rows() if table.ground is not None else [],
        "offers": _offers(table.offers),
        "players": [_player(table, hero, seat) for hero in table.heroes],
        "later_pages": _later_pages(table) if table.settings.flag("peek_ahead") else [],
        "treasure": _treasure(table) if table.page == TREASURE_ROOM else None,
    }


def _player(table: Table, hero: Hero, seat: int) -> HeroView:
    """A hero's ledger and line. With the same dice for all, others see nothing of it until the page is over."""
    hidden = table.private and hero.seat != seat
    shown = hero
    if hidden:
        known = hero.before
        shown = Hero(hero.seat, known.hp, known.coins)
        shown.limit, shown.deaths, shown.inventory = known.limit, known.deaths, list(known.inventory)
    hp_exit, coins_exit = exit_sums(shown)
    on_the_way = table.page == FLOOR and not hidden and not hero.done
    return {
        "hidden": hidden,
        "done": hero.done,
        "hp": shown.hp,
        "hp_plus": shown.hp_plus,
        "hp_minus": shown.hp_minus,
        "hp_exit": hp_exit,
        "hp_limit": shown.limit,
        "coins": shown.coins,
        "coins_plus": shown.coins_plus,
        "coins_minus": shown.coins_minus,
        "coins_exit": coins_exit,
        "dying": on_the_way and hp_exit < FIGURES.dead_below,
        "deaths": shown.deaths,
        "inventory": [{"piece": piece, "shop_floor": floor} for piece, floor in shown.inventory],
        "effects": shown.effects[:],
        "bought": shown.bought[:],
        "at": shown.at,
        "taken": squares_of(shown.taken),
        "has_key": bool(shown.key),
        "teleported": shown.jumped,
        "lines": [list(line) for line in shown.lines],
        "line": shown.line[:],
        "turns": shown.turns,
        "score": score(hero) if table.page == TREASURE_ROOM and table.settings.flag("score") else None,
    }


def _offers(offers: tuple[Offer, ...]) -> list[OfferView]:
    return [{"piece": offer.piece, "price": offer.price} for offer in offers]


def _later_pages(table: Table) -> list[LaterPage]:
    """All pages after the open one, as in a paper notebook."""
    pages: list[LaterPage] = []
    notebook = table.notebook
    first = table.floor_number if table.page == FLOOR else table.floor_number + 1
    for floor in range(first, table.floors + 1):
        if floor != table.floor_number:
            pages.append({"page": FLOOR, "floor": floor, "map": notebook.floor(floor).rows(), "offers": []})
        offers = notebook.shop_after(floor)
        if offers:
            pages.append({"page": SHOP, "floor": floor, "map": [], "offers": _offers(offers)})
    return pages


def _treasure(table: Table) -> TreasureView:
    treasure = table.treasure
    return {"thing": treasure.thing, "name": treasure.name, "begins": treasure.begins}
