"""How a fight ends for a hero who does not give up, and how one single attack does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from oubliette.bots.new_dungeon.chances import KILLED, LIGHT, SERIOUS, at_least

_WOUNDED: Final = SERIOUS + LIGHT
_GOES_ON: Final = 1.0 - KILLED - _WOUNDED  # of all counter-attacks


class Fight(NamedTuple):
    """Chances: to kill with one attack, to kill at last, to be wounded by then; and the turns it takes.

    What a counter-attack makes him leave lies under the monster: who kills it in the end has lost nothing.
    """

    hit: float
    wins: float
    hurt: float
    turns: float


@lru_cache(maxsize=64)
def fight(needed: int, wounded: bool) -> Fight:
    """Against a monster that a total of two dice kills, until he or it is dead."""
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
