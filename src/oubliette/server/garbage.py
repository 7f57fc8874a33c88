"""Tunes Python's garbage collector for a server process."""

from __future__ import annotations

import gc


def tune_garbage_collector() -> None:
    """Collect seldom: a full collection through thousands of matches would stop everybody for a tenth of a second.

    Freeze what is loaded by now, because it is never garbage. Reference counting frees matches, messages and tasks
    without the collector; only cycles have to wait for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
