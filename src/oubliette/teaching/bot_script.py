"""What the bots of a guided match do at its prepared moments. Otherwise they answer by their own policy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from oubliette.kernel import AnyGame, Ask, Match, Policy, derive
from oubliette.teaching.lesson import Lesson, Prepared
from oubliette.teaching.patterns import facts_fit, option_that_fits

# Makes the bot of a seat: (name, game, seat, seed).
Maker: TypeAlias = Callable[[str, AnyGame, int, int], Policy]


def guided_bot(lesson: Lesson, name: str, seat: int, make: Maker) -> Policy:
    """The bot of a seat of a guided match: it follows the script, and elsewhere its own policy.

    It is made anew for each answer, with a seed for that ply, as the server does it: so the same answers of the learner
    lead to the same match in the browser and in the terminal.
    """

    def answer(match: Match, ask: Ask[Any]) -> int:
        index = scripted_answer(lesson, match)
        if index is not None:
            return index
        luck = derive(lesson.plan.seed, seat, len(match.answers))
        return make(name, match.game, seat, luck)(match, ask)

    return answer


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
