"""The disk under the databases. In memory, durable writes would cost nothing and every server would look fast."""

import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.server.process import PROC

PLACE = Path(__file__).resolve().parents[2] / ".tools" / "bench-server"
VOLATILE = ("tmpfs", "ramfs")
_PROBES = 200


class NoDisk(Exception):
    """The folder is in memory, not on a disk."""


@contextmanager
def scratch(place: Path = PLACE) -> Iterator[Path]:
    """A folder in the checkout, removed afterwards. Raises `NoDisk` if it is not on a disk."""
    place.mkdir(parents=True, exist_ok=True)
    try:
        kind = file_system(place, (PROC / "mounts").read_text())
        if kind in VOLATILE:
            raise NoDisk(f"{place} lies in memory ({kind}), where nothing is durable: use a checkout on a disk")
        with tempfile.TemporaryDirectory(dir=place, ignore_cleanup_errors=True) as folder:
            yield Path(folder)
    finally:
        with suppress(OSError):  # another benchmark is running
            place.rmdir()


def file_system(place: Path, mounts: str) -> str:
    """The file system of a folder: that of the innermost mount in /proc/mounts, the last one if there are several."""
    inner, kind = -1, ""
    for line in mounts.splitlines():
        _, point, found, *_ = line.split(" ")
        at = Path(re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), point))
        if place.is_relative_to(at) and len(at.parts) >= inner:
            inner, kind = len(at.parts), found
    return kind


def probe(folder: Path) -> float:
    """The median time of a small durable write, in seconds: how fast the disk is."""
    times = []
    file = os.open(folder / "probe", os.O_WRONLY | os.O_CREAT)
    for _ in range(_PROBES):
        start = perf_counter()
        os.write(file, b"\0" * 4096)
        os.fdatasync(file)
        times.append(perf_counter() - start)
    os.close(file)
    return median(times)


def disk_line(seconds: float) -> str:
    """The line under a table."""
    return f"  disk: writing 4 kB durably (fdatasync) takes {seconds * 1000:.2f} ms here (median)"
