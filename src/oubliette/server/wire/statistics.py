"""What was played so far."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oubliette.server.wire.about import about


class GameStatistics(msgspec.Struct, frozen=True):
    """One game, by all people here. Matches that were uploaded do not count."""

    game: str
    finished: int
    running: int
    people: Annotated[int, about("how many have played it")]
    minutes: Annotated[float | None, about("the median length of the matches of the last 30 days")]
    alone: Annotated[int, about("finished matches of one seat")]
    alone_won: int
    with_bots: Annotated[int, about("finished matches of people and bots")]
    with_bots_won: Annotated[int, about("those in which a person won")]


class Statistics(msgspec.Struct, frozen=True):
    """All games, and all people who ever played one."""

    people: int
    games: list[GameStatistics]


class MyGameStatistics(msgspec.Struct, frozen=True):
    """My statistics of one game."""

    game: str
    played: Annotated[int, about("finished matches")]
    running: int
    won: int
    lost: int
    best_score: int | None
    mean_place: Annotated[float | None, about("in matches of several seats")]
    last_played: Annotated[int, about("milliseconds since 1970, UTC")]


class MyStatistics(msgspec.Struct, frozen=True):
    """My games, the most recent first."""

    games: list[MyGameStatistics]
