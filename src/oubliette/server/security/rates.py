"""Rate limits per person or address. Each process counts for itself, so N processes allow N times as much."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, final

from oubliette.server.problems import Refused

Kind: TypeAlias = Literal[
    "request", "address", "answer", "chat", "create", "login", "account", "guest", "hint", "replay", "ask"
]


@dataclass(frozen=True, slots=True)
class RateLimit:
    """One act per `every` seconds in the long run, and up to `burst` at once."""

    every: float
    burst: int


RATE_LIMITS: Final[Mapping[Kind, RateLimit]] = {
    "request": RateLimit(0.05, 60),  # any request at all
    "address": RateLimit(0.005, 400),  # any request from one address, whoever it claims to be
    "answer": RateLimit(0.05, 60),
    "chat": RateLimit(2.0, 5),
    "create": RateLimit(10.0, 10),  # tables, uploads
    "login": RateLimit(10.0, 5),  # per address; to make an account or change a password, per person
    "account": RateLimit(1.0, 60),  # per login, from all addresses: one address alone is too slow to lock anybody out
    "guest": RateLimit(5.0, 20),  # per address: a school class may share one
    "hint": RateLimit(2.0, 5),
    "ask": RateLimit(20.0, 5),  # requests for a seat, proposals of a rematch
    "replay": RateLimit(0.25, 40),  # records, stories, dice checks and steps: a long match takes time
}

_NOTHING: Final = 1e-6  # seconds of rounding error
_MOST: Final = 50_000  # entries; then forget the one unused for longest


@final
class Rates:
    """Counts acts. Keeps one number for each (kind, who): the time when its full burst is available again."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._paid: dict[tuple[Kind, str], float] = {}  # least recently used first

    def take(self, kind: Kind, who: str) -> None:
        """Count one act; `too_fast`, with the seconds to wait, if it is one too many."""
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
        """How many entries are in memory."""
        return len(self._paid)

    def _tidy(self, now: float) -> None:
        """Drop up to two entries, more than a call adds: those without effect by now, or any if there are too many."""
        for _ in range(2):
            oldest = next(iter(self._paid), None)
            if oldest is None or (self._paid[oldest] > now and len(self._paid) < _MOST):
                return
            del self._paid[oldest]
