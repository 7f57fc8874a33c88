"""Thinking about questions within a budget: solved at once, or searched."""

from __future__ import annotations

from typing import Any, final

from oubliette.bots.findings import POLICY, Findings, only, settled
from oubliette.bots.search.budget import Budget
from oubliette.bots.search.cores import hunt_on_cores
from oubliette.bots.search.hunt import Hunt
from oubliette.bots.search.search_guide import SearchGuide, guide_of
from oubliette.kernel import AnyGame, Ask, Match, derive


@final
class Search:
    """Thinks about questions of one game within a budget.

    Every iteration forks the match with dice of its own and deals anew what the asked seat cannot see, walks down the
    tree of answers, adds one, plays on by the game's policy and looks how everybody stands. The luck of a question
    belongs to its ply: asked again, with a budget in iterations, it gets the same findings.
    """

    __slots__ = ("budget", "game", "guide", "seed")

    def __init__(self, game: AnyGame, budget: Budget, guide: SearchGuide | None = None, seed: int = 0) -> None:
        assert guide is None or budget.cores == 1, "other processes know the game's own search guide only"
        self.game = game
        self.budget = budget
        self.guide = guide if guide is not None else guide_of(game)
        self.seed = seed

    def think(self, match: Match, ask: Ask[Any]) -> Findings:
        """What to answer, and how good the other answers looked. What needs no search is answered at once."""
        if len(ask.options) == 1:
            return only()
        solution = self.guide.solution(match, ask)
        if solution is not None:
            return solution
        usual = self.guide.routine(match, ask)
        return self.hunt(match, ask) if usual < 0 else settled(POLICY, usual)

    def explain(self, match: Match, ask: Ask[Any]) -> Findings:
        """The same for people, who want to know how good the other answers are, of routine questions too."""
        if len(ask.options) == 1:
            return only()
        return self.guide.solve(match, ask) or self.hunt(match, ask)

    def hunt(self, match: Match, ask: Ask[Any]) -> Findings:
        """Search until the budget is used up."""
        seed = derive(self.seed, len(match.answers))
        if self.budget.cores != 1:
            return hunt_on_cores(match, ask, self.budget, seed).findings()
        hunt = Hunt(self.guide, match, ask, seed)
        hunt.go(self.budget)
        return hunt.findings()
