"""The board from afar: its nine panels with their levels, and the whole of it on a small scale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.spaces import CHAMBER, MAIN_KIND, STAIRS, Space
from oubliette.terminal.plain.boards.new_dungeon.plan import BOTTOM, LEFT, RIGHT, TOP, state_of
from oubliette.terminal.plain.boards.new_dungeon.shapes import FLOOR_SIGN, STAIRS_SIGN
from oubliette.terminal.plain.boards.new_dungeon.words import letter, standing_at, token

PANEL: Final = (16, 12)  # columns and rows of cells

_ACROSS: Final = 3  # panels
_SCALES: Final = (2, 1)  # columns of a cell
_SLIM: Final = 1


def panel_of(space: Space) -> tuple[int, int]:
    """The column and the row of its panel."""
    return space.x // PANEL[0], space.y // PANEL[1]


LEVELS: Final = {panel_of(space): space.level for space in BOARD.spaces}


def panels(view: Mapping[str, Any], width: int) -> list[str]:
    """The levels of the panels as they lie, with the letters of the heroes in each; their number if they are many."""
    there: dict[tuple[int, int], list[int]] = {}
    for space, seats in standing_at(view).items():
        there.setdefault(panel_of(BOARD.spaces[BOARD.index[space]]), []).extend(seats)
    rows = _table({panel: "".join(map(letter, seats)) for panel, seats in there.items()})
    if max(map(len, rows)) > width:
        rows = _table({panel: f"@{len(seats)}" for panel, seats in there.items()})
    return rows


def _table(heroes: Mapping[tuple[int, int], str]) -> list[str]:
    """Three by three, aligned."""
    cells = {panel: f"{level}{heroes.get(panel, '')}" for panel, level in LEVELS.items()}
    across, down = range(_ACROSS), range(_ACROSS)
    sizes = [max([len(cells[column, row]) for row in down]) for column in across]
    rows = ["  ".join([cells[column, row].ljust(sizes[column]) for column in across]) for row in down]
    return [row.rstrip(" ") for row in rows]


def board_width(room: int) -> int:
    """How wide the whole board is drawn: as wide as there is room for."""
    return (RIGHT - LEFT) * _scale(room)


def whole_board(view: Mapping[str, Any], room: int) -> list[str]:
    """All of it, with the names of rooms and chambers where there is room; from west to east what fits."""
    scale = _scale(room)
    drawn = [[" "] * ((RIGHT - LEFT) * scale) for _ in range(BOTTOM - TOP)]
    there = standing_at(view)
    for space in BOARD.spaces:
        rows = _small(view, space, there.get(space.id, []), scale)
        for place, row in enumerate(rows, space.y - TOP):
            start = (space.x - LEFT) * scale
            drawn[place][start : start + len(row)] = row
    return ["".join(row)[:room].rstrip(" ") for row in drawn]


def _scale(room: int) -> int:
    fitting = [scale for scale in _SCALES if (RIGHT - LEFT) * scale <= room]
    return fitting[0] if fitting else _SCALES[-1]


def _small(view: Mapping[str, Any], space: Space, seats: list[int], scale: int) -> list[str]:
    """A space on a small scale: its name, the signs of its cards, its heroes."""
    width = space.width * scale
    heroes = token(seats, width) if scale > _SLIM or len(seats) != 1 else letter(seats[0])
    if not space.holds_cards:
        sign = STAIRS_SIGN if space.kind in (STAIRS, MAIN_KIND) else FLOOR_SIGN
        texts = ["" if scale == _SLIM or space.kind != MAIN_KIND else space.id] * (space.height - 1) + [heroes]
        return [text[:width] + sign * (width - len(text)) for text in texts]
    inside = heroes + state_of(view["spaces"][space.id])
    if space.kind == CHAMBER:
        name = "" if scale == _SLIM else space.id
        rows = [f"#{name}".ljust(width, "#"), *[f"#{inside}"[: width - 1].ljust(width - 1) + "#"], "#" * width]
        return [*rows[:2], *[f"#{'#':>{width - 1}}"] * (space.height - len(rows)), *rows[2 : space.height]]
    if scale == _SLIM:
        return ["[]", inside[:width].ljust(width, "_")]
    return [space.id, inside if len(inside) == width else f"[{inside[: width - 2].ljust(width - 2, '_')}]"]
