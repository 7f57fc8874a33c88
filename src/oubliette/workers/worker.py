"""Start of a worker process."""

from __future__ import annotations

import os
import signal
import threading
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import wait

from oubliette.workers.signals import FATAL


def start_worker(prepare: str) -> None:
    """Prepare a worker process: it ignores Ctrl-C, which its parent handles, and ends when its parent ends.

    Calls `prepare`, a `module:function`, last: it may register games.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows processes inherit no blocked signals
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, FATAL)  # the parent blocked them only for the start
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if prepare:
        module, _, function = prepare.partition(":")
        getattr(import_module(module), function)()


def _exit_with_parent() -> None:
    """Exit when the parent dies: a killed parent cannot end its workers. No clean-up, as nobody needs the results."""
    parent = parent_process()
    assert parent is not None, "start_worker must run in a worker process"
    wait([parent.sentinel])
    os._exit(1)
