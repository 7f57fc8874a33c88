"""Many processes at one job. Each takes a part that lasts about half a second, so that sending it costs nothing."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import TYPE_CHECKING, Final, NoReturn

from oubliette.bots.search.cores import end_with_the_parent
from oubliette.kernel import Problem
from oubliette.lab.job import Failure, Job, failed, play_part
from oubliette.lab.tally import Tally

if TYPE_CHECKING:
    from types import FrameType

    from oubliette.lab.simulate import Progress

PART: Final = 0.4  # seconds of work in one part
AHEAD: Final = 2  # parts in hand per process: one in work, one waiting
_PATIENCE: Final = 10.0  # seconds that we wait for the executor to tidy up
FATAL: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class WorkersLost(Problem):
    """The worker processes ended by themselves: no memory, or a main module that cannot be started twice."""


def play_in_processes(job: Job, tally: Tally, matches: int, workers: int, progress: Progress | None) -> None:
    """Play from match number `tally.matches` to the end and add everything to the tally."""
    upcoming = tally.matches
    try:
        with at_work(workers) as crew:
            while crew.busy or upcoming < matches:
                while upcoming < matches and crew.busy < AHEAD * workers:
                    count = part_size(tally, matches - upcoming, workers)
                    crew.hand_out(play_part, job, upcoming, count)
                    upcoming += count
                for part in crew.bring_in():
                    if isinstance(part, Failure):
                        raise failed(job, part)
                    assert isinstance(part, Tally), "that is what a part comes back as"
                    tally.include(part)
                if progress is not None:
                    progress(tally.matches, matches)
    except KeyboardInterrupt:
        tally.interrupted = True


class Crew:
    """Processes that are handed work and bring in what came of it, in any order."""

    def __init__(self, executor: ProcessPoolExecutor) -> None:
        self._executor = executor
        self._running: set[Future[object]] = set()

    @property
    def busy(self) -> int:
        """How many pieces of work are out."""
        return len(self._running)

    def hand_out(self, work: Callable[..., object], *what: object) -> None:
        with _deaf_children():
            self._running.add(self._executor.submit(work, *what))

    def bring_in(self) -> list[object]:
        """Wait until something is done."""
        done, self._running = wait(self._running, return_when=FIRST_COMPLETED)
        return [future.result() for future in done]


@contextmanager
def at_work(workers: int) -> Iterator[Crew]:
    """Have processes at work; who leaves with work still out does not want it any more.

    Processes are spawned, not forked: it is the same everywhere, and a fork of a program with threads may hang.
    None of them outlives this one: whatever ends it in the middle, a signal included, ends them.
    """
    with _signals_raise():
        before, threads = set(active_children()), set(threading.enumerate())
        executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_start_work)
        crew = Crew(executor)
        try:
            yield crew
        except BrokenProcessPool:
            raise WorkersLost("workers_lost", "the worker processes ended unexpectedly; try with one worker") from None
        finally:
            executor.shutdown(wait=False, cancel_futures=True)
            if crew.busy:  # nobody waits for parts that are no longer wanted
                for child in set(active_children()) - before:
                    child.terminate()
            # To shut down again would wait for nobody: the executor has let go of its thread already. A thread that is
            # still tidying up when Python ends complains.
            for thread in set(threading.enumerate()) - threads:
                thread.join(_PATIENCE)


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
    The fatal ones wait, too: a parent that leaves in the middle of starting a child makes the child complain.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *FATAL})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _signals_raise() -> Iterator[None]:
    """A signal that would end this process on the spot lets it end its children first, then exit as shells count.

    Only where nobody else has decided: a signal that is ignored (nohup) or handled stays so. Only the main thread may.
    """
    mine = threading.current_thread() is threading.main_thread()
    taken = [number for number in FATAL if mine and signal.getsignal(number) is signal.SIG_DFL]

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        for one in taken:
            signal.signal(one, lambda *_: None)  # once is enough: the children are being ended
        raise SystemExit(128 + number)

    for number in taken:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in taken:
            signal.signal(number, signal.SIG_DFL)


def _start_work() -> None:
    """In a new process. Ctrl-C is left to the parent also where what is blocked is not inherited (Windows)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, FATAL)  # that is how the parent ends it
    threading.Thread(target=end_with_the_parent, daemon=True).start()
