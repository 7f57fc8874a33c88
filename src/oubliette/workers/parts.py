"""Worker processes for one job: they start and end with it and do its parts in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from typing import Final, Generic, TypeVar, TypeVarTuple, final

from oubliette.kernel import Problem
from oubliette.workers.pool import BrokenProcessPool, Pool
from oubliette.workers.signals import exit_on_fatal_signals

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PARTS_PER_WORKER: Final = 2  # one running, one queued


class WorkersLost(Problem):
    """The worker processes died: out of memory, or a main module that cannot be imported again."""


@final
class Parts(Generic[T, *Ts]):
    """Submits the parts of a job to workers and collects the results."""

    def __init__(self, pool: Pool, work: Callable[[*Ts], T]) -> None:
        self._pool = pool
        self._work = work
        self._unfinished: set[Future[T]] = set()

    @property
    def unfinished(self) -> int:
        """The number of parts that are submitted and not yet collected."""
        return len(self._unfinished)

    @property
    def has_room(self) -> bool:
        """Should the caller submit another part, to keep all workers busy?"""
        return len(self._unfinished) < PARTS_PER_WORKER * self._pool.size

    def submit(self, *arguments: *Ts) -> None:
        self._unfinished.add(self._pool.submit(self._work, *arguments))

    def collect(self) -> list[T]:
        """Wait until at least one part is done; return the results of all that are."""
        done, self._unfinished = wait(self._unfinished, return_when=FIRST_COMPLETED)
        return [future.result() for future in done]


@contextmanager
def workers_for(work: Callable[[*Ts], T], count: int) -> Iterator[Parts[T, *Ts]]:
    """Run `count` worker processes for the block. If the block ends with parts unfinished, the workers are killed.

    During the block fatal signals raise SystemExit, so that the workers end at once and without tracebacks. An owner of
    a long-lived pool cannot keep these signals to itself; such workers notice by themselves that their parent died.
    """
    with exit_on_fatal_signals():
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
                pool.kill()
            pool.close()
