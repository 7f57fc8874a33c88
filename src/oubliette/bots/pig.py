"""Bots that know Pig."""

from __future__ import annotations

from typing import Any, Final

from oubliette.games.pig import GAME
from oubliette.kernel import AnyGame, Ask, Match, Policy

BOTS: Final = ("greedy",)

# With 20 points in the pot, one more roll loses as much as it wins on average: a sixth of the pot against 20/6 points.
ENOUGH: Final = 20
ROLL: Final = 0
HOLD: Final = 1


def greedy(_game: AnyGame, _seat: int, _seed: int) -> Policy:
    """Hold at 20, or as soon as holding wins."""

    def pick(match: Match, ask: Ask[Any]) -> int:
        seat = ask.seat
        seen = GAME.view(match.table, seat)
        pot = seen["pot"]
        return HOLD if pot >= ENOUGH or seen["points"][seat] + pot >= seen["target"] else ROLL

    return pick
