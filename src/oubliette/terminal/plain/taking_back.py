"""Taking back an answer at one keyboard: everybody there has to agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oubliette.kernel import Problem
from oubliette.terminal.plain.commands import Leave
from oubliette.terminal.plain.folding import fold

if TYPE_CHECKING:
    from oubliette.kernel import Match
    from oubliette.table import Table
    from oubliette.terminal.plain.commands import Commands
    from oubliette.terminal.plain.telling import Teller

_YES: Final = ("y", "yes", "o", "oui")  # of our languages together: people mix them
_NO: Final = ("n", "no", "non")


def take_back(table: Table, seat: int, people: Sequence[int], teller: Teller, commands: Commands) -> bool:
    """Take back that seat's last answer if everybody agrees. Returns whether it worked; a failure is told here."""
    try:
        if not table.propose_undo(seat):
            if not _vote(teller.players[seat], teller, commands):
                table.refuse(seat)
                teller.say("play-undo-refused")
                return False
            for other in people:
                if other != seat:
                    table.agree(other)
    except Problem as problem:
        teller.screen.line(teller.shell.problem(problem))
        return False
    return True


def last_to_answer(match: Match, people: Sequence[int], otherwise: int) -> int:
    """The seat of whoever here gave the last answer."""
    found = otherwise
    for step in match.history():
        if step.ask.seat in people:
            found = step.ask.seat
    return found


def _vote(player: str, teller: Teller, commands: Commands) -> bool:
    """Does everybody here agree? Asked until it is clear; one may also leave."""
    while True:
        teller.say("play-undo-agree", player=player)
        typed = teller.screen.ask("> ")
        if fold(typed) in (*_YES, fold(teller.shell.say("yes"))):
            return True
        if fold(typed) in (*_NO, fold(teller.shell.say("no"))):
            return False
        if commands.understand(typed) == ("quit", ""):
            raise Leave
