"""The bot that looks one answer ahead: it tries each option on a fork and takes the one with the best mean worth.

It sees no more than its seat does: every fork deals the hidden cards again and rolls its own dice.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from oubliette.kernel import AnyGame, Ask, Game, Match, Policy, Seeded, derive

SAMPLES: Final = 8  # tries per option that depends on chance
WIDTH: Final = 48  # options of a long list that are tried


def greedy(game: AnyGame, _seat: int, seed: int, samples: int = SAMPLES, width: int = WIDTH) -> Policy:
    """Take the option with the best mean `worth` at the next question.

    Its random numbers depend on seed and ply only, so the same question gets the same answer in a resumed match and
    after an undo. It picks at random among options of equal worth, otherwise it might walk in circles.
    """
    has_secrets = type(game).imagine is not Game.imagine

    def pick(match: Match, ask: Ask[Any]) -> int:
        count = len(ask.options)
        if count == 1:
            return 0
        seat = ask.seat  # a bot may answer for any seat
        ply = len(match.answers)
        rng = Random(derive(seed, ply))
        # Every option is tried with the same seeds, so with the same dice and the same hidden cards.
        seeds = [derive(seed, ply, sample) for sample in range(samples)]
        chosen: list[int] = []
        best = float("-inf")
        for index in range(count) if count <= width else rng.sample(range(count), width):
            worth = _try(match, seat, index, seeds, has_secrets)
            if worth > best:
                best, chosen = worth, [index]
            elif worth == best:
                chosen.append(index)
        return rng.choice(chosen)

    return pick


def _try(match: Match, seat: int, index: int, seeds: list[int], has_secrets: bool) -> float:
    """The mean worth for the seat after that answer."""
    total = 0.0
    for seed in seeds:
        twin = match.fork(Seeded(seed), seat)
        twin.answer(index)
        worth = twin.worth(seat)
        if not has_secrets and len(twin.answers) == len(match.answers) + 1:
            return worth  # without dice and hidden cards every try gives the same
        total += worth
    return total / len(seeds)
