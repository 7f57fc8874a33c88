"""How many worker processes are worth starting."""

from __future__ import annotations

import os
from typing import Final

MOST_WORKERS: Final = 61 if os.name == "nt" else 256  # Windows cannot wait for more at once


def usable_cores() -> int:
    """The cores that this process may use, which can be fewer than the machine has. At most MOST_WORKERS."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_WORKERS)
