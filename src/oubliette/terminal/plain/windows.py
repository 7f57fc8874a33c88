"""The command `windows`: people choose in which turns of others they want to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from oubliette.table import ALL, MINE, NEAR, Which
from oubliette.terminal.plain.normalising import normalise
from oubliette.terminal.plain.screen import printable

if TYPE_CHECKING:
    from oubliette.table import Question, Table
    from oubliette.terminal.plain.commands import Commands
    from oubliette.terminal.plain.printing import Printer

_ALL: Final[tuple[Which, ...]] = (ALL, NEAR, MINE)


@final
class WindowsCommand:
    """Prints and changes the setting of each seat, which the table stores."""

    def __init__(self, table: Table, printer: Printer, commands: Commands) -> None:
        self.table = table
        self.printer = printer
        self.commands = commands
        self._introduced: set[int] = set()  # seats that know the setting

    def introduce(self, question: Question) -> None:
        """Explain how to be asked less often, at a seat's first window."""
        if question.window and question.seat not in self._introduced:
            self._introduced.add(question.seat)
            if self.table.message(question.seat).windows == ALL:
                self.printer.say("windows-first", **self._spelled())
            else:
                self.explain(question.seat)

    def obey(self, seat: int, typed: str) -> bool:
        """Change the setting of that seat, or print it. Returns whether that answered the pending question."""
        self._introduced.add(seat)
        which = self._meant(typed)
        if self.table.message(seat).windows is None:
            self.printer.say("problem-no_windows")
        elif which is not None:
            self.table.ask_in_windows(seat, which)
            self.printer.say(f"windows-{which}")
            return self.table.advance() > 0
        elif typed:
            self.printer.say("windows-unknown", typed=printable(typed), **self._spelled())
        else:
            self.explain(seat)
        return False

    def explain(self, seat: int) -> None:
        """Print the setting, and how to change it."""
        which = self.table.message(seat).windows
        if which is not None:
            self.printer.say(f"windows-{which}")
            self.printer.say("windows-how", **self._spelled())

    def _meant(self, typed: str) -> Which | None:
        """The typed setting: its English word, or a word of the player's language."""
        wanted = normalise(typed)
        for which in _ALL:
            words = [normalise(word) for word in self.printer.shell.say(f"windows-words-{which}").split(",")]
            if wanted == which or wanted in words:
                return which
        return None

    def _spelled(self) -> dict[str, str]:
        """The command and its words in this language."""
        spelled = {"command": self.commands.spelled("windows")}
        for which in _ALL:
            spelled[which] = self.printer.shell.say(f"windows-words-{which}").split(",")[0]
        return spelled
