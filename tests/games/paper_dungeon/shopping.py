"""Shops, corridors and parties for the scenes of Paper App DUNGEON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.floor import read_floor
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.notebook import Offer
from oubliette.games.paper_dungeon.shop import visit_shop
from oubliette.games.paper_dungeon.state import FLOOR, SHOP, Before, Hero, Table
from oubliette.kernel import Event, Rule, Setting, Value, play, set_up
from tests.games.paper_dungeon.scenes import SHOP_FLOOR

KEEP = "keep"
LEAVE = "leave"
MULLIGAN = "mulligan_scroll"
POTION = "doubling_potion"
GIVE_UP = ("abandon", "abandon")  # the game asks twice

# Six steps from the start to the stairs, and nothing to meet: a roll of 6 and LEAVE is a whole floor.
EMPTY_CORRIDOR = "#########/#@.....>#/#########"


def corridor(finds: str) -> str:
    """A floor of one row: the start, these squares, the stairs. Even rolls lead east, odd ones are lost."""
    walls = "#" * (len(finds) + 4)
    return f"{walls}/#@{finds}>#/{walls}"


def a_shop(
    *offers: tuple[str, int],
    hp: int = 10,
    coins: int = 0,
    limit: int = 10,
    items: Sequence[str] = (),
    floor_number: int = 4,
    **options: Setting,
) -> Table:
    """A shop with these pieces and prices after floor 4 of ten, and one hero in it. Giving up is off."""
    settings = set_up(GAME, 1, {"notebook": 1, "floors": 10, "abandon_floor": False, **options}).settings
    hero = Hero(0, hp, coins)
    hero.limit = limit
    hero.before = Before(hero)
    hero.inventory = [(piece, SHOP_FLOOR) for piece in items]
    table = Table(settings, [hero])
    table.page, table.floor_number = SHOP, floor_number
    table.offers = tuple([Offer(piece, price) for piece, price in offers])
    return table


def buy(table: Table, *answers: Value, dice: Sequence[Value] = ()) -> Hero:
    """Play a visit to the shop to its end; return the hero."""
    play(visit_shop(table), dice, answers)
    return table.heroes[table.to_play]


def a_party(drawing: str, seats: int = 2, floor_number: int = 4, **options: Setting) -> Table:
    """Several heroes at the start of a drawn floor; the first is to play."""
    settings = set_up(GAME, seats, {"notebook": 1, "abandon_floor": False, **options}).settings
    table = Table(settings, [Hero(seat) for seat in range(seats)])
    table.page, table.floor_number = FLOOR, floor_number
    table.private = table.switches.same_dice
    lay(table, drawing)
    return table


def lay(table: Table, drawing: str) -> None:
    """Replace the open floor by a drawn one, with everybody on its start."""
    assert table.page == FLOOR, f"a {table.page} is open"
    table.ground = Ground(read_floor(drawing), table.settings.word("corner_rule"))
    for hero in table.heroes:
        hero.at = table.ground.floor.start


def turns(table: Table, count: int = 1) -> Rule[None]:
    """`count` turns of the match; pages are turned between them."""
    for _ in range(count):
        yield from GAME.turn(table)


def leave_empty_floor(table: Table) -> None:
    """Walk through a floor without finds, and out of it."""
    lay(table, EMPTY_CORRIDOR)
    play(turns(table), dice=[6], answers=[LEAVE])


def told(events: Sequence[Event], slug: str) -> list[dict[str, Any]]:
    """The facts of all events with this slug."""
    return [dict(event.facts) for event in events if event.slug == slug]


def health(hero: Hero) -> tuple[int, int, int]:
    """HP and coins at the entry of the open page, and deaths."""
    return hero.hp, hero.coins, hero.deaths
