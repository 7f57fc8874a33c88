"""Walking distances in the dungeon as a view shows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from oubliette.games.dungeon_looters.dungeon import OUT
from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    DOOR_LOCALS,
    NEXT_CELL,
    NEXT_SQUARE,
    OPPOSITE,
    SIDES,
    SQUARES,
    SQUARES_OF,
)
from oubliette.games.dungeon_looters.tiles import ROOMS, Room

UNREACHED: Final = 10_000

_ROOMS: Final = {(room.tile, room.quarters): room for room in ROOMS}

# (room, tile, quarters) of every room, and the doors that are locked.
Signature: TypeAlias = "tuple[tuple[tuple[str, str, int], ...], tuple[str, ...]]"


def signature(view: Mapping[str, Any]) -> Signature:
    """What the ways depend on."""
    rooms = tuple([(room["room"], room["tile"], room["quarters"]) for room in view["rooms"]])
    return rooms, tuple([door["door"] for door in view["doors"] if door["state"] == "locked"])


class Layout:
    """Rooms, the squares next to each square (through locked doors too), and where one can get out or go exploring."""

    def __init__(self, rooms: Sequence[tuple[str, str, int]], locked: Collection[str]) -> None:
        self.rooms: dict[int, Room] = {CELL_CALLED[name]: _ROOMS[tile, quarters] for name, tile, quarters in rooms}
        self.beside: dict[int, list[int]] = {}
        self.locked: set[tuple[int, int]] = set()  # pairs of squares with a locked door between them
        self.exits: dict[int, str] = {}  # the square inside an unlocked outer door, and the door
        self.locked_exits: dict[int, str] = {}
        self.open_doors: list[int] = []  # squares at a door to a room that was never laid
        names = {cell: name for name, cell in CELL_CALLED.items()}
        for cell, room in self.rooms.items():
            squares = SQUARES_OF[cell]
            for local in room.floor:
                here = squares[local]
                mask = room.ways[local]
                self.beside[here] = [NEXT_SQUARE[side][here] for side in SIDES if mask >> side & 1]
            for side in SIDES:
                inside = squares[DOOR_LOCALS[side]]
                if room.outer >> side & 1:
                    door = f"{names[cell]}-{OUT}"
                    (self.locked_exits if door in locked else self.exits)[inside] = door
                elif room.doors >> side & 1:
                    beyond = NEXT_CELL[side][cell]
                    other = self.rooms.get(beyond)
                    if other is None:
                        self.open_doors.append(inside)
                    elif other.doors >> OPPOSITE[side] & 1:
                        outside = NEXT_SQUARE[side][inside]
                        self.beside[inside] = [*self.beside[inside], outside]
                        pair = (f"{names[cell]}-{names[beyond]}", f"{names[beyond]}-{names[cell]}")
                        if pair[0] in locked or pair[1] in locked:
                            self.locked.add((inside, outside))

    def blackened(self) -> list[int]:
        """Where chests may stand."""
        return [SQUARES_OF[cell][local] for cell, room in self.rooms.items() for local in room.blackened]


def room_called(tile: str, quarters: int) -> Room:
    """A tile turned so far."""
    return _ROOMS[tile, quarters]


@lru_cache(maxsize=64)
def layout_of(rooms: Signature) -> Layout:
    """The same rooms and locks give the same ways: most questions of a turn share them."""
    return Layout(rooms[0], rooms[1])


class Walk:
    """How far every square is from one, and by which way, avoiding some squares."""

    def __init__(self, layout: Layout, start: int, avoid: Collection[int], *, with_keys: bool) -> None:
        self.start = start
        self.far: list[int] = [UNREACHED] * SQUARES.size
        self.came: dict[int, int] = {}
        far, came, beside = self.far, self.came, layout.beside
        locked: Collection[tuple[int, int]] = () if with_keys else layout.locked
        for square in avoid:
            far[square] = -1
        far[start] = 0
        edge = [start]
        steps = 0
        while edge:
            steps += 1
            beyond: list[int] = []
            for here in edge:
                for there in beside[here]:
                    if far[there] == UNREACHED and not (locked and (here, there) in locked):
                        far[there] = steps
                        came[there] = here
                        beyond.append(there)
            edge = beyond
        for square in avoid:
            if square != start:
                far[square] = UNREACHED

    def next_to(self, layout: Layout, square: int) -> tuple[int, int]:
        """The nearest square beside that one, and how far it is."""
        best, far = square, UNREACHED
        for other in layout.beside[square]:
            if self.far[other] < far:
                best, far = other, self.far[other]
        return best, far

    def first_step(self, goal: int) -> int:
        """The square to step on first; the start itself if there is no way, or nowhere to go."""
        here = goal
        while here in self.came and self.came[here] != self.start:
            here = self.came[here]
        return here if here in self.came else self.start
