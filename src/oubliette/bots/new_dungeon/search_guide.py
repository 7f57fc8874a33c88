"""How to search The New Dungeon: play-outs of a few rounds by the racer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from oubliette.bots.facts import number
from oubliette.bots.new_dungeon.pace import Pace
from oubliette.bots.new_dungeon.racer import Racer
from oubliette.bots.search.search_guide import SearchGuide
from oubliette.kernel import AnyGame, Ask, Match, Policy

# Questions worth a search, besides the first step; the others hardly matter.
_WEIGHTY: Final = frozenset({"decide.turn_plan", "decide.action", "decide.attack_mode"})


class NewDungeonGuide(SearchGuide):
    """Searches where to go in this turn. The single steps that follow are routine."""

    rounds = 4
    trust = 0.02
    caution = 2.0

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.pace = Pace()

    def policy(self, seed: int) -> Policy:
        """A new racer: it remembers its destination, and chance plays no part in it."""
        return Racer(self.pace).pick

    def routine(self, match: Match, ask: Ask[Any]) -> int:
        """Later steps of a move and minor questions follow the racer."""
        if ask.prompt in _WEIGHTY:
            return -1
        if ask.prompt == "decide.step" and number(ask.facts or {}, "left") >= match.table.heroes[ask.seat].kind.move:
            return -1  # the first step: where to?
        return Racer(self.pace).pick(match, ask)

    def candidates(self, match: Match, ask: Ask[Any], rng: Random) -> Sequence[int]:
        """All answers, in random order: there are seldom more than five."""
        order = list(range(len(ask.options)))
        rng.shuffle(order)
        return order


def guide(game: AnyGame) -> SearchGuide:
    """How to search The New Dungeon."""
    return NewDungeonGuide(game)
