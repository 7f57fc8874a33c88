"""The printed matter: hero, monster, treasure and spell cards and the tables, as the files in data/ describe them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from oubliette.kernel import Shared
from oubliette.kit.data import load_rows

_PACKAGE: Final = "oubliette.games.new_dungeon"

LEVELS: Final = range(1, 7)

Colour: TypeAlias = Literal["red", "white", "blue", "green", "grey", "yellow"]
Special: TypeAlias = Literal["", "magic_sword", "secret_door", "esp", "crystal_ball", "healing_potion"]
Power: TypeAlias = Literal["", "teleport", "double_move", "crystal_ball"]
Share: TypeAlias = Literal["none", "one", "half"]

WIZARD: Final = "wizard"
THIEF: Final = "thief"
ELF: Final = "elf"
DWARF: Final = "dwarf"

SLIDE: Final = "slide"
CAGE: Final = "cage"

SWORD: Final = "magic_sword"
POTION: Final = "healing_potion"
TELEPORT: Final = "teleport"


@dataclass(frozen=True)
class HeroClass(Shared):
    """What the hero cards of a class say. [fight.colours] [goal.totals]"""

    id: str
    colour: Colour
    move: int
    secret_door: int
    ambushed_on: int
    total: int
    translator_total: int
    short_total: int
    solo_par: int
    quota: int = 0
    uses_swords: bool = True
    heals: bool = False
    ambush_bonus: int = 0
    colour_with_helpers: Colour | Literal[""] = ""
    duel_bonus: int = 0
    gem_percent: int = 100


@dataclass(frozen=True)
class HeroCard(Shared):
    """One of the eighteen heroes."""

    id: str
    class_id: str


@dataclass(frozen=True)
class Monster(Shared):
    """A monster card. [fight.hit]"""

    id: str
    level: int
    count: int
    red: int
    white: int
    blue: int
    green: int
    grey: int
    yellow: int

    def number(self, colour: str) -> int:
        """The total of two dice that kills it, for this colour."""
        if colour == "red":
            return self.red
        if colour == "white":
            return self.white
        if colour == "blue":
            return self.blue
        if colour == "green":
            return self.green
        if colour == "grey":
            return self.grey
        assert colour == "yellow", f"no number is {colour}"
        return self.yellow


@dataclass(frozen=True)
class Trap(Shared):
    """A trap among the monster cards, with its copies by level. [trap.is_card]"""

    id: str
    copies: tuple[int, int, int, int, int, int]


@dataclass(frozen=True)
class TreasureRow(Shared):
    """A treasure card of one level. Each of `marks` may go on one of the copies."""

    card: str
    level: int
    value: int
    count: int
    gem: bool = False
    special: Special = ""
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mark(Shared):
    """What an annotation does for its holder, and the option that brings it into play."""

    id: str
    switch: str
    move: int = 0
    quota: int = 0
    attack: int = 0
    secret: int = 0
    power: Power = ""
    casts: tuple[str, ...] = ()
    any_class: bool = False
    recharges: bool = False


@dataclass(frozen=True)
class Card(Shared):
    """A treasure card face up. `spent`: its face once the mark is used up; `charged`: once the charge is back."""

    id: str
    value: int
    gem: bool
    special: str
    mark: Mark
    bonus: int = 0
    spent: str = ""
    charged: str = ""


@dataclass(frozen=True)
class Spell(Shared):
    """A spell card; the switches belong to the house rules."""

    id: str
    count: int
    column: Literal["", "grey", "yellow"] = ""
    bonus: int = 0
    switch: str = ""
    plain: str = ""
    strong_switch: str = ""
    weaker: str = ""


@dataclass(frozen=True)
class Wound(Shared):
    """A line of the counter-attack table. [riposte.table]"""

    id: str
    on: tuple[int, ...]
    leaves: Share = "none"
    wounds: bool = False
    kills: bool = False


@dataclass(frozen=True)
class CageTime(Shared):
    """A line of the cage's table. [trap.cage]"""

    id: str
    on: tuple[int, ...]
    turns: int


@dataclass(frozen=True)
class Margin(Shared):
    """How a duel ends if the totals differ by `least` or more."""

    id: str
    least: int
    gives: Share
    wounds: bool = False


@dataclass(frozen=True)
class Figures(Shared):
    """Figures that the rules mention in passing."""

    id: str
    sword_base: int
    sword_least: int
    chamber_monsters: int
    failures_at_a_door: int
    flight: int
    helper_bonus: int
    promised_at_most: int
    failed_ambush_turns: int
    cure_turns: int
    duel_spell_bonus: int
    duel_wound_penalty: int
    gem_percent: int


NO_MARK: Final = Mark("", "")

CLASSES: Final = {row.id: row for row in load_rows(_PACKAGE, "heroes.toml", "class", HeroClass)}
HEROES: Final = {row.id: row for row in load_rows(_PACKAGE, "heroes.toml", "hero", HeroCard)}
MONSTERS: Final = {row.id: row for row in load_rows(_PACKAGE, "monsters.toml", "monster", Monster)}
TRAPS: Final = {row.id: row for row in load_rows(_PACKAGE, "monsters.toml", "trap", Trap)}
MARKS: Final = {row.id: row for row in load_rows(_PACKAGE, "marks.toml", "mark", Mark)}
TREASURES: Final = load_rows(_PACKAGE, "treasures.toml", "treasure", TreasureRow)
SPELLS: Final = {row.id: row for row in load_rows(_PACKAGE, "spells.toml", "spell", Spell)}
FIGURES: Final = load_rows(_PACKAGE, "tables.toml", "figure", Figures)[0]
WOUNDS: Final = {total: row for row in load_rows(_PACKAGE, "tables.toml", "wound", Wound) for total in row.on}
CAGE_TURNS: Final = {face: row.turns for row in load_rows(_PACKAGE, "tables.toml", "cage", CageTime) for face in row.on}
MARGINS: Final = load_rows(_PACKAGE, "tables.toml", "margin", Margin)


def sword(bonus: int) -> str:
    """The face of a magic sword whose bonus was rolled."""
    return f"{SWORD}_{bonus}"


def marked(card: str, mark: str) -> str:
    """The face of a card that bears a mark."""
    return f"{card}_{mark}"


def _faces() -> dict[str, Card]:
    """Every treasure card that can lie face up: plain, marked, used up, or a sword with its bonus."""
    faces: dict[str, Card] = {}
    for row in TREASURES:
        faces[row.card] = Card(row.card, row.value, row.gem, row.special, NO_MARK)
        for name in row.marks:
            mark, face = MARKS[name], marked(row.card, name)
            used_up = f"{face}_spent" if mark.recharges else row.card if mark.casts else ""
            faces[face] = Card(face, row.value, row.gem, row.special, mark, spent=used_up)
            if mark.recharges:
                faces[used_up] = Card(used_up, row.value, row.gem, row.special, NO_MARK, charged=face)
        if row.special == SWORD:
            for bonus in LEVELS:  # the best roll gives a bonus as high as the level
                faces[sword(bonus)] = Card(sword(bonus), row.value, row.gem, row.special, NO_MARK, bonus)
    return faces


CARDS: Final = _faces()
