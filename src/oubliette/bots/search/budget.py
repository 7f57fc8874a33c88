"""How long a searching bot may think about one question."""

from __future__ import annotations

import re
from time import perf_counter, thread_time
from typing import Final, final

from oubliette.kernel import Problem

_PATIENCE: Final = 3.0  # on a busy machine, stop when the wall clock has run this many times the budget

_WORD: Final = re.compile(r"(?P<number>\d+(\.\d+)?|\.\d+)(?P<unit>s|ms)?(x(?P<cores>\d+|all))?")

LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 3600.0
MOST_ITERATIONS: Final = 10_000_000
MOST_CORES: Final = 61  # Windows cannot wait for more processes
ALL_CORES: Final = 0


class BadBudget(Problem):
    """A word is not a budget."""


@final
class Budget:
    """The limit for one question: iterations or seconds of processor time, on one core or on several.

    Iterations give the same answers on every machine. Seconds count the processor time of the searching thread, so a
    busy machine does not weaken a bot; but no answer takes more than three times as long by the wall clock.
    """

    __slots__ = ("cores", "iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0, cores: int = 1) -> None:
        assert (iterations > 0) != (seconds > 0), "a budget is either in iterations or in seconds"
        self.iterations = iterations
        self.seconds = seconds
        self.cores = cores

    def share(self, parts: int, part: int) -> Budget:
        """The budget of one of several cores: its part of the iterations, or the whole time."""
        if self.seconds:
            return Budget(seconds=self.seconds)
        return Budget(iterations=max(1, (self.iterations + part) // parts))

    def __repr__(self) -> str:
        amount = f"{self.seconds:g}s" if self.seconds else str(self.iterations)
        return amount if self.cores == 1 else f"{amount}x{self.cores or 'all'}"


@final
class Clock:
    """Tells when the budget is used up."""

    __slots__ = ("_deadline", "_end", "_left")

    def __init__(self, budget: Budget) -> None:
        self._left = budget.iterations
        self._end = thread_time() + budget.seconds
        self._deadline = perf_counter() + _PATIENCE * budget.seconds

    def goes_on(self) -> bool:
        """Is there budget for one more iteration? Call it before every iteration but the first, which always runs."""
        if self._left > 0:
            self._left -= 1
            return self._left > 0
        return thread_time() < self._end and perf_counter() < self._deadline


def read_budget(word: str) -> Budget:
    """Read `500` (iterations), `0.2s`, `200ms`, `1sx4` or `1sxall` (on four cores, on all of them)."""
    found = _WORD.fullmatch(word)
    if found is not None:
        cores = found["cores"]
        on = 1 if cores is None else ALL_CORES if cores == "all" else int(cores)
        few = cores in (None, "all") or 1 <= on <= MOST_CORES
        number = float(found["number"])
        if found["unit"] is None and number.is_integer() and 1 <= number <= MOST_ITERATIONS and few:
            return Budget(iterations=int(number), cores=on)
        seconds = number / 1000 if found["unit"] == "ms" else number
        if found["unit"] is not None and LEAST_SECONDS <= seconds <= MOST_SECONDS and few:
            return Budget(seconds=seconds, cores=on)
    raise BadBudget(
        "bad_budget",
        f"{word!r} is not a budget: write a number of iterations (500), or a time (0.2s, 200ms), and if you like "
        f"the number of cores, at most {MOST_CORES} (1sx4, 1sxall)",
        given=word,
    )
