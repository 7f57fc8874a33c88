"""The numbers that answers are typed by. While somebody goes on with the same thing, an answer keeps its number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, final

from oubliette.terminal.plain.choices import LISTED

if TYPE_CHECKING:
    from oubliette.table import Question


@final
class AnswerNumbers:
    """The numbers of the last question. One who buys three things reads the list once: what is gone leaves a gap.

    As soon as a die is rolled or anybody else is asked in between, it is another occasion, and numbers begin at 1. So
    they do in a walk, where each step has other answers, and where less than half of the answers are the same.
    """

    def __init__(self) -> None:
        self._asked: tuple[int, str, int] | None = None
        self._numbers: dict[Any, int] = {}

    def of(self, question: Question, ply: int) -> Mapping[Any, int]:
        """The number of each answer to the question after `ply` answers; nothing where they have no numbers to keep."""
        before = question.seat, question.prompt, ply - 1
        asked = question.seat, question.prompt, ply
        if len(question.options) > LISTED or question.ways:
            self._asked, self._numbers = None, {}
            return self._numbers
        options = list(dict.fromkeys(question.options))
        kept = [option for option in options if option in self._numbers]
        if self._asked not in (before, asked) or 2 * len(kept) < len(options):
            self._numbers = {}
        self._asked = asked
        for option in options:
            self._numbers.setdefault(option, max(self._numbers.values(), default=0) + 1)
        return self._numbers
