"""The random numbers of notebooks: the same on every machine and every Python, for ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, final

T = TypeVar("T")

_WORD: Final = 0xFFFFFFFFFFFFFFFF


@final
class Chance:
    """The generator SplitMix64, whose sequence is fixed. Every floor has its own. [gen.page_independent]"""

    def __init__(self, *seeds: int) -> None:
        self.state = 0
        for seed in seeds:
            self.state = (self.state + seed) & _WORD
            self.state = self._next()

    def below(self, count: int) -> int:
        """A whole number from 0 to just below `count`."""
        return ((self._next() >> 32) * count) >> 32

    def between(self, limits: tuple[int, int]) -> int:
        """A whole number between the limits, both included."""
        low, high = limits
        return low + self.below(high - low + 1)

    def percent(self, chance: int) -> bool:
        """True with a probability of `chance` percent."""
        return self.below(100) < chance

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def take(self, things: list[T]) -> T:
        """Take a random one out of the list. The last one fills the gap, so the order changes."""
        place = self.below(len(things))
        things[place], things[-1] = things[-1], things[place]
        return things.pop()

    def weighted(self, weights: Sequence[int]) -> int:
        """A random index into the weights; the weight is how likely it is."""
        left = self.below(sum(weights))
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        raise AssertionError("weights are positive")

    def _next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _WORD
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        return mixed ^ (mixed >> 31)
