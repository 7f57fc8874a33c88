"""Many processes at one job. Each takes a part that lasts about half a second, so that sending it costs nothing."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import TYPE_CHECKING, Final

from oubliette.kernel import Problem
from oubliette.lab.job import Failure, Job, failed, play_part
from oubliette.lab.tally import Tally

if TYPE_CHECKING:
    from oubliette.lab.simulate import Progress

PART: Final = 0.4  # seconds of work in one part
AHEAD: Final = 2  # parts in hand per process: one in work, one waiting


class WorkersLost(Problem):
    """The worker processes ended by themselves: no memory, or a main module that cannot be started twice."""


def play_in_processes(job: Job, tally: Tally, matches: int, workers: int, progress: Progress | None) -> None:
    """Play from match number `tally.matches` to the end and add everything to the tally.

    Processes are spawned, not forked: it is the same everywhere, and a fork of a program with threads may hang.
    """
    before = set(active_children())
    executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_interrupts)
    running: set[Future[Tally | Failure]] = set()
    upcoming = tally.matches
    try:
        while running or upcoming < matches:
            while upcoming < matches and len(running) < AHEAD * workers:
                count = part_size(tally, matches - upcoming, workers)
                with _deaf_children():
                    running.add(executor.submit(play_part, job, upcoming, count))
                upcoming += count
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                part = future.result()
                if isinstance(part, Failure):
                    raise failed(job, part)
                tally.include(part)
            if progress is not None:
                progress(tally.matches, matches)
    except KeyboardInterrupt:
        tally.interrupted = True
    except BrokenProcessPool:
        raise WorkersLost("workers_lost", "the worker processes ended unexpectedly; try with one worker") from None
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        if running:  # nobody waits for parts that are no longer wanted
            for child in set(active_children()) - before:
                child.terminate()
        executor.shutdown(wait=True)


def part_size(tally: Tally, left: int, workers: int) -> int:
    """How many matches fill one part, by the pace so far; towards the end fewer, so that all finish together.

    While nobody knows how long a match takes, one at a time.
    """
    pace = tally.seconds / max(1, tally.matches)
    full = int(PART / pace) if pace > 0 else 1
    fair = -(-left // (AHEAD * workers))
    return max(1, min(full, fair))


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Children started now do not hear Ctrl-C from their first moment on: it is for the parent to end them.

    They inherit the blocked signal. The parent does not lose one that comes meanwhile, as it would by ignoring it.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts() -> None:
    """The same where a new process does not inherit what is blocked (Windows)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
