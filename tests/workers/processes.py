"""Which processes still run."""

import os
from collections.abc import Iterable
from pathlib import Path
from time import monotonic, sleep


def left_after(seconds: float, pids: Iterable[int]) -> list[int]:
    """Those of the processes that still run when the time is over, or nobody as soon as they are all gone."""
    end = monotonic() + seconds
    while (left := [pid for pid in pids if runs(pid)]) and monotonic() < end:
        sleep(0.05)
    return left


def runs(pid: int) -> bool:
    """Is there such a process? A dead one that nobody has buried yet does not count."""
    proc = Path("/proc")
    try:
        os.kill(pid, 0)
        return ") Z " not in (proc / str(pid) / "stat").read_text()
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not (proc / "self").exists()  # it ended between the two looks, or this system has no such files
