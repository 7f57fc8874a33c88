"""How often one person may do things. Each process counts for itself: with several, a person has as many times more."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, final

from oubliette.server.problems import Refused

Kind: TypeAlias = Literal[
    "request", "address", "answer", "chat", "create", "login", "account", "guest", "hint", "replay"
]


@dataclass(frozen=True, slots=True)
class RateLimit:
    """One every so many seconds in the long run, and some at once before."""

    every: float
    burst: int


RATE_LIMITS: Final[Mapping[Kind, RateLimit]] = {
    "request": RateLimit(0.05, 60),  # any request at all
    "address": RateLimit(0.005, 400),  # any request from one place, however many people it says it is
    "answer": RateLimit(0.05, 60),
    "chat": RateLimit(2.0, 5),
    "create": RateLimit(10.0, 10),  # tables, uploads
    "login": RateLimit(10.0, 5),  # for an address; changing a password: for a person
    "account": RateLimit(1.0, 60),  # for a login, from wherever it is tried: one address alone cannot lock anybody out
    "guest": RateLimit(5.0, 20),  # for an address: a class may come through one
    "hint": RateLimit(2.0, 5),
    "replay": RateLimit(0.25, 40),  # parts of finished matches: each keeps a thinker busy
}

_NOTHING: Final = 1e-6  # seconds that sums of fractions may be off
_MOST: Final = 50_000  # of (kind, who), then the one that has rested longest is forgotten


@final
class Rates:
    """Counts. For each (kind, who) one number is kept: when all that was taken is earned back."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._paid: dict[tuple[Kind, str], float] = {}  # the one used longest ago first

    def take(self, kind: Kind, who: str) -> None:
        """One more of this kind; `too_fast`, with the seconds to wait, if it is one too many."""
        if not self._on:
            return
        limit = RATE_LIMITS[kind]
        now = self._clock()
        self._tidy(now)
        paid = max(now, self._paid.pop((kind, who), now)) + limit.every
        wait = paid - now - limit.every * limit.burst
        if wait > _NOTHING:
            self._paid[kind, who] = paid - limit.every
            seconds = math.ceil(wait - _NOTHING)
            raise Refused("too_fast", f"too fast; try again in {seconds} s", seconds=seconds)
        self._paid[kind, who] = paid

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._paid)

    def _tidy(self, now: float) -> None:
        """Forget some of those who have earned back all, so that more leave than come; and never keep too many."""
        for _ in range(2):
            oldest = next(iter(self._paid), None)
            if oldest is None or (self._paid[oldest] > now and len(self._paid) < _MOST):
                return
            del self._paid[oldest]
