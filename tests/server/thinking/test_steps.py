"""Worker processes replay finished matches step by step."""

from typing import Any

import pytest

from oubliette.bots import make_bot
from oubliette.games import find
from oubliette.kernel import FATE, SPECTATOR, Match, RealDice, Record, Seeded
from oubliette.server.thinking import Thinkers
from oubliette.table.message import plain
from tests.records.golden import golden_records
from tests.samples.duel import DUEL
from tests.server.thinking.positions import golden, of_record, position_of


def fully_replayed(record: Record, seat: int) -> list[dict[str, Any]]:
    """The steps of a match, computed in the simplest way."""
    match = Match.replay(record)
    walk = Match.start(find(record.game), record.seats, record.options, RealDice())
    steps: list[tuple[Any, ...]] = [(-3, "", {}, None)]
    views = [(walk.ask is not None and walk.ask.seat == FATE, plain(walk.view(seat)))]
    for step in match.history():
        steps.append((step.ask.seat, step.ask.prompt, plain(step.ask.facts or {}), plain(step.value)))
        walk.play(step.index)
        views.append((walk.ask is not None and walk.ask.seat == FATE, plain(walk.view(seat))))
    told = [event.in_the_open() for event in match.events]
    return [
        {
            "ply": ply,
            "seat": by,
            "prompt": prompt,
            "facts": facts,
            "value": value,
            "events": [(event.slug, plain(event.facts)) for event in told if event.ply == ply],
            "hides_view": hides,
            "view": view,
        }
        for ply, ((by, prompt, facts, value), (hides, view)) in enumerate(zip(steps, views, strict=True))
    ]


def as_told(wanted: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A part of these steps as a worker returns it: no view where dice follow, except in the first step."""
    parts = [dict(step) for step in wanted]
    for number, part in enumerate(parts):
        if part.pop("hides_view") and number > 0:
            part["view"] = None
    return parts


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("file", ["pig/two-players.txt", "dungeon_looters/two-players.txt"])
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
async def test_a_golden_match_is_told_step_by_step(thinkers: Thinkers, file: str, seat: int) -> None:
    record = golden(file)
    position = of_record(record, file)
    wanted = fully_replayed(record, seat)
    length = len(wanted)
    # In successive parts, then backwards, then all at once.
    parts = [*range(0, length, 50), *reversed(range(0, length, 90))]
    for first, count in [*[(first, 50) for first in parts], (0, length + 10)]:
        steps = await thinkers.steps(position, seat, first, count)
        told = [
            {
                "ply": step.ply,
                "seat": step.seat,
                "prompt": step.prompt,
                "facts": step.facts,
                "value": step.value,
                "events": [(event.slug, event.facts) for event in step.events],
                "view": step.view,
            }
            for step in steps
        ]
        assert told == as_told(wanted[first : first + count])
        assert all(event.ply == step.ply for step in steps for event in step.events)
    assert await thinkers.steps(position, seat, length, 5) == []
    assert await thinkers.steps(position, seat, -1, 5) == []


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("kept", golden_records(), ids=lambda kept: kept.file)
async def test_a_reader_may_begin_anywhere(thinkers: Thinkers, kept: Any) -> None:
    """In every game, and also in the middle of a turn."""
    record = golden(kept.file)
    position = of_record(record, kept.file)
    for first in range(0, len(record.answers), max(1, len(record.answers) // 15)):
        (step,) = await thinkers.steps(position, SPECTATOR, first, 1)
        assert step.ply == first and step.view


@pytest.mark.asyncio
async def test_nothing_is_hidden_in_a_replay(thinkers: Thinkers) -> None:
    match = Match.start(DUEL, 2, fate=Seeded(4))
    match.run([make_bot("random", DUEL, seat, seat) for seat in range(2)])
    steps = await thinkers.steps(position_of(match, "duel"), SPECTATOR, 0, 10_000)
    drawn = [event.facts["card"] for step in steps for event in step.events if event.slug == "draw.card"]
    assert drawn and all(isinstance(card, int) for card in drawn)
    assert steps[-1].view == plain(match.view(SPECTATOR))
    assert {step.view is None for step in steps} == {True, False}
