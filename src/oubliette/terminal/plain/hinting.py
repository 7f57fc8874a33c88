"""Hints at the keyboard: what a good bot would answer, in words."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from oubliette.kernel import Problem

if TYPE_CHECKING:
    from oubliette.bots.findings import Findings
    from oubliette.kernel import Match
    from oubliette.terminal.plain.choices import Choices
    from oubliette.terminal.plain.printing import Printer

_SHOWN: Final = 6  # answers to print at most
_SURE: Final = ((0.99, "certain"), (0.9, "quite"), (0.7, "rather"), (0.0, "hardly"))  # least chance, and its word


def print_hint(match: Match, seat: int, choices: Choices, typed: str, printer: Printer) -> None:
    """Search, and print the result. `typed`: the budget, if the player typed one."""
    from oubliette.bots.hints import DEFAULT, hint
    from oubliette.bots.search import read_budget

    try:
        budget = read_budget(typed) if typed else DEFAULT
        printer.say("hint-thinking")
        with contextlib.suppress(OSError):
            printer.screen.flush()
        found = hint(match, seat, budget).findings
    except Problem as problem:
        printer.screen.line(printer.shell.problem(problem))
        return
    for line in hint_lines(found, choices, printer):
        printer.screen.line(line, indent="     ")


def hint_lines(found: Findings, choices: Choices, printer: Printer) -> list[str]:
    """The recommended answer, how sure it is, and the values of the others."""
    from oubliette.bots.findings import ONLY, SEARCH

    shell = printer.shell
    best = shell.say("hint-best", answer=choices.text(found.best))
    if found.how == ONLY:
        return [shell.say("hint-only"), best]
    tries = sum([verdict.tries for verdict in found.verdicts])
    sure = shell.say(_sureness(found), sure=round(100 * found.sure)) if found.how == SEARCH else ""
    lines = [best, f"{shell.say(f'hint-{found.how}', tries=tries)} {sure}".rstrip()]
    for verdict in found.verdicts[:_SHOWN]:
        facts = printer.texts.hint(verdict.facts)
        if not facts:
            how = (
                "hint-exact-value" if found.how != SEARCH else "hint-value" if verdict.tries > 1 else "hint-value-once"
            )
            facts = shell.say(how, value=round(100 * verdict.value), error=max(1, round(100 * verdict.error)))
        lines.append("  " + shell.say("hint-row", answer=choices.line(verdict.index), facts=facts))
    return lines


def _sureness(found: Findings) -> str:
    if len(found.verdicts) == 1:
        return "hint-too-few"
    if found.another_scored_better:
        return "hint-thumb"
    return "hint-" + next(word for least, word in _SURE if found.sure >= least)
