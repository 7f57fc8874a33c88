"""Tables: what they play, and who sits there."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from oubliette.server.wire.about import about
from oubliette.server.wire.asking import Asked, RematchInfo, RequestInfo
from oubliette.server.wire.matches import MatchHead
from oubliette.server.wire.values import Setting

_BotName: TypeAlias = Annotated[str, Meta(max_length=40), about("one of the game's `bots`; default normal")]
_Named: TypeAlias = Annotated[str, Meta(max_length=40), about("the bot's name")]
_Hero: TypeAlias = Annotated[
    str,
    Meta(max_length=40),
    about("the name of the bot or of my hero; if the game's heroes have no names, people keep their own"),
]
_MyHero: TypeAlias = Annotated[
    str, Meta(max_length=40), about("my hero's name; my own if it is empty or the game's heroes have no names")
]
_Word: TypeAlias = Annotated[
    str, Meta(max_length=40), about("any word: it changes the dice, so that nobody can choose them beforehand")
]


class ClockPlan(msgspec.Struct, frozen=True):
    """Thinking time."""

    bank: Annotated[int, Meta(ge=10, le=86_400), about("seconds for each seat")]
    bonus: Annotated[int, Meta(ge=0, le=3_600), about("seconds added for every answer")] = 0


class TablePlan(msgspec.Struct, frozen=True):
    """What a table plays next."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, Setting], about("options left out have the game's defaults")] = {}
    clock: Annotated[ClockPlan | None, about("null: no clock runs")] = None
    away: Annotated[
        int, Meta(ge=0, le=86_400), about("seconds after which a bot plays for a person who is away; 0: never")
    ] = 120
    stand_in: Annotated[str, Meta(max_length=40), about("the bot that plays then")] = "normal"
    seed: Annotated[
        Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None,
        about("everybody who plays with this number gets the same dice, which are no secret; null: new dice"),
    ] = None
    guided: Annotated[
        bool,
        about("the game's guided match, for learning: it brings its own seats, options and prepared dice"),
    ] = False


class ClockWish(ClockPlan, frozen=True, forbid_unknown_fields=True):
    """A request for thinking time."""


class PlanWish(TablePlan, frozen=True, forbid_unknown_fields=True):
    """A request for what to play. By default `away` is 120 and `stand_in` normal."""

    clock: Annotated[ClockWish | None, about("null: no clock runs")] = None


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat, as stored. Clients get SeatInfo instead."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    word: str = ""  # what this person adds to the dice's salt


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat of a new table."""

    kind: Annotated[Literal["me", "bot", "open"], about("default open")] = "open"
    bot: _BotName = "normal"
    name: _Hero = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table."""

    plan: PlanWish
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    listed: Annotated[bool, about("shown to everybody, who may then sit down without an invitation")] = False
    start: Annotated[bool, about("begin at once; then no seat may be open")] = False
    word: _Word = ""


class BranchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play on from a moment of a match that is over, at a table of its own."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000), about("how many of its answers the new match begins with")]
    seat: Annotated[int, Meta(ge=0, le=19), about("the seat that I take; bots take the others")] = 0
    bot: _BotName = "normal"
    name: _Hero = ""
    word: _Word = ""


class TableChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes between two matches; fields left out stay."""

    plan: Annotated[PlanWish | None, about("replaces the whole plan")] = None
    seats: Annotated[Annotated[int, Meta(ge=1, le=20)] | None, about("the new number of seats")] = None
    listed: bool | None = None


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down."""

    invite: Annotated[str, Meta(max_length=24), about("needed at a table that is not listed")] = ""
    word: _Word = ""
    name: _MyHero = ""


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    bot: _BotName = "normal"
    name: _Named = ""


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat to send."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, as clients see it."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, about("empty for an open seat")]
    bot: Annotated[str | None, about("which bot, if it is one")]
    mine: bool
    host: Annotated[bool, about("whether the host sits there")]
    here: Annotated[bool, about("whether this person is at the table; a bot always is")]
    shared: Annotated[bool, about("whether the same person holds another seat here too")]


class TableInfo(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A table, as one client sees it. The socket gets it whenever it changes."""

    id: str
    plan: Annotated[TablePlan, about("what is played next")]
    seats: list[SeatInfo]
    listed: bool
    host: Annotated[bool, about("whether I may do what the host may; once the host has left, all who sit here may")]
    invite: Annotated[str | None, about("null unless I sit there or am the host")]
    match: Annotated[str | None, about("the match on the table, running or the last one")]
    playing: Annotated[MatchHead | None, about("about that match; null: there is none, or its rules are gone")]
    running: Annotated[bool, about("whether a match is running")]
    commitment: Annotated[str, about("the SHA-256 of the secret of the next match's dice")]
    watching: Annotated[int, about("how many watch without a seat")]
    away: Annotated[list[int | None], about("by seat: for how many ms its person has been away; null: not away")]
    rematch: Annotated[RematchInfo | None, about("null: nobody proposes to play again")]
    requests: Annotated[list[RequestInfo], about("who asks for a seat; empty unless I sit there or am the host")]
    asked: Asked


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: Annotated[str, about("what is played next")]
    seats: list[SeatInfo]
    free: Annotated[int, about("how many seats are open")]
    listed: bool
    match: str | None
    running: bool
    touched: Annotated[int, about("when something last changed here: milliseconds since 1970, UTC")]


class TableList(msgspec.Struct, frozen=True):
    """Some tables, the most recently used first."""

    tables: list[TableLine]
    next: Annotated[str | None, about("the `next` of the request that continues the list; null: that is all")]


class Invitation(msgspec.Struct, frozen=True):
    """How others join."""

    invite: Annotated[str, about("the word in the link")]
    link: str
