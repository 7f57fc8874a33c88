"""A pool of real processes, and how they end."""

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

# Keeps a pool whose workers never finish, and says who they are.
KEEPER = """
import time
from oubliette.workers.pool import Pool

if __name__ == "__main__":
    pool = Pool(2)
    work = [pool.submit(time.sleep, 600.0) for _ in range(2)]
    print(*[process.pid for process in pool.processes], flush=True)
    time.sleep(600.0)
"""

UNIX = pytest.mark.skipif(os.name == "nt", reason="these signals are those of Unix")


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(2)
    yield made
    made.end()
    made.close()


def who() -> int:
    return os.getpid()


def ears() -> tuple[bool, set[int]]:
    """Does this process ignore Ctrl-C, and which signals does it hold back?"""
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN, set(signal.pthread_sigmask(signal.SIG_BLOCK, ()))


def be_here(path: str) -> None:
    """Say who works, and work on."""
    Path(path).with_suffix(f".{os.getpid()}").touch()
    time.sleep(600)


def at_work(folder: Path, count: int) -> list[int]:
    """The processes that have begun to work, as soon as they are so many."""
    while len(found := list(folder.glob("here.*"))) < count:
        time.sleep(0.01)
    return [int(path.suffix[1:]) for path in found]


def test_work_is_done_by_others_who_wait_for_more(pool: Pool) -> None:
    first = pool.submit(who).result()

    assert first != os.getpid()
    assert pool.submit(who).result() == first, "an idle process is better than a new one"
    assert [process.pid for process in pool.processes] == [first]


@UNIX
def test_a_worker_does_not_hear_ctrl_c_but_whoever_ends_it(pool: Pool) -> None:
    deaf, held_back = pool.submit(ears).result()

    assert deaf
    assert not held_back & {getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)}


@UNIX
def test_ctrl_c_reaches_no_worker_that_just_starts(pool: Pool) -> None:
    """It is sent at once, most likely before Python has started there: who heard it would be dead."""
    work = pool.submit(who)
    (worker,) = pool.processes
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGINT)

    assert work.result() == worker.pid


@UNIX
def test_a_signal_that_comes_while_a_worker_starts_is_not_lost(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sent in the middle of starting it, it is heard right afterwards: to this thread, others may not hold it back."""
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
        pool.submit(who)

    assert moments == ["signal sent", "worker started"]
    assert len(pool.processes) == 1, "the pool knows whom it has started"


@pytest.mark.parametrize("moment", ["while they start", "while they work", "while they wait"])
def test_who_ends_a_pool_ends_its_processes_at_once(pool: Pool, tmp_path: Path, moment: str) -> None:
    here = str(tmp_path / "here")
    others = get_context("spawn").Process(target=time.sleep, args=(600,))
    others.start()
    try:
        if moment == "while they wait":
            pool.submit(who).result()
            work = []
        else:
            work = [pool.submit(be_here, here) for _ in range(5)]
            if moment == "while they work":
                at_work(tmp_path, 2)
        workers = [process.pid for process in pool.processes if process.pid is not None]
        assert workers and others not in pool.processes

        pool.end()

        assert not wait(work, timeout=30).not_done
        assert all(isinstance(one.exception(), BrokenProcessPool) for one in work), "nobody waits for ever"
        assert not left_after(30, workers)
        assert others.is_alive(), "it is none of the pool's"
    finally:
        others.kill()
        others.join()


@UNIX
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGKILL"])
def test_no_worker_of_a_kept_pool_outlives_its_parent(name: str) -> None:
    """Nothing catches the signal there: the workers notice by themselves, even those that have not yet begun."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", KEEPER]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=env, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as parent:
        workers: list[int] = []
        try:
            assert parent.stdout is not None
            workers = [int(pid) for pid in parent.stdout.readline().split()]
            assert len(workers) == 2
            parent.send_signal(getattr(signal, name))
            parent.wait(30)

            assert not left_after(30, workers)
        finally:
            parent.kill()
            for pid in filter(runs, workers):
                os.kill(pid, signal.SIGKILL)


def test_pools_do_not_end_each_other(pool: Pool) -> None:
    pool.submit(who).result()
    other = Pool(1)
    other.submit(who).result()
    assert not pool.processes & other.processes

    other.end()
    other.close()

    assert pool.submit(who).result() in [process.pid for process in pool.processes]


def test_work_fails_when_its_process_dies_and_the_pool_takes_no_more(pool: Pool, tmp_path: Path) -> None:
    work = pool.submit(be_here, str(tmp_path / "here"))
    os.kill(at_work(tmp_path, 1)[0], signal.SIGTERM)

    with pytest.raises(BrokenProcessPool):
        work.result(timeout=30)
    with pytest.raises(BrokenProcessPool):
        pool.submit(who)


def test_closing_waits_for_work_and_leaves_nobody(pool: Pool) -> None:
    work = [pool.submit(who) for _ in range(5)]
    workers = {process.pid for process in pool.processes}

    pool.close()

    assert {one.result(timeout=0) for one in work} <= workers
    assert not pool.processes and not [pid for pid in workers if pid is not None and runs(pid)]


def test_a_pool_that_never_began_is_easily_closed() -> None:
    before = active_children()
    pool = Pool(2)
    pool.end()
    pool.close()
    assert active_children() == before


def test_each_process_prepares_first(tmp_path: Path) -> None:
    pool = Pool(1, prepare="tests.workers.prepared:prepare")
    try:
        assert pool.submit(is_prepared).result()
        assert not is_prepared()
    finally:
        pool.end()
        pool.close()


def is_prepared() -> bool:
    return "tests.workers.prepared" in sys.modules and sys.modules["tests.workers.prepared"].done
