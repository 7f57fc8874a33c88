"""Prints the parts of the table that changed since the reader saw them, or all of it on request."""

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
        self._viewer: int | None = None  # the seat that saw the last drawing
        self._view: View = {}
        self._parts: list[str] = []
        self._prompt = ""  # the prompt at the last drawing: drawings depend on it

    def forget(self) -> None:
        """Forget the last drawing: the screen no longer shows it."""
        self._viewer = None

    def table(self, message: Message, question: Question, viewer: int, again: bool) -> None:
        """Print the parts of the table that changed since that viewer saw it; with `again`, all of them.

        A board may decide that no change matters, for example after the player's own step along a known way.
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
        """Is the drawing on the screen good enough for this question?"""
        pen = self.printer.pen(message.seat, question)
        return boards.still_current(pen.texts.game_id, self._view, self._prompt, message.view, pen)

    def show_page(self, message: Message, word: str) -> None:
        """Print another page of the table, if there is one for this viewer."""
        rows = self.printer.draw_page(message.view, word, message.seat, message.question)
        if rows:
            self.printer.board(rows)
        else:
            self.printer.say("play-nothing-there", typed=printable(word))


def paragraphs(rows: list[str]) -> list[str]:
    """The parts of a drawing, separated by empty rows."""
    return [part for part in "\n".join(rows).split("\n\n") if part.strip()]
