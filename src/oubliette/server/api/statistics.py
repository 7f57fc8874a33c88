"""Requests about statistics: what was played so far, by everybody and by me."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol, final
from weakref import WeakKeyDictionary

from litestar import get
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from oubliette.games import GAMES, SAMPLES
from oubliette.server.people.caller import require_person
from oubliette.server.people.identity import Me
from oubliette.server.store import statistics as counting
from oubliette.server.store.store import Store, now
from oubliette.server.wire.statistics import GameStatistics, MyGameStatistics, MyStatistics, Statistics

_FRESH: Final = 10.0  # seconds for which to cache the figures
_LATELY: Final = 30 * 86_400_000  # milliseconds: only newer matches count for the length of a match
_MINUTE: Final = 60_000


class _Server(Protocol):
    """What this module needs of the server."""

    store: Store


@get("/api/statistics", tags=["statistics"])
async def show_statistics(server: NamedDependency[SkipValidation[_Server]]) -> Statistics:
    """Statistics of all games, by everybody here."""
    figures = _figures.get(server.store)
    if figures is None:
        figures = _figures[server.store] = _Figures()
    return await figures.of(server.store)


@get("/api/me/statistics", tags=["statistics"])
async def show_my_statistics(
    server: NamedDependency[SkipValidation[_Server]], me: NamedDependency[SkipValidation[Me | None]]
) -> MyStatistics:
    """My statistics, by game."""
    played = await counting.my_matches_by_game(server.store, require_person(me).id)
    games = [
        MyGameStatistics(
            game=one.game,
            played=one.played,
            running=one.running,
            won=one.won,
            lost=one.played - one.won,
            best_score=one.best_score,
            mean_place=None if one.mean_place is None else round(one.mean_place, 2),
            last_played=one.last_played,
        )
        for one in played
    ]
    return MyStatistics(games)


STATISTICS_ROUTES: Final = [show_statistics, show_my_statistics]


@final
class _Figures:
    """Caches the figures, because counting reads every match."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._cached: Statistics | None = None
        self._until = 0.0

    async def of(self, store: Store) -> Statistics:
        async with self._lock:
            if self._cached is None or time.monotonic() >= self._until:
                self._cached = await count_all(store)
                self._until = time.monotonic() + _FRESH
            return self._cached


_figures: Final[WeakKeyDictionary[Store, _Figures]] = WeakKeyDictionary()


async def count_all(store: Store) -> Statistics:
    """Count now, without the cache."""
    numbers = await counting.matches_by_game(store)
    people = await counting.people_by_game(store)
    outcomes = await counting.outcomes_by_game(store)
    lengths = await counting.median_lengths(store, now() - _LATELY)
    games: list[GameStatistics] = []
    for game in GAMES + SAMPLES:
        number, outcome, length = numbers.get(game), outcomes.get(game), lengths.get(game)
        games.append(
            GameStatistics(
                game=game,
                finished=number.finished if number else 0,
                running=number.running if number else 0,
                people=people.get(game, 0),
                minutes=None if length is None else round(length / _MINUTE, 1),
                alone=outcome.alone if outcome else 0,
                alone_won=outcome.alone_won if outcome else 0,
                with_bots=outcome.with_bots if outcome else 0,
                with_bots_won=outcome.with_bots_won if outcome else 0,
            )
        )
    return Statistics(await counting.people_in_all(store), games)
