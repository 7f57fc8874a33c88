"""Past matches: record, story, check of the dice, and steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from oubliette.server.wire.about import about
from oubliette.server.wire.matches import EventInfo, MatchStatus, OriginInfo, ResultInfo, StepInfo
from oubliette.server.wire.values import Setting


class FateCheck(msgspec.Struct, frozen=True):
    """The result of checking the dice of a finished match: they are the promised ones."""

    dice: Annotated[int, about("how many were checked")]
    commitment: str
    salt: str
    secret: str
    first: Annotated[int, about("dice before this ply came from another match: nothing was promised about them")] = 0


class StepList(msgspec.Struct, frozen=True):
    """A part of a finished match."""

    match: str
    game: str
    version: Annotated[int, about("of the rules")]
    seats: int
    options: dict[str, Setting]
    daily: str | None
    started: Annotated[int, about("milliseconds since 1970, UTC; for a record, when it was uploaded")]
    names: Annotated[list[str], about("by seat")]
    plies: Annotated[int, about("answers of the whole match")]
    steps: list[StepInfo]
    result: ResultInfo | None
    origin: Annotated[OriginInfo | None, about("null: it began at its beginning")] = None


class SeatLog(msgspec.Struct, frozen=True):
    """What one seat may download of a running match, without the secrets of others."""

    match: str
    game: str
    version: int
    seats: int
    options: dict[str, Setting]
    seat: Annotated[int, about("the seat that sees this; -2: a spectator")]
    ply: int
    events: list[EventInfo]
    view: Mapping[str, Any]


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match to keep, replay and check."""

    form: int = msgspec.field(name="oubliette-record")
    game: str
    version: Annotated[int, about("of the rules")]
    seats: int
    options: dict[str, Setting]
    answers: Annotated[list[int], about("by index, including those of dice and cards")]
    end: Annotated[str, about("the digest of the final position")]
    fate: Annotated[dict[str, str], about("the promise about the dice, if there was one, and its secret")] = {}
    notes: Annotated[dict[str, Any], about("what clients add; ours add `names`")] = {}


class StoryLine(msgspec.Struct, frozen=True):
    """One thing that happened, in a sentence."""

    ply: int
    slug: str
    text: str


class StoryInfo(msgspec.Struct, frozen=True):
    """A match in sentences."""

    match: str
    game: str
    version: int
    status: MatchStatus
    names: Annotated[list[str], about("by seat")]
    lines: list[StoryLine]
    result: ResultInfo | None


class Uploaded(msgspec.Struct, frozen=True):
    """Where an uploaded record can be watched."""

    match: str
    game: str
    plies: int
    fair: Annotated[
        bool | None, about("whether its dice are the promised ones; null: it promised none, or is not over")
    ]
