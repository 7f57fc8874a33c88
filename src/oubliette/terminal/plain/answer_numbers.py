"""The numbers to type for answers. An answer keeps its number while the same question comes again and again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, final

from oubliette.terminal.plain.choices import LISTED

if TYPE_CHECKING:
    from oubliette.table import Question


@final
class AnswerNumbers:
    """Keeps the numbers of the last question. A player who buys three things reads the list once: each leaves a gap.

    Numbers start at 1 again after a die roll, after a question to another seat, at each step of a walk, and when less
    than half of the answers are the same.
    """

    def __init__(self) -> None:
        self._asked: tuple[int, str, int] | None = None
        self._numbers: dict[Any, int] = {}

    def of(self, question: Question, ply: int) -> Mapping[Any, int]:
        """The number of each answer to the question at that ply; nothing if there are no numbers to keep."""
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
