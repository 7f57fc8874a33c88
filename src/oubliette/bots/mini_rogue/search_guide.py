"""How to search Mini Rogue: fights are solved exactly; other play-outs go on to the next zone."""

from __future__ import annotations

from typing import Any

from oubliette.bots.findings import EXACT, Findings, settled
from oubliette.bots.mini_rogue.exact import choose, solve
from oubliette.bots.search.search_guide import ByPolicy, SearchGuide
from oubliette.kernel import AnyGame, Ask, Match


class MiniRogueGuide(ByPolicy):
    """Play-outs stop at the next zone, because `worth` is a good estimate at the start of a zone."""

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
