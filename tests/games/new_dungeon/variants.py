"""Helpers for scenarios of house rules and hidden cards, and random matches."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.house_rules import OPTIONS
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.games.new_dungeon.view import HeroView
from oubliette.kernel import SPECTATOR, Ask, Choice, Flag, Match, Seeded, Setting, Value, Whole
from tests.games.new_dungeon.scenes import table

FACE_DOWN: Final = "face_down"
SWITCHES: Final = [option.name for option in OPTIONS if isinstance(option, Flag) and option.name.startswith("ann_")]


def only_marks(*switches: str) -> dict[str, Setting]:
    """The options for a game with these kinds of marks alone."""
    return {"annotations": True, **{name: name in switches for name in SWITCHES}}


def player(table: Table, hero: Hero, seat: int) -> HeroView:
    """A hero in a seat's view."""
    return GAME.view(table, seat)["players"][hero.seat]


def hand_seen(table: Table, hero: Hero, seat: int) -> list[str]:
    """A hero's treasures as a seat sees them."""
    return player(table, hero, seat)["treasures"]


def secret(*heroes: Hero, **options: Setting) -> Table:
    """A table with hidden treasures."""
    return table(*heroes, hidden_treasures=True, **options)


def hands_seen(laid: Table, hero: Hero) -> list[list[str]]:
    """A hero's treasures as each seat sees them, and as the spectator does."""
    return [hand_seen(laid, hero, seat) for seat in (*range(len(laid.heroes)), SPECTATOR)]


def cards_in(decks: tuple[tuple[str, ...], ...], face: str) -> dict[int, int]:
    """The number of copies of a card, by level."""
    return {level: deck.count(face) for level, deck in enumerate(decks, 1) if face in deck}


# Random matches


def random_options(luck: Random) -> dict[str, Setting]:
    """Random options, but at most 60 rounds, so that a match of random players ends."""
    options: dict[str, Setting] = {}
    for option in OPTIONS:
        if isinstance(option, Flag):
            options[option.name] = luck.random() < 0.5
        elif isinstance(option, Choice):
            options[option.name] = luck.choice(option.values)
        elif isinstance(option, Whole):
            options[option.name] = luck.randint(option.low, option.high)
    options["max_rounds"] = 60
    return options


def random_match(luck: Random, options: dict[str, Setting], answers: int) -> Match:
    """A match of bold random players, after this many answers or at its end."""
    match = Match.start(GAME, luck.randint(1, 6), options, Seeded(luck.getrandbits(32)))
    for _ in range(answers):
        if match.ask is None:
            break
        match.answer(bold(luck, match.ask))
    return match


def bold(luck: Random, ask: Ask[Any]) -> int:
    """A random answer, mostly one that does something: else nobody would ever meet a monster or a rival."""
    options = list(ask.options)
    if "drink_potion" in options:
        return options.index("drink_potion")
    if luck.random() < 0.15:
        return luck.randrange(len(options))
    facts = ask.facts or {}
    lively = [place for place, option in enumerate(options) if option not in ("stop", "none")]
    daring = [place for place in lively if _daring(options[place], facts)]
    return luck.choice(daring or lively or range(len(options)))


def _daring(option: Any, facts: Mapping[str, Value]) -> bool:
    if isinstance(option, tuple):
        return bool(option[0] != "secret_try")
    return facts.get(f"{option}_guard", "none") != "none"


def treasures_by_level(table: Table) -> list[list[str]]:
    """All treasure cards that are still in the game, by the level of their deck, as they were dealt."""
    found = [list(deck.cards) + list(deck.top) + list(deck.bottom) for deck in table.treasure_decks]
    lying = [one for one in table.own if one is not None and not one.unseen]
    for pile in [lying, *table.loot, *[hero.treasures for hero in table.heroes]]:
        for one in pile:
            found[one.level - 1].append("magic_sword" if one.card.bonus else one.card.charged or one.card.id)
    return [sorted(cards) for cards in found]
