"""What can happen at a match, as it is written down: one entry per stop, only ever added to.

The answers of an entry are the one that somebody gave and all that followed by themselves: fate's, habits, what left no
choice, windows that somebody does not want to be asked in. Fate's could be worked out again from the secret; written
down, no change of a program can change a match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

from oubliette.kernel import Event
from oubliette.kernel.events import Fact, Hidden, hidden
from oubliette.table import Which


class _Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """One thing that happened. `clocks`: what each seat has left then, in milliseconds, if time counts."""

    clocks: list[int] | None = None


class Begun(_Entry, frozen=True, tag="begun"):
    """What happened before anybody was asked: the cards that were dealt."""

    answers: list[int]


class Answered(_Entry, frozen=True, tag="answered"):
    """A seat answered. `ply` is the number of answers before."""

    seat: int
    ply: int
    answers: list[int]
    by: Literal["person", "bot", "stand_in", "clock"] = "person"


class TookBack(_Entry, frozen=True, tag="took_back"):
    """Everything after `ply` answers was taken back."""

    seat: int
    ply: int


class Proposed(_Entry, frozen=True, tag="proposed"):
    """A seat asks the others to let it take back."""

    seat: int


class Agreed(_Entry, frozen=True, tag="agreed"):
    """A seat agrees, but not everybody has yet."""

    seat: int


class Declined(_Entry, frozen=True, tag="declined"):
    """A seat refuses, or withdraws its own wish."""

    seat: int


class Habit(_Entry, frozen=True, tag="habit"):
    """From now on a seat always answers this to that prompt; None: ask again. What followed at once is in `answers`."""

    seat: int
    prompt: str
    value: Any = None  # an option's value
    ply: int = 0
    answers: list[int] = []


class WindowsSet(_Entry, frozen=True, tag="windows"):
    """From now on a seat is asked in these windows only. What followed at once is in `answers`."""

    seat: int
    which: Which
    ply: int = 0
    answers: list[int] = []


class Sat(_Entry, frozen=True, tag="sat"):
    """Somebody else plays a seat from now on: a person, a bot, or nobody. What followed at once is in `answers`."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    ply: int = 0
    answers: list[int] = []


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A seat gave up, which ends the match or leaves the seat to a bot. What followed at once is in `answers`."""

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
    """An entry as it is stored."""
    return _ENCODER.encode(entry).decode()


def decode(data: str) -> Entry:
    """A stored entry."""
    entry: Entry = _DECODER.decode(data)
    return entry


def encode_story(events: Iterable[Event]) -> str:
    """Events with all their secrets, and who may know them."""
    return _ENCODER.encode([(event.ply, event.slug, _facts(event.facts), event.only) for event in events]).decode()


def decode_story(text: str) -> list[Event]:
    """The events that were stored."""
    return [
        Event(ply, slug, {name: _read(fact) for name, fact in facts.items()}, None if only is None else tuple(only))
        for ply, slug, facts, only in msgspec.json.decode(text)
    ]


def _facts(facts: Mapping[str, Fact]) -> Mapping[str, Any]:
    for fact in facts.values():
        if not isinstance(fact, _PLAIN):
            return {name: _written(fact) for name, fact in facts.items()}
    return facts  # words and numbers are written as they are, and most facts are such


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
