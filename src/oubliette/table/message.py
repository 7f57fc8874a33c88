"""Messages: what one seat learns at each stop, with events, its view and its question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from oubliette.kernel import Ask, Event, Result, Value, View, Way
from oubliette.table.players import Player
from oubliette.table.undo import MayUndo, Proposal
from oubliette.table.windows import Which

MANY: Final = 500  # a lazy sequence with more options is sent as its shape, not as a list
_PLAIN: Final = (str, int, float)
_LISTS: Final = (list, tuple)


@runtime_checkable
class Shaped(Protocol):
    """A lazy sequence of options that describes how it is built: `("lattice", "strength", 5, 101, 1)`."""

    @property
    def shape(self) -> Value:
        """What a client needs to compute an option's index."""


class Question(NamedTuple):
    """The pending question, for the people who may answer it. `seat` is FATE for dice that people roll themselves.

    `ways` are the places to which a walk of several answers can lead. A `window` is a question in another seat's turn
    that can be declined: people choose how often they want to be asked such questions.
    """

    seat: int
    prompt: str
    facts: Mapping[str, Value]
    options: Sequence[Value]
    ways: Sequence[Way] = ()
    window: bool = False

    @staticmethod
    def of(ask: Ask[Any], ways: Sequence[Way] = (), window: bool = False) -> Question:
        options = ask.options if _lazy(ask.options) else tuple(ask.options)
        return Question(ask.seat, ask.prompt, dict(ask.facts or {}), options, ways, window)

    def offered(self) -> tuple[Sequence[Value] | None, Value | None]:
        """The options, or their shape if they are many."""
        return (None, _shape(self.options)) if _lazy(self.options) else (self.options, None)


class Message(NamedTuple):
    """One stop of the match, as one seat or a spectator may know it.

    `events` and `notices` are those after `since`. With since -1 they are complete and replace all earlier ones: so a
    client learns that answers were taken back (`rewinds` counts how often). `notices` are the table's own news, such as
    a time that ran out. A message never says whether a person, a bot, a habit or a setting for windows gave an answer.
    """

    seat: int
    ply: int
    since: int
    rewinds: int
    events: tuple[Event, ...]
    notices: tuple[Event, ...]
    view: View
    question: Question | None
    waiting: tuple[int, ...]
    players: tuple[Player, ...]
    clocks: tuple[float, ...] | None
    autos: Mapping[str, Value]
    undo: Proposal | None
    result: Result | None
    may_undo: MayUndo
    windows: Which | None  # this seat's own setting; None: this match has no windows


def plain(thing: Any) -> Any:  # noqa: ANN401 - games draw their views as they like
    """Convert to JSON types: tuples become lists, keys strings. TypeError for anything else: the game has a fault."""
    if thing is None or isinstance(thing, _PLAIN):
        return thing
    if isinstance(thing, _LISTS):
        return [plain(part) for part in thing]
    if isinstance(thing, Mapping):
        return {str(key): plain(part) for key, part in thing.items()}
    raise TypeError(f"{thing!r} is not plain data: views, facts and options hold words, numbers and lists of them")


def _lazy(options: Sequence[Any]) -> bool:
    """Send a shape instead? Not for a list or tuple, which is in memory already, however long it is."""
    return not isinstance(options, _LISTS) and len(options) > MANY


def _shape(options: Sequence[Any]) -> Value | None:
    if isinstance(options, range):
        return ("range", options.start, options.stop, options.step)
    return options.shape if isinstance(options, Shaped) else None
