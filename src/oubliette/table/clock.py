"""Thinking time: a bank per seat, and a bonus per answer. The clock is read, never waited for.

Whoever runs the table watches it: when a time is up, they let a bot answer (Table.bot_answer). Until then a late answer
still counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final


@final
class Clock:
    """Time runs for one seat at most: the person who is asked.

    `now` gives seconds from any clock that does not go back. `left` restores the banks of a match that is taken up
    again.
    """

    __slots__ = ("_since", "bonus", "left", "now", "running")

    def __init__(
        self,
        seats: int,
        bank: float,
        now: Callable[[], float],
        bonus: float = 0.0,
        left: Sequence[float] | None = None,
    ) -> None:
        assert left is None or len(left) == seats, "every seat has a bank"
        self.left: list[float] = [bank] * seats if left is None else list(left)
        self.bonus = bonus
        self.now = now
        self.running: int | None = None
        self._since = 0.0

    def remaining(self, seat: int) -> float:
        """Seconds that seat has left, as of now."""
        spent = self.now() - self._since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def run(self, seat: int | None) -> None:
        """From now on time runs for that seat, or for nobody."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.remaining(self.running)
        self.running = seat
        self._since = self.now()

    def answered(self, seat: int) -> None:
        """That seat has given an answer: its time stops, and it gets its bonus."""
        if seat == self.running:
            self.run(None)
        self.left[seat] += self.bonus
