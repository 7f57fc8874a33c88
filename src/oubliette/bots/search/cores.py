"""The search on several cores: each process grows its own tree, and their results at the root are merged."""

from __future__ import annotations

from typing import Any, Final, final

from oubliette.bots.search.budget import ALL_CORES, Budget
from oubliette.bots.search.search_guide import guide_of
from oubliette.bots.search.tree_search import Samples, TreeSearch
from oubliette.kernel import Ask, Match, Problem, Record, derive
from oubliette.kernel.catalogue import find
from oubliette.workers.cores import usable_cores
from oubliette.workers.pool import BrokenProcessPool, Pool


def cores_of(budget: Budget) -> int:
    """The number of processes to use for that budget: never more than it has iterations."""
    cores = usable_cores() if budget.cores == ALL_CORES else budget.cores
    return min(cores, budget.iterations) if budget.iterations else cores


def search_on_cores(match: Match, ask: Ask[Any], budget: Budget, seed: int) -> TreeSearch:
    """Search on as many cores as the budget allows, or in this process alone where others cannot replay the match.

    The other processes replay the match from its record and deal the hidden cards again, as this one would. The record
    holds no future dice. The same seed, iterations and number of cores give the same findings everywhere.
    """
    whole = TreeSearch(guide_of(match.game), match, ask, seed)
    count = cores_of(budget)
    record = _replayable_record(match) if count > 1 else None
    if record is None:
        whole.go(budget)
        return whole
    parts = [(record, budget.share(count, part), derive(seed, part)) for part in range(count)]
    try:
        for samples in _workers.work(parts):
            whole.add(samples)
    except BrokenProcessPool:  # a worker was killed, or memory ran out: search here, so that the match goes on
        whole = TreeSearch(guide_of(match.game), match, ask, seed)
        whole.go(budget)
    return whole


def _replayable_record(match: Match) -> str | None:
    """The match as another process can replay it. None for unlisted games and for forks with imagined cards."""
    try:
        return match.record().to_json() if find(match.game.id) is match.game else None
    except Problem:
        return None


def work(record: str, budget: Budget, seed: int) -> Samples:
    """Search in a worker process: replay the match, use up the budget, return the samples of each answer."""
    parsed = Record.parse(record)
    match = Match.replay(parsed, find(parsed.game), listen=False)
    assert match.ask is not None
    search = TreeSearch(guide_of(match.game), match, match.ask, seed)
    search.go(budget)
    return search.samples()


@final
class SearchWorkers:
    """Worker processes. They are kept for the next question, because starting Python takes long."""

    def __init__(self) -> None:
        self._pool: Pool | None = None

    def work(self, parts: list[tuple[str, Budget, int]]) -> list[Samples]:
        """Run all parts in parallel. Any exception while waiting, KeyboardInterrupt too, stops the workers."""
        try:
            if self._pool is None or self._pool.size < len(parts):
                self.stop()
                self._pool = Pool(len(parts))
            jobs = [self._pool.submit(work, *part) for part in parts]
            return [job.result() for job in jobs]
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """Stop the processes without waiting for their end: a player is waiting for an answer."""
        if self._pool is not None:
            self._pool.kill()
            self._pool = None


_workers: Final = SearchWorkers()
