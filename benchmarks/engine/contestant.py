"""A contestant: something that plays whole matches at random and returns their statistics.

The timed play-outs themselves count, not a second run: the matches whose speed is reported are the matches whose
statistics are checked.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

GameName = Literal["tic_tac_toe", "pig"]

GAMES: tuple[GameName, ...] = ("tic_tac_toe", "pig")

# OpenSpiel's Pig differs from all others in two details, see `expected.py`; its matches are checked by its own rules.
Rules = Literal["tic_tac_toe", "pig", "open_spiel_pig"]

# The score that ends Pig, for every contestant.
PIG_TARGET = 100


class Tally(NamedTuple):
    """Matches played, and the sums that show whether it was the right game."""

    matches: int = 0
    decisions: int = 0
    squares: int = 0
    """The sum of the squared lengths, for the sampling error of the mean length."""
    first: int = 0
    second: int = 0
    """Matches won by the first and by the second player; the others were drawn."""

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        return Tally(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


class Slice(NamedTuple):
    """One contestant's share of a round."""

    tally: Tally
    seconds: float


# Both play the given number of matches from the given seed. `TimedPlay` also returns the seconds.
Play = Callable[[int, int], Tally]
TimedPlay = Callable[[int, int], Slice]


@dataclass(frozen=True, slots=True)
class Contestant:
    """A contestant that is installed."""

    name: str
    game: GameName
    play: TimedPlay
    rules: Rules
    version: str = ""
    """The release, if it is not our own."""


@dataclass(frozen=True, slots=True)
class Absent:
    """A contestant that is not installed: a row of the table, never an error."""

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
    """The shorter of processor time and wall time, for every contestant.

    Wall time would include other programs on a busy machine; processor time would include the threads in which Node
    collects garbage beside the one that plays.
    """
    return min(cpu, wall)
