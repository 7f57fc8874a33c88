"""A rough guess, for bots, of the party's chance to win the match from here."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.kit.data import load_rows

_FEW: Final = 6  # the first hit points count for more


@dataclass(frozen=True)
class ZoneWeights:
    """The weights of one zone, in logits."""

    id: str
    nothing: float
    hp: float
    few_hp: float
    xp: float
    armor: float
    potion: float
    food: float
    gold: float
    cursed: float
    poisoned: float
    blind: float
    feat: float


ZONE_WEIGHTS: Final = load_rows("oubliette.games.mini_rogue", "prospects.toml", "zone", ZoneWeights)  # zone 1 first


def worth(table: Table) -> float:
    """The weaker of two heroes sets the party's chance."""
    if table.won:
        return 1.0
    if table.cause_of_death:
        return 0.0
    return min([_chance(table, hero) for hero in table.heroes])


def _chance(table: Table, hero: Hero) -> float:
    by = ZONE_WEIGHTS[table.zone_number - 1]
    logit = (
        by.nothing
        + by.hp * hero.hp
        + by.few_hp * min(hero.hp, _FEW)
        + by.xp * hero.xp
        + by.armor * hero.armor
        + by.potion * len(hero.potions)
        + by.food * table.food
        + by.gold * table.gold
        + by.feat * hero.free_feats
    )
    if hero.cursed:
        logit += by.cursed
    if hero.poisoned:
        logit += by.poisoned
    if hero.blind:
        logit += by.blind
    return 1.0 / (1.0 + exp(-logit))
