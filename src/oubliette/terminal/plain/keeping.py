"""Keeping the match of a session: after every answer, where people say, and when they leave."""

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
    from oubliette.terminal.plain.saving import Keeper, Sitting
    from oubliette.terminal.plain.telling import Teller

_PATH: Final = 300  # characters of a path that are shown again


@final
class Keeping:
    """One match, who sits there, and where it is kept. `command` is what people type to play."""

    def __init__(
        self, match: Match, sitting: Sitting, keeper: Keeper, teller: Teller, commands: Commands, command: str
    ) -> None:
        self.match = match
        self.sitting = sitting
        self.keeper = keeper
        self.teller = teller
        self.commands = commands
        self.command = command
        self.touched = False  # something was played here
        self.unkept = False
        self._complained = False

    def touch(self) -> None:
        """Something is about to change that is worth keeping."""
        self.touched = self.unkept = True

    def keep(self, quietly: bool = False, story: bool = False) -> bool:
        """Write the match down, with its story if told. The first failure is told, later ones are not: play goes on."""
        self.date_the_end()
        safe = self.keeper.keep(self.match, self.sitting, story)
        self.unkept = not safe
        if safe:
            self._complained = False
        elif not self._complained and not quietly:
            self._complain()
        return safe

    def save(self, name: str, overwrite: bool) -> None:
        """Save where somebody says, or say where the match is kept anyway."""
        screen, shell = self.teller.screen, self.teller.shell
        if not name:
            if self.keep(quietly=True):
                screen.exact(shell.say("save-kept", file=str(self.keeper.path)))
            else:
                self._complain()
            return
        file = name.strip("\"'")
        try:
            saved = save_as(file, self.match, self.sitting, overwrite)
        except FileExistsError:
            screen.exact(shell.say("save-exists", file=file, command=self.commands.spelled("overwrite")))
        except (OSError, RuntimeError, ValueError) as error:  # ValueError: a name that cannot be one
            reason = self.teller.reason(error)
            screen.exact(shell.say("save-failed", file=printable(file, _PATH), reason=reason))
        else:
            screen.exact(shell.say("save-done", file=str(saved)))

    def farewell(self, loaded: Path | None) -> None:
        """Say in one line where the match is kept. Works without a terminal: it may be gone."""
        screen, shell = self.teller.screen, self.teller.shell
        safe = self.keep(quietly=True, story=True) if self.touched else loaded is not None
        if not self.touched and (not safe or self.match.over):
            return
        path = str(self.keeper.path if self.touched else loaded)
        with contextlib.suppress(OSError, ValueError):
            if not safe:
                self.teller.say("save-lost")
            elif self.match.over:
                screen.exact(shell.say("save-finished", file=path))
            else:
                quoted = f'"{path}"' if os.name == "nt" else shlex.quote(path)
                screen.exact(shell.say("save-continue", command=f"{self.command} --load {quoted}"))
            screen.flush()

    def date_the_end(self) -> None:
        """Note the day on which a match that was played here came to its end."""
        if self.touched and self.match.over and not self.sitting.ended:
            self.sitting = replace(self.sitting, ended=today())

    def _complain(self) -> None:
        assert self.keeper.failure is not None
        self._complained = True
        reason = self.teller.reason(self.keeper.failure)
        self.teller.screen.exact(self.teller.shell.say("save-auto-failed", file=self.keeper.wanted, reason=reason))
