"""Random matches of any game: the raw material of the battery."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from oubliette.kernel import SPECTATOR, Ask, Choice, Flag, Game, Match, Option, Policy, Seeded, Setting, SetUp, Whole
from oubliette.kernel import set_up as check_set_up


def random_setting(option: Option, luck: Random) -> Setting:
    """A legal setting: limits of numbers come up as often as what lies between."""
    if isinstance(option, Choice):
        return luck.choice(option.values)
    if isinstance(option, Flag):
        return luck.random() < 0.5
    if isinstance(option, Whole):
        return luck.choice(
            [option.low, option.high, luck.randint(option.low, option.high), option.default, *option.also]
        )
    return option.default


def random_set_up(game: Game[Any], luck: Random) -> SetUp:
    """Any number of seats; every option at its default in half of the matches, else each as it comes."""
    settings = {}
    if luck.random() < 0.5:
        settings = {option.name: random_setting(option, luck) for option in game.options if luck.random() < 0.5}
    return check_set_up(game, luck.choice(game.seats), settings)


def random_policy(luck: Random) -> Policy:
    def choose(match: Match, ask: Ask[Any]) -> int:
        return int(luck.random() * len(ask.options))

    return choose


def started(game: Game[Any], seed: int, *, listen: bool = True) -> Match:
    return Match.start(random_set_up(game, Random(seed)), fate=Seeded(seed), listen=listen)


def finished(game: Game[Any], seed: int, *, listen: bool = True) -> Match:
    """A match played to its end by random players. Fails when it is longer than the game declares."""
    match = started(game, seed, listen=listen)
    choose = random_policy(Random(seed))

    def bounded(match: Match, ask: Ask[Any]) -> int:
        assert len(match.answers) <= game.longest, f"{game.id}: seed {seed} is longer than {game.longest} answers"
        return choose(match, ask)

    match.run([bounded] * match.set_up.seats)
    assert len(match.answers) <= game.longest, f"{game.id}: seed {seed} is longer than {game.longest} answers"
    return match


def stops(game: Game[Any], seed: int, count: int) -> Iterator[tuple[Match, Random]]:
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


def called(seat: int) -> str:
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"


def watchers(match: Match) -> list[int]:
    """Everybody who may look: all seats, and somebody who only watches."""
    return [*range(match.set_up.seats), SPECTATOR]
