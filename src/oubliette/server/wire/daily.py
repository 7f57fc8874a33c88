"""The daily dungeon: the same dice for everybody, one try a day."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from oubliette.server.wire.about import about
from oubliette.server.wire.matches import ResultInfo
from oubliette.server.wire.values import Setting


class DailyTry(msgspec.Struct, frozen=True):
    """My try of today."""

    match: str
    table: str | None
    status: Literal["playing", "over", "archived"]
    result: ResultInfo | None


class DailyGame(msgspec.Struct, frozen=True):
    """A game of today, and how it is set up."""

    game: str
    title: str
    options: dict[str, Setting]
    players: Annotated[int, about("how many have begun it")]
    mine: Annotated[DailyTry | None, about("null: I have not tried it yet")]


class DailyInfo(msgspec.Struct, frozen=True):
    """The daily dungeons of a day (UTC)."""

    day: Annotated[str, about("2026-11-16")]
    seconds_left: Annotated[int, about("until the next day")]
    games: list[DailyGame]


class DailyLine(msgspec.Struct, frozen=True):
    """A try that ended in time."""

    rank: Annotated[int, about("from 1; equal tries share a rank")]
    name: str
    guest: Annotated[bool, about("whether this is a guest, who may have tried before under other names")]
    won: bool
    resigned: bool
    score: int | None
    reason: Annotated[str, about("a slug")]
    ended: Annotated[int, about("milliseconds since 1970, UTC")]
    match: Annotated[str | None, about("to watch it; null for the try of another person until the board is closed")]
    mine: bool


class DailyBoard(msgspec.Struct, frozen=True):
    """The ranking of a day."""

    game: str
    day: str
    closes: Annotated[int, about("when tries must be over, at the end of the next day: milliseconds since 1970, UTC")]
    closed: Annotated[bool, about("whether `closes` has passed")]
    options: dict[str, Setting]
    commitment: Annotated[str, about("the SHA-256 of the dice's secret")]
    secret: Annotated[str | None, about("null until the board is closed")]
    players: Annotated[int, about("how many have begun it")]
    finished: Annotated[int, about("how many ended in time")]
    lines: Annotated[list[DailyLine], about("the best first")]
    next: Annotated[int | None, about("the `offset` that continues the list; null: that is all")]
    mine: Annotated[DailyLine | None, about("my line, even if it is not among `lines`")]
