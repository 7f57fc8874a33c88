"""The bot that searches: Monte-Carlo tree search for every game, with what each game knows of itself."""

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
    """Makes bots that search within that budget; careless ones make mistakes that people enjoy."""
    budget = read_budget(word)

    def make(game: AnyGame, _seat: int, seed: int) -> Policy:
        return search(Search(game, budget, Careless(game, seed) if careless else None, seed))

    return make


def search(thinker: Search) -> Policy:
    """Answer what the search recommends."""

    def pick(match: Match, ask: Ask[Any]) -> int:
        return thinker.think(match, ask).best

    return pick
