"""The same search on several cores: each grows a tree of its own, and what they found at the root is put together."""

from __future__ import annotations

from typing import Any, Final, final

from oubliette.bots.search.budget import ALL_CORES, Budget
from oubliette.bots.search.hunt import Hunt, Sketch
from oubliette.bots.search.search_guide import guide_of
from oubliette.kernel import Ask, Match, Problem, Record, derive
from oubliette.kernel.catalogue import find
from oubliette.workers.cores import usable_cores
from oubliette.workers.pool import BrokenProcessPool, Pool


def cores_of(budget: Budget) -> int:
    """How many processes that budget is for: never more than it has iterations."""
    cores = usable_cores() if budget.cores == ALL_CORES else budget.cores
    return min(cores, budget.iterations) if budget.iterations else cores


def hunt_on_cores(match: Match, ask: Ask[Any], budget: Budget, seed: int) -> Hunt:
    """Search on as many cores as the budget allows; on this one alone where others cannot follow.

    The other processes replay the match from its answers and deal anew what the seat cannot see, as this one would: its
    dice to come are not in the record. The same seed, iterations and number of cores give the same findings everywhere.
    """
    whole = Hunt(guide_of(match.game), match, ask, seed)
    count = cores_of(budget)
    record = _told(match) if count > 1 else None
    if record is None:
        whole.go(budget)
        return whole
    parts = [(record, budget.share(count, part), derive(seed, part)) for part in range(count)]
    try:
        for sketch in _helpers.work(parts):
            whole.add(sketch)
    except BrokenProcessPool:  # somebody killed a worker, or there was no memory: nobody loses a match for that
        whole = Hunt(guide_of(match.game), match, ask, seed)
        whole.go(budget)
    return whole


def _told(match: Match) -> str | None:
    """The match as another process can replay it: not one of a game in no list, and nothing that was dreamt."""
    try:
        return match.record().to_json() if find(match.game.id) is match.game else None
    except Problem:
        return None


def work(record: str, budget: Budget, seed: int) -> Sketch:
    """One core's part: what it found about each answer, by index."""
    parsed = Record.parse(record)
    match = Match.replay(parsed, find(parsed.game), listen=False)
    assert match.ask is not None
    hunt = Hunt(guide_of(match.game), match, match.ask, seed)
    hunt.go(budget)
    return hunt.sketch()


@final
class Helpers:
    """Processes that are started once and kept: a question must not wait for Python to start."""

    def __init__(self) -> None:
        self._pool: Pool | None = None

    def work(self, parts: list[tuple[str, Budget, int]]) -> list[Sketch]:
        """Have all parts done at once. Whatever ends the waiting, a signal included, ends the work."""
        try:
            if self._pool is None or self._pool.size < len(parts):
                self.dismiss()
                self._pool = Pool(len(parts))
            jobs = [self._pool.submit(work, *part) for part in parts]
            return [job.result() for job in jobs]
        except BaseException:
            self.dismiss()
            raise

    def dismiss(self) -> None:
        """End the processes at once, and do not wait until they are gone: somebody waits for an answer."""
        if self._pool is not None:
            self._pool.end()
            self._pool = None


_helpers: Final = Helpers()
