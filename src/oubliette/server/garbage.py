"""Python's garbage collector in a process that serves."""

from __future__ import annotations

import gc


def tune_garbage_collector() -> None:
    """Look for garbage seldom: a full search through thousands of matches would stop everybody for a tenth of a second.

    What is loaded by now is never garbage. Matches, messages and tasks are freed when nobody refers to them; only what
    refers to itself has to wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
