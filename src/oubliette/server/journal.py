"""The entries of a match's journal: one per stop. The server only ever appends to a journal.

The answers of an entry are the one that somebody gave and all that followed automatically: fate's, habits, questions
with a single option, windows that a seat does not want. We could recompute fate's from the secret; we store them so
that no change of the program can change a match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

from oubliette.kernel import Event
from oubliette.kernel.events import Fact, Hidden, hidden
from oubliette.table import Which


class _Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """Base of all entries. `clocks`: the milliseconds that each seat had left, in a match with clocks."""

    clocks: list[int] | None = None


class Begun(_Entry, frozen=True, tag="begun"):
    """The start of the match: the answers before the first question to a seat, such as the deal."""

    answers: list[int]


class Answered(_Entry, frozen=True, tag="answered"):
    """A seat answered. `ply` is the number of answers before it."""

    seat: int
    ply: int
    answers: list[int]
    by: Literal["person", "bot", "stand_in", "clock"] = "person"


class TookBack(_Entry, frozen=True, tag="took_back"):
    """A seat took back everything after `ply` answers."""

    seat: int
    ply: int


class Proposed(_Entry, frozen=True, tag="proposed"):
    """A seat asks the others for permission to take back."""

    seat: int


class Agreed(_Entry, frozen=True, tag="agreed"):
    """A seat agrees to a proposal, but not everybody has agreed yet."""

    seat: int


class Declined(_Entry, frozen=True, tag="declined"):
    """A seat refuses a proposal, or withdraws its own."""

    seat: int


class Habit(_Entry, frozen=True, tag="habit"):
    """From now on a seat always answers `value` to `prompt`; None: ask again. `answers`: what followed at once."""

    seat: int
    prompt: str
    value: Any = None  # an option's value
    ply: int = 0
    answers: list[int] = []


class WindowsSet(_Entry, frozen=True, tag="windows"):
    """From now on a seat is asked in these windows only. `answers`: what followed at once."""

    seat: int
    which: Which
    ply: int = 0
    answers: list[int] = []


class Sat(_Entry, frozen=True, tag="sat"):
    """From now on another person or bot, or nobody, holds the seat. `answers`: what followed at once."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    ply: int = 0
    answers: list[int] = []


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A seat gave up, which ends the match or leaves the seat to a bot. `answers`: what followed at once."""

    seat: int
    ends: bool = False
    bot: str | None = None
    name: str = ""
    ply: int = 0
    answers: list[int] = []


Entry: TypeAlias = Begun | Answered | TookBack | Proposed | Agreed | Declined | Habit | WindowsSet | Sat | Resigned

_PLAIN: Final = (str, int)
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    """The stored form of an entry."""
    return _ENCODER.encode(entry).decode()


def decode(data: str) -> Entry:
    """Read a stored entry."""
    entry: Entry = _DECODER.decode(data)
    return entry


def encode_story(events: Iterable[Event]) -> str:
    """The stored form of events, with all their secrets and who may know them."""
    return _ENCODER.encode([(event.ply, event.slug, _facts(event.facts), event.only) for event in events]).decode()


def decode_story(text: str) -> list[Event]:
    """Read stored events."""
    return [
        Event(ply, slug, {name: _read(fact) for name, fact in facts.items()}, None if only is None else tuple(only))
        for ply, slug, facts, only in msgspec.json.decode(text)
    ]


def _facts(facts: Mapping[str, Fact]) -> Mapping[str, Any]:
    for fact in facts.values():
        if not isinstance(fact, _PLAIN):
            return {name: _written(fact) for name, fact in facts.items()}
    return facts  # JSON can hold words and numbers, which most facts are: copy nothing


def _written(fact: Fact) -> Any:  # noqa: ANN401 - plain JSON
    if isinstance(fact, Hidden):
        return {"hidden": _written(fact.value), "only": fact.seats}
    if isinstance(fact, tuple):
        return [_written(part) for part in fact]
    return fact


def _read(fact: Any) -> Fact:  # noqa: ANN401
    if isinstance(fact, dict):
        value = _read(fact["hidden"])
        assert not isinstance(value, Hidden)
        return hidden(value, *fact["only"])
    if isinstance(fact, list):
        return tuple([_read(part) for part in fact])
    known: Fact = fact
    return known
