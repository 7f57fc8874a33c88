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
    people: Annotated[int, about("who played it")]
    minutes: Annotated[float | None, about("the length of a match: half of those of the last 30 days were shorter")]
    alone: Annotated[int, about("finished matches of one seat")]
    alone_won: int
    with_bots: Annotated[int, about("finished matches of people and bots")]
    with_bots_won: Annotated[int, about("those in which a person had the first place")]


class Statistics(msgspec.Struct, frozen=True):
    """All games, and all people who ever played one."""

    people: int
    games: list[GameStatistics]


class MyGameStatistics(msgspec.Struct, frozen=True):
    """One game, as I have played it."""

    game: str
    played: Annotated[int, about("to the end")]
    running: int
    won: int
    lost: int
    best_score: int | None
    mean_place: Annotated[float | None, about("where others played too")]
    last_played: Annotated[int, about("milliseconds since 1970, UTC")]


class MyStatistics(msgspec.Struct, frozen=True):
    """My games, the one that I played last first."""

    games: list[MyGameStatistics]
