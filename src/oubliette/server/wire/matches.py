"""Matches: what the server tells a seat, and what the seat answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from oubliette.server.wire.about import about
from oubliette.server.wire.values import OptionValue, Setting
from oubliette.table import Which

Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000), about("the number of answers before it")]
MatchStatus: TypeAlias = Annotated[
    Literal["playing", "over", "archived", "uploaded"],
    about("archived: begun with older rules, only its story can be read; uploaded: an uploaded record"),
]
Windows: TypeAlias = Annotated[
    Which, about("all: in every window; near: where something happened near me; mine: only on my own turn")
]
_Coordinate: TypeAlias = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]
_Points: TypeAlias = Annotated[list[tuple[_Coordinate, _Coordinate, _Coordinate]], Meta(min_length=1, max_length=2000)]
Gesture: TypeAlias = Annotated[
    _Points | None,
    about("milliseconds, x and y, from press to release, in the game's units; used if there is no index or value"),
]
_MySeat: TypeAlias = Annotated[int | None, about("which of my seats, if I hold several")]


class EventInfo(msgspec.Struct, frozen=True):
    """One thing that happened, by slug and facts."""

    ply: Annotated[int, about("after how many answers")]
    slug: Annotated[str, about("the game's texts have a sentence for it")]
    facts: Annotated[Mapping[str, Any], about("the variables of that sentence")]


class AxisInfo(msgspec.Struct, frozen=True):
    """The numbers `start`, `start + step`… that come before `stop`."""

    name: Annotated[str, about("the name of its number in sentences; empty for a range")]
    start: int
    stop: int
    step: int


class ShapeInfo(msgspec.Struct, frozen=True):
    """Options that are too many to list: all combinations of numbers on some axes.

    The last axis runs fastest: an option's index is like a number whose digits are its places on the axes.
    """

    kind: Annotated[
        Literal["lattice", "range"],
        about("an option of a lattice is a list, one number for each axis; of a range, which has one axis, a number"),
    ]
    axes: list[AxisInfo]


class WayInfo(msgspec.Struct, frozen=True):
    """A place that several answers in a row to this prompt lead to, unless the rules change something on the way."""

    place: str
    answer: Annotated[OptionValue, about("the last of these answers")]
    after: Annotated[int, about("the index, in this list, of the way one step shorter; -1: a single step")]


class QuestionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The pending question. It describes very many options by their shape instead of listing them."""

    seat: Annotated[int, about("who is asked; -1: dice that people roll themselves")]
    prompt: Annotated[str, about("the game's texts have a sentence for it")]
    facts: Annotated[Mapping[str, Any], about("the variables of that sentence")]
    count: Annotated[int, about("how many options there are; an answer's `index` is below it")]
    options: Annotated[Sequence[OptionValue] | None, about("null: see `shape`")]
    shape: Annotated[ShapeInfo | None, about("null: `options` lists them")]
    ways: Annotated[
        list[WayInfo], about("the places that a walk starting with an answer to this can reach, the nearest first")
    ]
    window: Annotated[bool, about("true in somebody else's turn: my setting `windows` says how often I am asked then")]


class PlayerInfo(msgspec.Struct, frozen=True):
    """Who plays a seat."""

    kind: Annotated[
        Literal["person", "bot", "nobody"], about("nobody: the seat is free, or this is an uploaded record")
    ]
    name: str
    here: Annotated[bool, about("whether this person is at the table; a bot always is")]
    stand_in: Annotated[bool, about("whether a bot plays until the person is back")]


class UndoInfo(msgspec.Struct, frozen=True):
    """A seat asks to take back."""

    seat: Annotated[int, about("who asks")]
    agreed: Annotated[list[int], about("the seats that have agreed so far")]


class ResultInfo(msgspec.Struct, frozen=True):
    """How it ended."""

    reason: Annotated[str, about("a slug")]
    places: Annotated[list[int], about("by seat; 1 is a win")]
    scores: Annotated[list[int], about("by seat")]


class OriginInfo(msgspec.Struct, frozen=True):
    """Where a match branched off another."""

    match: Annotated[str, about("the other match; empty for an uploaded record, which does not say")]
    ply: Annotated[int, about("how many of its answers this match begins with")]


class FateInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The promise about the dice; the secret follows when the match is over."""

    commitment: Annotated[str, about("the SHA-256 of the secret; empty for a record without promised dice")]
    salt: Annotated[str, about("the words that the players added to the dice")]
    secret: Annotated[str | None, about("in hexadecimal; missing until the server may reveal it")] = None
    first: Annotated[int, about("the promise covers the dice after this many answers; missing: all")] = 0


class NoteInfo(msgspec.Struct, frozen=True):
    """One note of a guided match."""

    id: Annotated[str, about("its text is in the game's teaching texts")]
    point: Annotated[str, about("what it points at on the screen; empty: nothing")]


class GuideInfo(msgspec.Struct, frozen=True):
    """What a guided match tells the learner now."""

    notes: list[NoteInfo]
    suggested: Annotated[int | None, about("the index of the answer to try")]
    outcome: Annotated[
        Literal["", "won", "lost"], about("won: the goal of the lesson is reached; lost: the match ended without that")
    ]
    told: Annotated[int, about("how many notes have been told, these included")]
    notes_in_all: int


class Stop(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="stop"):
    """A match that waits for an answer, or is over, as one seat or a spectator may see it."""

    match: str
    game: str
    status: Literal["playing", "over", "uploaded"]
    seat: Annotated[int, about("the seat that sees this; -2: a spectator")]
    ply: Annotated[int, about("how many answers were given, including those of dice and cards")]
    since: Annotated[int, about("`events` and `notices` are those after this ply; -1: they replace all earlier ones")]
    rewinds: Annotated[int, about("how often a seat has taken back")]
    events: list[EventInfo]
    notices: Annotated[list[EventInfo], about("news of the table itself, such as a clock that ran out")]
    noticed: Annotated[int, about("how many notices there are in all; send it when you reconnect, to get none twice")]
    view: Annotated[Mapping[str, Any], about("what this seat sees, in the game's own form")]
    question: Annotated[QuestionInfo | None, about("null: somebody else is asked")]
    waiting: Annotated[list[int], about("the seats that the match waits for")]
    players: Annotated[list[PlayerInfo], about("by seat")]
    clocks: Annotated[list[int] | None, about("milliseconds left, by seat; null: no clock runs")]
    autos: Annotated[Mapping[str, OptionValue], about("my habits: answers by prompt")]
    undo: UndoInfo | None
    may_undo: Annotated[
        Literal["no", "free", "ask"], about("whether I may take back: free: at once; ask: if the others agree")
    ]
    windows: Annotated[
        Which | None, about("when I am asked in the others' turns; null: this match asks nobody out of turn")
    ]
    result: Annotated[ResultInfo | None, about("null: it is not over")]
    fate: FateInfo
    guide: Annotated[GuideInfo | None, about("null: not a guided match, or I am not the learner")]
    reply: Annotated[int | None, about("the `id` of my message that this answers")] = None


class AnswerGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the question after `ply` answers, by index, by value or by a gesture."""

    ply: Ply
    index: Annotated[int, Meta(ge=0)] | None = None
    value: Annotated[OptionValue | None, about("one of the options; used if there is no index")] = None
    gesture: Gesture = None
    seat: _MySeat = None


class SeatNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my seats; needed only if I hold several."""

    seat: _MySeat = None


class HabitSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Always answer this to that prompt; without a value: ask me again."""

    prompt: Annotated[str, Meta(min_length=1, max_length=80)]
    value: OptionValue | None = None
    seat: _MySeat = None


class WindowsWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask me in these windows only."""

    which: Windows
    seat: _MySeat = None


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint."""

    seconds: Annotated[float, Meta(ge=0.05, le=5.0), about("how long to think; default 1")] = 1.0
    seat: _MySeat = None


class HintAnswer(msgspec.Struct, frozen=True):
    """One answer that the bot considered; see docs/bots.md for the figures."""

    index: int
    option: Annotated[OptionValue, about("the answer itself: the option of that index")]
    value: Annotated[float, about("what it is worth, 0 to 1")]
    error: Annotated[float, about("the standard error of `value`")]
    tries: int
    facts: Annotated[dict[str, int], about("the figures of an exact solution")]


class HintInfo(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What a good bot would answer."""

    ply: int
    seat: int
    prompt: str
    how: Annotated[
        Literal["only", "policy", "search", "exact"],
        about("only: no choice; policy: rules of thumb; search: simulated play; exact: every roll was calculated"),
    ]
    sure: Annotated[float, about("the chance, 0 to 1, that no other answer is better than the first")]
    answers: Annotated[list[HintAnswer], about("the recommended answer comes first")]
    reply: Annotated[int | None, about("the `id` of the message that this answers")] = None


class MatchHead(msgspec.Struct, frozen=True):
    """What everybody may know about a match."""

    id: str
    game: str
    version: Annotated[int, about("of the rules")]
    options: dict[str, Setting]
    daily: Annotated[str | None, about("the daily dungeon that it is a try of: 2026-11-16:mini_rogue")]
    started: Annotated[int, about("milliseconds since 1970, UTC")]
    guided: Annotated[bool, about("a guided match: its dice were prepared")] = False
    origin: Annotated[OriginInfo | None, about("null: it began at its beginning")] = None


class MatchLine(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    table: Annotated[str | None, about("its table; null unless I play there or the table is listed now")]
    game: str
    status: MatchStatus
    names: Annotated[list[str], about("by seat")]
    mine: Annotated[list[int], about("my seats")]
    my_turn: Annotated[bool | None, about("null: it is not being played")]
    daily: str | None
    started: Annotated[int, about("milliseconds since 1970, UTC")]
    ended: int | None
    result: ResultInfo | None
    guided: Annotated[bool, about("a guided match: its dice were prepared")] = False
    origin: Annotated[OriginInfo | None, about("null: it began at its beginning")] = None


class MatchList(msgspec.Struct, frozen=True):
    """Some matches, the newest first."""

    matches: list[MatchLine]
    next: Annotated[str | None, about("the `next` of the request that continues the list; null: that is all")]


class StepInfo(msgspec.Struct, frozen=True):
    """One answer of a finished match, the position it led to, and what happened."""

    ply: Annotated[int, about("how many answers there were after it")]
    seat: Annotated[int, about("who answered; -1: dice or cards; -3: nobody, this is the set-up")]
    prompt: Annotated[str, about("what was asked; empty for the set-up")]
    facts: Annotated[dict[str, Any], about("of that question")]
    value: Annotated[OptionValue | None, about("the answer; null for the set-up")]
    events: list[EventInfo]
    view: Annotated[
        dict[str, Any] | None,
        about("null if dice or cards come next, except in the first step of a part"),
    ]
