"""Takes back an answer at one keyboard: everybody there must agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oubliette.kernel import Problem
from oubliette.terminal.plain.confirming import yes_or_no

if TYPE_CHECKING:
    from oubliette.kernel import Match
    from oubliette.table import Table
    from oubliette.terminal.plain.commands import Commands
    from oubliette.terminal.plain.printing import Printer


def take_back(table: Table, seat: int, people: Sequence[int], printer: Printer, commands: Commands) -> bool:
    """Take back that seat's last answer if everybody agrees. Returns whether it worked; prints why not."""
    try:
        if not table.propose_undo(seat):
            if not _vote(printer.players[seat], printer, commands):
                table.refuse(seat)
                printer.say("play-undo-refused")
                return False
            for other in people:
                if other != seat:
                    table.agree(other)
    except Problem as problem:
        printer.screen.line(printer.shell.problem(problem))
        return False
    return True


def last_to_answer(match: Match, people: Sequence[int], otherwise: int) -> int:
    """The seat of the person here who answered last."""
    found = otherwise
    for step in match.history():
        if step.ask.seat in people:
            found = step.ask.seat
    return found


def _vote(player: str, printer: Printer, commands: Commands) -> bool:
    """Does everybody agree to take back that player's answer? Asks until the reply is clear. Raises Leave."""
    while True:
        printer.say("play-undo-agree", player=player)
        reply = yes_or_no(printer, commands)
        if reply is not None:
            return reply
