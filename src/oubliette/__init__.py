"""Oubliette: a digital home for dungeon tabletop games.

>>> from oubliette import Match, Seeded
>>> match = Match.start("pig", seats=2, fate=Seeded(7))
>>> match.ask.prompt
'turn.choice'
"""

from oubliette.kernel import (
    AnyGame,
    IllegalAnswer,
    Match,
    Problem,
    RealDice,
    Record,
    Scripted,
    Seeded,
    Verifiable,
)
from oubliette.kernel.catalogue import look_in

__all__ = [
    "IllegalAnswer",
    "Match",
    "Problem",
    "RealDice",
    "Record",
    "Scripted",
    "Seeded",
    "Verifiable",
]

__version__ = "0.1.0"


def _find(game_id: str) -> AnyGame:
    from oubliette.games import find  # noqa: PLC0415 - games are loaded when one is played, not before

    return find(game_id)


look_in(_find)
