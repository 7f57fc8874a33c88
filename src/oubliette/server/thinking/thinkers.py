"""The pool of thinking processes, as an asynchronous service."""

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

MOST: Final = 200  # waiting jobs: the answers to more would come too late
MOST_OF_ONE: Final = 40  # waiting jobs of one person, to leave room for others
_TRIES: Final = 2

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


@final
class Thinkers:
    """`count` processes that think for bots and people; 0: one fewer than the cores we may use.

    They start with the first job, and end with this process, whatever ends it. If one dies, another does its job again.
    `prepare` names a `module:function` that each process calls first. `who` is the person a job is for: people get
    their jobs done in turn, however many each has.
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
        """How many jobs wait for a free process."""
        return max(0, self._jobs - self.count)

    async def answer(self, position: Position, bot: str, seat: int, who: str = "") -> int:
        """The index that a bot of that name answers for the seat."""
        with _measured("bot"):
            return await self._think(who, work.answer, position, bot, seat)

    async def hint(self, position: Position, seat: int, seconds: float, who: str = "") -> dict[str, Any]:
        """What a good bot would answer in that seat: `Hint.to_data()`. Raises NoHint if there is none."""
        with _measured("hint"):
            return await self._think(who, work.hint, position, seat, seconds)

    async def steps(self, position: Position, seat: int, first: int, count: int, who: str = "") -> list[StepInfo]:
        """At most `count` steps of a finished match from ply `first`, with the views of that seat or SPECTATOR."""
        return await self._think(who, work.steps, position, seat, first, count)

    async def check(self, text: str, who: str = "") -> Checked:
        """Replay a record and check its dice."""
        return await self._think(who, records.check, text)

    async def check_fate(self, position: Position, secret: bytes, salt: str, who: str = "", first: int = 0) -> int:
        """Check the dice of a finished match against its secret. Returns their number, or raises FateTampered."""
        return await self._think(who, work.check_fate, position, secret, salt, first)

    async def close(self) -> None:
        """End the processes, and refuse the jobs that still wait."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.kill()
            await asyncio.to_thread(pool.close)

    async def _think(self, who: str, what: Callable[[*Ts], T], *about: *Ts) -> T:
        """Run a job in a free process when it is this person's turn."""
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
                    return await self._submit(pool, what, *about)
                except BrokenProcessPool:  # somebody killed a process, or memory ran out
                    self._dismiss(pool)
            raise _busy()
        finally:
            self._jobs -= 1

    def _submit(self, pool: Pool, what: Callable[[*Ts], T], *about: *Ts) -> asyncio.Future[T]:
        """Submit a job. Its slot is free again when the job ends, even if nobody waits for the result any more.

        The caller may be cancelled, but a submitted job cannot: see `Pool.submit`. So jobs queue here, not in the pool.
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
            job.exception()  # read it, or asyncio logs an error if nobody waits

    def _dismiss(self, pool: Pool) -> None:
        """Drop a broken pool, once: every job that it failed calls this."""
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
