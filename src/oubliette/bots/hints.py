"""Hints for people: what a good bot would answer, how the alternatives compare, and how sure it is.

Clients call `hint(match, seat)`; `Hint.to_data()` turns it into plain data. A hint uses only what the seat sees.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from oubliette.bots.findings import Findings
from oubliette.bots.search import Budget, Search
from oubliette.kernel import FATE, Match, Problem

DEFAULT: Final = Budget(seconds=1.0)


class NoHint(Problem):
    """There is nothing to recommend here."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The findings about one question."""

    ply: int
    seat: int
    prompt: str
    findings: Findings

    def to_data(self) -> dict[str, Any]:
        """The hint as plain data, ready for JSON. The recommended answer comes first.

        `value` is the worth of an answer, 0 to 1, `error` its standard error, `sure` the chance that no other examined
        answer is better than the first. `facts` are the figures of an exact solution.
        """
        found = self.findings
        return {
            "ply": self.ply,
            "seat": self.seat,
            "prompt": self.prompt,
            "how": found.how,
            "sure": round(found.sure, 4),
            "answers": [
                {
                    "index": verdict.index,
                    "value": round(verdict.value, 4),
                    "error": round(verdict.error, 4),
                    "tries": verdict.tries,
                    "facts": dict(verdict.facts),
                }
                for verdict in found.verdicts
            ],
        }


def hint(match: Match, seat: int, budget: Budget = DEFAULT, seed: int = 0) -> Hint:
    """Search for the answer to the seat's question. Raise NoHint, with the reason, where nothing can be recommended."""
    ask = match.ask
    if ask is None:
        raise NoHint("match_over", "the match is over: nothing is asked any more")
    if ask.seat == FATE:
        raise NoHint("no_hint_for_dice", "dice and cards show what they show: there is nothing to recommend")
    if ask.seat != seat:
        raise NoHint("not_your_turn", f"seat {seat} is not asked: seat {ask.seat} is", seat=seat)
    findings = Search(match.game, budget, seed=seed).explain(match, ask)
    return Hint(len(match.answers), seat, ask.prompt, findings)
