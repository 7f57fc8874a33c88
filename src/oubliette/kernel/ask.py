"""Questions: who is asked, what about, and which answers are allowed."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

FATE: Final = -1  # the seat of dice and cards
SPECTATOR: Final = -2  # somebody who watches and holds no secret

_DEEPEST: Final = 8  # tuples in tuples: no option is nested further
_LONGEST_ECHO: Final = 80

T = TypeVar("T")

# What an option or a fact may be, so that records, messages and texts need no special cases. `Any` in the tuple: the
# type is recursive and mypyc compiles no recursive alias.
Value: TypeAlias = "str | int | tuple[Any, ...]"

# A rule asks questions on its way and returns what it found out. `Any`: the type of an answer is known to its `Ask`.
Rule: TypeAlias = Generator["Ask[Any]", Any, T]


@final
class Ask(Generic[T]):
    """A question to one seat. `answer = yield from Ask(seat, "moment.choice", options)`.

    The options are values, legal by construction, computed once, here. The rule is sent the chosen value; the record
    keeps its index. `facts` are what the sentence of the question needs to know; those that are dear to work out may be
    left out where nobody listens (`table.log is None`).
    """

    __slots__ = ("facts", "options", "prompt", "seat")

    def __init__(self, seat: int, prompt: str, options: Sequence[T], facts: Mapping[str, Value] | None = None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.facts = facts

    def __iter__(self) -> Rule[T]:
        """Ask, unless there is nothing to choose: a single option is taken without asking."""
        options = self.options
        if len(options) > 1:
            answer: T = yield self
            return answer
        assert len(options) == 1, f"the question {self.prompt!r} to seat {self.seat} has no options"
        return options[0]

    def always(self) -> Rule[T]:
        """Ask even when there is one option only, so that no pause or missing pause tells who had a choice."""
        assert len(self.options) > 0, f"the question {self.prompt!r} to seat {self.seat} has no options"
        answer: T = yield self
        return answer

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt!r}, {describe(self.options)})"


@final
class Way:
    """A place that answers to one and the same prompt lead to, given one after another.

    `answer` is the last of them. `after` is the number of the way that it comes after, in the list that this one is in;
    -1 for a single step. So a list of ways is a tree, with one way to each place.
    """

    __slots__ = ("after", "answer", "place")

    def __init__(self, place: str, answer: Value, after: int) -> None:
        self.place = place
        self.answer = answer
        self.after = after

    def __repr__(self) -> str:
        return f"Way({self.place!r}, {self.answer!r}, {self.after})"


def describe(options: Sequence[object], limit: int = 12) -> str:
    """The options in one short line, for messages: all of a few, or the first of many and their number."""
    count = len(options)
    shown = ", ".join(repr(options[i]) for i in range(min(count, limit)))
    return f"[{shown}]" if count <= limit else f"[{shown}, … {count} in all]"


def find_option(options: Sequence[Any], value: object) -> int:
    """The index of a value among options, or -1. A list counts as a tuple, for JSON's sake; 1.0 and True are no 1."""
    try:
        wanted = _as_option(value, _DEEPEST)
        if isinstance(options, range):
            return options.index(wanted) if isinstance(wanted, int) and wanted in options else -1
        return options.index(wanted)
    except ValueError:
        return -1


def _as_option(value: object, depth: int) -> Value:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, list | tuple) and depth > 0:
        return tuple([_as_option(part, depth - 1) for part in value])
    raise ValueError("no option is like that")


def echo(value: object) -> str:
    """What somebody gave, short enough for a message, whatever it is."""
    try:
        said = repr(value)
    except (RecursionError, ValueError):  # nested without end; a number of thousands of digits
        return f"that {type(value).__name__}"
    return said if len(said) <= _LONGEST_ECHO else said[:_LONGEST_ECHO] + "…"
