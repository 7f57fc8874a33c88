"""Finds the answer to a question: an exact solution, a routine answer, or a search within a budget."""

from __future__ import annotations

from typing import Any, final

from oubliette.bots.findings import POLICY, Findings, only, settled
from oubliette.bots.search.budget import Budget
from oubliette.bots.search.cores import search_on_cores
from oubliette.bots.search.search_guide import SearchGuide, guide_of
from oubliette.bots.search.tree_search import TreeSearch
from oubliette.kernel import AnyGame, Ask, Match, derive


@final
class Search:
    """Answers the questions of one game within a budget.

    Every iteration forks the match with its own dice, deals again what the asked seat cannot see, walks down the tree
    of answers, adds one, lets the game's policy play on and values the position for every seat. Random numbers depend
    on seed and ply only: with a budget in iterations, a question asked again gets the same findings.
    """

    __slots__ = ("budget", "game", "guide", "seed")

    def __init__(self, game: AnyGame, budget: Budget, guide: SearchGuide | None = None, seed: int = 0) -> None:
        assert guide is None or budget.cores == 1, "worker processes can only load the game's own search guide"
        self.game = game
        self.budget = budget
        self.guide = guide if guide is not None else guide_of(game)
        self.seed = seed

    def think(self, match: Match, ask: Ask[Any]) -> Findings:
        """The answer for a bot, and how good the others looked. Routine questions need no search."""
        if len(ask.options) == 1:
            return only()
        solution = self.guide.solution(match, ask)
        if solution is not None:
            return solution
        usual = self.guide.routine(match, ask)
        return self.search(match, ask) if usual < 0 else settled(POLICY, usual)

    def explain(self, match: Match, ask: Ask[Any]) -> Findings:
        """The findings for people, who want to see the other answers compared, in routine questions too."""
        if len(ask.options) == 1:
            return only()
        return self.guide.solve(match, ask) or self.search(match, ask)

    def search(self, match: Match, ask: Ask[Any]) -> Findings:
        """Search until the budget is used up."""
        seed = derive(self.seed, len(match.answers))
        if self.budget.cores != 1:
            return search_on_cores(match, ask, self.budget, seed).findings()
        search = TreeSearch(self.guide, match, ask, seed)
        search.go(self.budget)
        return search.findings()
