"""Searching on several cores."""

import os
import signal
from multiprocessing import active_children
from time import monotonic, sleep
from types import FrameType

import pytest

from oubliette.bots.search import Budget, Search
from oubliette.bots.search.cores import SearchWorkers, cores_of
from oubliette.games.pig import GAME as PIG
from oubliette.kernel import Match, Seeded
from tests.bots.games import Ladder

TWO = Budget(iterations=61, cores=2)


def asked() -> Match:
    return Match.start(PIG, seats=2, fate=Seeded(1), listen=False)


def tries(match: Match, budget: Budget = TWO) -> int:
    assert match.ask is not None
    found = Search(match.game, budget, seed=3).think(match, match.ask)
    return sum(verdict.tries for verdict in found.verdicts)


def interrupt_at_work(_: int, frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt as Ctrl-C would: once, and only while `SearchWorkers.work` waits."""
    while frame is not None and frame.f_code is not SearchWorkers.work.__code__:
        frame = frame.f_back
    if frame is not None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        raise KeyboardInterrupt


def test_several_cores_find_the_same_every_time_and_share_the_work() -> None:
    match = asked()
    assert match.ask is not None
    search = Search(PIG, TWO, seed=3)

    found = search.think(match, match.ask)

    assert sum(verdict.tries for verdict in found.verdicts) == 61
    assert repr(search.think(match, match.ask)) == repr(found)
    assert active_children(), "the workers wait for the next question"


def test_a_worker_that_is_killed_costs_nobody_a_match() -> None:
    tries(asked())
    workers = active_children()
    for worker in workers:
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGTERM)
    for worker in workers:
        worker.join(60)

    assert tries(asked()) == 61


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no timers that interrupt")
def test_an_interrupted_search_leaves_no_worker_behind() -> None:
    tries(asked())
    workers = active_children()
    before = signal.signal(signal.SIGALRM, interrupt_at_work)
    signal.setitimer(signal.ITIMER_REAL, 0.3, 0.1)  # repeat: we do not know when the search begins to wait
    try:
        with pytest.raises(KeyboardInterrupt):
            tries(asked(), Budget(seconds=600.0, cores=2))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

    give_up = monotonic() + 60
    while any(worker.is_alive() for worker in workers):
        # Not `join`: the pool's own thread waits for them too, and the second waiter returns a moment too early.
        assert monotonic() < give_up, "the workers run on, though nobody waits for them"
        sleep(0.01)
    assert tries(asked()) == 61, "new workers start when they are needed"


def test_a_match_that_others_cannot_replay_is_searched_here() -> None:
    assert tries(Match.start(Ladder())) == 61, "a game that is in no list"
    match = asked()
    assert tries(match.fork(Seeded(2), 0)) == 61


def test_there_are_never_more_cores_than_iterations() -> None:
    assert cores_of(Budget(iterations=3, cores=8)) == 3
    assert cores_of(Budget(seconds=1.0, cores=8)) == 8
    assert tries(asked(), Budget(iterations=3, cores=8)) == 3
