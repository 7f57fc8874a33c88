"""Random matches of any game for the battery. Each is played once, for all checks of that game and seed.

A check looks at a whole match (`Played`) or at a few of its positions (`Stop`). `walk` plays the match a second time
and runs the checks of positions on its way, because checks of clones and forks need a live match, not a replay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from oubliette.kernel import (
    SPECTATOR,
    AnyGame,
    Ask,
    Choice,
    Flag,
    IllegalSetUp,
    Match,
    Option,
    Policy,
    RealDice,
    Seeded,
    Setting,
    SetUp,
    Step,
    Whole,
)
from oubliette.kernel import set_up_among_bots as check_set_up

_MOST_STOPS: Final = 12  # per match


class Played(NamedTuple):
    """A match that random players have finished. Checks must not change it."""

    game: AnyGame
    seed: int
    match: Match
    steps: list[Step]

    def at(self, plies: Sequence[int]) -> Iterator[Match]:
        """Replay the match and yield it after each of these numbers of answers. Checks may fork it."""
        here = Match(self.match.set_up, RealDice(), True)
        here._open()
        for ply in range(max(plies, default=-1) + 1):
            if ply in plies:
                yield here
            here._give(here._pending(), self.match.answers[ply])


class Stop(NamedTuple):
    """A question to a player during a match. Checks must not change the match: they fork it."""

    game: AnyGame
    seed: int
    match: Match
    ask: Ask[Any]
    luck: Random
    whole: Played  # the same match, finished


MatchCheck: TypeAlias = Callable[[Played], object]
StopCheck: TypeAlias = Callable[[Stop], object]


def settings_of(option: Option) -> list[Setting]:
    """The values to try: all words, both states of a switch, the limits of a number and one in between."""
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Flag):
        return [True, False]
    if isinstance(option, Whole):
        return list(
            dict.fromkeys([option.low, option.high, (option.low + option.high) // 2, option.default, *option.also])
        )
    return [option.default]


def some_set_up(game: AnyGame, seed: int) -> SetUp:
    """Odd seeds use every default. Even seeds go through the values of all options, each option starting elsewhere.

    Each seed takes the next number of seats. If the game refuses a combination, try another one.
    """
    luck = Random(seed)
    for attempt in range(50):
        settings: dict[str, Setting] = {}
        if seed % 2 == 0:
            for place, option in enumerate(game.options):
                values = settings_of(option)
                step = seed // 2 + place if attempt == 0 else luck.randrange(len(values))
                settings[option.name] = values[step % len(values)]
        try:
            return check_set_up(game, game.seats[(seed + attempt) % len(game.seats)], settings)
        except IllegalSetUp:
            continue
    raise AssertionError(f"{game.id}: no set-up is allowed for seed {seed}")


def random_policy(luck: Random) -> Policy:
    def choose(match: Match, ask: Ask[Any]) -> int:
        return int(luck.random() * len(ask.options))

    return choose


def started(game: AnyGame, seed: int, *, listen: bool = True) -> Match:
    return Match.start(some_set_up(game, seed), fate=Seeded(seed), listen=listen)


def finished(game: AnyGame, seed: int, *, listen: bool = True) -> Match:
    """Let random players finish a match. Fails if it is longer than `Game.longest`."""
    match = started(game, seed, listen=listen)
    choose = random_policy(Random(seed))

    def bounded(match: Match, ask: Ask[Any]) -> int:
        assert len(match.answers) <= game.longest, f"{game.id}: seed {seed} is longer than {game.longest} answers"
        return choose(match, ask)

    match.run([bounded] * match.set_up.seats)
    assert len(match.answers) <= game.longest, f"{game.id}: seed {seed} is longer than {game.longest} answers"
    return match


def played(game: AnyGame, seed: int) -> Played:
    match = finished(game, seed)
    return Played(game, seed, match, list(match.history()))


def walk(whole: Played, checks: Sequence[tuple[StopCheck, int]]) -> None:
    """Play the match again and run each check at random questions: as many as it wants, at most 12."""
    game, seed = whole.game, whole.seed
    length = max(1, sum(not step.by_fate for step in whole.steps))
    luck = Random(seed)
    wanted = [luck.randrange(length) for _ in range(_MOST_STOPS)]
    match = started(game, seed)
    choose = random_policy(Random(seed))
    number = 0
    while match.ask is not None:
        for check, count in checks if number in wanted else ():
            if number in wanted[:count]:
                check(Stop(game, seed, match, match.ask, Random(f"{seed} {number}"), whole))
        match.answer(choose(match, match.ask))
        number += 1
    assert match.answers == whole.match.answers, f"{game.id}: the same dice and answers lead to another match"


def first(options: Sequence[Any], most: int = 200) -> list[Any]:
    """The first options, read one by one: a lazy sequence may not support slices."""
    return [options[place] for place in range(min(len(options), most))]


def called(seat: int) -> str:
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"


def watchers(match: Match) -> list[int]:
    """All seats, and the spectator."""
    return [*range(match.set_up.seats), SPECTATOR]
