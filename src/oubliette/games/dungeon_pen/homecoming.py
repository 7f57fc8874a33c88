"""Coming home with the treasure: where a line enters its player's cell, and where it is cut. Rulebook: coming home."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_pen.crossing import NOT_CROSSED, ends_in_box, enters_box
from oubliette.games.dungeon_pen.sheets import CELL_SIDE, Sheet
from oubliette.games.dungeon_pen.tracing import TOLERANCE, Line

# A winner's cross lies this far inside the cell. A square owns its left and upper edge only, so a point on the right or
# lower edge of the cell would get the name of the next square. Views round to four digits.
_INSIDE: Final = 0.001


def enters_cell(line: Line, sheet: Sheet, seat: int, taken: float, ending: bool) -> float:
    """Where a line brings home the treasure taken at the place `taken`; -1 if it does not.

    The line must touch the cell or, with `ending`, end in it. [win.home_option]
    """
    col, row = sheet.corner(seat)
    east, south = col + CELL_SIDE, row + CELL_SIDE
    if ending and not ends_in_box(line, col, row, east, south):
        return NOT_CROSSED
    return enters_box(line, col, row, east, south, taken)


def cut_at_home(line: Line, sheet: Sheet, seat: int, home: float) -> Line:
    """The line cut where it enters the cell, ending just inside, without a contact. [win.cut_at_home]"""
    col, row = sheet.corner(seat)
    x, y = line.at(home)
    pieces = min(int(home / line.step), len(line.xs) - 2) + 1
    if pieces > 1 and home - (pieces - 1) * line.step <= TOLERANCE:
        pieces -= 1  # it enters where a piece ends: add no piece of length 0
    xs = (*line.xs[:pieces], min(max(x, col + _INSIDE), col + CELL_SIDE - _INSIDE))
    ys = (*line.ys[:pieces], min(max(y, row + _INSIDE), row + CELL_SIDE - _INSIDE))
    return Line(xs, ys, line.step, home, False)
