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
from oubliette.kernel.catalogue import set_finder

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

__version__ = "0.2.0"


def _find(game_id: str) -> AnyGame:
    from oubliette.games import find  # noqa: PLC0415 - load the games only when one is played

    return find(game_id)


set_finder(_find)
