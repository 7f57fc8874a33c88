"""Chances of two dice, against one monster or against the unseen monsters of a level."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from oubliette.games.new_dungeon.cards import CAGE, CARDS, MONSTERS, SLIDE, WOUNDS

_WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # throws of two dice for each total
_OF: Final = 36


@cache
def at_least(needed: int) -> float:
    """The chance that two dice show at least this total."""
    return sum(_WAYS[max(2, min(needed, 13)) :]) / _OF


def chance_of(wound: str) -> float:
    """The chance that a counter-attack has this result."""
    return sum(_WAYS[total] for total, row in WOUNDS.items() if row.id == wound) / _OF


KILLED: Final = chance_of("killed")
SERIOUS: Final = chance_of("serious_wound")
LIGHT: Final = chance_of("light_wound")
STUNNED: Final = chance_of("stunned")


class Odds(NamedTuple):
    """Chances when attacking a card: a hit, a slide, a cage. Otherwise a miss."""

    hit: float
    slide: float
    cage: float


@lru_cache(maxsize=4096)
def odds(cards: tuple[str, ...], colour: str, bonus: int) -> Odds:
    """The chances against a card that is one of these."""
    if not cards:
        return Odds(1.0, 0.0, 0.0)
    hit = 0.0
    for card in cards:
        monster = MONSTERS.get(card)
        if monster is not None:
            hit += at_least(monster.number(colour) - bonus)
    return Odds(hit / len(cards), cards.count(SLIDE) / len(cards), cards.count(CAGE) / len(cards))


@lru_cache(maxsize=4096)
def mean_value(cards: tuple[str, ...]) -> float:
    """The mean value of a treasure that is one of these."""
    return sum(CARDS[card].value for card in cards) / len(cards) if cards else 0.0
