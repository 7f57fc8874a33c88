"""Tables: what is played there, and who sits at them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from oubliette.server.wire.about import about
from oubliette.server.wire.matches import MatchHead
from oubliette.server.wire.values import Setting

_BotName: TypeAlias = Annotated[str, Meta(max_length=40), about("one of the game's `bots`; normal, if nothing is said")]
_Named: TypeAlias = Annotated[str, Meta(max_length=40), about("how the bot is called")]
_Hero: TypeAlias = Annotated[
    str,
    Meta(max_length=40),
    about("how the bot is called, or my hero; where heroes have no names, people have theirs"),
]
_MyHero: TypeAlias = Annotated[
    str, Meta(max_length=40), about("how my hero is called; where heroes have no names, or without one, like me")
]
_Word: TypeAlias = Annotated[
    str, Meta(max_length=40), about("any word: it is added to the dice, so that nobody can have chosen them")
]


class ClockPlan(msgspec.Struct, frozen=True):
    """Thinking time."""

    bank: Annotated[int, Meta(ge=10, le=86_400), about("seconds for each seat")]
    bonus: Annotated[int, Meta(ge=0, le=3_600), about("seconds more for every answer")] = 0


class TablePlan(msgspec.Struct, frozen=True):
    """What is played at a table next."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, Setting], about("what is left out is as the game has it by default")] = {}
    clock: Annotated[ClockPlan | None, about("null: no clock runs")] = None
    away: Annotated[
        int, Meta(ge=0, le=86_400), about("seconds after which a bot plays on for who is away; 0: never")
    ] = 120
    stand_in: Annotated[str, Meta(max_length=40), about("the bot that does")] = "normal"
    seed: Annotated[
        Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None,
        about("dice that everybody gets who plays with this number, and that are no secret; null: dice of their own"),
    ] = None


class ClockWish(ClockPlan, frozen=True, forbid_unknown_fields=True):
    """Thinking time, as it is asked for."""


class PlanWish(TablePlan, frozen=True, forbid_unknown_fields=True):
    """What shall be played, as it is asked for. Where nothing is said, `away` is 120 and `stand_in` normal."""

    clock: Annotated[ClockWish | None, about("null: no clock runs")] = None


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat, as it is stored. Not sent to anybody: see SeatInfo."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    word: str = ""  # what this person adds to the dice


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table."""

    kind: Annotated[Literal["me", "bot", "open"], about("open, if nothing is said")] = "open"
    bot: _BotName = "normal"
    name: _Hero = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    plan: PlanWish
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    listed: Annotated[bool, about("shown to everybody, who may then sit down without an invitation")] = False
    start: Annotated[bool, about("begin at once: no seat may be open")] = False
    word: _Word = ""


class TableChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes between two matches; what is left out stays."""

    plan: Annotated[PlanWish | None, about("it replaces the whole plan")] = None
    seats: Annotated[Annotated[int, Meta(ge=1, le=20)] | None, about("more open seats, or fewer")] = None
    listed: bool | None = None


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking a seat."""

    invite: Annotated[str, Meta(max_length=24), about("wanted by a table that is not listed")] = ""
    word: _Word = ""
    name: _MyHero = ""


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    bot: _BotName = "normal"
    name: _Named = ""


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as others see it."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, about("empty for an open seat")]
    bot: Annotated[str | None, about("which one, if it is one")]
    mine: bool
    host: Annotated[bool, about("does the host sit there?")]
    here: Annotated[bool, about("is this person at the table? A bot always is")]
    shared: Annotated[bool, about("does the same person hold another seat here, too?")]


class TableInfo(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A table as somebody sees it. On the socket it is sent whenever it changes."""

    id: str
    plan: Annotated[TablePlan, about("what is played next")]
    seats: list[SeatInfo]
    listed: bool
    host: Annotated[bool, about("may I do what the host may? When the host has left, all who sit here may")]
    invite: Annotated[str | None, about("for those who sit there")]
    match: Annotated[str | None, about("the one that lies on the table, running or the last")]
    playing: Annotated[MatchHead | None, about("what that match is about; null: none, or its rules are gone")]
    running: Annotated[bool, about("is it being played?")]
    commitment: Annotated[str, about("the SHA-256 of the secret of the next match's dice")]
    watching: Annotated[int, about("how many look on without a seat")]


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
    """Some tables, the one used last first."""

    tables: list[TableLine]
    next: Annotated[str | None, about("the `next` of the request that continues the list; null: that is all")]


class Invitation(msgspec.Struct, frozen=True):
    """How others join."""

    invite: Annotated[str, about("the word in the link")]
    link: str
