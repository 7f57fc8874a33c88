"""A semaphore that serves its callers in turn, however much each of them asks."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import final


@final
class FairSlots:
    """Lets a fixed number of jobs run at once. Each person has a queue, and the queues get slots in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # the queue to serve next comes first

    def waiting(self, who: str) -> int:
        """How many jobs wait in a person's queue."""
        return len(self._lines.get(who, ()))

    async def acquire(self, who: str) -> None:
        """Wait for a slot. Whoever acquires one must release it."""
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._leave(who, place)
            else:  # we got a slot at the same moment
                self.release()
            raise

    def release(self) -> None:
        """Free a slot: it goes to the first in the queue whose turn it is."""
        if not self._lines:
            self._free += 1
            return
        who = next(iter(self._lines))
        line = self._lines.pop(who)
        line.popleft().set_result(None)
        if line:
            self._lines[who] = line  # now the last queue

    def _leave(self, who: str, place: asyncio.Future[None]) -> None:
        line = self._lines[who]
        line.remove(place)
        if not line:
            del self._lines[who]
