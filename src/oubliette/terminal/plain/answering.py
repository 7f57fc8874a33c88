"""Turns a typed line into one answer or several; says so where the line is not clear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.terminal.plain.screen import printable
from oubliette.terminal.plain.typed_ahead import split

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oubliette.terminal.plain.choices import Choices
    from oubliette.terminal.plain.printing import Printer


def first_of(typed: str, choices: Choices, printer: Printer) -> tuple[int, list[str]]:
    """The answer to give now, or -1, and all answers of the line. A comma may also belong to an answer's text."""
    if choices.reader is not None:  # the words of a reader may contain commas
        return meant(typed, choices, choices.find(typed), printer), [typed]
    parts = split(typed)
    first = choices.find(parts[0]) if len(parts) > 1 else []
    found = choices.named(typed) if len(first) == 1 else choices.find(typed)
    if found or len(parts) < 2:
        return meant(typed, choices, found, printer), [typed]
    if len(first) == 1 and not choices.clear(parts[0], first[0]):
        first = []  # a line meant for another question must not answer this one
    index = meant(parts[0], choices, first, printer)
    if index < 0:
        printer.say("ahead-nothing")
    return index, parts


def meant(typed: str, choices: Choices, found: Sequence[int], printer: Printer) -> int:
    """The answer that the player means; -1 if that is not clear, with a message."""
    if len(found) == 1:
        return found[0]
    if found:
        printer.matches(printable(typed), choices, found)
    elif choices.reader is not None:
        printer.remark(choices.ask, choices.reader.fault(typed), printable(typed))
    elif choices.whole:
        printer.say("play-not-a-number", typed=printable(typed), allowed=choices.allowed())
    elif choices.listed:
        printer.say("play-not-an-answer", typed=printable(typed), numbers=choices.numbers)
    else:
        printer.say("play-not-among-many", typed=printable(typed), example=choices.example())
    return -1
