"""Check which processes still run."""

import os
from collections.abc import Iterable
from pathlib import Path
from time import monotonic, sleep


def left_after(seconds: float, pids: Iterable[int]) -> list[int]:
    """Wait until all these processes have ended, at most `seconds`. Return those that still run."""
    end = monotonic() + seconds
    while (left := [pid for pid in pids if runs(pid)]) and monotonic() < end:
        sleep(0.05)
    return left


def runs(pid: int) -> bool:
    """Does this process run? Zombies do not count."""
    proc = Path("/proc")
    try:
        os.kill(pid, 0)
        return ") Z " not in (proc / str(pid) / "stat").read_text()
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not (proc / "self").exists()  # without /proc we cannot see zombies; with it, the process ended just now
