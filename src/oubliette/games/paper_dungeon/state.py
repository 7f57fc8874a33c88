"""What lies on the table: the open page of the notebook, and each hero's pencil line, ledger and inventory."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.floor import NOWHERE
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.notebook import FIRST_FLOORS, FIRST_NOTEBOOK, ZERO, Notebook, Offer, Treasure
from oubliette.games.paper_dungeon.notebook.pages import FLOOR, SHOP, TREASURE_ROOM, OpenPage
from oubliette.kernel import Settings, Shared, State
from oubliette.kernel.events import Fact


@final
class Before(Shared):
    """A hero as he was when the open page was opened, which everybody saw. It never changes."""

    def __init__(self, hero: Hero) -> None:
        self.hp = hero.hp
        self.coins = hero.coins
        self.limit = hero.limit
        self.deaths = hero.deaths
        self.inventory = tuple(hero.inventory)


@final
class Hero:
    """One player's hero, with the two lines of the ledger for the open page. [exit.sum]"""

    __slots__ = (
        "at",
        "before",
        "bought",
        "coins",
        "coins_minus",
        "coins_plus",
        "deaths",
        "done",
        "effects",
        "hp",
        "hp_minus",
        "hp_plus",
        "inventory",
        "jumped",
        "key",
        "limit",
        "line",
        "lines",
        "rolled",
        "seat",
        "taken",
        "trail",
        "turns",
    )

    def __init__(
        self,
        seat: int,
        hp: int = FIGURES.start_hp,
        coins: int = FIGURES.start_coins,
        before: Before | None = None,
    ) -> None:
        self.seat = seat
        self.hp = hp  # at the entry of the open page
        self.hp_plus = 0
        self.hp_minus = 0
        self.coins = coins
        self.coins_plus = 0
        self.coins_minus = 0
        self.limit = FIGURES.hp_limit
        self.deaths = 0
        self.inventory: list[tuple[str, int]] = []  # single-use pieces, each with the floor of its shop
        self.effects: list[str] = []  # pieces that work on this floor; in a shop, on the next one
        self.bought: list[str] = []  # in the open shop
        self.done = False  # has left the open page
        self.before = before if before is not None else Before(self)
        # The rest is for the open floor.
        self.at = NOWHERE
        self.taken = 0  # the used finds, as a mask
        self.key = 0  # 1 with the key
        self.jumped = False  # has used the teleporters
        self.trail = 0  # the squares of the last move that the next one avoids, as a mask
        self.line: list[int] = []  # the squares of this move, in order
        self.lines: list[tuple[int, ...]] = []  # the moves before this one
        self.turns = 0
        self.rolled = 0  # dice thrown on this page

    def clone(self) -> Hero:
        twin = Hero(self.seat, self.hp, self.coins, self.before)
        twin.hp_plus = self.hp_plus
        twin.hp_minus = self.hp_minus
        twin.coins_plus = self.coins_plus
        twin.coins_minus = self.coins_minus
        twin.limit = self.limit
        twin.deaths = self.deaths
        twin.inventory = self.inventory[:]
        twin.effects = self.effects[:]
        twin.bought = self.bought[:]
        twin.done = self.done
        twin.at = self.at
        twin.taken = self.taken
        twin.key = self.key
        twin.jumped = self.jumped
        twin.trail = self.trail
        twin.line = self.line[:]
        twin.lines = self.lines[:]
        twin.turns = self.turns
        twin.rolled = self.rolled
        return twin

    @property
    def purse(self) -> int:
        """The coins he can spend now. [ruling.gambler_money_now]"""
        return self.coins + self.coins_plus - self.coins_minus

    def holds(self, piece: str) -> bool:
        return bool(self.inventory) and any(held == piece for held, _ in self.inventory)


NO_TURN_CAP: Final = 0
SCROLL_ANY_TIME: Final = "any_time"
SCROLL_INSTEAD_OF_ROLL: Final = "instead_of_roll"

SEALED_NOTEBOOK: Final = -2  # option: fate picks the number, and players learn it at the end


@final
class Switches(Shared):
    """The settings that rules read at every step, as plain attributes."""

    def __init__(self, settings: Settings, heroes: int) -> None:
        self.squares = settings.word("trail_rule") == "squares"
        self.turn_cap = settings.whole("turn_cap")  # 0: none
        self.scroll_any_time = settings.word("scroll") == SCROLL_ANY_TIME
        self.may_abandon = settings.flag("abandon_floor")
        self.keeps_style = settings.flag("doubling_keeps_style")
        self.same_dice = heroes > 1 and settings.flag("same_dice")


@final
class Table(State):
    """The notebook, the open page and the heroes. All players play a page before it is turned.

    `number` is printed on the cover, unless it is sealed. `later` is the number of the notebook that later pages come
    from. The two differ only on tables whose hidden pages `imagine` has replaced.
    """

    def __init__(self, settings: Settings, heroes: list[Hero], switches: Switches | None = None) -> None:
        self.settings = settings
        self.switches = switches if switches is not None else Switches(settings, len(heroes))
        self.heroes = heroes
        self.number = settings.whole("notebook")
        self.later = self.number
        self.page: OpenPage = FLOOR
        self.floor_number = 0
        self.ground: Ground | None = None  # of the open floor
        self.offers: tuple[Offer, ...] = ()  # of the open shop
        self.to_play = 0
        self.dice: list[int] = []  # thrown on this page, if all players get the same
        self.private = False  # only the player who acts may see what happens

    @property
    def sealed(self) -> bool:
        """Do players learn the number only at the end? It would let them look up all pages. [ruling.sealed]"""
        return self.settings.whole("notebook") == SEALED_NOTEBOOK

    def clone(self) -> Table:
        twin = Table(self.settings, [hero.clone() for hero in self.heroes], self.switches)
        twin.number = self.number
        twin.later = self.later
        twin.page = self.page
        twin.floor_number = self.floor_number
        twin.ground = self.ground
        twin.offers = self.offers
        twin.to_play = self.to_play
        twin.dice = self.dice[:]
        twin.private = self.private
        return twin

    def tell(self, slug: str, /, **facts: Fact) -> None:
        """Tell everybody; while `private`, only the acting player: others would learn the dice that await them."""
        if self.private:
            self.whisper((self.to_play,), slug, **facts)
        else:
            super().tell(slug, **facts)

    @property
    def floors(self) -> int:
        first = self.settings.whole("notebook") == FIRST_NOTEBOOK
        return FIRST_FLOORS if first else self.settings.whole("floors")

    @property
    def profile(self) -> str:
        return self.settings.word("profile")

    @property
    def zero(self) -> bool:
        return self.profile == ZERO

    @property
    def notebook(self) -> Notebook:
        """The notebook that pages after the open one come from."""
        return Notebook(self.later, self.profile, self.floors, self.settings.word("corner_rule"))

    @property
    def treasure(self) -> Treasure:
        """What lies in the Treasure Room of the notebook on the table."""
        return Notebook(self.number).treasure

    @property
    def here(self) -> Ground:
        """The open floor."""
        assert self.ground is not None, "no floor is open"
        return self.ground

    def open_floor(self) -> Ground:
        """The ground of the floor `floor_number`."""
        return self.notebook.ground(self.floor_number)


__all__ = [
    "FLOOR",
    "NO_TURN_CAP",
    "SCROLL_ANY_TIME",
    "SCROLL_INSTEAD_OF_ROLL",
    "SEALED_NOTEBOOK",
    "SHOP",
    "TREASURE_ROOM",
    "Before",
    "Hero",
    "OpenPage",
    "Switches",
    "Table",
]
