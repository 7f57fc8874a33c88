"""Coming home with the treasure: where a line enters the own cell, and what is left of it. Rulebook: coming home."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_pen.crossing import NOT_CROSSED, ends_in_box, enters_box
from oubliette.games.dungeon_pen.sheets import CELL_SIDE, Sheet
from oubliette.games.dungeon_pen.tracing import TOLERANCE, Line

# The cross of a winner lies so far inside the cell: a square is named by its left and upper edge, so a point on the
# right or lower edge of the cell would carry the name of a square beside it. Views round to four digits.
_INSIDE: Final = 0.001


def enters_cell(line: Line, sheet: Sheet, seat: int, taken: float, ending: bool) -> float:
    """Where a line brings the treasure home that is in hand from the place `taken` on; -1 if it does not.

    To touch the cell is enough or, if the table plays it so, the line must end there. [win.home_option]
    """
    col, row = sheet.corner(seat)
    east, south = col + CELL_SIDE, row + CELL_SIDE
    if ending and not ends_in_box(line, col, row, east, south):
        return NOT_CROSSED
    return enters_box(line, col, row, east, south, taken)


def cut_at_home(line: Line, sheet: Sheet, seat: int, home: float) -> Line:
    """The line up to where it enters the cell, its end a hair inside, without any contact. [win.cut_at_home]"""
    col, row = sheet.corner(seat)
    x, y = line.at(home)
    pieces = min(int(home / line.step), len(line.xs) - 2) + 1
    if pieces > 1 and home - (pieces - 1) * line.step <= TOLERANCE:
        pieces -= 1  # it enters at the end of a piece: no piece without length
    xs = (*line.xs[:pieces], min(max(x, col + _INSIDE), col + CELL_SIDE - _INSIDE))
    ys = (*line.ys[:pieces], min(max(y, row + _INSIDE), row + CELL_SIDE - _INSIDE))
    return Line(xs, ys, line.step, home, False)
