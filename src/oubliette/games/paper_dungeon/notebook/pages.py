"""A notebook as it is printed: its pages in order, with their contents."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.floor import Floor
from oubliette.games.paper_dungeon.ground import CLOSED, Ground
from oubliette.games.paper_dungeon.notebook.first import (
    FIRST_FLOORS,
    FIRST_NOTEBOOK,
    FIRST_TREASURE,
    first_ground,
    first_shop,
)
from oubliette.games.paper_dungeon.notebook.generator import depth_of, ground_of, shops_of
from oubliette.games.paper_dungeon.notebook.measures import FLOORS, STANDARD
from oubliette.games.paper_dungeon.notebook.shops import Offer
from oubliette.games.paper_dungeon.notebook.treasure import Treasure, treasure_of
from oubliette.kernel import Shared

COVER: Final = "cover"
RULES: Final = "rules"
HERO: Final = "hero"
FLOOR: Final = "floor"
SHOP: Final = "shop"
TREASURE_ROOM: Final = "treasure_room"
SUMMARY: Final = "summary"
INVENTORY: Final = "inventory"

# The pages that heroes play on, and the one where the dungeon ends. The other kinds are only printed.
OpenPage: TypeAlias = Literal["floor", "shop", "treasure_room"]

_RULES_PAGES: Final = 3
_UNNUMBERED: Final = 0


@final
class Page(Shared):
    """One page. `number` is printed on it, 0 for none; `floor_number` is its floor, or the floor before its shop.

    `entry` is printed in the ledger: HP and coins, on floor 1 only.
    """

    def __init__(
        self,
        kind: str,
        number: int,
        floor_number: int = 0,
        floor: Floor | None = None,
        offers: tuple[Offer, ...] = (),
        treasure: Treasure | None = None,
        entry: tuple[int, int] | None = None,
    ) -> None:
        self.kind = kind
        self.number = number
        self.floor_number = floor_number
        self.floor = floor
        self.offers = offers
        self.treasure = treasure
        self.entry = entry


@final
class Notebook(Shared):
    """A notebook, given by its number, profile, length and rule for corners. It draws pages on demand.

    The first notebook is drawn already. [setup.notebook] [ruling.first_notebook]
    """

    def __init__(self, number: int, profile: str = STANDARD, floors: int = FLOORS, corners: str = CLOSED) -> None:
        self.id = f"{number}:{profile}:{floors}:{corners}"
        self.number = number
        self.profile = profile
        self.floors = FIRST_FLOORS if number == FIRST_NOTEBOOK else floors
        self.corners = corners

    def ground(self, floor: int) -> Ground:
        """A floor and its steps."""
        assert 1 <= floor <= self.floors, f"there is no floor {floor}"
        if self.number == FIRST_NOTEBOOK:
            return first_ground(floor, self.corners)
        return ground_of(self.number, self.profile, depth_of(floor, self.floors), self.corners)

    def floor(self, floor: int) -> Floor:
        return self.ground(floor).floor

    def shop_after(self, floor: int) -> tuple[Offer, ...]:
        """The offers of the shop after a floor, none without a shop. [shop.places]"""
        if self.number == FIRST_NOTEBOOK:
            return first_shop(floor)
        return shops_of(self.number, self.profile, self.floors).get(floor, ())

    @property
    def treasure(self) -> Treasure:
        return FIRST_TREASURE if self.number == FIRST_NOTEBOOK else treasure_of(self.number)

    def pages(self) -> list[Page]:
        """All pages, from the cover to the inventory sheet that comes with the notebook."""
        pages = [Page(COVER, _UNNUMBERED)]
        number = 0
        for _ in range(_RULES_PAGES):
            number += 1
            pages.append(Page(RULES, number))
        number += 1
        pages.append(Page(HERO, number))
        for floor in range(1, self.floors + 1):
            number += 1
            entry = (FIGURES.start_hp, FIGURES.start_coins) if floor == 1 else None
            pages.append(Page(FLOOR, number, floor, self.floor(floor), entry=entry))
            offers = self.shop_after(floor)
            if offers:
                number += 1
                pages.append(Page(SHOP, number, floor, offers=offers))
        pages.append(Page(TREASURE_ROOM, number + 1, treasure=self.treasure))
        pages.append(Page(SUMMARY, number + 2))
        pages.append(Page(INVENTORY, _UNNUMBERED))
        return pages
