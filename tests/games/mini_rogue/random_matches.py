"""Random matches of Mini Rogue, with a check after every answer, dice included."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.state import Table
from oubliette.kernel import Ask, Event, Match, RealDice, Setting


@dataclass(frozen=True)
class RandomMatch:
    """A set-up, and a seed for players and dice. Of `tries` throws of a die the kindest counts.

    Fair dice kill random players early; kind ones let tests see the lower floors.
    """

    seats: int
    options: dict[str, Setting]
    seed: int
    tries: int


RANDOM_MATCHES = st.builds(
    RandomMatch,
    seats=st.sampled_from([1, 2]),
    options=st.fixed_dictionaries(
        {
            "card_set": st.sampled_from(["pnp", "pnp_plus"]),
            "difficulty": st.sampled_from(["casual", "normal", "hard", "harder", "roguelike"]),
            "object_limit": st.sampled_from([1, 2]),
            "fall_map": st.sampled_from(["columns", "next_floor_first_zone"]),
            "reward_table": st.sampled_from(["pnp", "published"]),
        }
    ),
    seed=st.integers(0, 2**32),
    tries=st.sampled_from([1, 3, 6]),
)


class Checker:
    """Checks a match after every answer; counts what it met, so that a test knows that the check saw something."""

    def __init__(self, match: Match, met: Counter[str]) -> None:
        self.match = match
        self.met = met

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    def check(self, news: list[Event]) -> None:
        """Check after an answer. `news`: the events since the last one."""
        raise NotImplementedError


# Played besides the matches that Hypothesis draws, so that every case counted in `met` comes up.
FIXED_MATCHES = [
    RandomMatch(
        seats=1 + seed % 2,
        options={
            "card_set": ("pnp", "pnp", "pnp_plus", "pnp_plus")[seed % 4],
            "difficulty": ("casual", "normal", "roguelike")[seed % 3],
            "object_limit": 1 + seed // 4 % 2,
        },
        seed=seed,
        tries=(6, 3, 6, 3, 1)[seed % 5],
    )
    for seed in range(60)
]


def check_matches(checker_class: type[Checker]) -> Counter[str]:
    """Check many matches to their ends. Return the counts of all together."""
    met: Counter[str] = Counter()

    @settings(max_examples=30)
    @given(RANDOM_MATCHES)
    def play_random(random_match: RandomMatch) -> None:
        play_and_check(random_match, checker_class, met)

    for random_match in FIXED_MATCHES:
        play_and_check(random_match, checker_class, met)
    play_random()
    return met


def play_and_check(random_match: RandomMatch, checker_class: type[Checker], met: Counter[str]) -> None:
    """Play one match to its end and check it after every answer."""
    match = Match.start(GAME, random_match.seats, random_match.options, fate=RealDice())
    luck = Random(random_match.seed)
    checker = checker_class(match, met)
    checker.check(match.events)
    while match.ask is not None:
        heard = len(match.events)
        match.answer(choice(match, match.ask, luck, random_match.tries))
        checker.check(match.events[heard:])


def choice(match: Match, ask: Ask[Any], luck: Random, tries: int) -> int:
    """A random answer; for dice the best of several tries: high for adventurers, low for enemies."""
    count = len(ask.options)
    if ask.prompt == "roll.adventurer":
        return max([luck.randrange(count) for _ in range(tries)])
    if ask.prompt == "roll.dungeon" and match.table.fight is not None:
        return min([luck.randrange(count) for _ in range(tries)])
    return luck.randrange(count)
