"""How many worker processes to start at most."""

from __future__ import annotations

import os
from typing import Final

MOST_WORKERS: Final = 61 if os.name == "nt" else 256  # Windows can wait for at most 61 processes


def usable_cores() -> int:
    """The number of cores this process may use: perhaps fewer than the machine has, at most MOST_WORKERS."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_WORKERS)
