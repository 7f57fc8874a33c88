"""What is at stake when a hero leaves a floor. The measure of everything is one death; figures found by playing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from oubliette.bots.paper_dungeon.position import Position
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.solver.prospects import Terms

LOWEST: Final = -6  # HP in the ledger that are told apart from fewer
SPARE: Final = 4  # HP above the limit that are told apart from more


@dataclass(frozen=True)
class Nerve:
    """How a hero weighs things up, in deaths."""

    turn: float = 0.0005  # the price of a turn
    weak: float = 0.15  # what it costs to go on with no HP at all,
    fades: float = 3.0  # and the HP over which that fades
    coin: float = 0.008  # a coin, where only deaths count
    fading: float = 0.85  # of the pull of a find, with every turn that it is away
    far: float = 0.6  # of a coin's worth, for one that is still to be fetched
    blood: float = 0.3  # of a coin's pull, for every HP that the way costs
    tires: int = 80  # turns on a floor after which coins are no longer looked for
    hearts: int = 4  # that are planned with; the others are met by chance


NERVE: Final = Nerve()


@dataclass(frozen=True)
class Stakes:
    """What leaving this floor is worth by HP, and what a coin is."""

    terms: Terms
    coin: float


def stakes(position: Position, nerve: Nerve) -> Stakes:
    """By the deaths alone; or where a score is kept by the points, of which a death loses those of the purse."""
    me = position.me
    with_score = position.settings.flag("score")
    return _stakes(position.limit, me["coins"], min(position.floors_left, 1), with_score, nerve)


@lru_cache(maxsize=500)
def _stakes(limit: int, purse: int, floors_left: int, with_score: bool, nerve: Nerve) -> Stakes:
    lost = purse * nerve.coin
    coin = nerve.coin
    final = 0.002  # an HP at the very end
    if with_score:
        points = 10.0 + FIGURES.score_per_coin * purse  # what one death is about
        coin = FIGURES.score_per_coin / points
        lost = 0.0
        final = FIGURES.score_per_hp / points
    if not floors_left:
        coin = max(coin, 0.001) if with_score else 0.001
    ends: list[float] = []
    for hp in range(LOWEST, limit + SPARE + 1):
        if hp >= FIGURES.dead_below:
            ends.append(-weakness(min(hp, limit), nerve) if floors_left else final * (min(hp, limit) - limit))
        else:
            fresh = -weakness(FIGURES.hp_after_death, nerve) if floors_left else -final * limit
            ends.append(fresh - 1.0 - lost)
    return Stakes(Terms(LOWEST, tuple(ends), nerve.turn), coin)


def weakness(hp: float, nerve: Nerve) -> float:
    """What it costs later to go on with so many HP."""
    return nerve.weak * exp(-hp / nerve.fades)
