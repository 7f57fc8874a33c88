"""What a game tells the bots that search it. Each game's own guide is in `bots/<game>/search_guide.py`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from oubliette.bots import find_bot, has_own
from oubliette.bots.findings import Findings
from oubliette.games import part_of
from oubliette.kernel import AnyGame, Ask, Match, Policy

TO_THE_END: Final = 1_000_000_000  # answers
MANY: Final = 64  # options


class SearchGuide:
    """How to search a game. This generic guide works for every game; games override what they know better.

    `length`: the most answers in a play-out, fate's included; then `value` judges the position.
    `rounds`: a play-out also stops when this many rounds have begun (0: no such limit).
    `depth`: how many answers deep the tree grows; below that the policy answers (1: only the question itself).
    `trust`, `caution`: another answer must look better than that of the rules of thumb by `trust` (0 to 1) plus
    `caution` standard errors.
    `curiosity`: the weight of exploration in UCB.
    `width`, `growth`: a question met n times gets `width * n ** growth` answers besides the first.
    """

    length = TO_THE_END
    rounds = 0
    depth = 1_000
    trust = 0.0
    caution = 0.0
    curiosity = 0.7
    width = 2.0
    growth = 0.5

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def begin(self, match: Match, ask: Ask[Any]) -> None:  # does nothing in most games
        """Called when a search for the answer to this question begins."""

    def policy(self, seed: int) -> Policy:
        """The policy that answers for every seat in play-outs. It must be quick."""
        return find_bot("random", self.game.id)(self.game, 0, seed)

    def routine(self, match: Match, ask: Ask[Any]) -> int:
        """The answer to a question that needs no thought, or -1."""
        return -1

    def solve(self, match: Match, ask: Ask[Any]) -> Findings | None:
        """The exact solution, where the question is a small enough problem; else None."""
        return None

    def solution(self, match: Match, ask: Ask[Any]) -> Findings | None:
        """Like `solve`, for bots: it may leave out the other answers and all facts."""
        return self.solve(match, ask)

    def round(self, match: Match) -> int:
        """The number of the current round, for play-outs that stop by rounds."""
        return match.game.rounds(match.table)

    def candidates(self, match: Match, ask: Ask[Any], rng: Random) -> Sequence[int]:
        """The indices of answers to try besides the policy's, the most promising first.

        The policy's answer may be among them. A long list may be cut to as many as a search could ever try.
        """
        count = len(ask.options)
        return rng.sample(range(count), min(count, MANY))

    def value(self, match: Match, seat: int) -> float:
        """How well that seat does, 0 to 1, at the end of a play-out."""
        return match.worth(seat)


class ByPolicy(SearchGuide):
    """The guide of a game whose `greedy` is quick enough for play-outs."""

    trust = 0.01
    caution = 1.0

    def policy(self, seed: int) -> Policy:
        return rules_of_thumb(self.game, seed)


def rules_of_thumb(game: AnyGame, seed: int) -> Policy:
    """The rules of thumb of a game: its own `greedy`; else the random bot."""
    name = "greedy" if has_own("greedy", game.id) else "random"
    return find_bot(name, game.id)(game, 0, seed)


def guide_of(game: AnyGame) -> SearchGuide:
    """The search guide of a game: its own, from `bots/<game>/search_guide.py`, or a generic one."""
    own = part_of(game.id, "oubliette.bots", "search_guide")
    if own is None:
        return ByPolicy(game) if has_own("greedy", game.id) else SearchGuide(game)
    made: SearchGuide = own.guide(game)
    return made
