"""Many matches in many processes."""

import os
import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path

import pytest

from oubliette.bots import UnknownBot
from oubliette.lab import MatchFailed, simulate
from oubliette.lab.job import Job
from oubliette.lab.parallel import PART, part_size, play_in_processes
from oubliette.lab.simulate import ALL_CORES, LONG, _worthwhile
from oubliette.lab.tally import Tally
from oubliette.workers.cores import usable_cores
from oubliette.workers.parts import WorkersLost
from tests.workers.processes import left_after, runs

ROOT = Path(__file__).resolve().parents[2]

# Prints the worker ids after each part, as soon as there are two workers.
ENDLESS = """
import signal
from multiprocessing import active_children
from oubliette.lab import simulate

def progress(done, total):
    if len(children := active_children()) == 2:
        print(*[child.pid for child in children], flush=True)

for name in ("SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.SIG_DFL)  # the caller of the tests may ignore them
simulate("pig", 10**9, workers=2, progress=progress)
print("it went on", flush=True)
"""


@pytest.mark.slow
def test_two_processes_give_the_same_results_as_one() -> None:
    one, two = (simulate("mini_rogue", 50, seed=4, bots=["greedy"], workers=workers) for workers in (1, 2))

    assert (one.workers, two.workers) == (1, 2)
    assert (one.results, one.matches, one.decisions) == (two.results, two.matches, two.decisions)
    assert one.endings == two.endings and len(one.endings) > 1


def test_a_failing_match_in_a_worker_is_reported() -> None:
    """Three seats with two bots, which `simulate` would refuse: the third seat raises IndexError."""
    job = Job("pig", 3, (), ("random", "random"), seed=1)

    with pytest.raises(MatchFailed, match="IndexError"):
        play_in_processes(job, Tally.empty(3), 10, 2, None)


def test_processes_that_die_are_reported() -> None:
    """As if the system were out of memory: kill the workers as soon as the first part is done."""
    job = Job("pig", 2, (), ("random", "random"), seed=1)

    def kill(_done: int, _total: int) -> None:
        for child in active_children():
            child.kill()

    with pytest.raises(WorkersLost):
        play_in_processes(job, Tally.empty(2), 10**9, 2, kill)


def test_a_problem_in_a_worker_is_raised_unchanged() -> None:
    job = Job("pig", 2, (), ("nobody", "nobody"), seed=1)

    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        play_in_processes(job, Tally.empty(2), 10, 2, None)


@pytest.mark.slow
def test_an_interrupt_ends_all_processes_and_keeps_their_results() -> None:
    def progress(done: int, total: int) -> None:
        if done > 1:
            raise KeyboardInterrupt

    found = simulate("pig", 10**9, workers=2, progress=progress)

    assert found.interrupted and 1 < found.matches < 10**6


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs Unix signals")
@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 128 + 15), ("SIGHUP", 128 + 1), ("SIGKILL", -9)], ids=str)
def test_no_worker_outlives_a_parent_that_is_killed(name: str, code: int) -> None:
    """The parent ends its workers if it can; after SIGKILL they notice by themselves that it is gone."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", ENDLESS]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=env, stdout=pipe, stderr=pipe, text=True) as parent:
        workers: list[int] = []
        try:
            assert parent.stdout is not None
            workers = [int(pid) for pid in parent.stdout.readline().split()]
            assert len(workers) == 2 and all(map(runs, workers))
            parent.send_signal(getattr(signal, name))
            out, err = parent.communicate(timeout=60)

            assert parent.returncode == code and "Traceback" not in err and "it went on" not in out
            assert not left_after(60, workers)
        finally:
            parent.kill()
            for pid in filter(runs, workers):
                os.kill(pid, signal.SIGKILL)


def test_the_callers_signal_handlers_are_restored() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]

    simulate("pig", 20, workers=2)

    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before


def tally(matches: int, seconds: float) -> Tally:
    return Tally([], [], matches=matches, seconds=seconds)


def test_a_part_lasts_a_fraction_of_a_second() -> None:
    assert part_size(tally(1000, 1.0), left=10**6, workers=2) == 1000 * PART
    assert part_size(tally(1, 20.0), left=10**6, workers=2) == 1
    assert part_size(tally(1000, 1.0), left=100, workers=2) == 25
    assert part_size(tally(0, 0.0), left=100, workers=2) == 1
    assert part_size(tally(1000, 1.0), left=1, workers=8) == 1


def test_only_a_long_run_gets_all_cores() -> None:
    pace = tally(1000, 1.0)

    assert _worthwhile(ALL_CORES, pace, int(LONG * 1000) - 1) == 1
    assert _worthwhile(ALL_CORES, pace, 10**6) == usable_cores()
    assert _worthwhile(3, pace, 10) == 3 and _worthwhile(3, pace, 2) == 2
