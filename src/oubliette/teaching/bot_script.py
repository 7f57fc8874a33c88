"""What is answered at the prepared moments of a guided match: by its bots, and by a learner on the intended way.

Elsewhere bots answer by their own policy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from oubliette.kernel import AnyGame, Ask, Match, Policy, derive
from oubliette.teaching.lesson import Lesson, Prepared
from oubliette.teaching.patterns import facts_fit, option_that_fits, view_fits
from oubliette.teaching.questions import questions_of

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
    bots = [seat for seat in range(len(lesson.plan.seats)) if seat != lesson.learner]
    for row in lesson.bots:
        index = _nth_answer(row, match, ask, bots if row.seat is None else [row.seat])
        if index is not None:
            return index
    return None


def led_answer(lesson: Lesson, match: Match, shown: bool = False) -> int | None:
    """The index of the learner's answer on the intended way, where no note suggests one; None: as the greedy bot.

    With `shown`, only what the learner is to see as the answer to try.
    """
    ask = match.ask
    assert ask is not None, "a match that is over asks nobody"
    for row in lesson.leads:
        if (shown and not row.shown) or (row.view and not view_fits(row.view, match.view(lesson.learner))):
            continue
        index = _nth_answer(row, match, ask, [lesson.learner])
        if index is not None:
            return index
    return None


def _nth_answer(row: Prepared, match: Match, ask: Ask[Any], seats: Sequence[int]) -> int | None:
    """What the row gives to these seats for this question, which it may have answered before; None: nothing."""

    def is_about(asked: Ask[Any]) -> bool:
        return asked.seat in seats and row.ask == asked.prompt and facts_fit(row.facts, asked.facts)

    if not is_about(ask):
        return None
    wanted = row.nth(sum(1 for asked in questions_of(match) if is_about(asked)))
    index = -1 if wanted is None else option_that_fits(wanted, ask.options)
    return index if index >= 0 else None
