"""Whose turn it is to have a process think for them: one after the other, however much each of them asks."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import final


@final
class FairSlots:
    """So many may be at it at once. Who waits stands in a line of their own, and the lines are served in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # the one that is served next comes first

    def waiting(self, who: str) -> int:
        """How many wait in somebody's line."""
        return len(self._lines.get(who, ()))

    async def acquire(self, who: str) -> None:
        """Wait for a place. Whoever takes one gives it back."""
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
            else:  # it came at the same moment
                self.release()
            raise

    def release(self) -> None:
        """A place is free: it goes to the first of the line whose turn it is."""
        if not self._lines:
            self._free += 1
            return
        who = next(iter(self._lines))
        line = self._lines.pop(who)
        line.popleft().set_result(None)
        if line:
            self._lines[who] = line  # behind all others

    def _leave(self, who: str, place: asyncio.Future[None]) -> None:
        line = self._lines[who]
        line.remove(place)
        if not line:
            del self._lines[who]
