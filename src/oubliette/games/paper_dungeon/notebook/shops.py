"""The shops of a notebook: the floors before them, their offers and prices."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.paper_dungeon.equipment import ELIXIR, EQUIPMENT
from oubliette.games.paper_dungeon.notebook.chance import Chance
from oubliette.games.paper_dungeon.notebook.measures import FLOORS, SHOP_PLAN, ZERO
from oubliette.kernel import Shared

_FOOD: Final = tuple([piece.id for piece in EQUIPMENT.values() if piece.hp])


@final
class Offer(Shared):
    """A piece and its price in this shop."""

    def __init__(self, piece: str, price: int) -> None:
        self.id = f"{piece}:{price}"
        self.piece = piece
        self.price = price

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Offer({self.piece!r}, {self.price})"


def shop_floors(chance: Chance, floors: int) -> tuple[int, ...]:
    """The floors before shops. Short notebooks have a shop per five floors, evenly spread, none after the last floor.

    [gen.shop_offers] [shop.floor_number]
    """
    if floors < FLOORS:
        count = floors // SHOP_PLAN.floors_per_shop
        return tuple([shop * floors // count - 1 for shop in range(1, count + 1)])
    while True:
        after = [chance.between(SHOP_PLAN.first)]
        while len(after) < SHOP_PLAN.count:
            after.append(after[-1] + chance.between(SHOP_PLAN.gap))
        if SHOP_PLAN.last[0] <= after[-1] <= SHOP_PLAN.last[1]:
            return tuple(after)


def stock_shops(chance: Chance, profile: str) -> tuple[tuple[Offer, ...], ...]:
    """Draw the offers of the nine shops together, because together they must offer enough. [gen.shop_offers]"""
    pieces = [piece for piece in EQUIPMENT.values() if not (profile == ZERO and piece.id == ELIXIR)]
    while True:
        shops: list[tuple[Offer, ...]] = []
        for _ in range(SHOP_PLAN.count):
            left = pieces[:]
            offers: list[Offer] = []
            for _ in range(SHOP_PLAN.offers):
                piece = left.pop(chance.weighted([piece.weight for piece in left]))
                offers.append(Offer(piece.id, chance.between(piece.price)))
            shops.append(tuple(offers))
        different = {offer.piece for shop in shops for offer in shop}
        with_food = [shop for shop in shops if any(offer.piece in _FOOD for offer in shop)]
        if len(different) >= SHOP_PLAN.different and len(with_food) >= SHOP_PLAN.with_food:
            return tuple(shops)
