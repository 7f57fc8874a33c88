"""Replays finished matches step by step: the events with all secrets, the views of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.kernel import FATE, Ask, Event, Match, Value
from oubliette.server.replaying import replay
from oubliette.server.thinking.match_cache import MatchCache
from oubliette.server.thinking.position import Position
from oubliette.server.wire.matches import EventInfo, StepInfo
from oubliette.table.message import plain

SET_UP: Final = -3  # the seat of step 0, which nobody answered


def steps_of(cache: MatchCache, position: Position, seat: int, first: int, count: int) -> list[StepInfo]:
    """At most `count` steps, starting with the one that made answer number `first`; the set-up is step 0.

    Views are those of the seat, or of SPECTATOR. A step has none if dice or cards come next; the first step always has
    one, because a reader may start anywhere. Thanks to the cache, reading one part after the other plays each answer
    only once.
    """
    last = min(first + count - 1, len(position.answers))
    if first < 0 or first > last:
        return []
    match = cache.match_at(position, max(0, first - 1))
    steps: list[StepInfo] = []
    if first == 0:
        steps.append(_step(match, seat, None, None, match.events, first=True))
    for index in position.answers[len(match.answers) : last]:
        ask, known = match.ask, len(match.events)
        replay(match, [index])
        assert ask is not None, "the match accepted an answer to it"
        steps.append(_step(match, seat, ask, ask.options[index], match.events[known:], first=not steps))
    return steps


def _step(
    match: Match, seat: int, asked: Ask[Value] | None, value: Value | None, events: Sequence[Event], first: bool
) -> StepInfo:
    asks_fate = match.ask is not None and match.ask.seat == FATE
    return StepInfo(
        ply=len(match.answers),
        seat=SET_UP if asked is None else asked.seat,
        prompt="" if asked is None else asked.prompt,
        facts={} if asked is None else plain(asked.facts or {}),
        value=plain(value),
        events=[_told(event.in_the_open()) for event in events],
        view=None if asks_fate and not first else plain(match.view(seat)),
    )


def _told(event: Event) -> EventInfo:
    return EventInfo(event.ply, event.slug, plain(event.facts))
