"""A pool of worker processes.

Its users differ in how long they keep it. The lab has one for each job (`parts.py`). A search keeps one until it needs
more processes or is interrupted, the server until it closes; both take another when one of its processes has died.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar, TypeVarTuple, final

from oubliette.workers.signals import signals_held_back
from oubliette.workers.worker import begin

__all__ = ["BrokenProcessPool", "Pool"]

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_PATIENCE: Final = 10.0  # seconds that we wait for the executor to tidy up

# One pool at a time starts a process: each tells by what is new which processes are its own.
_starting: Final = threading.Lock()


@final
class Pool:
    """At most `size` worker processes. They start when work comes, and are kept for more.

    None of them outlives this process: whatever ends it ends them. When one dies, BrokenProcessPool is what becomes of
    all work that is not done, and the pool takes no more. `prepare` names a `module:function` that each calls first.
    """

    def __init__(self, size: int, prepare: str = "") -> None:
        self.size = size
        # Spawned, not forked: it is the same everywhere, and a fork of a program with threads may hang.
        # Made here, not where signals are held back: it starts a helper of Python's, which lets them through again.
        self._executor = ProcessPoolExecutor(size, get_context("spawn"), begin, (prepare,))
        self._processes: set[BaseProcess] = set()

    @property
    def processes(self) -> set[BaseProcess]:
        """Those that are alive."""
        return self._processes & set(active_children())

    def submit(self, work: Callable[[*Ts], T], *about: *Ts) -> Future[T]:
        """Have a process do it: the first that is free.

        Do not cancel what comes back: an executor that breaks with cancelled work in its queue never tells the rest.
        """
        with _starting, signals_held_back():
            others = set(active_children()) - self._processes
            try:
                return self._executor.submit(work, *about)
            finally:
                self._processes = set(active_children()) - others

    def end(self) -> None:
        """End the processes at once, whatever they do: nobody wants it any more. Work that is not done is broken."""
        for process in self._processes:
            process.kill()  # to terminate them would leave those at work that ignore SIGTERM, as this process may

    def close(self) -> None:
        """Take no more work, and wait until the processes have done theirs and the executor has tidied up.

        Its thread complains if it is still at it when Python ends. We do not wait for ever.
        """
        tidying = threading.Thread(target=self._executor.shutdown, daemon=True)
        tidying.start()
        tidying.join(_PATIENCE)
