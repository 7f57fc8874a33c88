"""Walking distances in the dungeon, from what a view shows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from oubliette.games.dungeon_looters.dungeon import OUT
from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    CELL_NAMES,
    DOOR_LOCALS,
    NEXT_CELL,
    NEXT_SQUARE,
    OPPOSITE,
    SIDES,
    SIZE,
    SQUARES,
    SQUARES_OF,
)
from oubliette.games.dungeon_looters.tiles import ROOMS, TURNS, Room
from oubliette.games.dungeon_looters.view import LootersView

UNREACHED: Final = 10_000

_ROOMS: Final = {(room.tile, room.quarters): room for room in ROOMS}


@cache
def _ways_inside(cell: int, tile: str, quarters: int) -> list[tuple[int, tuple[int, ...]]]:
    """The squares of a room in that cell, each with its neighbours."""
    room, squares = _ROOMS[tile, quarters], SQUARES_OF[cell]
    steps = (-SIZE, 1, SIZE, -1)
    return [
        (squares[local], tuple([squares[local + steps[side]] for side in SIDES if room.ways[local] >> side & 1]))
        for local in room.floor
    ]


# (room, tile, quarters) of every room, and the locked doors.
Signature: TypeAlias = "tuple[tuple[tuple[str, str, int], ...], tuple[str, ...]]"


def signature(view: LootersView) -> Signature:
    """What the layout depends on: the cache key."""
    rooms = tuple([(room["room"], room["tile"], room["quarters"]) for room in view["rooms"]])
    return rooms, tuple([door["door"] for door in view["doors"] if door["state"] == "locked"])


class Layout:
    """The rooms, the neighbours of each square, and where a figure can leave or explore."""

    def __init__(self, rooms: Sequence[tuple[str, str, int]], locked: frozenset[str]) -> None:
        self.rooms: dict[int, Room] = {CELL_CALLED[name]: _ROOMS[tile, quarters] for name, tile, quarters in rooms}
        beside: list[tuple[int, ...]] = [()] * SQUARES.size
        self.beside = beside  # neighbours, without those behind locked doors
        self.through_locks: list[tuple[int, ...]] = self.beside  # neighbours, with those behind locked doors
        self.exits: dict[int, str] = {}  # the square inside an unlocked outer door, and the door
        self.locked_exits: dict[int, str] = {}
        self.open_doors: list[tuple[int, int]] = []  # squares at a door to a cell without a room yet, and that cell
        self.locks = False  # is there any locked door inside?
        shut: list[tuple[int, int]] = []
        for cell, room in self.rooms.items():
            squares = SQUARES_OF[cell]
            for square, others in _ways_inside(cell, room.tile, room.quarters):
                beside[square] = others
            for side in SIDES:
                inside = squares[DOOR_LOCALS[side]]
                if room.outer >> side & 1:
                    door = f"{CELL_NAMES[cell]}-{OUT}"
                    (self.locked_exits if door in locked else self.exits)[inside] = door
                elif room.doors >> side & 1:
                    beyond = NEXT_CELL[side][cell]
                    other = self.rooms.get(beyond)
                    if other is None:
                        self.open_doors.append((inside, beyond))
                    elif other.doors >> OPPOSITE[side] & 1:
                        outside = NEXT_SQUARE[side][inside]
                        self.beside[inside] = (*self.beside[inside], outside)
                        if locked and not locked.isdisjoint(_door_names(cell, beyond)):
                            shut.append((inside, outside))
        if shut:
            self.locks = True
            self.through_locks = self.beside[:]
            for inside, outside in shut:
                self.beside[inside] = tuple([square for square in self.beside[inside] if square != outside])

    def blackened(self) -> list[int]:
        """The black squares, where chests may stand."""
        return [SQUARES_OF[cell][local] for cell, room in self.rooms.items() for local in room.blackened]


def _door_names(cell: int, beyond: int) -> tuple[str, str]:
    return f"{CELL_NAMES[cell]}-{CELL_NAMES[beyond]}", f"{CELL_NAMES[beyond]}-{CELL_NAMES[cell]}"


def rotations_of(tile: str) -> list[Room]:
    """A tile in all its rotations."""
    return [ROOMS[number] for number in TURNS[tile]]


def rotated(tile: str, quarters: int) -> Room:
    """A tile after this many clockwise quarter turns."""
    return _ROOMS[tile, quarters]


@lru_cache(maxsize=64)
def layout_of(rooms: Signature) -> Layout:
    """Cached: the same rooms and locks give the same layout, and most questions of a turn share it."""
    return Layout(rooms[0], frozenset(rooms[1]))


class Walk:
    """The distance and the way to every square from one start, avoiding some squares."""

    def __init__(self, layout: Layout, start: int, avoid: Collection[int], *, with_keys: bool) -> None:
        self.start = start
        self.far: list[int] = [UNREACHED] * SQUARES.size
        self.came: dict[int, int] = {}
        far, came = self.far, self.came
        beside = layout.through_locks if with_keys else layout.beside
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
                    if far[there] == UNREACHED:
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
        for other in layout.through_locks[square]:
            if self.far[other] < far:
                best, far = other, self.far[other]
        return best, far

    def first_step(self, goal: int) -> int:
        """The first square to step on; the start itself if there is no way, or no goal."""
        here = goal
        while here in self.came and self.came[here] != self.start:
            here = self.came[here]
        return here if here in self.came else self.start


@lru_cache(maxsize=256)
def walk_from(layout: Layout, start: int, avoid: frozenset[int], manner: str, *, with_keys: bool) -> Walk:  # noqa: ARG001 - keeps walks apart
    """Cached: one turn and its play-outs ask for the same walk again and again.

    `manner` is part of the cache key. It separates two ways of walking that happen to avoid the same squares.
    """
    return Walk(layout, start, avoid, with_keys=with_keys)
