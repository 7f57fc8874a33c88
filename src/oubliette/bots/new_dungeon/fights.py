"""The results of fighting a monster to the end, and of a single attack."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from oubliette.bots.new_dungeon.chances import KILLED, LIGHT, SERIOUS, at_least

_WOUNDED: Final = SERIOUS + LIGHT
_GOES_ON: Final = 1.0 - KILLED - _WOUNDED  # the share of counter-attacks that change nothing


class Fight(NamedTuple):
    """The chances to kill with one attack, to kill in the end, and to be wounded and win; and the turns it takes.

    A counter-attack may make the hero drop a treasure under the monster: if he kills it, he has lost nothing.
    """

    hit: float
    wins: float
    wounds: float
    turns: float


@lru_cache(maxsize=64)
def fight(needed: int, wounded: bool) -> Fight:
    """Fight until the hero or the monster is dead; `needed` or more on two dice kills the monster."""
    hit = at_least(needed)
    if hit <= 0.0:
        return Fight(0.0, 0.0, 0.0, 30.0)
    miss = 1.0 - hit
    again = 1.0 / (1.0 - miss * _GOES_ON)  # attacks before something changes
    wins = hit * again
    if wounded:
        return Fight(hit, wins, wins, again)
    worse = miss * _WOUNDED * again
    return Fight(hit, wins + worse * wins, worse * wins, again + worse * again)
