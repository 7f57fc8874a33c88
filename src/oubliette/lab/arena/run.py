"""Plays the matches that a standing still needs, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from time import perf_counter
from typing import Final, TypeAlias

from oubliette.lab.arena.file import Key, MatchFile, key_of
from oubliette.lab.arena.match import Item, Part, Played, PreparedPlan, play_items
from oubliette.lab.arena.standing import Standing
from oubliette.lab.job import MatchFailed
from oubliette.lab.simulate import ALL_CORES, LONG, TICK, TRIAL
from oubliette.workers.cores import MOST_WORKERS, usable_cores

# Called now and then.
Progress: TypeAlias = Callable[[Standing], None]

PART: Final = 0.4  # seconds of work in one part; a longer match is a part of its own


class Runner:
    """One run of an arena."""

    def __init__(
        self,
        prepared: PreparedPlan,
        standing: Standing,
        known: Mapping[Key, Played],
        file: MatchFile | None,
        progress: Progress | None,
    ) -> None:
        self.prepared = prepared
        self.standing = standing
        self.known = known
        self.file = file
        self.progress = progress
        self.workers = 1
        self.interrupted = False
        self._played = 0  # matches in this run
        self._seconds = 0.0  # working time of all processes together

    def run(self, workers: int) -> None:
        """Play until nothing is left. An interrupt ends the run and keeps what was played."""
        items = self._unknown()
        try:
            worthwhile = self._play_here(items, workers) if workers == ALL_CORES else min(workers, MOST_WORKERS)
            if worthwhile > 1:
                self.workers = worthwhile
                self._in_processes(items, worthwhile)
            else:
                self._play_here(items, 1)
        except KeyboardInterrupt:
            self.interrupted = not self.standing.over

    def _unknown(self) -> Iterator[Item]:
        """The upcoming matches that are not in the file; counts those that are."""
        for item in self.standing.upcoming():
            played = self.known.get(key_of(self.prepared.plan, item)) if self.known else None
            if played is None:
                yield item
            else:
                self.standing.add(item, played)

    def _play_here(self, items: Iterator[Item], workers: int) -> int:
        """Play in this process: everything, or a trial if `workers` is ALL_CORES. Returns how many processes to use."""
        began = reported = perf_counter()
        for item in items:
            started = perf_counter()
            played = self.prepared.play(item)
            now = perf_counter()
            self._add(Part(((item, played),), now - started))
            if self.progress is not None and now - reported >= TICK:
                reported = now
                self.progress(self.standing)
            if workers == ALL_CORES and now - began >= TRIAL:
                break
        left = self.standing.total - self.standing.played
        if self.progress is not None:
            self.progress(self.standing)
        return min(usable_cores(), left) if left * self._pace() > LONG else 1

    def _in_processes(self, items: Iterator[Item], workers: int) -> None:
        from oubliette.workers.parts import workers_for  # noqa: PLC0415 - a short run needs no processes

        reported = perf_counter()
        with workers_for(play_items, workers) as parts:
            while not self.standing.over:
                while parts.has_room:
                    some = list(islice(items, self._part_size(workers)))
                    if not some:
                        break
                    parts.submit(self.prepared.plan, some)
                if not parts.unfinished:
                    break
                for part in parts.collect():
                    if isinstance(part, MatchFailed):
                        raise part
                    self._add(part)
                if self.progress is not None and perf_counter() - reported >= TICK:
                    reported = perf_counter()
                    self.progress(self.standing)

    def _add(self, part: Part) -> None:
        for item, played in part.played:
            self.standing.add(item, played)
        self._played += len(part.played)
        self._seconds += part.seconds
        if self.file is not None:
            self.file.add(part.played)

    def _pace(self) -> float:
        return self._seconds / max(1, self._played)

    def _part_size(self, workers: int) -> int:
        """Small parts: work beyond the last block that counts would be wasted."""
        pace = self._pace()
        left = self.standing.total - self.standing.played
        return max(1, min(int(PART / pace) if pace > 0 else 1, -(-left // (4 * workers))))
