"""The questions of a match so far are those of its history, after a take-back, too."""

from __future__ import annotations

import pytest

from oubliette.games import find
from oubliette.kernel import Match, Seeded, set_up
from oubliette.teaching.questions import questions_of


def same(match: Match) -> bool:
    known = [(ask.seat, ask.prompt, ask.facts) for ask in questions_of(match)]
    return known == [(step.ask.seat, step.ask.prompt, step.ask.facts) for step in match.history()]


def test_they_are_those_of_the_history() -> None:
    match = Match.start("pig", fate=Seeded(3))
    for _ in range(5):
        assert same(match)
        match.answer(0)
    match.rewind(2)
    assert same(match)
    match.answer(1)
    assert same(match)


def test_they_are_not_found_by_replaying_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of a guided match looks at them at each question."""
    match = Match.start("pig", fate=Seeded(3))
    questions_of(match)
    monkeypatch.setattr(Match, "start", None)
    monkeypatch.setattr(Match, "history", None)
    match.answer(0)

    assert len(questions_of(match)) == len(match.answers)


def test_matches_of_one_set_up_do_not_mix() -> None:
    made = set_up(find("pig"), 2, {"target": 30})
    one, other = Match.start(made, fate=Seeded(3)), Match.start(made, fate=Seeded(4))
    for match in (one, other, one, other):
        match.answer(1)
        assert same(match)
