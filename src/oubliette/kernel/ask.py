"""Questions: who is asked, what about, and which answers are allowed."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

FATE: Final = -1  # the seat of dice and cards
SPECTATOR: Final = -2  # somebody who watches and holds no secret

_DEEPEST: Final = 8  # no option nests tuples deeper
_LONGEST_ECHO: Final = 80  # characters

T = TypeVar("T")

# The type of options and facts. It is narrow so that records, messages and texts need no special cases. The tuple says
# `Any` because mypyc cannot compile a recursive alias.
Value: TypeAlias = "str | int | tuple[Any, ...]"

# A rule yields questions and returns a T. `Any`: only the `Ask` knows the type of its answer.
Rule: TypeAlias = Generator["Ask[Any]", Any, T]


@final
class Ask(Generic[T]):
    """A question to one seat. `answer = yield from Ask(seat, "moment.choice", options)`.

    The options are values, legal by construction, computed once, here. The rule receives the chosen value; the record
    keeps its index. `facts` fill the variables of the question's sentence. A rule may leave out facts that are slow to
    compute when nobody listens (`table.log is None`).
    """

    __slots__ = ("facts", "options", "prompt", "seat")

    def __init__(self, seat: int, prompt: str, options: Sequence[T], facts: Mapping[str, Value] | None = None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.facts = facts

    def __iter__(self) -> Rule[T]:
        """Ask, unless there is only one option: then return it without asking."""
        options = self.options
        if len(options) > 1:
            answer: T = yield self
            return answer
        assert len(options) == 1, f"the question {self.prompt!r} to seat {self.seat} has no options"
        return options[0]

    def always(self) -> Rule[T]:
        """Ask even with a single option: without the pause, the others would learn that this seat had no choice."""
        assert len(self.options) > 0, f"the question {self.prompt!r} to seat {self.seat} has no options"
        answer: T = yield self
        return answer

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt!r}, {describe(self.options)})"


@final
class Way:
    """A place that several answers in a row, all to the same prompt, lead to.

    `answer` is the last of these answers. `after` is the index, in the same list, of the way one step shorter; -1 for a
    single step. So a list of ways is a tree with one way to each place.
    """

    __slots__ = ("after", "answer", "place")

    def __init__(self, place: str, answer: Value, after: int) -> None:
        self.place = place
        self.answer = answer
        self.after = after

    def __repr__(self) -> str:
        return f"Way({self.place!r}, {self.answer!r}, {self.after})"


def describe(options: Sequence[object], limit: int = 12) -> str:
    """The options in one short line, for error messages: at most `limit` of them, then how many there are."""
    count = len(options)
    shown = ", ".join(repr(options[i]) for i in range(min(count, limit)))
    return f"[{shown}]" if count <= limit else f"[{shown}, … {count} in all]"


def find_option(options: Sequence[Any], value: object) -> int:
    """The index of a value among options, or -1. A list matches a tuple, as JSON has none; 1.0 and True are not 1."""
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
    raise ValueError("options are words, whole numbers and tuples of them")


def echo(value: object) -> str:
    """The `repr` of anything a client sent, short enough for an error message."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deeply; a number of thousands of digits
        return f"that {type(value).__name__}"
    return text if len(text) <= _LONGEST_ECHO else text[:_LONGEST_ECHO] + "…"
