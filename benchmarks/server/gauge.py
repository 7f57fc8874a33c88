"""Measures a stretch of time: wall time, processor time of the servers, and our own."""

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter, process_time

from benchmarks.server.process import Watched


@dataclass(frozen=True, slots=True)
class Spent:
    """Seconds: wall time, processor time of the load, and of every watched process."""

    wall: float
    load: float
    cpu: dict[str, float]


class Gauge:
    """Reads all clocks at once."""

    def __init__(self, watched: Mapping[str, Watched]) -> None:
        self.watched = watched
        self.start = self._read()

    def restart(self) -> None:
        self.start = self._read()

    def spent(self) -> Spent:
        """The times since the start."""
        before, now = self.start, self._read()
        cpu = {name: now.cpu[name] - before.cpu[name] for name in now.cpu}
        return Spent(now.wall - before.wall, now.load - before.load, cpu)

    def _read(self) -> Spent:
        cpu = {name: process.cpu() for name, process in self.watched.items()}
        return Spent(perf_counter(), process_time(), cpu)
