"""How to search Dungeon Pen: rank aims by calculation first, then simulate the best ones.

Cards decide much of a short race, so the result of a whole play-out says little. The flicks that both players need
after one turn say more: a play-out is one turn long.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from oubliette.bots.dungeon_pen import answer_chances, shown_line
from oubliette.bots.dungeon_pen.position import Position
from oubliette.bots.dungeon_pen.racing import flicks_to_go
from oubliette.bots.findings import POLICY, Findings, Verdict
from oubliette.bots.search.search_guide import ByPolicy, SearchGuide
from oubliette.games.dungeon_pen import GAME
from oubliette.kernel import AnyGame, Ask, Match, Policy

_TRIED: Final = 24  # candidates out of 69,120 aims
_APART: Final = 12  # candidates differ by at least this many half degrees or percents of strength
_TURN: Final = 720  # half degrees in a circle
_SEARCHED: Final = frozenset({"decide.aim", "decide.use_object", "decide.second_try"})
_CALCULATED: Final = frozenset({"decide.place_wall", "decide.trapdoor_square"})


class DungeonPenGuide(ByPolicy):
    """Searches aims, objects and second tries; calculates walls and trapdoors without search."""

    rounds = 1
    depth = 1
    trust = 0.005
    caution = 1.0
    curiosity = 0.2
    width = 1.5

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.walls = 0

    def begin(self, match: Match, ask: Ask[Any]) -> None:
        """Remember the current walls: `value` ignores walls built in play-outs, which are the same for all answers."""
        self.walls = Position(GAME.view(match.table, ask.seat), ask.seat).mask

    def policy(self, seed: int) -> Policy:
        """Answers searched questions by counting flicks and all others as `greedy`, which is quicker."""
        otherwise = super().policy(seed)

        def pick(match: Match, ask: Ask[Any]) -> int:
            if len(ask.options) == 1:
                return 0
            found = answer_chances_of(match, ask) if ask.prompt in _SEARCHED else None
            return otherwise(match, ask) if found is None else found[0][1]

        return pick

    def solve(self, match: Match, ask: Ask[Any]) -> Findings | None:
        found = answer_chances_of(match, ask) if ask.prompt in _CALCULATED else None
        return None if found is None else Findings(POLICY, [Verdict(index, _chance(value)) for value, index in found])

    def routine(self, match: Match, ask: Ask[Any]) -> int:
        return -1 if ask.prompt in _SEARCHED else super().policy(0)(match, ask)

    def round(self, match: Match) -> int:
        """A round of the search is one player's turn."""
        return int(match.table.turns)

    def candidates(self, match: Match, ask: Ask[Any], rng: Random) -> Sequence[int]:
        """The answers with the best calculated chances, without aims that are nearly the same."""
        found = answer_chances_of(match, ask)
        if found is None:
            return super().candidates(match, ask, rng)
        if ask.prompt != "decide.aim":
            return [index for _, index in found]
        tried: list[int] = []
        for _, index in found:
            if len(tried) == _TRIED:
                break
            if all(_differ(ask.options[index], ask.options[other]) for other in tried):
                tried.append(index)
        return tried

    def value(self, match: Match, seat: int) -> float:
        """The chance to win the race, by the flicks that both still need."""
        if match.over:
            return match.worth(seat)
        view = GAME.view(match.table, seat)
        position = Position(view, seat)
        own, other = [flicks_to_go(position, side, self.walls) for side in (position.own, position.other)]
        return _chance(
            1.0 - answer_chances.race(other, own) if view["to_play"] == seat else answer_chances.race(own, other)
        )


def _differ(aim: tuple[int, int], other: tuple[int, int]) -> bool:
    apart = abs(aim[0] - other[0])
    return min(apart, _TURN - apart) >= _APART or abs(aim[1] - other[1]) >= _APART


def _chance(value: float) -> float:
    return min(max(value, 0.0), 1.0)


def answer_chances_of(match: Match, ask: Ask[Any]) -> list[tuple[float, int]] | None:
    """The chances to win by answer, the recommended one first; None for questions of little importance."""
    prompt, options = ask.prompt, ask.options
    if prompt not in _SEARCHED and prompt not in _CALCULATED:
        return None
    view = GAME.view(match.table, ask.seat)
    position = Position(view, ask.seat)
    if prompt == "decide.aim":
        return answer_chances.aim_chances(position, options)
    if prompt == "decide.place_wall":
        return answer_chances.wall_chances(position, options)
    if prompt == "decide.trapdoor_square":
        return answer_chances.landing_chances(position, options)
    if prompt == "decide.use_object":
        return answer_chances.object_chances(position, options)
    missed = ask.facts is not None and ask.facts["missed"] == 1
    return answer_chances.second_try_chances(position, options, None if missed else shown_line(view))


def guide(game: AnyGame) -> SearchGuide:
    """How to search Dungeon Pen."""
    return DungeonPenGuide(game)
