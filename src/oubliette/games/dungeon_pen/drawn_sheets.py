"""Sheets that people draw: find all faults of a drawing, one message for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.games.dungeon_pen.sheets import (
    CELL_SIDE,
    CELLS,
    CHEST,
    FLOOR,
    MARKS,
    OWN,
    POTION,
    TREASURES,
    WALL,
    Sheet,
)
from oubliette.games.dungeon_pen.squares import GRID, SIDE, SQUARE_NAMES
from oubliette.games.dungeon_pen.walls import ALL, area, mask_of, steps_between
from oubliette.kernel import IllegalSetUp
from oubliette.kit.grid import Map, rows_of

LEAST_CHESTS: Final = 2
LEAST_POTIONS: Final = 2
NEAREST: Final = 12  # steps from a cell to the enemy treasure
FARTHEST: Final = 30

_SHOWN: Final = 6  # squares that a message names
_TURNED: Final = {"C": "c", "c": "C", "T": "t", "t": "T"}  # a half-turn swaps owners; other marks stay


def steps_to_treasure(sheet: Sheet) -> int:
    """Steps from the nearest square of a cell to the enemy treasure. By symmetry it is the same for both players."""
    return steps_between(sheet.walls.free, sheet.treasures[1], mask_of(sheet.cells[0]))


def faults(text: str) -> list[IllegalSetUp]:
    """All faults of a drawing; an empty list means that it is a valid sheet."""
    rows = rows_of(text)
    found = _form(rows)
    if found:
        return found  # the other checks need a well-formed grid
    drawn = Map(GRID, "".join(rows))
    found = [*_pieces(drawn), *_symmetry(drawn)]
    free = ALL & ~mask_of(drawn.find(WALL))
    found += _connected(free)
    return found or _distance(drawn)


def _form(rows: Sequence[str]) -> list[IllegalSetUp]:
    """18 rows of 18 known marks."""
    found: list[IllegalSetUp] = []
    if len(rows) != SIDE:
        found.append(
            IllegalSetUp("sheet_rows", f"a sheet has {SIDE} rows, this one {len(rows)}", rows=len(rows), wanted=SIDE)
        )
    lengths = {len(row) for row in rows}
    if len(rows) > 1 and len(lengths) == 1 and SIDE not in lengths:
        columns = lengths.pop()
        message = f"a sheet has {SIDE} columns, this one {columns}"
        found.append(IllegalSetUp("sheet_columns", message, columns=columns, wanted=SIDE))
        rows = [row[:SIDE].ljust(SIDE, FLOOR) for row in rows]  # no second message for each row
    for number, row in enumerate(rows[:SIDE], 1):
        if len(row) != SIDE:
            found.append(
                IllegalSetUp(
                    "sheet_row_length",
                    f"row {number} has {len(row)} squares instead of {SIDE}",
                    row=number,
                    squares=len(row),
                    wanted=SIDE,
                )
            )
        for col, mark in enumerate(row[:SIDE]):
            if mark not in MARKS:
                where = SQUARE_NAMES[(number - 1) * SIDE + col]
                found.append(
                    IllegalSetUp(
                        "sheet_mark",
                        f"{where} has the unknown mark {mark!r}; known are {' '.join(MARKS)}",
                        square=where,
                        mark=mark,
                        known=" ".join(MARKS),
                    )
                )
    return found


def _pieces(drawn: Map) -> list[IllegalSetUp]:
    """A cell and a treasure for each player, and enough chests and potions."""
    found: list[IllegalSetUp] = []
    for player, mark in enumerate(CELLS, 1):
        squares = drawn.find(mark)
        corner = squares[0] if squares else 0
        block = [corner + down * SIDE + across for down in range(CELL_SIDE) for across in range(CELL_SIDE)]
        if list(squares) != block or corner % SIDE > SIDE - CELL_SIDE:  # a cell must not wrap around the edge
            found.append(
                IllegalSetUp(
                    "sheet_cell",
                    f"player {player} needs one cell of 2 x 2 squares marked {mark}; there is: {_named(squares)}",
                    player=player,
                    mark=mark,
                    count=len(squares),
                    squares=_named(squares),
                )
            )
    for player, mark in enumerate(TREASURES, 1):
        squares = drawn.find(mark)
        if len(squares) != 1:
            found.append(
                IllegalSetUp(
                    "sheet_treasure",
                    f"player {player} needs one treasure marked {mark}; there is: {_named(squares)}",
                    player=player,
                    mark=mark,
                    count=len(squares),
                    squares=_named(squares),
                )
            )
    for slug, mark, least in (("sheet_chests", CHEST, LEAST_CHESTS), ("sheet_potions", POTION, LEAST_POTIONS)):
        count = len(drawn.find(mark))
        if count < least:
            found.append(
                IllegalSetUp(slug, f"at least {least} squares marked {mark}, not {count}", count=count, wanted=least)
            )
    return found


def _symmetry(drawn: Map) -> list[IllegalSetUp]:
    """A half-turn that swaps owners must leave the sheet the same."""
    marks = drawn.marks
    other = [_TURNED.get(mark, mark) for mark in reversed(marks)]
    squares = [square for square in range(GRID.size) if marks[square] != other[square]]
    if not squares:
        return []
    first = squares[0]
    pairs = len(squares) // 2
    return [
        IllegalSetUp(
            "sheet_symmetry",
            f"a half-turn that swaps owners must leave it unchanged; {SQUARE_NAMES[first]} has {marks[first]!r} "
            f"and {SQUARE_NAMES[GRID.size - 1 - first]} should have {_TURNED.get(marks[first], marks[first])!r}, "
            f"not {marks[GRID.size - 1 - first]!r} ({pairs} pairs differ)",
            square=SQUARE_NAMES[first],
            mark=marks[first],
            other=SQUARE_NAMES[GRID.size - 1 - first],
            there=marks[GRID.size - 1 - first],
            wanted=_TURNED.get(marks[first], marks[first]),
            pairs=pairs,
        )
    ]


def _connected(free: int) -> list[IllegalSetUp]:
    """All squares without a wall must be connected."""
    if not free:
        return [IllegalSetUp("sheet_full", "there is nothing but walls")]
    parts: list[int] = []
    left = free
    while left:
        part = area(left, (left & -left).bit_length() - 1)
        parts.append(part)
        left &= ~part
    if len(parts) == 1:
        return []
    main = max(parts, key=int.bit_count)
    lost = [square for square in range(GRID.size) if (free & ~main) >> square & 1]
    return [
        IllegalSetUp(
            "sheet_connected",
            f"every square that is no wall must be reachable; shut off: {_named(lost)}",
            squares=_named(lost),
        )
    ]


def _distance(drawn: Map) -> list[IllegalSetUp]:
    """The way from a cell to the enemy treasure must be neither too short nor too long."""
    steps = steps_to_treasure(Sheet(OWN, drawn))
    if NEAREST <= steps <= FARTHEST:
        return []
    return [
        IllegalSetUp(
            "sheet_distance",
            f"from a cell to the enemy treasure there must be {NEAREST} to {FARTHEST} steps, not {steps}",
            steps=steps,
            nearest=NEAREST,
            farthest=FARTHEST,
        )
    ]


def _named(squares: Sequence[int]) -> str:
    """The names of the first few squares."""
    names = ", ".join([SQUARE_NAMES[square] for square in squares[:_SHOWN]])
    return f"{names}, …" if len(squares) > _SHOWN else names or "none"
