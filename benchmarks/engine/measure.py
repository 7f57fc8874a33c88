"""The round-robin: in every round each contestant plays one short slice, in an order that changes with the round.

A shared machine changes its speed from one second to the next. The slices of one round are close in time, so we take
the ratio of two contestants inside each round and report the median over the rounds.
"""

import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median

from benchmarks.engine.contestant import Contestant, Tally

SLICE = 0.1
FEWEST_ROUNDS = 5
NOTHING = Tally()


@dataclass(slots=True)
class Measured:
    """The results of one contestant in all rounds."""

    contestant: Contestant
    matches: int
    """Matches in a slice: the number that fills its time."""
    tally: Tally = NOTHING
    rates: list[float] = field(default_factory=list)
    """Decisions per second, round by round."""

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def best(self) -> float:
        return max(self.rates)

    def times(self, other: "Measured") -> float:
        """How many times as fast as the other one: the median over the rounds."""
        return median(mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True))


def measure(contestants: Sequence[Contestant], seconds: float) -> list[Measured]:
    """Let every contestant play for about that many seconds."""
    rounds = max(FEWEST_ROUNDS, round(seconds / SLICE))
    field_of_play = [Measured(one, calibrated(one, min(SLICE, seconds / rounds))) for one in contestants]
    # Keep the garbage collector from walking all imported modules again and again in some contestant's slice.
    gc.collect()
    gc.freeze()
    order = field_of_play[:]
    for number in range(rounds):
        # Shuffled, not rotated: the slice after Node's is a tenth slower, and must not always be the same contestant's.
        Random(number).shuffle(order)
        for one in order:
            tally, took = one.contestant.play(one.matches, number)
            one.tally = one.tally.plus(tally)
            one.rates.append(tally.decisions / took)
    gc.unfreeze()
    return field_of_play


def calibrated(contestant: Contestant, seconds: float) -> int:
    """Find how many matches fill a slice. This warms caches and compilers up too."""
    matches = 1
    while contestant.play(matches, 0).seconds < seconds:
        matches *= 2
    # Again, now that it is warm: Node plays several times as fast by now as in its first slice.
    for _ in range(3):
        matches = max(1, round(matches * seconds / contestant.play(matches, 0).seconds))
    return matches
