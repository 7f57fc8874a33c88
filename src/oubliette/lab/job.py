"""One simulation as a job. Any process can play a part of it.

Match number i of a seed has the seed `derive(seed, i)`, so it is the same match in any process, at any time. Neither
the size of the parts nor the number of processes changes a result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePath
from shlex import quote
from time import perf_counter
from traceback import extract_tb
from typing import Final, TypeAlias

from oubliette.bots import Maker, find_bot, seat_bots
from oubliette.kernel import Match, Problem, Seeded, Setting, SetUp, derive, set_up
from oubliette.kernel.catalogue import find
from oubliette.lab.tally import Tally

# Called now and then with the number of matches done and their total.
Progress: TypeAlias = Callable[[int, int], None]

NO_LIMIT: Final = float("inf")


class MatchFailed(Problem):
    """A match of a simulation crashed: the rules or a bot have a fault. Names the seed that reproduces it."""


@dataclass(frozen=True, slots=True)
class Job:
    """What to play, as plain data that can be sent to another process."""

    game: str
    seats: int
    options: tuple[tuple[str, Setting], ...]
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Failure:
    """A match that crashed. Plain data, because not every exception can be pickled."""

    number: int
    seed: int
    what: str


class PreparedJob:
    """A job with its checked set-up and its bots, which are prepared once and not for every match."""

    def __init__(self, job: Job, made: SetUp) -> None:
        self.job = job
        self.made = made
        self.makers: list[Maker] = [find_bot(name, job.game) for name in job.bots]

    def play(self, first: int, count: int, seconds: float = NO_LIMIT) -> Tally:
        """Play `count` matches from number `first` on. Start no more after `seconds`."""
        tally = Tally.empty(self.job.seats)
        started = perf_counter()
        try:
            for number in range(first, first + count):
                self._play_one(number, tally)
                if perf_counter() - started >= seconds:
                    break
        except KeyboardInterrupt:
            tally.interrupted = True
        tally.seconds = perf_counter() - started
        return tally

    def _play_one(self, number: int, tally: Tally) -> None:
        seed = derive(self.job.seed, number)
        made = self.made
        try:
            match = Match.start(made, fate=Seeded(seed), listen=False)
            result = match.run(seat_bots(self.makers, made.game, seed))
        except Exception as error:
            failure = Failure(number, seed, describe(error))
            raise failed(self.job, failure) from error
        game, table = made.game, match.table
        roles = [game.role(table, seat) for seat in range(made.seats)]
        tally.add(result, len(match.answers), roles, game.rounds(table), game.counts(table))


def describe(error: BaseException) -> str:
    """An exception in one line: its class, its message, and the line of code that raised it."""
    words = " ".join(str(error).split())
    frames = extract_tb(error.__traceback__)
    place = f" ({PurePath(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{': ' if words else ''}{words}{place}"


def failed(job: Job, failure: Failure) -> MatchFailed:
    """The problem to raise, with the command that reproduces it."""
    words = ["oubliette play", job.game, "--seats", ",".join(job.bots), "--seed", str(failure.seed)]
    for name, value in job.options:
        setting = "on" if value is True else "off" if value is False else str(value)
        words += ["--option", quote(f"{name}={setting}")]
    command = " ".join(words)
    return MatchFailed(
        "match_failed",
        f"match {failure.number} failed: {failure.what}; to reproduce it: {command}",
        number=failure.number,
        seed=str(failure.seed),
        command=command,
        what=failure.what,
    )


@lru_cache(maxsize=1)
def _prepared(job: Job) -> PreparedJob:
    return PreparedJob(job, set_up(find(job.game), job.seats, dict(job.options)))


def play_part(job: Job, first: int, count: int) -> Tally | Failure:
    """Play a part of the job in a worker process."""
    try:
        return _prepared(job).play(first, count)
    except MatchFailed as problem:
        facts = problem.facts
        return Failure(int(facts["number"]), int(facts["seed"]), str(facts["what"]))
