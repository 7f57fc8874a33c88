"""The socket of a table: what clients say, and what they are told besides `Stop`, `TableInfo` and `HintInfo`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from oubliette.server.wire.about import about
from oubliette.server.wire.matches import Gesture, Ply, Windows
from oubliette.server.wire.values import OptionValue


class _ClientMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that a client says."""

    id: Annotated[
        Annotated[int, Meta(ge=0, le=1_000_000_000)] | None, about("any number: it comes back as `reply`")
    ] = None
    seat: Annotated[int | None, about("which of my seats is meant, for who holds several")] = None


class SayAnswer(_ClientMessage, frozen=True, tag="answer", kw_only=True):
    """The answer to the question after `ply` answers, by index, by value or by a gesture."""

    ply: Ply
    index: Annotated[int, Meta(ge=0)] | None = None
    value: Annotated[OptionValue | None, about("one of the options; used where there is no index")] = None
    gesture: Gesture = None


class SayUndo(_ClientMessage, frozen=True, tag="undo"):
    """Let me take back my last answer; with others at the table, ask them."""


class SayAgree(_ClientMessage, frozen=True, tag="agree"):
    """Let the other take back."""


class SayRefuse(_ClientMessage, frozen=True, tag="refuse"):
    """Do not; or withdraw my own wish."""


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
    """A word to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SayHint(_ClientMessage, frozen=True, tag="hint"):
    """What would you answer?"""

    seconds: Annotated[float, Meta(ge=0.05, le=5.0), about("how long to think: 1, if nothing is said")] = 1.0


class SayPing(_ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage: TypeAlias = (
    SayAnswer | SayUndo | SayAgree | SayRefuse | SayResign | SayHabit | SayWindows | SayChat | SayHint | SayPing
)


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Something said at the table."""

    number: Annotated[int, about("of the line, at this table")]
    name: str
    mine: Annotated[bool, about("did I say it?")]
    text: str
    at: Annotated[int, about("milliseconds since 1970, UTC")]


class RefusedInfo(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked for cannot be done. Nothing has changed."""

    slug: Annotated[str, about("for programs")]
    message: Annotated[str, about("a sentence for people, in their language")]
    facts: dict[str, str | int]
    ply: Annotated[int | None, about("how far the match is; null: none lies on the table")]
    reply: Annotated[int | None, about("the `id` of what is refused")]


class HereInfo(msgspec.Struct, frozen=True, tag_field="type", tag="here"):
    """Who is at the table now."""

    seats: Annotated[list[int], about("those whose people are here")]
    watching: Annotated[int, about("how many others look on")]
    stand_ins: Annotated[list[int], about("seats that a bot plays until their people are back")]


class PongInfo(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """I am."""

    reply: Annotated[int | None, about("the `id` of the ping")]
