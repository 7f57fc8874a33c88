"""Habits: answers that people want given without being asked. They last until the person leaves the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from oubliette.kernel import FATE

if TYPE_CHECKING:
    from oubliette.table import Question, Table
    from oubliette.terminal.plain.choices import Choices
    from oubliette.terminal.plain.commands import Commands
    from oubliette.terminal.plain.printing import Printer


@final
class Habits:
    """Sets, lists and ends habits by command. The table stores and follows them."""

    def __init__(self, table: Table, printer: Printer, commands: Commands) -> None:
        self.table = table
        self.printer = printer
        self.commands = commands
        self._worded: dict[int, dict[str, tuple[str, str]]] = {}  # by seat and prompt: the question and the answer

    def possible(self, question: Question) -> bool:
        """Can the answer be a habit? Prints why not for real dice and cards."""
        if question.seat == FATE:
            self.printer.say("habit-dice")
        return question.seat != FATE

    def may_begin(self, question: Question, choices: Choices, index: int) -> bool:
        """Can this answer be a habit? Prints why not for one that gives something up."""
        gives_up = self.printer.texts.gives_up(question, question.options[index])
        if gives_up:
            self.printer.say("habit-gives_up", answer=choices.text(index))
        return not gives_up

    def begin(self, seat: int, question: Question, choices: Choices, index: int) -> None:
        """From now on, give that answer to the same question wherever it is allowed."""
        worded = self.printer.texts.prompt(question, self.printer.players), choices.text(index)
        self._worded.setdefault(seat, {})[question.prompt] = worded
        self.table.auto(seat, question.prompt, question.options[index])
        self.printer.say("habit-set", answer=worded[1], command=self.commands.spelled("ask"))

    def show(self, seat: int) -> None:
        """Print the habits of that seat."""
        habits = self._worded.get(seat)
        if not habits:
            self._none()
            return
        for question, answer in habits.values():
            self.printer.screen.line(
                self.printer.shell.say("habit-line", question=question, answer=answer), indent="  "
            )
        self.printer.say("habit-end", command=self.commands.spelled("ask"))

    def others_have(self, seat: int, prompt: str) -> bool:
        """Has another seat a habit for that question?"""
        return any(prompt in habits for other, habits in self._worded.items() if other != seat)

    def end(self, seat: int) -> None:
        """End all habits of that seat."""
        habits = self._worded.pop(seat, {})
        for prompt in habits:
            self.table.auto(seat, prompt, None)
        if habits:
            self.printer.say("habit-ended", count=len(habits))
        else:
            self._none()

    def _none(self) -> None:
        self.printer.say("habit-none", command=self.commands.spelled("always"))
