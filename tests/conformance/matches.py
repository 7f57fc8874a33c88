"""Random matches of any game: the raw material of the battery."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

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
    Seeded,
    Setting,
    SetUp,
    Whole,
)
from oubliette.kernel import set_up_among_bots as check_set_up


def settings_of(option: Option) -> list[Setting]:
    """What is tried of an option: all words, both states of a switch, the limits of a number and something between."""
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
    """Odd seeds: every option at its default. Even ones walk through the values of all options, each at its own pace.

    Seats go round with the seeds. Where the game refuses a combination, the next one is taken.
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
    """A match played to its end by random players. Fails when it is longer than the game declares."""
    match = started(game, seed, listen=listen)
    choose = random_policy(Random(seed))

    def bounded(match: Match, ask: Ask[Any]) -> int:
        assert len(match.answers) <= game.longest, f"{game.id}: seed {seed} is longer than {game.longest} answers"
        return choose(match, ask)

    match.run([bounded] * match.set_up.seats)
    assert len(match.answers) <= game.longest, f"{game.id}: seed {seed} is longer than {game.longest} answers"
    return match


def stops(game: AnyGame, seed: int, count: int) -> Iterator[tuple[Match, Random]]:
    """One match, handed over at some of the questions to players on its way. Do not change it: fork it."""
    luck = Random(seed)
    length = sum(not step.by_fate for step in finished(game, seed).history())
    wanted = {luck.randrange(max(length, 1)) for _ in range(count)}
    match = started(game, seed)
    choose = random_policy(Random(seed))
    number = 0
    while match.ask is not None:
        if number in wanted:
            yield match, luck
        match.answer(choose(match, match.ask))
        number += 1


def first(options: Sequence[Any], most: int = 200) -> list[Any]:
    """The first options, one by one: a lazy sequence may know no slices."""
    return [options[place] for place in range(min(len(options), most))]


def called(seat: int) -> str:
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"


def watchers(match: Match) -> list[int]:
    """Everybody who may look: all seats, and somebody who only watches."""
    return [*range(match.set_up.seats), SPECTATOR]
