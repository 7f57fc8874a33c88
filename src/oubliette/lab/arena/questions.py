"""The questions of an arena. Each counts block after block until its answer is sure."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, Literal, TypeAlias

from oubliette.lab.arena.intervals import (
    ALPHA,
    fixed_mean_reach,
    fixed_share_bounds,
    is_above,
    is_below,
    mean_of,
    mean_reach,
    share_bounds,
)
from oubliette.lab.arena.match import Played

# All matches of a block, in the order of the plan.
Block: TypeAlias = Sequence[Played]
# Is the first bot above the mark, below it, or within the margin? "" as long as this is unknown.
Verdict: TypeAlias = Literal["above", "below", "even", ""]

ABOVE: Final = "above"
BELOW: Final = "below"
WITHIN: Final = "even"
UNKNOWN: Final = ""


def judge(low: float, high: float, mark: float, margin: float) -> Verdict:
    """The verdict of an interval."""
    if low > mark:
        return ABOVE
    if high < mark:
        return BELOW
    return WITHIN if mark - margin < low and high < mark + margin else UNKNOWN


class Sample(ABC):
    """Collects results of blocks."""

    __slots__ = ()

    @abstractmethod
    def add(self, result: float) -> None: ...

    @property
    @abstractmethod
    def mean(self) -> float: ...

    @abstractmethod
    def bounds(self, alpha: float = ALPHA, fixed: bool = False) -> tuple[float, float]:
        """The interval of the true mean. `fixed`: the number of blocks was fixed before the first."""


class Shares(Sample):
    """Shares between 0 and 1, counted in parts of 1 / `unit` (such as half points), then scaled to start at `base`.

    One share is the result of all matches on the same dice. With several values of an option, shares may have different
    means if all values come equally often and have their own dice: the bet (see `intervals`) then holds for the mean of
    all, because the product of n numbers is at most the n-th power of their mean.
    """

    __slots__ = ("base", "counts", "matches", "unit")

    def __init__(self, unit: int, matches: int, base: float = 0.0) -> None:
        self.unit = unit
        self.matches = matches  # per share
        self.base = base  # -1 for a difference of two shares, between -1 and 1
        self.counts: dict[int, int] = {}

    def add(self, result: float) -> None:
        whole = int(result)
        assert whole == result, "shares are counted in whole parts"
        self.counts[whole] = self.counts.get(whole, 0) + 1

    @property
    def mean(self) -> float:
        return self._scaled(mean_of(self.counts, self.unit))

    def bounds(self, alpha: float = ALPHA, fixed: bool = False) -> tuple[float, float]:
        if fixed:
            matches = self.matches * sum(self.counts.values())
            low, high = fixed_share_bounds(self.counts, self.unit, matches, alpha)
        else:
            low, high = share_bounds(self.counts, self.unit, alpha)
        return self._scaled(low), self._scaled(high)

    def verdict(self, mark: float, margin: float) -> Verdict:
        """What is sure now. Does not compute the bounds, because it is called after every block."""
        counts, unit = self.counts, self.unit
        if is_above(counts, unit, self._shrunk(mark)):
            return ABOVE
        if is_below(counts, unit, self._shrunk(mark)):
            return BELOW
        if not margin or not is_above(counts, unit, self._shrunk(mark - margin)):
            return UNKNOWN
        return WITHIN if is_below(counts, unit, self._shrunk(mark + margin)) else UNKNOWN

    def _scaled(self, share: float) -> float:
        return self.base + share * (1.0 - self.base)

    def _shrunk(self, value: float) -> float:
        return min(1.0, max(0.0, (value - self.base) / (1.0 - self.base)))


class Means(Sample):
    """Unbounded numbers, such as scores. Their intervals are for reports: no question uses them."""

    __slots__ = ("_mean", "_squares", "number")

    def __init__(self) -> None:
        self.number = 0
        self._mean = 0.0
        self._squares = 0.0  # sum of squared distances from the mean, by Welford's method, which keeps precision

    def add(self, result: float) -> None:
        self.number += 1
        distance = result - self._mean
        self._mean += distance / self.number
        self._squares += distance * (result - self._mean)

    @property
    def mean(self) -> float:
        return self._mean

    def bounds(self, alpha: float = ALPHA, fixed: bool = False) -> tuple[float, float]:
        spread = sqrt(self._squares / (self.number - 1)) if self.number > 1 else 0.0
        reach = fixed_mean_reach if fixed else mean_reach
        wide = reach(self.number, spread, alpha)
        return self._mean - wide, self._mean + wide


class Question:
    """Is `first` above the mark? Counts blocks of its groups until that is sure, and none after that."""

    __slots__ = (
        "early",
        "first",
        "groups",
        "least",
        "margin",
        "mark",
        "measure",
        "sample",
        "second",
        "used",
        "verdict",
    )

    def __init__(
        self,
        first: int,
        second: int | None,
        groups: tuple[int, ...],
        sample: Shares,
        measure: Callable[[Sequence[Block]], Sequence[int]],
        mark: float,
        margin: float,
        early: bool,
        least: int = 1,
    ) -> None:
        self.first = first
        self.second = second  # None: compare `first` with the mark only
        self.groups = groups
        self.sample = sample
        self.measure = measure
        self.mark = mark
        self.margin = margin
        self.early = early
        self.least = least  # blocks before the first verdict
        self.used = 0  # blocks counted
        self.verdict: Verdict = UNKNOWN

    def count(self, blocks: Sequence[Sequence[Block]]) -> None:
        """Count the blocks that its groups have completed since."""
        while not (self.early and self.verdict) and all(len(blocks[group]) > self.used for group in self.groups):
            for result in self.measure([blocks[group][self.used] for group in self.groups]):
                self.sample.add(result)
            self.used += 1
            if self.early and self.used >= self.least:
                self.verdict = self.sample.verdict(self.mark, self.margin)

    def finish(self, fixed: bool) -> None:
        """Without early stopping, judge all matches together at the end."""
        if not self.early and self.used:
            self.verdict = judge(*self.sample.bounds(fixed=fixed), self.mark, self.margin)
