"""The cards, boards and dice of the game, as the files in data/ describe them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from oubliette.games.mini_rogue.sources import Source, load
from oubliette.kernel import Shared

# The kind of gain, then how much or which one: ("xp", 2), ("potion", "fire"), ("afflict", "curse"), ("cure", "all")…
Gain: TypeAlias = "tuple[str, int | str]"
NOTHING: Final[Gain] = ("", 0)
CardSet: TypeAlias = Literal["pnp", "pnp_plus"]


@dataclass(frozen=True)
class Character(Shared):
    """A Character card. [setup.starting_stats]"""

    id: str
    hp: int
    combat_skill: str
    exploration_skill: str
    source: Source
    armor: int = 0
    food: int = 0
    gold: int = 0
    potions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Difficulty(Shared):
    """How a difficulty changes the starting figures of the Character card."""

    id: str
    source: Source
    hp: int = 0
    food: int = 0
    gold: int = 0
    armor: int = 0


@dataclass(frozen=True)
class BoardTrack(Shared):
    """The end of a track of the Character board. [stat.capped_by_board]"""

    id: str
    high: int
    source: Source


@dataclass(frozen=True)
class Level(Shared):
    """A level, which is also the number of adventurer dice. [level.dice_equal_level]"""

    id: int
    xp: tuple[int, int]
    source: Source


@dataclass(frozen=True)
class Zone(Shared):
    """A zone of the Dungeon board. [dungeon.numbered_zones]"""

    id: int
    floor: int
    column: int
    source: Source
    guardian: bool = False
    below: int = 0


@dataclass(frozen=True)
class AdventurerDie(Shared):
    """What the values of an adventurer die (white) mean."""

    id: str
    miss: int
    star: int
    critical: int
    source: Source


@dataclass(frozen=True)
class DungeonDie(Shared):
    """The faces of the dungeon die that mean something in a fight."""

    id: str
    miss: int
    critical: int
    source: Source


@dataclass(frozen=True)
class AfflictionDie(Shared):
    """Which faces of a curse or poison die bear the symbol. [ruling.affliction_dice_half]"""

    id: str
    symbol: tuple[int, ...]
    source: Source


@dataclass(frozen=True)
class Potion(Shared):
    """A potion; `figure` is its damage, drain or healing."""

    id: str
    source: Source
    offensive: bool = False
    figure: int = 0


@dataclass(frozen=True)
class Room(Shared):
    """A room card."""

    id: str
    kind: Literal["monster", "merchant", "rest", "object", "treasure", "shrine", "tomb", "trap", "seer"]
    source: Source
    set: CardSet = "pnp"


@dataclass(frozen=True)
class Enemy(Shared):
    """One row of an enemy card: the enemy on one floor. [monster.hp_by_floor_and_players]"""

    id: str
    card: str
    floor: int
    hp: tuple[int, int]
    damage: int
    source: Source
    skills: tuple[Literal["curse", "poison", "weaken", "blindness", "unstoppable"], ...] = ()
    xp: int = 0
    called: str = ""


@dataclass(frozen=True)
class Guardian(Shared):
    """A card of the guardian pile."""

    id: str
    source: Source
    set: CardSet = "pnp"


CHARACTERS: Final = {
    row.id: row for row in load("characters.toml", "character", Character, "hp", "armor", "food", "gold", "potions")
}
DIFFICULTIES: Final = {
    row.id: row for row in load("characters.toml", "difficulty", Difficulty, "hp", "food", "gold", "armor")
}
POTIONS: Final = {row.id: row for row in load("potions.toml", "potion", Potion, "figure")}
OFFENSIVE: Final = tuple([potion.id for potion in POTIONS.values() if potion.offensive])
ROOMS: Final = {row.id: row for row in load("rooms.toml", "room", Room, "kind")}
GUARDIANS: Final = load("enemies.toml", "guardian", Guardian, "set")
ENEMIES: Final = {
    (row.card, row.floor): row for row in load("enemies.toml", "enemy", Enemy, "hp", "damage", "skills", "xp")
}  # by card and floor
ZONES: Final = {row.id: row for row in load("boards.toml", "zone", Zone, "floor", "column", "guardian", "below")}
LAST_ZONE: Final = max(ZONES)
OG: Final = "og_remains"
OG_AWAKE: Final = "og_remains_awake"  # the second phase

TRACKS: Final = load("boards.toml", "track", BoardTrack, "high")
_TRACKS: Final = {row.id: row.high for row in TRACKS}
MOST_XP: Final = _TRACKS["xp"]
MOST_HP: Final = _TRACKS["hp"]
MOST_ARMOR: Final = _TRACKS["armor"]
MOST_FOOD: Final = _TRACKS["food"]
MOST_GOLD: Final = _TRACKS["gold"]
MOST_POTIONS: Final = _TRACKS["potions"]

LEVELS: Final = load("boards.toml", "level", Level, "xp")
# The level at each point of the XP track. [level.set_by_xp_track]
LEVEL_AT: Final = tuple([row.id for row in LEVELS for _ in range(row.xp[0], row.xp[1] + 1)])

ADVENTURER: Final = load("dice.toml", "adventurer", AdventurerDie, "miss", "star", "critical")[0]
MISS: Final = ADVENTURER.miss
STAR: Final = ADVENTURER.star
CRITICAL: Final = ADVENTURER.critical
DUNGEON_DIE: Final = load("dice.toml", "dungeon", DungeonDie, "miss", "critical")[0]
AFFLICTION_DICE: Final = load("dice.toml", "affliction", AfflictionDie, "symbol")
_AFFLICTION_DICE: Final = {row.id: row for row in AFFLICTION_DICE}
SKULLS: Final = _AFFLICTION_DICE["curse"].symbol
DROPS: Final = _AFFLICTION_DICE["poison"].symbol


def room_cards(card_set: str) -> list[str]:
    """All rooms of a card set. [ruling.card_counts] [ruling.seer_not_in_pnp]"""
    return [room.id for room in ROOMS.values() if room.set in ("pnp", card_set)]


def guardian_cards(card_set: str) -> list[str]:
    """The guardians that may lie above Og's Remains."""
    return [guardian.id for guardian in GUARDIANS if guardian.set in ("pnp", card_set)]
