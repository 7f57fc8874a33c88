"""`oubliette sheet`: checks dungeon sheets for Dungeon Pen that people draw, and prints ours as examples."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from oubliette.cli.parser import Misused
from oubliette.games.dungeon_pen.drawn_sheets import faults, steps_to_treasure
from oubliette.games.dungeon_pen.sheets import SHEETS, sheet_called
from oubliette.kit.grid import rows_of
from oubliette.table import read_text

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words

CHECK: Final = "check"
SHOW: Final = "show"


def arguments(parser: Parser) -> None:
    """Action and sheet."""
    say = parser.words.say
    parser.positional("action", say("help-sheet-action"), f"{CHECK}|{SHOW}")
    parser.positional("which", say("help-sheet-which", sheets=", ".join(SHEETS)), say("metavar-sheet"))


def run(given: Namespace, words: Words) -> int:
    """Check a file, or print a sheet as such a file."""
    if given.action not in (CHECK, SHOW):
        raise Misused("sheet_action", "which action? `check FILE` or `show SHEET`")
    return _show(given.which, words) if given.action == SHOW else _check(given.which, words)


def _check(file: str | None, words: Words) -> int:
    """Print each fault on a line of its own. Exit code 1 if there are any."""
    if file is None:
        raise Misused("sheet_wanted", "which file? give the sheet to check")
    text = read_text(file)
    found = faults(text)
    if found:
        print(words.say("sheet-bad", file=file, count=len(found)), file=sys.stderr)
        for fault in found:
            print(f"- {words.problem(fault)}", file=sys.stderr)
        return 1
    sheet = sheet_called("/".join(rows_of(text)))
    print(
        words.say(
            "sheet-good",
            file=file,
            walls=str(sheet.walls.mask.bit_count()),
            chests=str(len(sheet.chests)),
            potions=str(len(sheet.potions)),
            steps=str(steps_to_treasure(sheet)),
        )
    )
    print(words.say("sheet-play", file=file))
    return 0


def _show(name: str | None, words: Words) -> int:
    """Print only the drawing to the output, so that it can go into a file; print the legend to the error stream."""
    if name not in SHEETS:
        allowed = ", ".join(SHEETS)
        raise Misused(
            "unknown_sheet", f"there is no sheet {name!r}; known: {allowed}", sheet=name or "", allowed=allowed
        )
    print("\n".join(SHEETS[name].rows))
    print(words.say("sheet-marks"), file=sys.stderr)
    return 0
