"""What the bots of a guided match do at its prepared moments. Otherwise they answer by their own policy."""

from __future__ import annotations

from typing import Any

from oubliette.kernel import Ask, Match
from oubliette.teaching.lesson import Lesson, Prepared
from oubliette.teaching.patterns import facts_fit, option_that_fits


def scripted_answer(lesson: Lesson, match: Match) -> int | None:
    """The index that the script gives to the pending question of a bot; None: the bot decides."""
    ask = match.ask
    assert ask is not None, "a match that is over asks nobody"
    rows = [row for row in lesson.bots if _is_about(row, ask)]
    for row in rows:
        used = sum(1 for step in match.history() if step.ask.seat != lesson.learner and _is_about(row, step.ask))
        wanted = row.nth(used)
        index = -1 if wanted is None else option_that_fits(wanted, ask.options)
        if index >= 0:
            return index
    return None


def _is_about(row: Prepared, ask: Ask[Any]) -> bool:
    return row.ask == ask.prompt and facts_fit(row.facts, ask.facts)
