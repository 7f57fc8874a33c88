"""How to think about Dungeon Pen: by reckoning, not by playing on in the head.

A match is a short race in which cards decide much, so a play-out tells little: hundreds of them cannot tell two good
aims apart. The flicks that both players still need can be reckoned, errors of the hand and all, and so can what an
answer changes about them.
"""

from __future__ import annotations

from typing import Any

from oubliette.bots.dungeon_pen import contender, shown_line
from oubliette.bots.dungeon_pen.position import Position
from oubliette.bots.findings import POLICY, Findings, Verdict
from oubliette.bots.search.sense import ByPolicy, Sense
from oubliette.kernel import Ask, Game, Match


class DungeonPenSense(ByPolicy):
    """What matters is reckoned; the rest is a matter of routine."""

    def solve(self, match: Match, ask: Ask[Any]) -> Findings | None:
        found = reckoned(match, ask)
        if found is None:
            return None
        return Findings(POLICY, [Verdict(index, min(max(value, 0.0), 1.0)) for value, index in found])

    def routine(self, match: Match, ask: Ask[Any]) -> int:
        return self.policy(0)(match, ask)


def reckoned(match: Match, ask: Ask[Any]) -> list[tuple[float, int]] | None:
    """The chances to win by answer, the recommended one first; or None for a question of little weight."""
    prompt, options = ask.prompt, ask.options
    if prompt not in _WEIGHTY:
        return None
    view = match.view(ask.seat)
    position = Position(view, ask.seat)
    if prompt == "decide.aim":
        return contender.aim_chances(position, options)
    if prompt == "decide.place_wall":
        return contender.wall_chances(position, options)
    if prompt == "decide.trapdoor_square":
        return contender.landing_chances(position, options)
    if prompt == "decide.use_object":
        return contender.object_chances(position, options)
    missed = ask.facts is not None and ask.facts["missed"] == 1
    return contender.second_try_chances(position, options, None if missed else shown_line(view))


_WEIGHTY = frozenset(
    {"decide.aim", "decide.place_wall", "decide.trapdoor_square", "decide.use_object", "decide.second_try"}
)


def sense(game: Game[Any]) -> Sense:
    """What is known of thinking about this game."""
    return DungeonPenSense(game)
