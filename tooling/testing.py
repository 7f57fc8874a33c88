"""Runs pytest: on all cores when it runs everything, serially when a person names tests."""

import os
from typing import Final

from tooling.children import call
from tooling.places import TOOLS

QUICK: Final = "--quick"
_MOST_WORKERS: Final = 8  # each may start a browser and a PostgreSQL of its own


def run_tests(python: str, arguments: list[str]) -> int:
    """Run the tests that the arguments name, or all of them; `--quick` leaves out those that are marked as slow."""
    quick = QUICK in arguments
    named = [word for word in arguments if word != QUICK]
    words = ["-m", "not slow", *named] if quick else named
    if not named:
        # An idle worker takes tests from a busy one: the slow files are few and of very different length.
        words = ["-n", str(workers(quick)), "--dist", "worksteal", *words]
    return call([python, "-m", "pytest", *words], env=environment())


def workers(quick: bool = False) -> int:
    """One more than the cores that we may use, because many tests wait for a server, a browser or a process.

    Quick tests do not wait, and every worker first takes a core for seconds to collect ten thousand tests.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores if quick else cores + 1, _MOST_WORKERS)


def environment() -> dict[str, str]:
    """Environment variables for pytest. If Python may write no bytecode beside the sources, it goes into .tools.

    The tests start Python hundreds of times; without bytecode the server takes 1.3 s to import instead of 0.5 s.
    """
    env = dict(os.environ)
    if env.pop("PYTHONDONTWRITEBYTECODE", None):
        env["PYTHONPYCACHEPREFIX"] = str(TOOLS / "pycache")
    return env
