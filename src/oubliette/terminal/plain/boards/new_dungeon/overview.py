"""The nine panels of the board: their levels, and the heroes in each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.spaces import Space
from oubliette.terminal.plain.boards.new_dungeon.words import letter, standing_at

if TYPE_CHECKING:
    from oubliette.games.new_dungeon.view import NewDungeonView

PANEL: Final = (16, 12)  # columns and rows of cells
ACROSS: Final = 3  # panels in a row, and rows of panels


def panel_of(space: Space) -> tuple[int, int]:
    """The column and the row of its panel."""
    return space.x // PANEL[0], space.y // PANEL[1]


LEVELS: Final = {panel_of(space): space.level for space in BOARD.spaces}


def panels(view: NewDungeonView) -> list[str]:
    """The levels of the panels in their places, aligned, with the letters of the heroes in each."""
    there: dict[tuple[int, int], list[int]] = {}
    for space, seats in standing_at(view).items():
        there.setdefault(panel_of(BOARD.spaces[BOARD.index[space]]), []).extend(seats)
    cells = {panel: f"{level}{''.join(map(letter, there.get(panel, [])))}" for panel, level in LEVELS.items()}
    across, down = range(ACROSS), range(ACROSS)
    sizes = [max([len(cells[column, row]) for row in down]) for column in across]
    rows = ["  ".join([cells[column, row].ljust(sizes[column]) for column in across]) for row in down]
    return [row.rstrip(" ") for row in rows]
