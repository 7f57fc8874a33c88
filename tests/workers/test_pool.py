"""A pool of real processes: how they work and end."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from multiprocessing import active_children, get_context
from pathlib import Path

import pytest

from oubliette.workers.pool import BrokenProcessPool, Pool
from tests.workers.processes import left_after, runs

ROOT = Path(__file__).resolve().parents[2]

# Keeps a pool whose workers never finish, and prints their process ids.
KEEP_POOL = """
import time
from oubliette.workers.pool import Pool

if __name__ == "__main__":
    pool = Pool(2)
    work = [pool.submit(time.sleep, 600.0) for _ in range(2)]
    print(*[process.pid for process in pool.processes], flush=True)
    time.sleep(600.0)
"""

UNIX = pytest.mark.skipif(os.name == "nt", reason="needs Unix signals")


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(2)
    yield made
    made.kill()
    made.close()


def get_pid() -> int:
    return os.getpid()


def signal_state() -> tuple[bool, set[int]]:
    """Does this process ignore Ctrl-C, and which signals does it block?"""
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN, set(signal.pthread_sigmask(signal.SIG_BLOCK, ()))


def touch_and_sleep(path: str) -> None:
    """Make a file named by process id, then work without end."""
    Path(path).with_suffix(f".{os.getpid()}").touch()
    time.sleep(600)


def wait_for_workers(folder: Path, count: int) -> list[int]:
    """Wait until `count` processes run `touch_and_sleep`; return their ids."""
    end = time.monotonic() + 60
    while len(found := list(folder.glob("here.*"))) < count:
        assert time.monotonic() < end, f"only {len(found)} of {count} workers have begun"
        time.sleep(0.01)
    return [int(path.suffix[1:]) for path in found]


def test_a_worker_process_is_used_again(pool: Pool) -> None:
    first = pool.submit(get_pid).result()

    assert first != os.getpid()
    assert pool.submit(get_pid).result() == first, "an idle process is better than a new one"
    assert [process.pid for process in pool.processes] == [first]


@UNIX
def test_a_worker_ignores_ctrl_c_but_no_fatal_signal(pool: Pool) -> None:
    ignores_ctrl_c, blocked = pool.submit(signal_state).result()

    assert ignores_ctrl_c
    assert not blocked & {getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)}


@UNIX
def test_a_worker_that_just_starts_survives_ctrl_c(pool: Pool) -> None:
    """The signal most likely arrives before Python has started in the worker, where it would kill it."""
    work = pool.submit(get_pid)
    (worker,) = pool.processes
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGINT)

    assert work.result() == worker.pid


@UNIX
def test_a_signal_that_comes_while_a_worker_starts_is_not_lost(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It arrives right after the start. `raise_signal` sends it to this thread: other threads do not block it."""
    start = pool._executor.submit
    moments: list[str] = []

    def interrupted(work: Callable[[], int]) -> Future[int]:
        signal.raise_signal(signal.SIGINT)
        moments.append("signal sent")
        future = start(work)
        moments.append("worker started")
        return future

    monkeypatch.setattr(pool._executor, "submit", interrupted)
    with pytest.raises(KeyboardInterrupt):
        pool.submit(get_pid)

    assert moments == ["signal sent", "worker started"]
    assert len(pool.processes) == 1, "the pool knows the process that it started"


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["while they start", "while they work", "while they wait"])
def test_killing_a_pool_kills_its_processes_at_once(pool: Pool, tmp_path: Path, moment: str) -> None:
    here = str(tmp_path / "here")
    others = get_context("spawn").Process(target=time.sleep, args=(600,))
    others.start()
    try:
        if moment == "while they wait":
            pool.submit(get_pid).result()
            work = []
        else:
            work = [pool.submit(touch_and_sleep, here) for _ in range(5)]
            if moment == "while they work":
                wait_for_workers(tmp_path, 2)
        workers = [process.pid for process in pool.processes if process.pid is not None]
        assert workers and others not in pool.processes

        pool.kill()

        assert not wait(work, timeout=60).not_done
        assert all(isinstance(one.exception(), BrokenProcessPool) for one in work), "no future stays pending"
        assert not left_after(60, workers)
        assert others.is_alive(), "the pool must not kill other children"
    finally:
        others.kill()
        others.join()


@pytest.mark.slow
@UNIX
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGKILL"])
def test_no_worker_of_a_kept_pool_outlives_its_parent(name: str) -> None:
    """The parent has no signal handler: the workers notice by themselves, even those that are just starting."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", KEEP_POOL]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=env, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as parent:
        workers: list[int] = []
        try:
            assert parent.stdout is not None
            workers = [int(pid) for pid in parent.stdout.readline().split()]
            assert len(workers) == 2
            parent.send_signal(getattr(signal, name))
            parent.wait(30)

            assert not left_after(60, workers)
        finally:
            parent.kill()
            for pid in filter(runs, workers):
                os.kill(pid, signal.SIGKILL)


@pytest.mark.slow
def test_killing_a_pool_spares_the_workers_of_others(pool: Pool) -> None:
    pool.submit(get_pid).result()
    other = Pool(1)
    other.submit(get_pid).result()
    assert not pool.processes & other.processes

    other.kill()
    other.close()

    assert pool.submit(get_pid).result() in [process.pid for process in pool.processes]


def test_work_fails_when_its_process_dies_and_the_pool_takes_no_more(pool: Pool, tmp_path: Path) -> None:
    work = pool.submit(touch_and_sleep, str(tmp_path / "here"))
    os.kill(wait_for_workers(tmp_path, 1)[0], signal.SIGTERM)

    with pytest.raises(BrokenProcessPool):
        work.result(timeout=60)
    with pytest.raises(BrokenProcessPool):
        pool.submit(get_pid)


@pytest.mark.slow
def test_closing_waits_for_work_and_leaves_no_process(pool: Pool) -> None:
    work = [pool.submit(get_pid) for _ in range(5)]
    workers = {process.pid for process in pool.processes}

    pool.close()

    assert {one.result(timeout=0) for one in work} <= workers
    assert not pool.processes and not [pid for pid in workers if pid is not None and runs(pid)]


def test_an_unused_pool_can_be_killed_and_closed() -> None:
    before = active_children()
    pool = Pool(2)
    pool.kill()
    pool.close()
    assert active_children() == before


@pytest.mark.slow
def test_each_worker_calls_prepare_first(tmp_path: Path) -> None:
    pool = Pool(1, prepare="tests.workers.prepared:prepare")
    try:
        assert pool.submit(is_prepared).result()
        assert not is_prepared()
    finally:
        pool.kill()
        pool.close()


def is_prepared() -> bool:
    return "tests.workers.prepared" in sys.modules and sys.modules["tests.workers.prepared"].done
