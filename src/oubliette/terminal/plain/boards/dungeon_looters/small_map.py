"""The whole table on a small scale: each room is a pair of brackets with its contents, doors lie between them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_looters.geometry import CELL_CALLED, CELL_NAMES, CELLS, EAST, NORTH, SOUTH
from oubliette.games.dungeon_looters.state import BLACK
from oubliette.terminal.plain.boards.dungeon_looters.dungeon import door_signs, laid_cells, rebuild_dungeon
from oubliette.terminal.plain.boards.dungeon_looters.plan import trap_sign
from oubliette.terminal.plain.boards.dungeon_looters.words import (
    BROKEN_SIGN,
    CARD_SIGN,
    DOOR_SIGN,
    EXIT_SIGN,
    FULL_CHEST_SIGN,
    LOCKED_EXIT_SIGN,
    LOCKED_SIGN,
    OWN_SIGN,
    TOKEN_SIGN,
    TRAP_SIGN,
    UNKNOWN_SIGNS,
    WANTED_CELL,
    WANTED_ROOM,
    figures,
    room_of,
    sherpa,
)
from oubliette.terminal.plain.boards.words import say

if TYPE_CHECKING:
    from oubliette.games.dungeon_looters.view import LootersView
    from oubliette.terminal.plain.drawing import Pen

_MARGIN: Final = 1  # columns of the row numbers
_WIDEST: Final = 6  # columns of a room with its brackets
_NARROWEST: Final = 3
_MORE: Final = "…"

_LEGEND: Final = (
    (WANTED_ROOM, "wanted"),
    (WANTED_CELL, "wanted"),
    (OWN_SIGN, "you"),
    (FULL_CHEST_SIGN, "full_chest"),
    (TRAP_SIGN, "trap"),
    (TOKEN_SIGN, "token"),
    (CARD_SIGN, "card"),
    (LOCKED_SIGN, "locked"),
    (EXIT_SIGN, "exit"),
    (LOCKED_EXIT_SIGN, "locked_exit"),
)


def whole_table(view: LootersView, pen: Pen, wanted: Collection[str] = ()) -> list[str]:
    """All rooms, and the empty cells that doors lead to; `wanted` ones are marked. Nothing on a page too narrow."""
    dungeon = rebuild_dungeon(view)
    cells = {*laid_cells(dungeon), *dungeon.edge(), *[CELL_CALLED[name] for name in wanted]}
    if not cells:
        return []
    columns, rows = _span(cells, 0), _span(cells, 1)
    size = min(_WIDEST, (pen.width - _MARGIN - 1) // len(columns) - 1)
    if size < _NARROWEST:
        return []
    signs = _signs(view, pen)
    pitch = size + 1
    canvas = [[" "] * (len(columns) * pitch + 1) for _ in range(len(rows) * 2 + 1)]
    for cell in sorted(cells):
        column, row = CELLS.place(cell)
        left, top = (column - columns.start) * pitch + 1, (row - rows.start) * 2 + 1
        name = CELL_NAMES[cell]
        is_room = dungeon.laid[cell] >= 0
        text = _room(signs.get(name, ""), size, name in wanted) if is_room else _gap(name, size, name in wanted)
        canvas[top][left : left + size] = text
        for side, sign in door_signs(dungeon, cell).items() if is_room else ():
            _door(canvas, left, top, size, side, sign)
    letters = "".join([chr(ord("A") + column).center(size) + " " for column in columns])
    drawn = [f"{' ' * (_MARGIN + 1)}{letters}".rstrip(" ")]
    for place, line in enumerate(canvas):
        number = str(rows.start + place // 2 + 1) if place % 2 else ""
        drawn.append((number.ljust(_MARGIN) + "".join(line)).rstrip(" "))
    return [row for place, row in enumerate(drawn) if row or 1 < place < len(drawn) - 1]


def small_legend(view: LootersView, pen: Pen, rows: list[str]) -> list[str]:
    """The meanings of the signs in these rows, ignoring the letters and numbers at the edges."""
    seen = "".join([row[_MARGIN:] for row in rows[1:]])
    return [*[f"{sign} {say(pen, name)}" for sign, name in _LEGEND if sign[0] in seen], *sherpa(view, pen, seen)]


def _span(cells: Collection[int], axis: int) -> range:
    places = [CELLS.place(cell)[axis] for cell in cells]
    return range(min(places), max(places) + 1)


def _signs(view: LootersView, pen: Pen) -> dict[str, str]:
    """The signs in each room: the reader's figure first, then the others, full chests, traps, a card."""
    found: dict[str, list[str]] = {}

    def add(room: str, sign: str) -> None:
        found.setdefault(room, []).append(sign)

    for square, sign in sorted(figures(view, pen).items(), key=lambda pair: pair[1] != OWN_SIGN):
        add(room_of(square), sign)
    for chest in view["chests"]:
        if chest["colour"] != BLACK:
            add(room_of(chest["square"]), FULL_CHEST_SIGN)
    for trap in view["traps"]:
        add(room_of(trap["square"]), trap_sign(trap))
    for room in view["rooms"]:
        if room["card"]:
            add(room["room"], CARD_SIGN)
    return {room: "".join(signs) for room, signs in found.items()}


def _room(signs: str, size: int, wanted: bool) -> str:
    room = size - 2
    inside = signs if len(signs) <= room else signs[: room - 1] + _MORE
    before, after = WANTED_ROOM
    return f"{before}{inside.center(room)}{after}" if wanted else f"[{inside.ljust(room)}]"


def _gap(name: str, size: int, wanted: bool) -> str:
    """An empty cell."""
    return (f"({name})" if wanted and size > _NARROWEST else name).center(size)


def _door(canvas: list[list[str]], left: int, top: int, size: int, side: int, sign: str) -> None:
    """Draw a door between the brackets of two rooms. Both rooms draw the wall they share, in the same way."""
    plain = sign in (DOOR_SIGN, BROKEN_SIGN, *UNKNOWN_SIGNS)
    middle = left + size // 2
    if side == NORTH:
        canvas[top - 1][middle] = "|" if plain else sign
    elif side == SOUTH:
        canvas[top + 1][middle] = "|" if plain else sign
    elif side == EAST:
        canvas[top][left + size] = "-" if plain else sign
    else:
        canvas[top][left - 1] = "-" if plain else sign
