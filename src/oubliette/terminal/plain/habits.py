"""Habits: what people want answered without being asked. They last until the person leaves the match."""

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
    """The table keeps and follows them; here they are put into words."""

    def __init__(self, table: Table, printer: Printer, commands: Commands) -> None:
        self.table = table
        self.printer = printer
        self.commands = commands
        self._worded: dict[int, dict[str, tuple[str, str]]] = {}  # by seat and prompt: the question and the answer

    def possible(self, question: Question) -> bool:
        """Can the answer to it be a habit? What real dice and cards show cannot, and people are told."""
        if question.seat == FATE:
            self.printer.say("habit-dice")
        return question.seat != FATE

    def begin(self, seat: int, question: Question, choices: Choices, index: int) -> None:
        """From now on that answer is given to the same question, wherever it is allowed."""
        worded = self.printer.texts.prompt(question, self.printer.players), choices.text(index)
        self._worded.setdefault(seat, {})[question.prompt] = worded
        self.table.auto(seat, question.prompt, question.options[index])
        self.printer.say("habit-set", answer=worded[1], command=self.commands.spelled("ask"))

    def tell(self, seat: int) -> None:
        """What is answered without asking that seat."""
        habits = self._worded.get(seat)
        if not habits:
            self._none()
            return
        for question, answer in habits.values():
            self.printer.screen.line(
                self.printer.shell.say("habit-line", question=question, answer=answer), indent="  "
            )
        self.printer.say("habit-end", command=self.commands.spelled("ask"))

    def of_others(self, seat: int, prompt: str) -> bool:
        """Does anybody else here have that question answered unasked?"""
        return any(prompt in habits for other, habits in self._worded.items() if other != seat)

    def end(self, seat: int) -> None:
        """That seat is asked everything again."""
        habits = self._worded.pop(seat, {})
        for prompt in habits:
            self.table.auto(seat, prompt, None)
        if habits:
            self.printer.say("habit-ended", count=len(habits))
        else:
            self._none()

    def _none(self) -> None:
        self.printer.say("habit-none", command=self.commands.spelled("always"))
