"""The same search on several cores: each grows a tree of its own, and what they found at the root is put together."""

from __future__ import annotations

import atexit
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

from oubliette.bots.search.budget import ALL_CORES, Budget
from oubliette.bots.search.hunt import Hunt, Sketch
from oubliette.bots.search.sense import sense_of
from oubliette.games import find
from oubliette.kernel import Ask, Match, Record, derive


def cores_of(budget: Budget) -> int:
    """How many processes that budget is for."""
    return (os.cpu_count() or 1) if budget.cores == ALL_CORES else budget.cores


def hunt_on_cores(match: Match, ask: Ask[Any], budget: Budget, seed: int) -> Hunt:
    """Search on as many cores as the budget allows.

    The other processes replay the match from its answers and deal anew what the seat cannot see, as this one would: its
    dice to come are not in the record. The same seed and iterations give the same findings on every machine.
    """
    count = cores_of(budget)
    record = match.record().to_json()
    jobs = [_pool(count).submit(work, record, budget.share(count, part), derive(seed, part)) for part in range(count)]
    whole = Hunt(sense_of(match.game), match, ask, seed)
    for job in jobs:
        whole.add(job.result())
    return whole


def work(record: str, budget: Budget, seed: int) -> Sketch:
    """One core's part: what it found about each answer, by index."""
    parsed = Record.parse(record)
    match = Match.replay(parsed, find(parsed.game), listen=False)
    assert match.ask is not None
    hunt = Hunt(sense_of(match.game), match, match.ask, seed)
    hunt.go(budget)
    return hunt.sketch()


@cache
def _pool(count: int) -> ProcessPoolExecutor:
    """Started once and kept: a question must not wait for Python to start."""
    pool = ProcessPoolExecutor(count, get_context("spawn"), _ignore_interrupts)
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that people talk to; this one ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
