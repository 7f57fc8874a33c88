"""Thinking time: a bank per seat, and a bonus per answer.

The clock never interrupts. The code that runs the table checks it, and lets a bot answer when a time is up
(Table.bot_answer). Until then a late answer still counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final


@final
class Clock:
    """Time runs for at most one seat: the person who is asked.

    `now` returns seconds from any monotonic clock. `left` restores the banks of a resumed match.
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
        assert left is None or len(left) == seats, "every seat needs a bank"
        self.left: list[float] = [bank] * seats if left is None else list(left)
        self.bonus = bonus
        self.now = now
        self.running: int | None = None
        self._since = 0.0

    def remaining(self, seat: int) -> float:
        """Seconds that seat has left now."""
        spent = self.now() - self._since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def run(self, seat: int | None) -> None:
        """Let time run for that seat, or for nobody."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.remaining(self.running)
        self.running = seat
        self._since = self.now()

    def answered(self, seat: int) -> None:
        """That seat has answered: stop its time and add its bonus."""
        if seat == self.running:
            self.run(None)
        self.left[seat] += self.bonus
