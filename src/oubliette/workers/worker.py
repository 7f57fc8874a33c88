"""What a worker process does before its first work."""

from __future__ import annotations

import os
import signal
import threading
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import wait

from oubliette.workers.signals import FATAL


def begin(prepare: str) -> None:
    """A worker begins. Ctrl-C is for the process that people talk to; this one ends with it, whatever ends that.

    `prepare`, a `module:function`, is called last: it may register games of its own.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Windows nobody inherits what is blocked
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, FATAL)  # only the start was to be left in peace
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    if prepare:
        module, _, function = prepare.partition(":")
        getattr(import_module(module), function)()


def _end_with_the_parent() -> None:
    """A parent that is killed outright can end nobody. No clean-up either: nobody waits for it any more."""
    parent = parent_process()
    assert parent is not None, "this is a worker"
    wait([parent.sentinel])
    os._exit(1)
