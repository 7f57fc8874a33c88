"""Playing what a standing still wants: here, or in as many processes as it deserves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from time import perf_counter
from typing import Final, TypeAlias

from oubliette.lab.arena.file import Key, MatchFile, key_of
from oubliette.lab.arena.match import Item, Part, Played, Ring, play_items
from oubliette.lab.arena.standing import Standing
from oubliette.lab.job import MatchFailed
from oubliette.lab.simulate import ALL_CORES, LONG, TASTE, TICK
from oubliette.workers.cores import MOST_WORKERS, usable_cores

# Told now and then how it stands.
Progress: TypeAlias = Callable[[Standing], None]

PART: Final = 0.4  # seconds of work handed to a process at once; a match that takes longer goes alone


class Runner:
    """One run over a standing."""

    def __init__(
        self,
        ring: Ring,
        standing: Standing,
        known: Mapping[Key, Played],
        file: MatchFile | None,
        progress: Progress | None,
    ) -> None:
        self.ring = ring
        self.standing = standing
        self.known = known
        self.file = file
        self.progress = progress
        self.workers = 1
        self.interrupted = False
        self._played = 0  # in this run
        self._seconds = 0.0  # at work, of all processes together

    def run(self, workers: int) -> None:
        """Play until nothing is left to play. An interrupt ends it with what was played until then."""
        items = self._unknown()
        try:
            worthwhile = self._here(items, workers) if workers == ALL_CORES else min(workers, MOST_WORKERS)
            if worthwhile > 1:
                self.workers = worthwhile
                self._in_processes(items, worthwhile)
            else:
                self._here(items, 1)
        except KeyboardInterrupt:
            self.interrupted = not self.standing.over

    def _unknown(self) -> Iterator[Item]:
        """What is upcoming, without what is known from a file."""
        for item in self.standing.upcoming():
            played = self.known.get(key_of(self.ring.plan, item)) if self.known else None
            if played is None:
                yield item
            else:
                self.standing.take(item, played)

    def _here(self, items: Iterator[Item], workers: int) -> int:
        """Play in this process: everything, or so much that it is plain how many processes the rest deserves."""
        began = told = perf_counter()
        for item in items:
            started = perf_counter()
            played = self.ring.play(item)
            now = perf_counter()
            self._take(Part(((item, played),), now - started))
            if self.progress is not None and now - told >= TICK:
                told = now
                self.progress(self.standing)
            if workers == ALL_CORES and now - began >= TASTE:
                break
        left = self.standing.total - self.standing.played
        if self.progress is not None:
            self.progress(self.standing)
        return min(usable_cores(), left) if left * self._pace() > LONG else 1

    def _in_processes(self, items: Iterator[Item], workers: int) -> None:
        from oubliette.workers.parts import workers_for  # noqa: PLC0415 - a short run needs no processes

        told = perf_counter()
        with workers_for(play_items, workers) as parts:
            while not self.standing.over:
                while parts.has_room:
                    some = list(islice(items, self._part_size(workers)))
                    if not some:
                        break
                    parts.submit(self.ring.plan, some)
                if not parts.unfinished:
                    break
                for part in parts.collect():
                    if isinstance(part, MatchFailed):
                        raise part
                    self._take(part)
                if self.progress is not None and perf_counter() - told >= TICK:
                    told = perf_counter()
                    self.progress(self.standing)

    def _take(self, part: Part) -> None:
        for item, played in part.played:
            self.standing.take(item, played)
        self._played += len(part.played)
        self._seconds += part.seconds
        if self.file is not None:
            self.file.add(part.played)

    def _pace(self) -> float:
        return self._seconds / max(1, self._played)

    def _part_size(self, workers: int) -> int:
        """Small parts: who works ahead of the last block may work for nothing."""
        pace = self._pace()
        left = self.standing.total - self.standing.played
        return max(1, min(int(PART / pace) if pace > 0 else 1, -(-left // (4 * workers))))
