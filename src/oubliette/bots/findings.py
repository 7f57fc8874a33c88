"""The result of a search: how good each examined answer is, and how certain that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erf, sqrt
from typing import Final, final

# How an answer was found.
ONLY: Final = "only"  # there was no choice
POLICY: Final = "policy"  # by rules of thumb, without simulation or calculation
SEARCH: Final = "search"  # by simulating how the match goes on
EXACT: Final = "exact"  # by calculating every roll of the dice


@final
class Verdict:
    """One answer: its mean value (0 to 1), the standard error of that, and how often it was tried.

    `facts` are whole numbers for the sentence of a hint: percents, tenths of a hit point, turns. Their names are the
    variables of the game's hint texts.
    """

    __slots__ = ("error", "facts", "index", "tries", "value")

    def __init__(
        self, index: int, value: float, error: float = 0.0, tries: int = 0, facts: Mapping[str, int] | None = None
    ) -> None:
        self.index = index
        self.value = value
        self.error = error
        self.tries = tries
        self.facts: Mapping[str, int] = facts or {}

    def __repr__(self) -> str:
        return f"Verdict({self.index}, {self.value:.3f} ± {self.error:.3f}, tries={self.tries})"


@final
class Findings:
    """All examined answers, the recommended one first."""

    __slots__ = ("how", "verdicts")

    def __init__(self, how: str, verdicts: Sequence[Verdict]) -> None:
        assert verdicts, "findings recommend an answer"
        self.how = how
        self.verdicts = list(verdicts)

    @property
    def best(self) -> int:
        """The index of the recommended answer."""
        return self.verdicts[0].index

    @property
    def sure(self) -> float:
        """The chance, 0 to 1, that no other examined answer is better than the recommended one.

        Assumes that every value is normally distributed around its mean. Exact results count as certain. For a rule of
        thumb, or a single answer tried alone, nothing is known: 0.5.
        """
        if self.how in (ONLY, EXACT):
            return 1.0
        if self.how == POLICY or len(self.verdicts) == 1:
            return 0.5
        first = self.verdicts[0]
        chance = 1.0
        for other in self.verdicts[1:]:
            lead, spread = first.value - other.value, sqrt(first.error**2 + other.error**2)
            chance *= 0.5 * (1.0 + erf(lead / (spread * sqrt(2.0)))) if spread > 0 else float(lead >= 0)
        return chance

    @property
    def another_scored_better(self) -> bool:
        """Did another answer score better in the simulations? Then the recommended one rests on the rules of thumb."""
        return any(other.value > self.verdicts[0].value for other in self.verdicts[1:])

    def __repr__(self) -> str:
        return f"Findings({self.how!r}, {self.verdicts!r})"


def settled(how: str, index: int) -> Findings:
    """The findings for a bot, which needs no value. (`worth` of the real match would reveal hidden cards.)"""
    return Findings(how, [Verdict(index, 0.5)])


def only() -> Findings:
    """The findings for a question with a single option."""
    return settled(ONLY, 0)
