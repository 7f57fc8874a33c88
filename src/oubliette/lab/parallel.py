"""Plays one simulation in many processes. A part takes about half a second, so that sending it costs almost nothing."""

from __future__ import annotations

from typing import Final

from oubliette.lab.job import Failure, Job, Progress, failed, play_part
from oubliette.lab.tally import Tally
from oubliette.workers.parts import PARTS_PER_WORKER, workers_for

PART: Final = 0.4  # seconds of work in one part


def play_in_processes(job: Job, tally: Tally, matches: int, workers: int, progress: Progress | None) -> None:
    """Play from match number `tally.matches` to the end and add everything to the tally."""
    upcoming = tally.matches
    try:
        with workers_for(play_part, workers) as parts:
            while parts.unfinished or upcoming < matches:
                while upcoming < matches and parts.has_room:
                    count = part_size(tally, matches - upcoming, workers)
                    parts.submit(job, upcoming, count)
                    upcoming += count
                for part in parts.collect():
                    if isinstance(part, Failure):
                        raise failed(job, part)
                    tally.include(part)
                if progress is not None:
                    progress(tally.matches, matches)
    except KeyboardInterrupt:
        tally.interrupted = True


def part_size(tally: Tally, left: int, workers: int) -> int:
    """How many matches make one part, by the pace so far. Towards the end fewer, so that all workers finish together.

    One match, as long as the pace is unknown.
    """
    pace = tally.seconds / max(1, tally.matches)
    full = int(PART / pace) if pace > 0 else 1
    fair = -(-left // (PARTS_PER_WORKER * workers))
    return max(1, min(full, fair))
