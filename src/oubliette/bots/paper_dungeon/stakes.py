"""The worth of leaving a floor, where one death counts 1. The figures were tuned by playing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from oubliette.bots.paper_dungeon.position import Position
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.solver.prospects import Terms

LOWEST: Final = -4  # fewer HP in the ledger count as this many
SPARE: Final = 3  # more HP above the limit count as this many
_RISK: Final = 60.0  # points that a death costs besides those of the purse: later finds, and HP


@dataclass(frozen=True)
class Weights:
    """The weights of the exact bot, in deaths."""

    turn: float = 0.0005  # the price of a turn
    weakness: float = 0.45  # the cost of going on with 0 HP before the last floors …
    weakness_scale: float = 3.3  # … and the scale, in HP, on which it falls
    first_floors: float = 0.4  # the share of that cost on the first floors
    coin: float = 0.005  # a coin, if the match is played without score
    pull_per_turn: float = 0.85  # factor on the pull of a find for each turn of distance
    coins_to_fetch: float = 0.6  # factor on the worth of coins still to fetch
    pull_per_hp: float = 0.3  # the loss of pull for each HP that the way costs
    coin_turns: int = 80  # turns on a floor after which coins no longer attract
    no_heart_hp: int = 7  # with at least this many HP, plan no heart
    two_hearts_hp: int = 3  # with at most this many HP, plan two hearts; in between, one


WEIGHTS: Final = Weights()


@dataclass(frozen=True)
class Stakes:
    """The worth of leaving this floor, by HP, and of a coin."""

    terms: Terms
    coin: float


def stakes(position: Position, weights: Weights) -> Stakes:
    """Counts only deaths; or, with the score option, points: a death loses those of the purse."""
    me = position.me
    with_score = position.settings.flag("score")
    return _stakes(
        position.limit, me["coins"], min(position.floors_left, 1), danger(position, weights), with_score, weights
    )


@lru_cache(maxsize=500)
def _stakes(limit: int, purse: int, floors_left: int, threat: float, with_score: bool, weights: Weights) -> Stakes:
    lost = purse * weights.coin
    coin = weights.coin
    final = 0.002  # the worth of an HP after the last floor
    if with_score:
        points = _RISK + FIGURES.score_per_coin * purse  # the cost of a death, coins of this floor included
        coin = FIGURES.score_per_coin / points
        lost = 0.0
        final = FIGURES.score_per_hp / points
    if not floors_left:
        coin = max(coin, 0.001) if with_score else 0.001
    ends: list[float] = []
    for hp in range(LOWEST, limit + SPARE + 1):
        if hp >= FIGURES.dead_below:
            ends.append(
                -threat * weakness(min(hp, limit), weights) if floors_left else final * (min(hp, limit) - limit)
            )
        else:
            fresh = -threat * weakness(FIGURES.hp_after_death, weights) if floors_left else -final * limit
            ends.append(fresh - 1.0 - lost)
    return Stakes(Terms(LOWEST, tuple(ends), weights.turn), coin)


def danger(position: Position, weights: Weights) -> float:
    """The danger of the next floors compared with the last ones. It grows in five steps."""
    share = 1.0 - position.floors_left / position.floors
    return weights.first_floors + (1.0 - weights.first_floors) * min(4, int(5 * share)) / 4


def weakness(hp: float, weights: Weights) -> float:
    """The cost of going on with this many HP, on the most dangerous floors."""
    return weights.weakness * exp(-hp / weights.weakness_scale)
