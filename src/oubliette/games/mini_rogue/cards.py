"""The printed matter: cards, boards and dice, as the files in data/ describe them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from oubliette.kernel import Shared
from oubliette.kit.data import load_rows

_PACKAGE: Final = "oubliette.games.mini_rogue"

# What, and how much or which: ("xp", 2), ("potion", "fire"), ("afflict", "curse"), ("cure", "all")…
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
    armor: int = 0
    food: int = 0
    gold: int = 0
    potions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Difficulty(Shared):
    """How the start differs from the card."""

    id: str
    hp: int = 0
    food: int = 0
    gold: int = 0
    armor: int = 0


@dataclass(frozen=True)
class BoardTrack(Shared):
    """How far a track of the Character board goes. [stat.capped_by_board]"""

    id: str
    high: int


@dataclass(frozen=True)
class Level(Shared):
    """A level, which is also the number of adventurer dice. [level.dice_equal_level]"""

    id: int
    xp: tuple[int, int]


@dataclass(frozen=True)
class Zone(Shared):
    """A zone of the Dungeon board. [dungeon.numbered_zones]"""

    id: int
    floor: int
    column: int
    guardian: bool = False
    below: int = 0


@dataclass(frozen=True)
class AdventurerDie(Shared):
    """What the white die's values mean."""

    id: str
    miss: int
    star: int
    critical: int


@dataclass(frozen=True)
class AfflictionDie(Shared):
    """Which faces of a curse or poison die bear the symbol. [ruling.affliction_dice_half]"""

    id: str
    symbol: tuple[int, ...]


@dataclass(frozen=True)
class Potion(Shared):
    """A potion; `figure` is its damage, drain or healing."""

    id: str
    offensive: bool = False
    figure: int = 0


@dataclass(frozen=True)
class Room(Shared):
    """A room card."""

    id: str
    kind: Literal["monster", "merchant", "rest", "object", "treasure", "shrine", "tomb", "trap", "seer"]
    set: CardSet = "pnp"


@dataclass(frozen=True)
class Enemy(Shared):
    """One row of an enemy card: who waits on that floor. [monster.hp_by_floor_and_players]"""

    id: str
    card: str
    floor: int
    hp: tuple[int, int]
    damage: int
    skills: tuple[Literal["curse", "poison", "weaken", "blindness", "unstoppable"], ...] = ()
    xp: int = 0
    called: str = ""


@dataclass(frozen=True)
class Guardian(Shared):
    """A card of the guardian pile."""

    id: str
    set: CardSet = "pnp"


CHARACTERS: Final = {row.id: row for row in load_rows(_PACKAGE, "characters.toml", "character", Character)}
DIFFICULTIES: Final = {row.id: row for row in load_rows(_PACKAGE, "characters.toml", "difficulty", Difficulty)}
POTIONS: Final = {row.id: row for row in load_rows(_PACKAGE, "potions.toml", "potion", Potion)}
OFFENSIVE: Final = tuple([potion.id for potion in POTIONS.values() if potion.offensive])
ROOMS: Final = {row.id: row for row in load_rows(_PACKAGE, "rooms.toml", "room", Room)}
GUARDIANS: Final = load_rows(_PACKAGE, "enemies.toml", "guardian", Guardian)
ENEMIES: Final = {
    (row.card, row.floor): row for row in load_rows(_PACKAGE, "enemies.toml", "enemy", Enemy)
}  # by card and floor
ZONES: Final = {row.id: row for row in load_rows(_PACKAGE, "boards.toml", "zone", Zone)}
LAST_ZONE: Final = max(ZONES)
OG: Final = "og_remains"
OG_AWAKE: Final = "og_remains_awake"  # the second phase

_TRACKS: Final = {row.id: row.high for row in load_rows(_PACKAGE, "boards.toml", "track", BoardTrack)}
MOST_XP: Final = _TRACKS["xp"]
MOST_HP: Final = _TRACKS["hp"]
MOST_ARMOR: Final = _TRACKS["armor"]
MOST_FOOD: Final = _TRACKS["food"]
MOST_GOLD: Final = _TRACKS["gold"]
MOST_POTIONS: Final = _TRACKS["potions"]

_LEVELS: Final = load_rows(_PACKAGE, "boards.toml", "level", Level)
# The level at each point of the XP track. [level.set_by_xp_track]
LEVEL_AT: Final = tuple([row.id for row in _LEVELS for _ in range(row.xp[0], row.xp[1] + 1)])

ADVENTURER: Final = load_rows(_PACKAGE, "dice.toml", "adventurer", AdventurerDie)[0]
MISS: Final = ADVENTURER.miss
STAR: Final = ADVENTURER.star
CRITICAL: Final = ADVENTURER.critical
_AFFLICTION_DICE: Final = {row.id: row for row in load_rows(_PACKAGE, "dice.toml", "affliction", AfflictionDie)}
SKULLS: Final = _AFFLICTION_DICE["curse"].symbol
DROPS: Final = _AFFLICTION_DICE["poison"].symbol


def room_cards(card_set: str) -> list[str]:
    """All rooms of a card set. [ruling.card_counts] [ruling.seer_not_in_pnp]"""
    return [room.id for room in ROOMS.values() if room.set in ("pnp", card_set)]


def guardian_cards(card_set: str) -> list[str]:
    """The guardians that may lie above Og's Remains."""
    return [guardian.id for guardian in GUARDIANS if guardian.set in ("pnp", card_set)]
