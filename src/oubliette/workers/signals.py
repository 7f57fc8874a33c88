"""Signals while worker processes start, and while they work for a job."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from types import FrameType

FATAL: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def signals_held_back() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C from their first moment on: it is for the parent to end them.

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
def fatal_signals_exit() -> Iterator[None]:
    """A signal that would end this process on the spot lets it end its workers first, then exit as shells count.

    Only where nobody else has decided: a signal that is ignored (nohup) or handled stays so. Only the main thread may.
    """
    mine = threading.current_thread() is threading.main_thread()
    taken = [number for number in FATAL if mine and signal.getsignal(number) is signal.SIG_DFL]

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        for one in taken:
            signal.signal(one, lambda *_: None)  # once is enough: the workers are being ended
        raise SystemExit(128 + number)

    for number in taken:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in taken:
            signal.signal(number, signal.SIG_DFL)
