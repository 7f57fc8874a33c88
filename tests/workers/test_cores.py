"""How many cores workers may use; search, lab and server use the same function."""

import os
from collections.abc import Iterator

import pytest

from oubliette.bots.search import Budget
from oubliette.bots.search.budget import ALL_CORES as ALL_TO_SEARCH
from oubliette.bots.search.cores import cores_of
from oubliette.lab.simulate import ALL_CORES, LONG, _worthwhile
from oubliette.lab.tally import Tally
from oubliette.server.thinking import Thinkers
from oubliette.workers.cores import MOST_WORKERS, usable_cores


@pytest.fixture
def one_core() -> Iterator[None]:
    """Bind this process to one core."""
    if not hasattr(os, "sched_setaffinity"):
        pytest.skip("this system cannot bind a process to a core")
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    yield
    os.sched_setaffinity(0, before)


@pytest.mark.usefixtures("one_core")
def test_a_process_bound_to_one_core_starts_no_more_workers() -> None:
    long_run = Tally([], [], matches=1, seconds=LONG)

    assert usable_cores() == 1
    assert cores_of(Budget(seconds=1.0, cores=ALL_TO_SEARCH)) == 1
    assert _worthwhile(ALL_CORES, long_run, 10**6) == 1
    assert Thinkers(0).count == 1


def test_the_server_leaves_a_core_to_its_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: set(range(6)), raising=False)

    assert usable_cores() == cores_of(Budget(seconds=1.0, cores=ALL_TO_SEARCH)) == 6
    assert Thinkers(0).count == 5 and Thinkers(3).count == 3


def test_without_affinity_all_cores_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert usable_cores() == 3

    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert usable_cores() == 1

    monkeypatch.setattr(os, "cpu_count", lambda: 10_000)
    assert usable_cores() == MOST_WORKERS
