"""What is at stake when a hero leaves a floor. The measure of everything is one death; figures found by playing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final

from oubliette.bots.paper_dungeon.position import Position
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.solver.prospects import Terms

LOWEST: Final = -4  # HP in the ledger that are told apart from fewer
SPARE: Final = 3  # HP above the limit that are told apart from more
_RISK: Final = 60.0  # points that a death costs besides those of the purse: what was found since, and the HP


@dataclass(frozen=True)
class Nerve:
    """How a hero weighs things up, in deaths."""

    turn: float = 0.0005  # the price of a turn
    weak: float = 0.45  # what it costs to go on with no HP at all when the last floors come,
    fades: float = 3.3  # and the HP over which that fades
    mild: float = 0.4  # of that, on the first floors
    coin: float = 0.005  # a coin, where only deaths count
    fading: float = 0.85  # of the pull of a find, with every turn that it is away
    far: float = 0.6  # of a coin's worth, for one that is still to be fetched
    blood: float = 0.3  # of a coin's pull, for every HP that the way costs
    tires: int = 80  # turns on a floor after which coins are no longer looked for
    ease: int = 7  # HP from which on no heart is planned for, only met,
    need: int = 3  # and up to which two of them are, not one


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
    return _stakes(
        position.limit, me["coins"], min(position.floors_left, 1), danger(position, nerve), with_score, nerve
    )


@lru_cache(maxsize=500)
def _stakes(limit: int, purse: int, floors_left: int, threat: float, with_score: bool, nerve: Nerve) -> Stakes:
    lost = purse * nerve.coin
    coin = nerve.coin
    final = 0.002  # an HP at the very end
    if with_score:
        points = _RISK + FIGURES.score_per_coin * purse  # what one death costs, coins of this floor included
        coin = FIGURES.score_per_coin / points
        lost = 0.0
        final = FIGURES.score_per_hp / points
    if not floors_left:
        coin = max(coin, 0.001) if with_score else 0.001
    ends: list[float] = []
    for hp in range(LOWEST, limit + SPARE + 1):
        if hp >= FIGURES.dead_below:
            ends.append(-threat * weakness(min(hp, limit), nerve) if floors_left else final * (min(hp, limit) - limit))
        else:
            fresh = -threat * weakness(FIGURES.hp_after_death, nerve) if floors_left else -final * limit
            ends.append(fresh - 1.0 - lost)
    return Stakes(Terms(LOWEST, tuple(ends), nerve.turn), coin)


def danger(position: Position, nerve: Nerve) -> float:
    """How dangerous the floors are that come next, compared with the last ones: they grow so in five steps."""
    share = 1.0 - position.floors_left / position.settings.whole("floors")
    return nerve.mild + (1.0 - nerve.mild) * min(4, int(5 * share)) / 4


def weakness(hp: float, nerve: Nerve) -> float:
    """What it costs later to go on with so many HP, where it is most dangerous."""
    return nerve.weak * exp(-hp / nerve.fades)
