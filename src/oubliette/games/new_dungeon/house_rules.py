"""The switches of the game, and the translator's house rules. Rulebook, sections 8 and 10.

This module evaluates the options once, when the table is set up: the figures of the classes, the cards in the decks,
the actions. A mark that is not in play is on no card, so the other modules never ask whether it is in play.
`marks.toml` lists the marks, with the option that brings each into play.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from oubliette.games.new_dungeon.cards import (
    CLASSES,
    DWARF,
    ELF,
    FIGURES,
    LEVELS,
    MARKS,
    MONSTERS,
    POTION,
    SPELLS,
    THIEF,
    TRAPS,
    TREASURES,
    WIZARD,
    HeroClass,
    Spell,
    TreasureRow,
    marked,
)
from oubliette.kernel import Choice, Flag, Option, Settings, Shared, Whole

STANDARD: Final = "standard"
TRANSLATOR: Final = "translator"
SHORT: Final = "short"
RANDOM: Final = "random"
CHOOSE: Final = "choose"
BOTH_SPELLS: Final = "teleport_and_attack"
ONE_SPELL: Final = "one"

_SACK: Final = "sack_250"  # replaces the potions if the option removes them

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("gold_totals", (STANDARD, TRANSLATOR, SHORT), STANDARD),
    Whole("wizard_spell_quota", 4, 6, 6),
    Whole("elf_spell_quota", 0, 3, 1),
    Flag("dwarf_gem_bonus", False),
    Whole("elf_move", 5, 6, 6),
    Whole("thief_secret", 2, 3, 3),
    Flag("hero_duel", False),
    Flag("ambush", True),
    Choice("hero_choice", (RANDOM, CHOOSE), RANDOM),
    Flag("unique_classes", False),
    Choice("spell_choice", (RANDOM, CHOOSE), RANDOM),
    Choice("spells_per_turn", (BOTH_SPELLS, ONE_SPELL), BOTH_SPELLS),
    Flag("hidden_treasures", False),
    Flag("free_trade", False),
    Flag("healing_potions", True),
    Flag("chamber_power_needs_empty", False),
    Flag("memory_aid", True),
    Whole("max_rounds", 1, 1000, 200, also=(0,)),
    Flag("solo_par", True),
    Flag("annotations", False),
    Flag("ann_move", True),
    Flag("ann_quota", True),
    Flag("ann_teleport", True),
    Flag("ann_extra_spell", True),
    Flag("ann_double_move", True),
    Flag("ann_crystal", True),
    Flag("ann_attack_minus", True),
    Flag("ann_star", True),
    Flag("ann_secret", True),
    Flag("ann_fireball", True),
    Flag("ann_lightning", True),
    Flag("ann_plus_two", False),
)


@final
class HouseRules(Shared):
    """The options of this table, evaluated once. They never change."""

    def __init__(self, settings: Settings) -> None:
        self.classes = {row.id: class_values(row, settings) for row in CLASSES.values()}
        self.treasures = tuple([_treasure_deck(level, settings) for level in LEVELS])
        self.monsters = tuple([_monster_deck(level) for level in LEVELS])
        self.spells = tuple([_printed(spell, settings) for spell in SPELLS.values() for _ in range(spell.count)])
        self.duel = settings.flag("hero_duel")
        self.ambush = settings.flag("ambush")
        self.choose_heroes = settings.word("hero_choice") == CHOOSE
        self.unique_classes = settings.flag("unique_classes")
        self.choose_spells = settings.word("spell_choice") == CHOOSE
        self.both_spells = settings.word("spells_per_turn") == BOTH_SPELLS
        self.hidden_treasures = settings.flag("hidden_treasures")
        self.free_trade = settings.flag("free_trade")
        self.power_needs_empty = settings.flag("chamber_power_needs_empty")
        self.memory_aid = settings.flag("memory_aid")
        self.max_rounds = settings.whole("max_rounds")
        self.solo_par = settings.flag("solo_par")


def class_values(row: HeroClass, settings: Settings) -> HeroClass:
    """The figures of a class, adjusted by the options. [goal.totals] [ruling.elf_quota] [hero.elf] [hero.thief]"""
    totals = settings.word("gold_totals")
    if totals != STANDARD:
        row = replace(row, total=row.translator_total if totals == TRANSLATOR else row.short_total)
    if row.id == WIZARD:
        return replace(row, quota=settings.whole("wizard_spell_quota"))
    if row.id == ELF:
        return replace(row, quota=settings.whole("elf_spell_quota"), move=settings.whole("elf_move"))
    if row.id == DWARF and settings.flag("dwarf_gem_bonus"):
        return replace(row, gem_percent=FIGURES.gem_percent)
    if row.id == THIEF:
        return replace(row, secret_door=settings.whole("thief_secret"))
    return row


def in_play(switch: str, settings: Settings) -> bool:
    """Is a mark in play? It needs the option `annotations` and its own switch."""
    return settings.flag("annotations") and settings.flag(switch)


# The decks


def _monster_deck(level: int) -> tuple[str, ...]:
    """Monsters and traps of a level. [setup.sort] [trap.is_card]"""
    monsters = [row.id for row in MONSTERS.values() if row.level == level for _ in range(row.count)]
    return (*monsters, *[row.id for row in TRAPS.values() for _ in range(row.copies[level - 1])])


def _treasure_deck(level: int, settings: Settings) -> tuple[str, ...]:
    """The treasures of a level, with the marks that are in play. [setup.sort] [house.move_bonus]"""
    deck: list[str] = []
    for row in TREASURES:
        if row.level == level:
            deck += _copies(row, settings)
    return tuple(deck)


def _copies(row: TreasureRow, settings: Settings) -> list[str]:
    """All copies of a treasure card; the first ones bear the marks. Without potions, sacks of the same value.

    [ruling.potion]
    """
    if row.card == POTION and not settings.flag("healing_potions"):
        return [_SACK] * row.count
    copies = [row.card] * row.count
    for place, mark in enumerate(row.marks):
        if in_play(MARKS[mark].switch, settings):
            copies[place] = marked(row.card, mark)
    return copies


def _printed(spell: Spell, settings: Settings) -> str:
    """The spell card as it is dealt. [house.fireball_bonus] [house.lightning_bonus] [house.plus_two]"""
    if not spell.switch:
        return spell.id
    if not in_play(spell.switch, settings):
        return spell.plain
    # The translator himself calls +2 too strong: it counts as +1 unless its own option is on. [ruling.mark_plus_two]
    if spell.strong_switch and not in_play(spell.strong_switch, settings):
        return spell.weaker
    return spell.id
