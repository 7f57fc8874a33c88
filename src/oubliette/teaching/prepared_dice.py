"""The dice of a guided match: a list for each question, so that another choice of the learner does not upset them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from oubliette.kernel import Ask, Fate, Match, Seeded
from oubliette.teaching.lesson import Prepared
from oubliette.teaching.patterns import facts_fit, option_that_fits


@final
class PreparedDice(Fate):
    """Gives the prepared values in the order in which each question is asked; after that, or elsewhere, fair dice.

    The n-th value belongs to the n-th time that the question is asked, whatever is asked in between.
    """

    def __init__(self, rows: Sequence[Prepared], seed: int) -> None:
        self._rows = tuple(rows)
        self._fair = Seeded(seed)
        self._uses: list[tuple[int, int]] = []  # ply and row of each use so far

    def answer(self, ask: Ask[Any], ply: int) -> int:
        while self._uses and self._uses[-1][0] >= ply:
            self._uses.pop()  # the match took this answer back
        for number, row in enumerate(self._rows):
            if row.ask != ask.prompt or not facts_fit(row.facts, ask.facts):
                continue
            wanted = row.nth(sum(1 for _, used in self._uses if used == number))
            self._uses.append((ply, number))
            index = -1 if wanted is None else option_that_fits(wanted, ask.options)
            if index >= 0:
                return index
        return self._fair.answer(ask, ply)

    def catch_up(self, match: Match) -> None:
        """Count the questions that were answered without these dice, by a replay or by another process."""
        self._uses.clear()
        for step in match.history():
            if step.by_fate:
                self.answer(step.ask, step.ply)
