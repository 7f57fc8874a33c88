"""What somebody who thought about a question found out: how good every answer looked at is, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erf, sqrt
from typing import Final, final

# How an answer was found.
ONLY: Final = "only"  # there was no choice
POLICY: Final = "policy"  # by rules of thumb, nothing was counted
SEARCH: Final = "search"  # by playing on in the head
EXACT: Final = "exact"  # by reckoning every roll of the dice


@final
class Verdict:
    """One answer: what it is worth on average (0 to 1), the standard error of that, and how often it was tried.

    `facts` are whole numbers that a sentence can tell: percents, tenths of a hit point, turns. They are named as the
    game's text of its hints wants them.
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
    """All answers that were looked at, the recommended one first."""

    __slots__ = ("how", "verdicts")

    def __init__(self, how: str, verdicts: Sequence[Verdict]) -> None:
        assert verdicts, "somebody who thought recommends something"
        self.how = how
        self.verdicts = list(verdicts)

    @property
    def best(self) -> int:
        """The index of the recommended answer."""
        return self.verdicts[0].index

    @property
    def sure(self) -> float:
        """The chance, 0 to 1, that no other answer looked at is better than the recommended one.

        As if every value were spread normally around its mean. What was reckoned exactly is certain; of a rule of
        thumb, or of one answer that was tried alone, nobody can say.
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
    def against_the_tries(self) -> bool:
        """Did another answer look better in the tries? Then the recommended one goes by experience."""
        return any(other.value > self.verdicts[0].value for other in self.verdicts[1:])

    def __repr__(self) -> str:
        return f"Findings({self.how!r}, {self.verdicts!r})"


def settled(how: str, index: int) -> Findings:
    """An answer for a bot, who needs no value with it. (`worth` of the real match knows more than the bot may.)"""
    return Findings(how, [Verdict(index, 0.5)])


def only() -> Findings:
    """There was nothing to choose."""
    return settled(ONLY, 0)
