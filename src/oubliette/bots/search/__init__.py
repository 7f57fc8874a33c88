"""The bot that searches: Monte-Carlo tree search for every game, directed by the search guide of each game."""

from __future__ import annotations

from typing import Any

from oubliette.bots import Maker
from oubliette.bots.search.budget import Budget, read_budget
from oubliette.bots.search.careless import Careless
from oubliette.bots.search.search_guide import ByPolicy, SearchGuide, guide_of
from oubliette.bots.search.thinking import Search
from oubliette.kernel import AnyGame, Ask, Match, Policy

__all__ = ["Budget", "ByPolicy", "Search", "SearchGuide", "guide_of", "maker", "read_budget", "search"]


def maker(word: str, careless: bool = False) -> Maker:
    """Return a function that makes bots with that budget. Careless bots make mistakes, so that people can beat them."""
    budget = read_budget(word)

    def make(game: AnyGame, _seat: int, seed: int) -> Policy:
        return search(Search(game, budget, Careless(game, seed) if careless else None, seed))

    return make


def search(thinker: Search) -> Policy:
    """A policy that answers what the search recommends."""

    def pick(match: Match, ask: Ask[Any]) -> int:
        return thinker.think(match, ask).best

    return pick
