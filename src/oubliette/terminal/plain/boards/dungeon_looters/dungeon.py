"""The dungeon of a view: its rooms, and the state of their doors."""

from __future__ import annotations

from oubliette.games.dungeon_looters.dungeon import EMPTY, OUT, Dungeon
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, CELL_NAMES, NEXT_CELL, SIDES
from oubliette.games.dungeon_looters.laying_tiles import number_of
from oubliette.games.dungeon_looters.tiles import ROOMS
from oubliette.games.dungeon_looters.view import LootersView
from oubliette.terminal.plain.boards.dungeon_looters.words import (
    BROKEN_SIGN,
    DOOR_SIGN,
    EXIT_SIGN,
    LOCKED_EXIT_SIGN,
    LOCKED_SIGN,
    UNKNOWN_SIGNS,
)


def rebuild_dungeon(view: LootersView) -> Dungeon:
    """Rebuild the dungeon from a view, to look up its doors and edges."""
    dungeon = Dungeon.bare(view["radius"])
    for room in view["rooms"]:
        dungeon.lay(number_of(room["tile"], room["quarters"]), CELL_CALLED[room["room"]])
    for door in view["doors"]:
        number = dungeon.door_called(door["door"])
        if door["state"] == "locked":
            dungeon.lock(number)
        else:
            dungeon.break_down(number)
    return dungeon


def laid_cells(dungeon: Dungeon) -> list[int]:
    """The cells with a room."""
    return [cell for cell, number in enumerate(dungeon.laid) if number != EMPTY]


def door_signs(dungeon: Dungeon, cell: int) -> dict[int, str]:
    """The signs of a room's doors by side."""
    room = ROOMS[dungeon.laid[cell]]
    found: dict[int, str] = {}
    for side in SIDES:
        if room.outer >> side & 1:
            found[side] = LOCKED_EXIT_SIGN if dungeon.locked(cell * 4 + side) else EXIT_SIGN
        elif dungeon.joined[cell] >> side & 1:
            door = dungeon.door_of(cell, side)
            state = BROKEN_SIGN if dungeon.destroyed(door) else DOOR_SIGN
            found[side] = LOCKED_SIGN if dungeon.locked(door) else state
        elif room.doors >> side & 1:
            found[side] = UNKNOWN_SIGNS[side]
    return found


def broken_exit(dungeon: Dungeon, cell: int, side: int) -> bool:
    """Is this a broken way out, which nobody can lock again? The map shows it like any other."""
    return bool(ROOMS[dungeon.laid[cell]].outer >> side & 1) and dungeon.destroyed(dungeon.door_of(cell, side))


def behind(dungeon: Dungeon, cell: int, side: int) -> str:
    """What a door leads to: a cell, or the world outside."""
    outer = ROOMS[dungeon.laid[cell]].outer >> side & 1
    return OUT if outer else CELL_NAMES[NEXT_CELL[side][cell]]
