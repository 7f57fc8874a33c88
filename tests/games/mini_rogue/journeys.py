"""Random matches of Mini Rogue with somebody looking on after every answer, the dice's included."""

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
class Journey:
    """A set-up, and a seed for what players and dice do. Of so many `tries` of a die the best counts.

    Fair dice kill random players early; kind ones show what is further down.
    """

    seats: int
    options: dict[str, Setting]
    seed: int
    tries: int


JOURNEYS = st.builds(
    Journey,
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


class Witness:
    """Looks at a match after every answer; counts what it met, so that a test can tell whether it saw anything."""

    def __init__(self, match: Match, met: Counter[str]) -> None:
        self.match = match
        self.met = met

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    def look(self, news: list[Event]) -> None:
        """After an answer: `news` is what was told since the one before."""
        raise NotImplementedError


# Always travelled, beside what Hypothesis thinks of: together they meet everything that the tests want to have met.
KNOWN_JOURNEYS = [
    Journey(
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


def everywhere(witness: type[Witness]) -> Counter[str]:
    """Send such a witness along on many journeys, to their ends. Says what was met on all of them together."""
    met: Counter[str] = Counter()

    @settings(max_examples=30)
    @given(JOURNEYS)
    def travel(journey: Journey) -> None:
        follow(journey, witness, met)

    for journey in KNOWN_JOURNEYS:
        follow(journey, witness, met)
    travel()
    return met


def follow(journey: Journey, witness: type[Witness], met: Counter[str]) -> None:
    """One match to its end."""
    match = Match.start(GAME, journey.seats, journey.options, fate=RealDice())
    luck = Random(journey.seed)
    looking = witness(match, met)
    looking.look(match.events)
    while match.ask is not None:
        heard = len(match.events)
        match.answer(choice(match, match.ask, luck, journey.tries))
        looking.look(match.events[heard:])


def choice(match: Match, ask: Ask[Any], luck: Random, tries: int) -> int:
    """Any answer; of several tries the highest for the adventurers' dice, and the lowest for an enemy's."""
    count = len(ask.options)
    if ask.prompt == "roll.adventurer":
        return max([luck.randrange(count) for _ in range(tries)])
    if ask.prompt == "roll.dungeon" and match.table.fight is not None:
        return min([luck.randrange(count) for _ in range(tries)])
    return luck.randrange(count)
