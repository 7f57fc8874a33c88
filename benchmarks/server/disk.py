"""The disk under the databases. In memory every server would be durable for nothing."""

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
    """What is written there stays in memory."""


@contextmanager
def scratch(place: Path = PLACE) -> Iterator[Path]:
    """A folder in the checkout that goes away afterwards. It lies on a disk, or else `NoDisk`."""
    place.mkdir(parents=True, exist_ok=True)
    try:
        kind = file_system(place, (PROC / "mounts").read_text())
        if kind in VOLATILE:
            raise NoDisk(f"{place} lies in memory ({kind}), where nothing is durable: use a checkout on a disk")
        with tempfile.TemporaryDirectory(dir=place, ignore_cleanup_errors=True) as folder:
            yield Path(folder)
    finally:
        with suppress(OSError):  # somebody else measures, too
            place.rmdir()


def file_system(place: Path, mounts: str) -> str:
    """What kind a folder lies on, by the lines of /proc/mounts: the innermost mount, and of these the last."""
    inner, kind = -1, ""
    for line in mounts.splitlines():
        _, point, found, *_ = line.split(" ")
        at = Path(re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), point))
        if place.is_relative_to(at) and len(at.parts) >= inner:
            inner, kind = len(at.parts), found
    return kind


def probe(folder: Path) -> float:
    """The median time of a small durable write, in seconds: the measure of the disk."""
    times = []
    file = os.open(folder / "probe", os.O_WRONLY | os.O_CREAT)
    for _ in range(_PROBES):
        start = perf_counter()
        os.write(file, b"\0" * 4096)
        os.fdatasync(file)
        times.append(perf_counter() - start)
    os.close(file)
    return median(times)


def told(seconds: float) -> str:
    """The line under a table."""
    return f"  disk: writing 4 kB durably (fdatasync) takes {seconds * 1000:.2f} ms here (median)"
