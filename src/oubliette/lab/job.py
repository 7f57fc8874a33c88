"""One simulation as a job that any process can do a part of.

Match number i of a seed is the same match wherever and whenever it is played: its own seed is `derive(seed, i)`. So
neither the size of the parts nor the number of processes changes a result.
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

# Told now and then how many matches are done, and of how many.
Progress: TypeAlias = Callable[[int, int], None]

NO_LIMIT: Final = float("inf")


class MatchFailed(Problem):
    """A match of a simulation broke off: the rules or a bot have a fault. Names the seed that shows it again."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be played, in plain words that can be sent to another process."""

    game: str
    seats: int
    options: tuple[tuple[str, Setting], ...]
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Failure:
    """A match that broke off. Plain data, because not every exception survives the way between processes."""

    number: int
    seed: int
    what: str


class Bench:
    """A job laid out ready: the set-up is checked and the bots are found once, not for every match."""

    def __init__(self, job: Job, made: SetUp) -> None:
        self.job = job
        self.made = made
        self.makers: list[Maker] = [find_bot(name, job.game) for name in job.bots]

    def play(self, first: int, count: int, seconds: float = NO_LIMIT) -> Tally:
        """Play the matches from number `first` on: `count` of them, or as many as begin within the time."""
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
    """An exception in one line: its kind, its words, and the line of code that raised it."""
    words = " ".join(str(error).split())
    frames = extract_tb(error.__traceback__)
    place = f" ({PurePath(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{': ' if words else ''}{words}{place}"


def failed(job: Job, failure: Failure) -> MatchFailed:
    """The problem as people are told it."""
    words = ["oubliette play", job.game, "--seats", ",".join(job.bots), "--seed", str(failure.seed)]
    for name, value in job.options:
        setting = "on" if value is True else "off" if value is False else str(value)
        words += ["--option", quote(f"{name}={setting}")]
    command = " ".join(words)
    return MatchFailed(
        "match_failed",
        f"match {failure.number} failed: {failure.what}; to see it again: {command}",
        number=failure.number,
        seed=str(failure.seed),
        command=command,
        what=failure.what,
    )


@lru_cache(maxsize=1)
def _bench(job: Job) -> Bench:
    return Bench(job, set_up(find(job.game), job.seats, dict(job.options)))


def play_part(job: Job, first: int, count: int) -> Tally | Failure:
    """What a worker process does: a part of the job, by name."""
    try:
        return _bench(job).play(first, count)
    except MatchFailed as problem:
        facts = problem.facts
        return Failure(int(facts["number"]), int(facts["seed"]), str(facts["what"]))
