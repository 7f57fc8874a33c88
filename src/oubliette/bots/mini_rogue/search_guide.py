"""How to search Mini Rogue: fights are reckoned out, everything else is played on to the next zone."""

from __future__ import annotations

from typing import Any

from oubliette.bots.findings import EXACT, Findings, settled
from oubliette.bots.mini_rogue.exact import choose, solve
from oubliette.bots.search.search_guide import ByPolicy, SearchGuide
from oubliette.kernel import AnyGame, Ask, Match


class MiniRogueGuide(ByPolicy):
    """A zone is a stage of its own, and `worth` knows well what it means to begin the next one with so much."""

    rounds = 1
    trust = 0.002

    def round(self, match: Match) -> int:
        """A round of the search is a zone."""
        return int(match.table.zone_number)

    def solve(self, match: Match, ask: Ask[Any]) -> Findings | None:
        return solve(match, ask)

    def solution(self, match: Match, ask: Ask[Any]) -> Findings | None:
        found = choose(match, ask)
        return None if found is None else settled(EXACT, found)


def guide(game: AnyGame) -> SearchGuide:
    """How to search Mini Rogue."""
    return MiniRogueGuide(game)
