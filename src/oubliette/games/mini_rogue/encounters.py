"""What the room cards and the reference card offer, as data/encounters.toml describes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.games.mini_rogue.cards import NOTHING, Gain
from oubliette.games.mini_rogue.sources import Source, load
from oubliette.kernel import Shared

_FILE: Final = "encounters.toml"


@dataclass(frozen=True)
class Ware(Shared):
    """A line of the price list; `buy` or `sell` is 0 where nobody sells or buys the ware. [merchant.price_list]"""

    id: str
    card: str
    gain: tuple[str, int | str]
    source: Source
    buy: int = 0
    sell: int = 0
    per_floor: bool = False

    def price(self, floor: int) -> int:
        return self.buy * floor if self.per_floor else self.buy


@dataclass(frozen=True)
class RestAction(Shared):
    """Something to do at a rest. [rest.choose_exactly_one]"""

    id: str
    gain: tuple[str, int | str]
    source: Source


@dataclass(frozen=True)
class Line(Shared):
    """A line of the treasure or shrine table, by the dungeon die."""

    id: int
    gains: tuple[tuple[str, int | str], ...]
    source: Source


@dataclass(frozen=True)
class Find(Shared):
    """A line of the tomb's table."""

    id: str
    on: int
    source: Source
    gain: tuple[str, int | str] = NOTHING
    food: int = 0
    hp: int = 0


@dataclass(frozen=True)
class Weapon(Shared):
    """A weapon of the arsenal. [arsenal.free_feats]"""

    id: str
    on: tuple[int, ...]
    feats: int
    source: Source


@dataclass(frozen=True)
class Trap(Shared):
    """A line of a trap card: the loss on a failure, the gain on a success."""

    id: str
    card: str
    on: tuple[int, ...]
    gain: tuple[str, int | str]
    source: Source
    hp: int = 0
    food: int = 0
    armor: int = 0
    per_floor: bool = False
    afflicts: str = ""
    falls: bool = False


@dataclass(frozen=True)
class RewardLine(Shared):
    """A line of the Reward card. [ruling.reward_card_values]"""

    id: int
    potion: str
    pnp: tuple[str, int | str]
    published: tuple[str, int | str]
    source: Source

    def other(self, table: str) -> Gain:
        """The gain that a player may take instead of the potion."""
        return self.published if table == "published" else self.pnp


WARES: Final = load(_FILE, "ware", Ware, "gain", "buy", "sell", "per_floor")
REST_ACTIONS: Final = {row.id: row for row in load(_FILE, "rest", RestAction, "gain")}
TREASURE: Final = {row.id: row.gains for row in load(_FILE, "treasure", Line, "gains")}
SHRINE: Final = {row.id: row.gains for row in load(_FILE, "shrine", Line, "gains")}
TOMB: Final = {row.on: row for row in load(_FILE, "tomb", Find, "gain", "food", "hp")}
WEAPONS: Final = {face: row for row in load(_FILE, "weapon", Weapon, "on", "feats") for face in row.on}
ALL_TRAPS: Final = load(_FILE, "trap", Trap, "on", "gain", "hp", "food", "armor", "per_floor", "afflicts", "falls")
TRAPS: Final = {(row.card, face): row for row in ALL_TRAPS for face in row.on}
REWARDS: Final = {row.id: row for row in load(_FILE, "reward", RewardLine, "potion", "pnp", "published")}
