"""Which tile to lay, and where. The numbers are relative worths."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from oubliette.bots.dungeon_looters.position import Position
from oubliette.bots.dungeon_looters.ways import Layout, rotated, rotations_of
from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    CELLS,
    MIDDLE,
    NEXT_CELL,
    NOWHERE,
    OPPOSITE,
    SIDES,
    ring,
)
from oubliette.games.dungeon_looters.tiles import Room
from oubliette.kernel import Value
from oubliette.kit.grid import OFF

_JOINS: Final = 4.0  # two parts of the dungeon meet
_EXIT: Final = 1.0  # a way out
_CHEST: Final = 0.5  # a place for a chest
_DOOR: Final = 0.4
_FAR: Final = 0.5  # lost for each cell of distance from the bot's own figure


def start_tile(position_taken: Sequence[int], options: Sequence[Value]) -> int:
    """As near to the middle as possible, away from the others."""

    def badness(place: int) -> tuple[int, int]:
        option = options[place]
        assert isinstance(option, tuple)
        cell = CELL_CALLED[option[0]]
        crowd = sum(CELLS.walk(cell, other) < 4 for other in position_taken)
        return CELLS.walk(cell, MIDDLE) + 2 * crowd, place

    return min(range(len(options)), key=badness)


def best_tile(position: Position, options: Sequence[Value]) -> int:
    """The best tile and place: joins parts, brings exits and chests close, does not build for others."""
    worths = tile_worths(position, options)
    return worths.index(max(worths))


def tile_worths(position: Position, options: Sequence[Value]) -> list[float]:
    """The estimated worth of every tile in every place."""
    parts = parts_of(position.layout)
    here = position.room if position.at != NOWHERE else MIDDLE
    worths: list[float] = []
    for option in options:
        assert isinstance(option, tuple)
        tile, name, quarters = option
        worths.append(_worth(position, parts, rotated(tile, quarters), CELL_CALLED[name], here))
    return worths


def best_explored(position: Position, options: Sequence[Value], name: str) -> int:
    """The best tile to lay behind the explored door."""
    parts = parts_of(position.layout)
    cell = CELL_CALLED[name]
    tiles = [option for option in options if isinstance(option, tuple)]
    worths = [_worth(position, parts, rotated(tile, quarters), cell, cell) for tile, quarters in tiles]
    return options.index(tiles[worths.index(max(worths))])


def _worth(position: Position, parts: dict[int, int], room: Room, cell: int, here: int) -> float:
    met: set[int] = set()
    doors = 0
    for side in SIDES:
        if room.doors >> side & 1:
            beside = NEXT_CELL[side][cell]
            if beside in parts:
                met.add(parts[beside])
            else:
                doors += 1
    away = CELLS.walk(cell, here)
    mine = position.at != NOWHERE and parts.get(position.room) in met
    worth = _JOINS * (len(met) - 1) * (2 if mine else 1) + _DOOR * doors - _FAR * away
    worth -= 0.2 * CELLS.walk(cell, MIDDLE)
    close = max(0, 3 - away)
    worth += _CHEST * len(room.blackened) * close / 3
    if room.outer and not position.troll:
        worth += _EXIT * close
    return worth


def some_tile_fits(position: Position, cell: int) -> bool:
    """Does any tile in hand fit into that cell? Ignores whether it would close off a part of the dungeon."""
    needed, allowed = _sides_that_fit(position.layout, cell, position.view["radius"])
    return any(
        room.doors & needed == needed and not room.doors & ~allowed
        for tile in set(position.view["tiles"])
        for room in rotations_of(tile)
    )


@lru_cache(maxsize=1024)
def _sides_that_fit(layout: Layout, cell: int, radius: int) -> tuple[int, int]:
    """The sides of a cell that must be doors, and those that may be."""
    needed, allowed = 0, 0
    for side in SIDES:
        beside = NEXT_CELL[side][cell]
        other = layout.rooms.get(beside)
        if other is not None:
            if other.doors >> OPPOSITE[side] & 1:
                needed |= 1 << side
        elif beside != OFF and ring(beside) <= radius and not _in_front_of_an_exit(layout, beside):
            allowed |= 1 << side
    return needed, allowed | needed


def _in_front_of_an_exit(layout: Layout, cell: int) -> bool:
    for side in SIDES:
        other = layout.rooms.get(NEXT_CELL[side][cell])
        if other is not None and other.outer >> OPPOSITE[side] & 1:
            return True
    return False


def parts_of(layout: Layout) -> dict[int, int]:
    """The connected part of the dungeon that each room belongs to, by cell."""
    parts: dict[int, int] = {}
    for start in layout.rooms:
        if start in parts:
            continue
        parts[start] = start
        edge = [start]
        while edge:
            cell = edge.pop()
            for side in SIDES:
                beside = NEXT_CELL[side][cell]
                other = layout.rooms.get(beside)
                if (
                    other is not None
                    and beside not in parts
                    and layout.rooms[cell].doors >> side & 1
                    and other.doors >> OPPOSITE[side] & 1
                ):
                    parts[beside] = start
                    edge.append(beside)
    return parts
