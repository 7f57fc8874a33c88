"""How to search The New Dungeon: dreams of a few rounds, played by who wants to be out first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from oubliette.bots.facts import number
from oubliette.bots.new_dungeon.pace import Pace
from oubliette.bots.new_dungeon.racer import Racer
from oubliette.bots.search.search_guide import SearchGuide
from oubliette.kernel import AnyGame, Ask, Match, Policy

# Questions that are worth a search, besides the first step; all others have an answer that hardly matters.
_WEIGHTY: Final = frozenset({"decide.turn_plan", "decide.action", "decide.attack_mode"})


class NewDungeonGuide(SearchGuide):
    """The choice that matters is where to go on this turn: the single steps that follow are routine."""

    rounds = 4
    trust = 0.02
    caution = 2.0

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.pace = Pace()

    def policy(self, seed: int) -> Policy:
        """The same in every dream, but it remembers what it is about."""
        return Racer(self.pace).pick

    def routine(self, match: Match, ask: Ask[Any]) -> int:
        """On the way he walks on, and what is no matter of life and death is answered by rule of thumb."""
        if ask.prompt in _WEIGHTY:
            return -1
        if ask.prompt == "decide.step" and number(ask.facts or {}, "left") >= match.table.heroes[ask.seat].kind.move:
            return -1  # the first step: where to?
        return Racer(self.pace).pick(match, ask)

    def candidates(self, match: Match, ask: Ask[Any], rng: Random) -> Sequence[int]:
        """All of them: there are seldom more than five."""
        order = list(range(len(ask.options)))
        rng.shuffle(order)
        return order


def guide(game: AnyGame) -> SearchGuide:
    """How to search The New Dungeon."""
    return NewDungeonGuide(game)
