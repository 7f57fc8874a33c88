"""How to search Paper App DUNGEON: floors are solved nearly exactly, which leaves little to search."""

from __future__ import annotations

from typing import Any

from oubliette.bots.findings import EXACT, Findings, settled
from oubliette.bots.paper_dungeon.exact import solve, weigh
from oubliette.bots.search.search_guide import ByPolicy, SearchGuide
from oubliette.kernel import AnyGame, Ask, Match


class PaperDungeonGuide(ByPolicy):
    """A notebook of 45 floors is too long for play-outs: after 20 answers `worth` decides."""

    length = 20

    def solve(self, match: Match, ask: Ask[Any]) -> Findings | None:
        return solve(match, ask)

    def solution(self, match: Match, ask: Ask[Any]) -> Findings | None:
        values = weigh(match, ask)
        return None if values is None else settled(EXACT, values.index(max(values)))


def guide(game: AnyGame) -> SearchGuide:
    """How to search Paper App DUNGEON."""
    return PaperDungeonGuide(game)
