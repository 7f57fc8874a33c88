"""A value between two limits, as a track on a board shows it.

Made for Paper Dungeon (hit points under a limit that an elixir raises), Dungeon Pen (hit points never above the
starting score) and Dungeon Looters (markers that add up to -4..+4).
"""

from __future__ import annotations

from typing import final


@final
class Track:
    """A marker on a track. Gains and losses stop at its ends and say what really changed; the rest is the rule's."""

    __slots__ = ("high", "low", "value")

    def __init__(self, value: int, high: int, low: int = 0) -> None:
        assert low <= value <= high, f"{value} lies outside of {low}..{high}"
        self.value = value
        self.high = high
        self.low = low

    def clone(self) -> Track:
        return Track(self.value, self.high, self.low)

    @property
    def full(self) -> bool:
        return self.value == self.high

    @property
    def empty(self) -> bool:
        return self.value == self.low

    def gain(self, amount: int) -> int:
        """Move up; returns by how much."""
        assert amount >= 0, "a loss is not a negative gain"
        gained = min(amount, self.high - self.value)
        self.value += gained
        return gained

    def lose(self, amount: int) -> int:
        """Move down; returns by how much."""
        assert amount >= 0, "a gain is not a negative loss"
        lost = min(amount, self.value - self.low)
        self.value -= lost
        return lost

    def limit(self, high: int) -> None:
        """Set another upper end; a marker beyond it comes down."""
        assert high >= self.low, f"a track from {self.low} cannot end at {high}"
        self.high = high
        self.value = min(self.value, high)

    def __repr__(self) -> str:
        return f"Track({self.value} of {self.low}..{self.high})"
