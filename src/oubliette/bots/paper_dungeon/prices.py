"""The worth of things to a hero, in hit points. The figures were tuned by playing many floors."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from oubliette.bots.paper_dungeon.position import AVERAGE, Position
from oubliette.games.paper_dungeon.equipment import COIN_RUSH, MAGIC_SHIELD, WEAKLINGS
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.floor import (
    CHEST,
    COIN,
    ENEMIES,
    HEARTS,
    MYSTERY_ENEMY,
    MYSTERY_HEART,
    WEB,
    squares_of,
)
from oubliette.games.paper_dungeon.solver.atlas import WITH_KEY
from oubliette.games.paper_dungeon.solver.outlook import Outlook


@dataclass(frozen=True)
class GreedyWeights:
    """The weights of the greedy bot, in HP."""

    turn: float = 0.05  # the price of a turn
    death: float = 15.0
    edge: float = 2.8  # the scale, in HP, on which the estimated risk of death falls
    margin: float = 2.75  # HP with a risk of one half
    spare: float = 0.2  # an HP above the limit: a later wound may use it up
    coin: float = 0.45
    key: float = 0.2  # the share of a vault's worth that its key is worth
    ahead: int = 2  # turns to look ahead


GREEDY_WEIGHTS: Final = GreedyWeights()
_CALM: Final = 0.2  # the least cost of the way out, as a share of a wound's: keeps the hero from staying for ever


def hp_worth(hp: float, limit: int, weights: GreedyWeights) -> float:
    """The worth of having this many HP in the ledger before the stairs are reached."""
    worth = hp if hp <= limit else limit + weights.spare * (hp - limit)
    return worth - weights.death * death_risk(hp, weights)


def death_risk(hp: float, weights: GreedyWeights) -> float:
    """The estimated risk of death with this many HP."""
    return 1.0 / (1.0 + exp(min(60.0, (hp - weights.margin) / weights.edge)))


def coin_price(position: Position, weights: GreedyWeights) -> float:
    """The worth of a coin: less with few HP, because the dead cannot spend it."""
    return weights.coin * (1.0 - death_risk(position.hp, weights))


def outlook(position: Position, weights: GreedyWeights) -> Outlook:
    """The floor as it is now, with the worth of every square for this hero."""
    survey = position.survey
    marks, size = survey.floor.marks, survey.floor.grid.size
    hp, limit = position.hp, position.limit
    here = hp_worth(hp, limit, weights)
    coin = coin_price(position, weights)
    rush = FIGURES.coin_rush if COIN_RUSH in position.effects else 1
    by_mark: dict[str, float] = {
        COIN: coin * rush,
        CHEST: coin * rush * AVERAGE,
        WEB: -coin * min(AVERAGE, max(0.0, float(position.purse))),
        MYSTERY_HEART: hp_worth(hp + AVERAGE, limit, weights) - here,
        MYSTERY_ENEMY: hp_worth(hp - _harm(AVERAGE, position), limit, weights) - here,
    }
    for value, mark in enumerate(HEARTS, 1):
        by_mark[mark] = hp_worth(hp + value, limit, weights) - here
    for strength, mark in enumerate(ENEMIES, 1):
        by_mark[mark] = hp_worth(hp - _harm(strength, position), limit, weights) - here
    worths = [0.0] * size
    for square in squares_of(survey.floor.finds & ~position.taken):
        worths[square] = by_mark.get(marks[square], 0.0)
    if survey.floor.key >= 0 and not position.flags & WITH_KEY:
        inside = sum([max(0.0, worths[square]) for square in squares_of(survey.floor.vault)])
        worths[survey.floor.key] = weights.key * inside
    # Beyond the turns looked ahead, the way out costs as much as wounds; with a shield, little.
    haste = _CALM if MAGIC_SHIELD in position.effects else max(_CALM, (here - hp_worth(hp - 2, limit, weights)) / 2)
    return Outlook(survey.atlas, survey.ways_out, worths, position.webs, haste)


def _harm(strength: float, position: Position) -> float:
    if MAGIC_SHIELD in position.effects:
        return 0.0
    return float(FIGURES.weakling) if WEAKLINGS in position.effects else strength
