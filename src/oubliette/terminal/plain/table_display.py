"""What of the table is printed: the parts that changed since the reader saw them, all of it when they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from oubliette.terminal.plain import boards
from oubliette.terminal.plain.screen import printable

if TYPE_CHECKING:
    from oubliette.kernel import View
    from oubliette.table import Message, Question
    from oubliette.terminal.plain.printing import Printer


@final
class TableDisplay:
    """Remembers which drawing the reader has on the screen."""

    def __init__(self, printer: Printer) -> None:
        self.printer = printer
        self._viewer: int | None = None  # who saw it
        self._view: View = {}
        self._parts: list[str] = []
        self._prompt = ""  # what was asked then: drawings depend on it

    def forget(self) -> None:
        """What is on the screen no longer holds."""
        self._viewer = None

    def table(self, message: Message, question: Question, viewer: int, again: bool) -> None:
        """The parts of the table that changed since that viewer saw it; all of them if they ask `again`.

        A board may say that nothing changed which matters, as after one's own step along a known way.
        """
        printer, seen = self.printer, self._viewer == viewer and not again
        if seen and self._still_current(message, question):
            return
        parts = paragraphs(printer.drawing(message.view, seat=message.seat, asked=question))
        new = [part for part in parts if part not in self._parts] if seen else parts
        if new:
            printer.board("\n\n".join(new).split("\n"))
        self._viewer, self._view, self._parts, self._prompt = viewer, message.view, parts, question.prompt

    def _still_current(self, message: Message, question: Question) -> bool:
        """Is what the reader has seen enough for this question?"""
        pen = self.printer.pen(message.seat, question)
        return boards.still_current(pen.texts.game_id, self._view, self._prompt, message.view, pen)

    def show_page(self, message: Message, word: str) -> None:
        """Another page of what is played, if it may be seen."""
        rows = self.printer.draw_page(message.view, word, message.seat, message.question)
        if rows:
            self.printer.board(rows)
        else:
            self.printer.say("play-nothing-there", typed=printable(word))


def paragraphs(rows: list[str]) -> list[str]:
    """The parts of a drawing, which empty rows set apart."""
    return [part for part in "\n".join(rows).split("\n\n") if part.strip()]
