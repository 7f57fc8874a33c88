"""Yes or no: whether everybody agrees, and whether somebody really means it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.terminal.plain.commands import Leave
from oubliette.terminal.plain.normalising import normalise

if TYPE_CHECKING:
    from oubliette.terminal.plain.commands import Commands
    from oubliette.terminal.plain.printing import Printer

_YES: Final = ("y", "yes", "o", "oui")  # of all our languages, because people mix them
_NO: Final = ("n", "no", "non")


def yes_or_no(printer: Printer, commands: Commands) -> bool | None:
    """Read one reply: yes, no, or None if it is neither. Raises Leave."""
    typed = printer.screen.ask("> ")
    if normalise(typed) in (*_YES, normalise(printer.shell.say("yes"))):
        return True
    if normalise(typed) in (*_NO, normalise(printer.shell.say("no"))):
        return False
    if commands.understand(typed) == ("quit", ""):
        raise Leave
    return None


def confirmed(words: str, printer: Printer, commands: Commands) -> bool:
    """Ask once more before an answer that gives something up. Everything but a yes is a no. Raises Leave."""
    printer.screen.line(words)
    printer.say("sure-how", yes=printer.shell.say("yes"))
    if yes_or_no(printer, commands):
        return True
    printer.say("sure-not")
    return False
