"""Setting up: characters, boards, the pile of guardians, the leader."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.cards import (
    CHARACTERS,
    DIFFICULTIES,
    GUARDIANS,
    MOST_ARMOR,
    MOST_FOOD,
    MOST_GOLD,
    guardian_cards,
)
from oubliette.games.mini_rogue.coop import first_leader
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.kernel import FATE, Ask, IllegalSetUp, Rule, Settings, Value
from oubliette.kit.deck import Deck

CHOOSE: Final = "choose"
RANDOM: Final = "random"
CHARACTER_OPTIONS: Final = ("character", "second_character")  # by seat
_ORDINARY_GUARDIANS: Final = len([guardian for guardian in GUARDIANS if guardian.set == "pnp"])


def check(seats: int, settings: Settings) -> None:
    """Refuse two equal characters in co-op, and a second character in solo."""
    first, second = [settings.word(option) for option in CHARACTER_OPTIONS]
    if seats == 1:
        if second != CHOOSE:
            raise IllegalSetUp("no_second_character", "a solo match of mini_rogue has no second character")
    elif first == second and first in CHARACTERS:
        raise IllegalSetUp(
            "same_character",
            f"two players of mini_rogue need two different characters, not twice the {first}",
            character=first,
        )


def set_up(table: Table) -> Rule[None]:
    """Set up characters, the stock, the guardians and the leader. The first zone's preparation lays out the grid.

    [setup.party_marker_zone_one] [setup.enemy_hp_marker_zero] [setup.reference_card_ready]
    """
    for hero in table.heroes:
        yield from choose_character(table, hero)
    fill_stock(table)
    pile_guardians(table)
    if len(table.heroes) > 1:
        yield from first_leader(table)


def choose_character(table: Table, hero: Hero) -> Rule[None]:
    """The player or the dice choose; no two are the same. [setup.choose_character] [coop.one_character_each]"""
    wanted = table.settings.word(CHARACTER_OPTIONS[hero.seat])
    if wanted not in CHARACTERS:
        taken = [other.character for other in table.heroes if other is not hero]
        promised = [table.settings.word(option) for option in CHARACTER_OPTIONS]
        free = [character for character in CHARACTERS if character not in taken and character not in promised]
        if wanted == CHOOSE:
            facts: dict[str, Value] = {
                f"{character}_{stat}": figure
                for character in free
                for stat, figure in starting_figures(table, character).items()
            }
            wanted = yield from Ask(hero.seat, "decide.choose_character", [*free, RANDOM], facts)
        if wanted == RANDOM:
            wanted = yield from Ask(FATE, "draw.character", free, {"seat": hero.seat})
    hero.character = wanted
    table.tell("setup.choose_character", seat=hero.seat, character=wanted)
    deal_stats(table, hero)


def starting_figures(table: Table, character: str) -> dict[str, int]:
    """HP, armor, food and gold of a card, changed by the difficulty. HP stays at 1 or more, the others at 0 or more."""
    card, difficulty = CHARACTERS[character], DIFFICULTIES[table.settings.word("difficulty")]
    return {
        "hp": max(1, card.hp + difficulty.hp),
        "armor": min(max(0, card.armor + difficulty.armor), MOST_ARMOR),
        "food": min(max(0, card.food + difficulty.food), MOST_FOOD),
        "gold": min(max(0, card.gold + difficulty.gold), MOST_GOLD),
    }


def deal_stats(table: Table, hero: Hero) -> None:
    """Give the hero the figures of the card; XP starts at 0. [setup.starting_stats]

    [setup.start_level_one] [setup.two_potion_markers]
    """
    figures = starting_figures(table, hero.character)
    hero.hp = figures["hp"]
    hero.armor = figures["armor"]
    hero.potions = list(CHARACTERS[hero.character].potions)
    table.tell("setup.starting_stats", seat=hero.seat, hp=hero.hp, armor=hero.armor, potions=tuple(hero.potions))


def fill_stock(table: Table) -> None:
    """Add up the gold and food of all characters, up to the limits of one board. [ruling.coop_start_pool]"""
    for hero in table.heroes:
        figures = starting_figures(table, hero.character)
        table.gold = min(table.gold + figures["gold"], MOST_GOLD)
        table.food = min(table.food + figures["food"], MOST_FOOD)
    table.tell("stat.stock", gold=table.gold, food=table.food)


def pile_guardians(table: Table) -> None:
    """Lay three guardians face down above Og's Remains. [setup.guardian_pile]"""
    table.guardians = Deck(guardian_cards(table.settings.word("card_set")))
    table.pile = _ORDINARY_GUARDIANS
    table.tell("setup.guardian_pile", pile=table.pile)
