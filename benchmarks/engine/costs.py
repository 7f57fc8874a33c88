"""The time that our kernel takes for a copy of a table, a fork of a match and a replay, with Pig as the example."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median

from oubliette.games.pig import GAME as PIG
from oubliette.kernel import Match, RealDice, set_up

SHORT, LONG = 10, 1000

# A fork replays the answers since the last kept start of a turn, so its cost depends on where in a turn it is taken.
# Matches of this many consecutive lengths are forked, and the mean is taken.
LENGTHS = 16

SLICE = 0.01


@dataclass(slots=True)
class Cost:
    """A kind of work and its time. `work` does it `times` times."""

    name: str
    times: int
    work: Callable[[], None]
    samples: list[float] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """The median time of doing it once."""
        return median(self.samples)


@dataclass(frozen=True, slots=True)
class Costs:
    """All costs that the report shows."""

    clone: Cost
    fork_short: Cost
    fork_long: Cost
    replay: Cost
    replay_listening: Cost

    def all(self) -> list[Cost]:
        return [self.clone, self.fork_short, self.fork_long, self.replay, self.replay_listening]

    @property
    def fork_growth(self) -> float:
        """How many times as long a fork of a long match takes as one of a short match: the median over the rounds."""
        pairs = zip(self.fork_long.samples, self.fork_short.samples, strict=True)
        return median(long / short for long, short in pairs)


def measure_costs(seconds: float) -> Costs:
    """Time each kind of work in turn, round by round."""
    costs = _costs()
    rounds = max(5, round(seconds / SLICE))
    for _ in range(rounds):
        for cost in costs.all():
            cost.samples.append(_sample(cost))
    return costs


def match_of(length: int, seed: int = 1) -> Match:
    """A match of Pig after exactly this many random answers, with a target that is far away."""
    random = Random(seed).random
    match = Match.start(set_up(PIG, 2, {"target": 1000}), fate=RealDice(), listen=False)
    while len(match.answers) < length:
        assert match.ask, "the match is over too soon"
        match.answer(int(random() * len(match.ask.options)))
    return match


def _costs() -> Costs:
    table = match_of(LONG).table
    record = match_of(LONG).record()

    def clone() -> None:
        for _ in range(100):
            table.clone()

    def replay() -> None:
        Match.replay(record, PIG, listen=False)

    def replay_listening() -> None:
        Match.replay(record, PIG)

    return Costs(
        Cost("clone of a table", 100, clone),
        Cost(f"fork of a match {SHORT} answers long", LENGTHS, _forking(SHORT)),
        Cost(f"fork of a match {LONG:,} answers long", LENGTHS, _forking(LONG)),
        Cost("replay, per answer", LONG, replay),
        Cost("replay with events, per answer", LONG, replay_listening),
    )


def _forking(length: int) -> Callable[[], None]:
    matches = [match_of(length + more) for more in range(LENGTHS)]

    def fork() -> None:
        for match in matches:
            match.fork()

    return fork


def _sample(cost: Cost) -> float:
    """Seconds for doing it once, measured over a time that the clock can resolve."""
    done = 0
    start = time.process_time()
    while True:
        cost.work()
        done += cost.times
        took = time.process_time() - start
        if took >= SLICE / 5:
            return took / done
