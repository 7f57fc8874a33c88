"""Saves the match of a session: after every answer, on command, and when people leave."""

from __future__ import annotations

import contextlib
import os
import shlex
from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from oubliette.terminal.plain.saving import save_as, today
from oubliette.terminal.plain.screen import printable

if TYPE_CHECKING:
    from pathlib import Path

    from oubliette.kernel import Match
    from oubliette.terminal.plain.commands import Commands
    from oubliette.terminal.plain.printing import Printer
    from oubliette.terminal.plain.saving import MatchFile, Sitting

_PATH: Final = 300  # longest path to print in a message


@final
class Autosave:
    """One match, its sitting and its file. `command`: what people type to start the program."""

    def __init__(
        self, match: Match, sitting: Sitting, file: MatchFile, printer: Printer, commands: Commands, command: str
    ) -> None:
        self.match = match
        self.sitting = sitting
        self.file = file
        self.printer = printer
        self.commands = commands
        self.command = command
        self.resume_command = ""  # what goes on with this match, if not the command with its file
        self.changed = False  # something was played in this session
        self.unsaved = False
        self._failure_shown = False

    def mark_changed(self) -> None:
        """Note that the match is about to change."""
        self.changed = self.unsaved = True

    def save(self, quietly: bool = False, story: bool = False) -> bool:
        """Save the match, on request with its story. Prints only the first failure: play goes on."""
        self.note_end_date()
        safe = self.file.write(self.match, self.sitting, story)
        self.unsaved = not safe
        if safe:
            self._failure_shown = False
        elif not self._failure_shown and not quietly:
            self._show_failure()
        return safe

    def save_as_asked(self, name: str, overwrite: bool) -> None:
        """Save to the named file; without a name, print where the match is saved anyway."""
        screen, shell = self.printer.screen, self.printer.shell
        if not name:
            if self.save(quietly=True):
                screen.exact(shell.say("save-kept", file=str(self.file.path)))
            else:
                self._show_failure()
            return
        file = name.strip("\"'")
        try:
            saved = save_as(file, self.match, self.sitting, overwrite)
        except FileExistsError:
            screen.exact(shell.say("save-exists", file=file, command=self.commands.spelled("overwrite")))
        except (OSError, RuntimeError, ValueError) as error:  # ValueError: an impossible file name
            reason = self.printer.reason(error)
            screen.exact(shell.say("save-failed", file=printable(file, _PATH), reason=reason))
        else:
            screen.exact(shell.say("save-done", file=str(saved)))

    def farewell(self, loaded: Path | None) -> None:
        """Print in one line where the match is saved. Works when the terminal is gone."""
        screen, shell = self.printer.screen, self.printer.shell
        safe = self.save(quietly=True, story=True) if self.changed else loaded is not None
        if not self.changed and (not safe or self.match.over):
            return
        path = str(self.file.path if self.changed else loaded)
        with contextlib.suppress(OSError, ValueError):
            if not safe:
                self.printer.say("save-lost")
            elif self.match.over:
                screen.exact(shell.say("save-finished", file=path))
            else:
                quoted = f'"{path}"' if os.name == "nt" else shlex.quote(path)
                resume = self.resume_command or f"{self.command} --load {quoted}"
                screen.exact(shell.say("save-continue", command=resume))
            screen.flush()

    def note_end_date(self) -> None:
        """Note the day on which a match played here ended."""
        if self.changed and self.match.over and not self.sitting.ended:
            self.sitting = replace(self.sitting, ended=today())

    def _show_failure(self) -> None:
        assert self.file.failure is not None
        self._failure_shown = True
        reason = self.printer.reason(self.file.failure)
        self.printer.screen.exact(self.printer.shell.say("save-auto-failed", file=self.file.wanted_path, reason=reason))
