"""The processes that think, as the event loop sees them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar, TypeVarTuple, final

from oubliette.server.observe import metrics
from oubliette.server.problems import Refused
from oubliette.server.thinking import records, work
from oubliette.server.thinking.fair_slots import FairSlots
from oubliette.server.thinking.position import Position
from oubliette.server.thinking.records import Checked
from oubliette.server.wire.matches import StepInfo
from oubliette.workers.cores import usable_cores
from oubliette.workers.pool import BrokenProcessPool, Pool

MOST: Final = 200  # questions that may wait for a process: more would be answered too late to matter
MOST_OF_ONE: Final = 40  # of them, of one person: others must find room
_TRIES: Final = 2

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


@final
class Thinkers:
    """So many processes that think for bots and people; 0: as many as there are cores for us, but one.

    They start when the first question comes, and end with this process, whatever ends it. A process that dies costs
    nobody an answer: what it was about is thought about again by another. `prepare` names a `module:function` that each
    calls first. `who` of a question is who it is thought for: they are served in turn, whoever asks most.
    """

    def __init__(self, count: int = 0, prepare: str = "", most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self.count = count if count > 0 else max(1, usable_cores() - 1)
        self._prepare = prepare
        self._most = most
        self._most_of_one = most_of_one
        self._pool: Pool | None = None
        self._jobs = 0
        self._slots = FairSlots(self.count)
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait until a process is free."""
        return max(0, self._jobs - self.count)

    async def answer(self, position: Position, bot: str, seat: int, who: str = "") -> int:
        """The index that a bot of that name answers for the seat."""
        with _measured("bot"):
            return await self._think(who, work.answer, position, bot, seat)

    async def hint(self, position: Position, seat: int, seconds: float, who: str = "") -> dict[str, Any]:
        """What a good bot would answer in that seat: `Hint.to_data()`. NoHint says why there is none."""
        with _measured("hint"):
            return await self._think(who, work.hint, position, seat, seconds)

    async def steps(self, position: Position, seat: int, first: int, count: int, who: str = "") -> list[StepInfo]:
        """At most `count` steps of a finished match from ply `first` on, with what that seat or SPECTATOR saw."""
        return await self._think(who, work.steps, position, seat, first, count)

    async def check(self, text: str, who: str = "") -> Checked:
        """Replay a record and check its dice."""
        return await self._think(who, records.check, text)

    async def check_fate(self, position: Position, secret: bytes, salt: str, who: str = "") -> int:
        """How many dice of a finished match were those of its secret: all of them, or FateTampered."""
        return await self._think(who, work.check_fate, position, secret, salt)

    async def close(self) -> None:
        """End the processes; whoever still waits is refused."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.kill()
            await asyncio.to_thread(pool.close)

    async def _think(self, who: str, what: Callable[[*Ts], T], *about: *Ts) -> T:
        """Have it done by a process that is free, when it is their turn."""
        if self.waiting >= self._most or self._slots.waiting(who) >= self._most_of_one:
            raise _busy()
        self._jobs += 1
        try:
            for _ in range(_TRIES):
                await self._slots.acquire(who)
                if self._closed:
                    self._slots.release()
                    break
                if self._pool is None:
                    self._pool = Pool(self.count, self._prepare)
                pool = self._pool
                try:
                    return await self._hand(pool, what, *about)
                except BrokenProcessPool:  # somebody killed a process, or there was no memory
                    self._dismiss(pool)
            raise _busy()
        finally:
            self._jobs -= 1

    def _hand(self, pool: Pool, what: Callable[[*Ts], T], *about: *Ts) -> asyncio.Future[T]:
        """Have a free process do it; it is free again when it has, even if nobody waits any more.

        Whoever waits may be cancelled, but not the job itself: see `Pool.submit`. So the queue is ours, and what left
        it is done.
        """
        try:
            job = asyncio.wrap_future(pool.submit(what, *about))
        except BrokenProcessPool:
            self._slots.release()
            raise
        job.add_done_callback(self._done)
        return asyncio.shield(job)

    def _done(self, job: asyncio.Future[Any]) -> None:
        self._slots.release()
        if not job.cancelled():
            job.exception()  # whoever waits hears of it; if nobody does any more, it is nobody's trouble

    def _dismiss(self, pool: Pool) -> None:
        """Do without a broken pool; everybody whom it failed finds that out, and the first one counts."""
        if self._pool is pool:
            self._pool = None
            pool.kill()


@contextmanager
def _measured(kind: str) -> Iterator[None]:
    began = time.perf_counter()
    metrics.thinking_started()
    try:
        yield
    finally:
        metrics.thinking_ended(kind, time.perf_counter() - began)


def _busy() -> Refused:
    return Refused("busy", "too many questions are being thought about: try again in a moment")
