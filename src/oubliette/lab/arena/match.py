"""Plays and times one match of an arena. Its result is plain data that can be sent between processes and saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter, process_time
from typing import Any, TypeAlias

from oubliette.bots import Maker, find_bot, seat_bots
from oubliette.kernel import Ask, Match, Policy, Seeded, SetUp, set_up
from oubliette.kernel.catalogue import find
from oubliette.lab.arena.plan import Plan
from oubliette.lab.job import Failure, Job, MatchFailed, describe, failed

# A match of a plan: group, block, number within the block.
Item: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a match, by seat. `seconds` is the processor time of each seat's bot for its `decisions`."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    took: float
    reason: str


@dataclass(frozen=True, slots=True)
class Part:
    """The matches that a process returns, and the wall-clock time they took."""

    played: tuple[tuple[Item, Played], ...]
    seconds: float


class Stopwatch:
    """A bot that measures its own processor time. Reading the clock costs less than a microsecond per question."""

    __slots__ = ("decisions", "policy", "seconds")

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.decisions = 0
        self.seconds = 0.0

    def __call__(self, match: Match, ask: Ask[Any]) -> int:
        began = process_time()
        index = self.policy(match, ask)
        self.seconds += process_time() - began
        self.decisions += 1
        return index


class PreparedPlan:
    """A plan with its checked set-ups and its bots, which are prepared once and not for every match."""

    def __init__(self, plan: Plan, made: Sequence[SetUp]) -> None:
        self.plan = plan
        self.made = made
        self.makers: dict[str, Maker] = {bot: find_bot(bot, plan.game) for bot in plan.bots}

    def play(self, item: Item) -> Played:
        """Play one match, on the dice of its block and value."""
        group, block, number = item
        plan = self.plan
        seated, made = plan.seated(group, number), self.made[plan.value(number)]
        seed = plan.dice(block, plan.value(number))
        began = process_time()
        try:
            bots = [Stopwatch(bot) for bot in seat_bots([self.makers[bot] for bot in seated], made.game, seed)]
            result = Match.start(made, fate=Seeded(seed), listen=False).run(bots)
        except Exception as error:
            job = Job(plan.game, plan.seats, plan.settings[plan.value(number)], seated, plan.seed)
            raise failed(job, Failure(block, seed, describe(error))) from error
        return Played(
            result.places,
            result.scores,
            tuple([bot.decisions for bot in bots]),
            tuple([bot.seconds for bot in bots]),
            process_time() - began,
            result.reason,
        )


@lru_cache(maxsize=1)
def _prepared(plan: Plan) -> PreparedPlan:
    game = find(plan.game)
    return PreparedPlan(plan, [set_up(game, plan.seats, dict(settings)) for settings in plan.settings])


def play_items(plan: Plan, items: Sequence[Item]) -> Part | MatchFailed:
    """Play some matches of the plan in a worker process. Returns the problem if a match fails."""
    prepared, began = _prepared(plan), perf_counter()
    try:
        played = tuple([(item, prepared.play(item)) for item in items])
    except MatchFailed as problem:
        return problem
    return Part(played, perf_counter() - began)
