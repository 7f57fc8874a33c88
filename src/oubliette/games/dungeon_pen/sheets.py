"""Dungeon sheets: what is printed on them. Rulebook: setting up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from oubliette.games.dungeon_pen.numbers import PACKAGE
from oubliette.games.dungeon_pen.squares import GRID, SIDE
from oubliette.games.dungeon_pen.walls import Walls, mask_of
from oubliette.kernel import Shared
from oubliette.kit.data import load_rows
from oubliette.kit.grid import Map, read_map, rows_of

WALL: Final = "#"
FLOOR: Final = "."
CELLS: Final = ("C", "c")  # of player 1 and player 2
TREASURES: Final = ("T", "t")  # of player 1 and player 2: each fetches the other's
CHEST: Final = "F"
POTION: Final = "P"
MARKS: Final = WALL + FLOOR + "".join(CELLS) + "".join(TREASURES) + CHEST + POTION

CELL_SIDE: Final = 2  # squares

OWN: Final = "own"  # the name of any sheet that somebody drew


@dataclass(frozen=True)
class SheetRow:
    """A sheet that comes with the game."""

    id: str
    drawing: str


@final
class Sheet(Shared):
    """A printed sheet. Cells and treasures are in the order of the seats that own them."""

    def __init__(self, name: str, drawn: Map) -> None:
        self.name = name
        self.rows: tuple[str, ...] = tuple(drawn.rows())
        self.id = "/".join(self.rows)
        self.walls = Walls(mask_of(drawn.find(WALL)))
        self.cells: tuple[tuple[int, ...], ...] = tuple([drawn.find(mark) for mark in CELLS])
        self.treasures: tuple[int, ...] = tuple([drawn.find(mark)[0] for mark in TREASURES])
        self.chests: tuple[int, ...] = drawn.find(CHEST)
        self.potions: tuple[int, ...] = drawn.find(POTION)
        # Sudden walls avoid cells and treasures [ruling.wall_forbidden]. Trapdoors avoid cells and all illustrations
        # [ruling.trapdoor].
        self.cell_mask = mask_of([square for cell in self.cells for square in cell])
        self.treasure_mask = mask_of(self.treasures)
        self.picture_mask = self.treasure_mask | mask_of(self.chests) | mask_of(self.potions)

    def corner(self, seat: int) -> tuple[int, int]:
        """Column and row of the first square of a cell."""
        first = self.cells[seat][0]
        return first % SIDE, first // SIDE

    def start(self, seat: int) -> tuple[float, float]:
        """The centre of a cell. [setup.start_position]"""
        col, row = self.corner(seat)
        return col + CELL_SIDE / 2, row + CELL_SIDE / 2


SHEETS: Final = {
    row.id: Sheet(row.id, read_map(row.drawing, MARKS, row.id))
    for row in load_rows(PACKAGE, "sheets.toml", "sheet", SheetRow)
}


def sheet_called(setting: str) -> Sheet:
    """The sheet with that name, or the drawn sheet whose rows this is, separated by slashes."""
    return SHEETS[setting] if setting in SHEETS else Sheet(OWN, Map(GRID, "".join(rows_of(setting))))
