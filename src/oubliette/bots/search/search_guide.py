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
    """How to search a game. This one knows nothing but the rules; games say what they know better.

    `length`: a play-out takes so many answers, fate's included, then `worth` decides. `rounds`: it stops when so many
    rounds have begun (0: never for that reason). `depth`: so many answers deep the tree grows, after that the policy
    answers alone (1: nothing but the question itself is looked into). `trust`: by so much (of 0 to 1) another answer
    must look better than what the rules of thumb say, and by `caution` standard errors more than that. `curiosity`: how
    far UCB strays from what looked good. `width`, `growth`: of a question that was met n times, `width * n ** growth`
    answers are looked into besides the first.
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

    def begin(self, match: Match, ask: Ask[Any]) -> None:  # most games have nothing to remember
        """A search for the answer to this question begins."""

    def policy(self, seed: int) -> Policy:
        """Who answers for everybody in play-outs. It must be quick."""
        return find_bot("random", self.game.id)(self.game, 0, seed)

    def routine(self, match: Match, ask: Ask[Any]) -> int:
        """The answer to a question that needs no thought, or -1."""
        return -1

    def solve(self, match: Match, ask: Ask[Any]) -> Findings | None:
        """The exact solution, where the question is a small problem."""
        return None

    def solution(self, match: Match, ask: Ask[Any]) -> Findings | None:
        """The same for bots, who need no figures for the other answers: the best one alone will do."""
        return self.solve(match, ask)

    def round(self, match: Match) -> int:
        """The round that is being played, for play-outs that stop by rounds."""
        return match.game.rounds(match.table)

    def candidates(self, match: Match, ask: Ask[Any], lots: Random) -> Sequence[int]:
        """The answers to look into besides what the policy says, by index, the most promising first.

        What the policy says may be among them. Of a list that is too long, as many as could ever be tried.
        """
        count = len(ask.options)
        return lots.sample(range(count), min(count, MANY))

    def value(self, match: Match, seat: int) -> float:
        """How well that seat stands, 0 to 1, at the end of a play-out."""
        return match.worth(seat)


class ByPolicy(SearchGuide):
    """The guide of a game whose `greedy` is quick enough for play-outs."""

    trust = 0.01
    caution = 1.0

    def policy(self, seed: int) -> Policy:
        return thumb_of(self.game, seed)


def thumb_of(game: AnyGame, seed: int) -> Policy:
    """The rules of thumb that a game has, its own `greedy`; else any answer is as good as any other."""
    name = "greedy" if has_own("greedy", game.id) else "random"
    return find_bot(name, game.id)(game, 0, seed)


def guide_of(game: AnyGame) -> SearchGuide:
    """The search guide of a game: that of its module `bots/<game>/search_guide.py`, else a generic one."""
    own = part_of(game.id, "oubliette.bots", "search_guide")
    if own is None:
        return ByPolicy(game) if has_own("greedy", game.id) else SearchGuide(game)
    made: SearchGuide = own.guide(game)
    return made
