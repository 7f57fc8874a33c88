"""The search guide of a bot that plays weakly on purpose."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from oubliette.bots.search.search_guide import TO_THE_END, SearchGuide, thumb_of
from oubliette.kernel import AnyGame, Ask, Game, Match, Policy, derive

WHIM: Final = 0.3  # of all questions


class Careless(SearchGuide):
    """Goes by rules of thumb most of the time. Now and then it follows a whim: whatever a few short tries told it.

    It reckons nothing out. Its whims belong to the ply, as all luck does.
    """

    length = 24
    depth = 1

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game)
        self.seed = seed
        self.thumb = thumb_of(game, seed)
        if type(game).worth is Game.worth:
            self.length = TO_THE_END  # nobody can say before how it stands

    def policy(self, seed: int) -> Policy:
        return thumb_of(self.game, seed)

    def routine(self, match: Match, ask: Ask[Any]) -> int:
        has_a_whim = Random(derive(self.seed, len(match.answers))).random() < WHIM
        return -1 if has_a_whim else self.thumb(match, ask)
