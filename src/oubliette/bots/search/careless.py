"""The search guide of a bot that plays weakly on purpose."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from oubliette.bots.search.search_guide import TO_THE_END, SearchGuide, rules_of_thumb
from oubliette.kernel import AnyGame, Ask, Game, Match, Policy, derive

WHIM: Final = 0.3  # the share of questions answered on a whim


class Careless(SearchGuide):
    """Follows the rules of thumb most of the time; at random moments, on a whim, the result of a few short play-outs.

    It uses no exact solutions. Whether it has a whim depends on seed and ply only, so a question asked again gets the
    same answer.
    """

    length = 24
    depth = 1

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game)
        self.seed = seed
        self.rules_of_thumb = rules_of_thumb(game, seed)
        if type(game).worth is Game.worth:
            self.length = TO_THE_END  # without `worth`, only the end of the match tells who is ahead

    def policy(self, seed: int) -> Policy:
        return rules_of_thumb(self.game, seed)

    def routine(self, match: Match, ask: Ask[Any]) -> int:
        has_a_whim = Random(derive(self.seed, len(match.answers))).random() < WHIM
        return -1 if has_a_whim else self.rules_of_thumb(match, ask)
