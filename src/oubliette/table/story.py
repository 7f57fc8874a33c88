"""The story of a match, stored in its record: readable even after the rules have changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from oubliette.kernel import SPECTATOR, Event, Match, Record, Result, Value
from oubliette.table.message import plain

_NOTE: Final = "story"
_DEEPEST: Final = 8  # no fact nests tuples deeper


@final
class Story:
    """The events that a spectator may know, and the result: None if the match was abandoned."""

    def __init__(self, events: tuple[Event, ...], result: Result | None) -> None:
        self.events = events
        self.result = result


def public_events(match: Match) -> Iterator[Event]:
    """The events of a match: with all secrets once it is over, as a spectator sees them before that."""
    for event in match.events:
        shown = event.in_the_open() if match.over else event.seen_by(SPECTATOR)
        if shown is not None:
            yield shown


def add_story(record: Record, match: Match, result: Result | None = None) -> None:
    """Write the story of a match into its record; pass `result` for a match that somebody gave up."""
    result = result or match.result
    record.notes[_NOTE] = {
        "events": [[event.ply, event.slug, plain(event.facts)] for event in public_events(match)],
        "result": result and {"reason": result.reason, "places": list(result.places), "scores": list(result.scores)},
    }


def read_story(record: Record) -> Story | None:
    """The story in a record; None if it is missing or garbled: the file may come from anywhere."""
    match record.notes.get(_NOTE):
        case {"events": [*rows], "result": result}:
            events = [event for row in rows if (event := _event(row)) is not None]
            return Story(tuple(events), _result(result, record.seats)) if len(events) == len(rows) else None
        case _:
            return None


def _event(row: object) -> Event | None:
    match row:
        case [int() as ply, str() as slug, dict() as facts]:
            values = {str(name): _value(fact, _DEEPEST) for name, fact in facts.items()}
            known = {name: fact for name, fact in values.items() if fact is not None}
            return Event(ply, slug, known) if len(known) == len(values) else None
        case _:
            return None


def _result(noted: object, seats: int) -> Result | None:
    match noted:
        case {"reason": str() as reason, "places": [*places], "scores": [*scores]}:
            whole = all(isinstance(number, int) for number in (*places, *scores))
            fits = whole and len(places) == len(scores) == seats
            return Result(reason, tuple(places), tuple(scores)) if fits else None
        case _:
            return None


def _value(fact: Any, depth: int) -> Value | None:  # noqa: ANN401 - any JSON value
    """Convert a JSON value to a fact: a word, a number, or a tuple of these. None for anything else."""
    if isinstance(fact, list) and depth > 0:
        parts = [_value(part, depth - 1) for part in fact]
        return None if None in parts else tuple(parts)
    return fact if isinstance(fact, str | int) else None
