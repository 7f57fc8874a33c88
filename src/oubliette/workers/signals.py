"""Signal handling while worker processes start and while they run a job."""

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
def signals_blocked() -> Iterator[None]:
    """Block Ctrl-C and the fatal signals in this thread. Processes started here inherit the blocked Ctrl-C.

    So Ctrl-C never reaches a worker: its parent ends it. A signal that comes during the block arrives after it; if we
    ignored signals instead, it would be lost. A parent that exits while it starts a child would make the child print a
    traceback, so the fatal signals wait, too.
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
def exit_on_fatal_signals() -> Iterator[None]:
    """Turn fatal signals into SystemExit(128 + signal), so that this process can end its workers first.

    Signals that are ignored (nohup) or have a handler stay as they are. Does nothing outside the main thread, which
    alone may set handlers.
    """
    is_main = threading.current_thread() is threading.main_thread()
    handled = [number for number in FATAL if is_main and signal.getsignal(number) is signal.SIG_DFL]

    def leave(number: int, _frame: FrameType | None) -> NoReturn:
        for one in handled:
            signal.signal(one, lambda *_: None)  # ignore repeated signals while the workers end
        raise SystemExit(128 + number)

    for number in handled:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in handled:
            signal.signal(number, signal.SIG_DFL)
