"""A pool of worker processes.

The lab makes a pool for each job (`parts.py`). A search keeps its pool until it needs more processes or is interrupted,
the server until it closes; both make a new pool when a process has died.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar, TypeVarTuple, final

from oubliette.workers.signals import signals_blocked
from oubliette.workers.worker import start_worker

__all__ = ["BrokenProcessPool", "Pool"]

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_CLOSE_TIMEOUT: Final = 10.0  # seconds

# Only one pool at a time may start processes: a pool takes all new children of this process for its own.
_starting: Final = threading.Lock()


@final
class Pool:
    """At most `size` worker processes. They start when work comes and stay for more work.

    No worker outlives this process, however it ends. When one dies, all unfinished work raises BrokenProcessPool, and
    the pool accepts no more. `prepare` names a `module:function` that each worker calls first.
    """

    def __init__(self, size: int, prepare: str = "") -> None:
        self.size = size
        # Spawn, do not fork: spawn works everywhere, and forking a program with threads may hang.
        # Create the executor here, not inside `signals_blocked`: it starts Python's resource tracker, which unblocks
        # the signals.
        self._executor = ProcessPoolExecutor(size, get_context("spawn"), start_worker, (prepare,))
        self._processes: set[BaseProcess] = set()

    @property
    def processes(self) -> set[BaseProcess]:
        """The processes that are alive."""
        return self._processes & set(active_children())

    def submit(self, work: Callable[[*Ts], T], *arguments: *Ts) -> Future[T]:
        """Run `work` in the first free process.

        Never cancel the returned future: if the executor breaks with a cancelled future in its queue, it never sets the
        error of the other futures.
        """
        with _starting, signals_blocked():
            others = set(active_children()) - self._processes
            try:
                return self._executor.submit(work, *arguments)
            finally:
                self._processes = set(active_children()) - others

    def kill(self) -> None:
        """Kill the processes at once. Unfinished work raises BrokenProcessPool."""
        for process in self._processes:
            process.kill()  # not `terminate`: workers inherit an ignored SIGTERM from this process

    def close(self) -> None:
        """Accept no more work; wait until the processes have finished and the executor has shut down.

        The executor's thread prints an error if it still runs when Python ends. Wait at most _CLOSE_TIMEOUT.
        """
        shutdown = threading.Thread(target=self._executor.shutdown, daemon=True)
        shutdown.start()
        shutdown.join(_CLOSE_TIMEOUT)
