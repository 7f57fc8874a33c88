"""Workers for one job: they are gone afterwards, however the job ends."""

import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from oubliette.workers.parts import PARTS_PER_WORKER, WorkersLost, workers_for
from tests.workers.processes import left_after

ROOT = Path(__file__).resolve().parents[2]

# Kills one of two workers that both ignore SIGTERM: the executor then fails to terminate the other.
IGNORE_SIGTERM = """
import os, signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
from oubliette.workers.parts import WorkersLost, workers_for

if __name__ == "__main__":
    try:
        with workers_for(time.sleep, 2) as parts:
            parts.submit(600.0)
            (first,) = parts._pool.processes
            parts.submit(600.0)
            first.kill()
            parts.collect()
    except WorkersLost:
        print("lost", flush=True)
"""


def twice(number: int) -> int:
    if number < 0:
        raise ValueError(number)
    return 2 * number


def workers() -> list[int]:
    return [child.pid for child in active_children() if child.pid is not None]


@pytest.mark.slow
def test_all_results_come_back_and_the_workers_end() -> None:
    done: list[int] = []
    before = set(workers())
    numbers = list(range(20))

    with workers_for(twice, 2) as parts:
        while numbers or parts.unfinished:
            while numbers and parts.has_room:
                parts.submit(numbers.pop())
            assert parts.unfinished <= 2 * PARTS_PER_WORKER
            done += parts.collect()

    assert sorted(done) == list(range(0, 40, 2))
    assert set(workers()) == before


def test_an_error_in_a_worker_is_raised_unchanged() -> None:
    before = set(workers())

    def fail() -> None:
        with workers_for(twice, 2) as parts:
            parts.submit(-1)
            parts.collect()

    with pytest.raises(ValueError, match="-1"):
        fail()
    assert set(workers()) == before


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, None])
def test_leaving_early_does_not_wait_for_parts(error: type[BaseException] | None) -> None:
    """Each part would take ten minutes."""
    mine: list[int] = []

    def leave() -> None:
        before = set(workers())
        with workers_for(time.sleep, 2) as parts:
            for _ in range(4):
                parts.submit(600.0)
            mine.extend(set(workers()) - before)
            if error is not None:
                raise error

    if error is None:
        leave()
    else:
        with pytest.raises(error):
            leave()

    assert mine and not left_after(60, mine)


def test_killed_workers_raise_workers_lost() -> None:
    before = set(active_children())

    def lose_them() -> None:
        with workers_for(time.sleep, 2) as parts:
            parts.submit(600.0)
            for child in set(active_children()) - before:
                child.kill()
            parts.collect()

    with pytest.raises(WorkersLost, match="ended unexpectedly"):
        lose_them()
    assert set(active_children()) == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to ignore")
def test_workers_that_ignore_sigterm_are_ended() -> None:
    command = [sys.executable, "-c", IGNORE_SIGTERM]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True) as parent:
        try:
            out, _ = parent.communicate(timeout=60)
        finally:
            if parent.poll() is None:
                os.killpg(parent.pid, signal.SIGKILL)  # its workers, too

    assert (out, parent.returncode) == ("lost\n", 0)
