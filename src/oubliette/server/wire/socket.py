"""The messages on the socket of a table, from clients and to them, except `Stop`, `TableInfo` and `HintInfo`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from oubliette.server.wire.about import about
from oubliette.server.wire.matches import Gesture, Ply, Windows
from oubliette.server.wire.values import OptionValue


class _ClientMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all messages from clients."""

    id: Annotated[
        Annotated[int, Meta(ge=0, le=1_000_000_000)] | None, about("any number: it comes back as `reply`")
    ] = None
    seat: Annotated[int | None, about("which of my seats, if I hold several")] = None


class SayAnswer(_ClientMessage, frozen=True, tag="answer", kw_only=True):
    """The answer to the question after `ply` answers, by index, by value or by a gesture."""

    ply: Ply
    index: Annotated[int, Meta(ge=0)] | None = None
    value: Annotated[OptionValue | None, about("one of the options; used if there is no index")] = None
    gesture: Gesture = None


class SayUndo(_ClientMessage, frozen=True, tag="undo"):
    """Let me take back my last answer; with others at the table, ask them."""


class SayAgree(_ClientMessage, frozen=True, tag="agree"):
    """Agree to another seat's proposal to take back."""


class SayRefuse(_ClientMessage, frozen=True, tag="refuse"):
    """Refuse another seat's proposal to take back, or withdraw my own."""


class SayResign(_ClientMessage, frozen=True, tag="resign"):
    """I give up."""


class SayHabit(_ClientMessage, frozen=True, tag="habit", kw_only=True):
    """Always answer this to that prompt; without a value: ask me again."""

    prompt: Annotated[str, Meta(min_length=1, max_length=80)]
    value: OptionValue | None = None


class SayWindows(_ClientMessage, frozen=True, tag="windows", kw_only=True):
    """Ask me in these windows only: questions in somebody else's turn."""

    which: Windows


class SayChat(_ClientMessage, frozen=True, tag="chat", kw_only=True):
    """A line of chat to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SayHint(_ClientMessage, frozen=True, tag="hint"):
    """Ask for a hint."""

    seconds: Annotated[float, Meta(ge=0.05, le=5.0), about("how long to think; default 1")] = 1.0


class SayPing(_ClientMessage, frozen=True, tag="ping"):
    """Ask for a `PongInfo`."""


ClientMessage: TypeAlias = (
    SayAnswer | SayUndo | SayAgree | SayRefuse | SayResign | SayHabit | SayWindows | SayChat | SayHint | SayPing
)


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """A line of chat."""

    number: Annotated[int, about("of the line, at this table")]
    name: str
    mine: Annotated[bool, about("whether I wrote it")]
    text: str
    at: Annotated[int, about("milliseconds since 1970, UTC")]


class RefusedInfo(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The refusal of a message. Nothing has changed."""

    slug: Annotated[str, about("for programs")]
    message: Annotated[str, about("a sentence for people, in their language")]
    facts: dict[str, str | int]
    ply: Annotated[int | None, about("the match's ply; null: no match lies on the table")]
    reply: Annotated[int | None, about("the `id` of the refused message")]


class HereInfo(msgspec.Struct, frozen=True, tag_field="type", tag="here"):
    """Who is at the table now."""

    seats: Annotated[list[int], about("the seats whose people are here")]
    watching: Annotated[int, about("how many others watch")]
    stand_ins: Annotated[list[int], about("seats that a bot plays until their people are back")]
    away: Annotated[list[int | None], about("by seat: for how many ms its person has been away; null: not away")]


class PongInfo(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    reply: Annotated[int | None, about("the `id` of the ping")]
