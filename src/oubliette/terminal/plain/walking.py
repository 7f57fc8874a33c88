"""Walking to a place by its name: gives the answers on the way one by one, using the question's ways."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, final

from oubliette.kernel import find_option
from oubliette.terminal.plain.normalising import normalise
from oubliette.terminal.plain.screen import printable
from oubliette.terminal.plain.typed_ahead import QueuedAnswers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oubliette.kernel import Way
    from oubliette.table import Question
    from oubliette.terminal.plain.choices import Choices
    from oubliette.terminal.plain.printing import Printer
    from oubliette.texts import GameTexts

_NAMED: Final = 6  # places to list if a name may mean several
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_DIGITS: Final = re.compile(r"\d+")


@final
class Walk(QueuedAnswers):
    """The steps to a place. It ends when the question no longer offers exactly the planned step."""

    kind = "walk"

    def __init__(self, question: Question, steps: Sequence[Way], texts: GameTexts) -> None:
        super().__init__([texts.place(step.place) for step in steps], question)
        self._steps = list(steps[1:])

    def find(self, question: Question, choices: Choices) -> int:
        step = self._steps[0]
        if any(way.after < 0 and (way.place, way.answer) == (step.place, step.answer) for way in question.ways):
            self._steps.pop(0)
            return find_option(question.options, step.answer)
        self.why = "impossible"
        return -1


def start_walk(typed: str, question: Question, choices: Choices, printer: Printer) -> tuple[int, Walk | None] | None:
    """The first answer and the rest of a walk, if the line names a place; else None.

    Prints a message and answers -1 if the name may mean several places, or if no way leads there.
    """
    if not question.ways or choices.reader is not None or "," in typed:
        return None
    wanted = normalise(typed).replace(" ", "")
    texts = printer.texts
    found = [number for number, way in enumerate(question.ways) if wanted in _names(way.place, texts)]
    if not found and choices.find(typed):
        return None  # a word of an answer
    found = found or _meant(wanted, question.ways)
    if len(found) == 1:
        steps = _steps(question.ways, found[0])
        walk = Walk(question, steps, texts)
        return find_option(question.options, steps[0].answer), walk if walk.left else None
    if found:
        named = [texts.place(question.ways[number].place) for number in found]
        more = ["…"] if len(named) > _NAMED else []
        printer.say("walk-many", typed=printable(typed), places=", ".join([*named[:_NAMED], *more]))
        return -1, None
    if any(_shape(way.place).startswith(_shape(wanted)) for way in question.ways) and _DIGITS.search(wanted):
        printer.say("walk-nowhere", typed=printable(typed))
        return -1, None
    return None


def example_place(ways: Sequence[Way], texts: GameTexts) -> str:
    """An example of a place more than one step away; nothing if there is none."""
    places = [way.place for way in ways if way.after >= 0]
    return texts.place(places[len(places) // 2]) if places else ""


def _names(place: str, texts: GameTexts) -> tuple[str, ...]:
    """The names of a place: its id, its name on the map, its full name."""
    return tuple([normalise(name).replace(" ", "") for name in (place, texts.place(place), texts.name(place))])


def _meant(wanted: str, ways: Sequence[Way]) -> list[int]:
    """The places that digits without letters, or the beginning of a name, may mean. K11 does not mean K117."""
    names = [normalise(way.place) for way in ways]
    if wanted.isdigit():
        return [number for number, name in enumerate(names) if _LETTERS.sub("", name, count=1) == wanted]
    if not _DIGITS.search(wanted):
        return []
    return [number for number, name in enumerate(names) if _begins(wanted, name)]


def _begins(wanted: str, name: str) -> bool:
    return name.startswith(wanted) and not name[len(wanted) : len(wanted) + 1].isdigit()


def _shape(name: str) -> str:
    """The pattern of letters and digits in a name: K117 and R9 have the same."""
    return _DIGITS.sub("0", _LETTERS.sub("a", normalise(name)))


def _steps(ways: Sequence[Way], number: int) -> list[Way]:
    """The ways that lead to that place, from the first step on."""
    steps: list[Way] = []
    while number >= 0:
        steps.insert(0, ways[number])
        number = ways[number].after
    return steps
