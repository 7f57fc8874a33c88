"""What takes part: somebody who plays whole matches at random and says how they went.

The tally is kept inside the timed play-outs and not in a run beside them, so that the matches whose speed is
reported are the matches whose statistics are checked.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

GameName = Literal["tic_tac_toe", "pig"]

GAMES: tuple[GameName, ...] = ("tic_tac_toe", "pig")

# OpenSpiel's Pig differs from everybody else's in two details, see `expected.py`; its matches are checked as such.
Rules = Literal["tic_tac_toe", "pig", "open_spiel_pig"]

# The score that ends Pig, for every contestant.
PIG_TARGET = 100


class Tally(NamedTuple):
    """Matches played, and what is needed to check that they were the right game."""

    matches: int = 0
    decisions: int = 0
    squares: int = 0
    """The sum of the squared lengths: with it the mean length gets its sampling error."""
    first: int = 0
    second: int = 0
    """Matches won by the first and by the second player; the others were drawn."""

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        return Tally(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


class Slice(NamedTuple):
    """One turn of a contestant in the round-robin."""

    tally: Tally
    seconds: float


# Plays the given number of matches from the given seed; and the same, saying how long it took.
Play = Callable[[int, int], Tally]
TimedPlay = Callable[[int, int], Slice]


@dataclass(frozen=True, slots=True)
class Contestant:
    """Somebody who is here and can play."""

    name: str
    game: GameName
    play: TimedPlay
    rules: Rules
    version: str = ""
    """Which release it is, where it is somebody else's work."""


@dataclass(frozen=True, slots=True)
class Absent:
    """A peer that is not on this machine. That is a row of the table, never an error."""

    name: str
    game: GameName
    why: str


Entry = Contestant | Absent


def timed(play: Play) -> TimedPlay:
    """Time play-outs that run inside this process."""

    def slice_of(matches: int, seed: int) -> Slice:
        wall, cpu = time.perf_counter(), time.process_time()
        tally = play(matches, seed)
        return Slice(tally, fair_seconds(time.process_time() - cpu, time.perf_counter() - wall))

    return slice_of


def fair_seconds(cpu: float, wall: float) -> float:
    """Take the shorter of processor time and wall time, whichever contestant it is.

    Wall time alone charges a contestant for a busy machine; processor time alone charges Node for the threads
    that collect its garbage beside the one that plays.
    """
    return min(cpu, wall)
