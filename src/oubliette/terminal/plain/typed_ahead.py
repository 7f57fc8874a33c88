"""Answers typed ahead: several in one line, given one by one as long as the same question comes."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, final

from oubliette.kernel import FATE, find_option
from oubliette.terminal.plain.choices import number_in

if TYPE_CHECKING:
    from oubliette.table import Question
    from oubliette.terminal.plain.choices import Choices
    from oubliette.texts import Asked

_THOUSANDS: Final = re.compile(r"\d{1,3}(,\d{3})+")  # 1,000 is one number


def split(typed: str) -> list[str]:
    """The answers of a line, separated by commas."""
    if _THOUSANDS.fullmatch(typed):
        return [typed]
    return [part for part in [piece.strip() for piece in typed.split(",")] if part]


class QueuedAnswers(ABC):
    """Answers to give after the current one, as long as the same question comes.

    The queue ends as soon as it might be misunderstood: at another question, in another turn (others had the same
    question in between), and at an answer that does not fit.
    """

    kind: ClassVar[str]  # the prefix of the texts about its end

    def __init__(self, steps: list[str], question: Question) -> None:
        self.given = steps[:1]
        self.left = steps[1:]
        # Why the queue ended: "asked" (another question came), "others" (played), "impossible" or "unclear".
        self.why = ""
        self.question = question
        self._others = False

    @property
    def next(self) -> str:
        """The answer to give next, or the one that could not be given."""
        return self.left[0]

    def notice(self, ask: Asked | None) -> None:
        """Note a question in between. If it is the same one, others had a turn. For dice, every question counts."""
        if ask is not None and (ask.prompt == self.question.prompt or self.question.seat == FATE):
            self._others = True

    def take(self, question: Question, choices: Choices) -> int:
        """The next answer to the pending question; -1 if the queue ends here."""
        first = self.question
        if (question.prompt, question.seat) != (first.prompt, first.seat) or _owner(question) != _owner(first):
            self.why = "asked"
            return -1
        if self._others:
            self.why = "others"
            return -1
        index = self.find(question, choices)
        if index >= 0:
            self.given.append(self.left.pop(0))
        return index

    @abstractmethod
    def find(self, question: Question, choices: Choices) -> int:
        """The next answer to the same question; -1 if it does not fit: then `why` has the reason."""


@final
class TypedAhead(QueuedAnswers):
    """The rest of a line whose first answer is being given.

    A number means the answer in the list that was on the screen when the line was typed.
    """

    kind = "ahead"

    def __init__(self, typed: list[str], question: Question, choices: Choices) -> None:
        super().__init__(typed, question)
        self._seen = choices

    @property
    def next(self) -> str:
        """The answer to give next, or the one that could not be given; a number comes with its meaning."""
        typed = self.left[0]
        found = self._seen.find(typed) if number_in(typed) is not None and not self._seen.whole else []
        return f"{typed} ({self._seen.text(found[0])})" if found else typed

    def find(self, question: Question, choices: Choices) -> int:
        typed = self.left[0]
        seen = self._seen.find(typed)
        found = choices.find(typed)
        if number_in(typed) is not None and not self._seen.whole:
            index = find_option(question.options, self.question.options[seen[0]]) if seen else -1
            found = [index] if index >= 0 else []
        elif len(found) == 1 and not choices.clear(typed, found[0]):
            found = []
        if len(seen) > 1 or len(found) > 1:
            self.why = "unclear"
            return -1
        self.why = "" if found else "impossible"
        return found[0] if found else -1


def _owner(question: Question) -> object:
    """The owner of the dice, if people roll them."""
    return question.facts.get("seat") if question.seat == FATE else None
