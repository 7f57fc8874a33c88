"""Worker processes for one job: they start with it, do its parts in any order, and end with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from typing import Final, Generic, TypeVar, TypeVarTuple, final

from oubliette.kernel import Problem
from oubliette.workers.pool import BrokenProcessPool, Pool
from oubliette.workers.signals import fatal_signals_exit

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

AHEAD: Final = 2  # parts in hand per process: one in work, one waiting


class WorkersLost(Problem):
    """The worker processes ended by themselves: no memory, or a main module that cannot be started twice."""


@final
class Parts(Generic[T, *Ts]):
    """The parts of a job that are handed out to workers, and what comes back."""

    def __init__(self, pool: Pool, work: Callable[[*Ts], T]) -> None:
        self._pool = pool
        self._work = work
        self._unfinished: set[Future[T]] = set()

    @property
    def unfinished(self) -> int:
        """How many parts are handed out and not yet back."""
        return len(self._unfinished)

    @property
    def has_room(self) -> bool:
        """Is there a process that would run out of work?"""
        return len(self._unfinished) < AHEAD * self._pool.size

    def hand_out(self, *about: *Ts) -> None:
        self._unfinished.add(self._pool.submit(self._work, *about))

    def bring_in(self) -> list[T]:
        """Wait until something is done."""
        done, self._unfinished = wait(self._unfinished, return_when=FIRST_COMPLETED)
        return [future.result() for future in done]


@contextmanager
def workers_for(work: Callable[[*Ts], T], count: int) -> Iterator[Parts[T, *Ts]]:
    """Have so many processes at work; who leaves with parts unfinished does not want them any more.

    Only here do fatal signals raise SystemExit, so that workers end at once and quietly: a job takes the signals for as
    long as it lasts. Who keeps a pool must not take them for good: its workers notice that their parent is gone.
    """
    with fatal_signals_exit():
        pool = Pool(count)
        parts = Parts(pool, work)
        idle = False
        try:
            yield parts
            idle = parts.unfinished == 0
        except BrokenProcessPool:
            raise WorkersLost("workers_lost", "the worker processes ended unexpectedly; try with one worker") from None
        finally:
            if not idle:
                pool.end()
            pool.close()
