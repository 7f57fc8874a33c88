"""The bot that looks one answer ahead: it tries each option on a fork and takes the one with the best outcome.

It sees no more than its seat does: every fork deals the hidden cards anew and rolls its own dice.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from oubliette.kernel import AnyGame, Ask, Game, Match, Policy, Seeded, derive

SAMPLES: Final = 8  # tries per option that depends on chance
WIDTH: Final = 48  # options of a long list that are tried


def greedy(game: AnyGame, _seat: int, seed: int, samples: int = SAMPLES, width: int = WIDTH) -> Policy:
    """Take the option with the best mean `worth` at the moment somebody is asked again.

    Its random numbers depend on the ply, as those of the dice do: a resumed match, or an answer taken back and asked
    for again, gets the same reply. It draws lots between options of equal worth, or it might walk in circles.
    """
    has_secrets = type(game).imagine is not Game.imagine

    def pick(match: Match, ask: Ask[Any]) -> int:
        count = len(ask.options)
        if count == 1:
            return 0
        seat = ask.seat  # a bot may answer for any seat
        ply = len(match.answers)
        lots = Random(derive(seed, ply))
        # Every option gets the same dreams: this compares them on the same dice and the same hidden cards.
        dreams = [derive(seed, ply, sample) for sample in range(samples)]
        chosen: list[int] = []
        best = float("-inf")
        for index in range(count) if count <= width else lots.sample(range(count), width):
            worth = _try(match, seat, index, dreams, has_secrets)
            if worth > best:
                best, chosen = worth, [index]
            elif worth == best:
                chosen.append(index)
        return lots.choice(chosen)

    return pick


def _try(match: Match, seat: int, index: int, dreams: list[int], has_secrets: bool) -> float:
    """The mean worth for the seat after that answer."""
    total = 0.0
    for dream in dreams:
        twin = match.fork(Seeded(dream), seat)
        twin.answer(index)
        worth = twin.worth(seat)
        if not has_secrets and len(twin.answers) == len(match.answers) + 1:
            return worth  # neither dice nor hidden cards: every dream would give the same
        total += worth
    return total / len(dreams)
