"""The rooms drawn in data/tiles.toml, in all their rotations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from oubliette.games.dungeon_looters.geometry import DOOR_LOCALS, SIDES, SIZE
from oubliette.games.dungeon_looters.numbers import PACKAGE
from oubliette.kernel import Shared
from oubliette.kit.data import BadData, load_rows
from oubliette.kit.grid import ORTHOGONAL, Map, read_map

ROCK: Final = "#"
BLACKENED: Final = "c"
FLOOR: Final = "."
DOOR: Final = "D"
OUTER: Final = "X"
WALL: Final = "W"

# Tiles that rules know by name
GREAT_HALL: Final = "great_hall"
CROSSROADS: Final = "crossroads"
VESTIBULE: Final = "vestibule"


@dataclass(frozen=True)
class Tile:
    """A printed room. Tiles with `start` (vestibules) are for the set-up only."""

    id: str
    sides: str
    copies: int
    squares: str
    start: bool = False


@final
class Room(Shared):
    """A tile after clockwise quarter turns: doors as masks of sides, squares by number, row by row.

    [geometry.rotation] [geometry.room]
    """

    def __init__(self, tile: Tile, quarters: int, drawn: Map) -> None:
        self.tile = tile.id
        self.quarters = quarters
        self.doors = _mask(tile.sides, DOOR, quarters)
        self.outer = _mask(tile.sides, OUTER, quarters)
        self.marks = drawn.marks
        self.blackened = drawn.find(BLACKENED)
        self.plain = drawn.find(FLOOR)
        self.floor = tuple(sorted(self.plain + self.blackened))
        self.ways = tuple([_ways(drawn, square) for square in range(drawn.grid.size)])

    @property
    def outer_side(self) -> int:
        """The side of the outer door. The tile must have one."""
        return next(side for side in SIDES if self.outer >> side & 1)


def _mask(sides: str, kind: str, quarters: int) -> int:
    """The mask of the sides of that kind after the turn: one quarter turns west to north."""
    return sum([1 << side for side in SIDES if sides[(side - quarters) % len(SIDES)] == kind])


def _ways(drawn: Map, square: int) -> int:
    """The mask of headings from a square to other squares of the same room. [geometry.passage]"""
    if drawn.marks[square] == ROCK:
        return 0
    mask = 0
    for side, heading in enumerate(ORTHOGONAL):
        other = drawn.grid.steps[heading][square]
        if other >= 0 and drawn.marks[other] != ROCK:
            mask |= 1 << side
    return mask


def _drawn(tile: Tile) -> Map:
    source = f"tiles.toml: {tile.id}"
    drawn = read_map(tile.squares, ROCK + BLACKENED + FLOOR, source)
    if (drawn.grid.width, drawn.grid.height) != (SIZE, SIZE):
        raise BadData(f"{source}: a room has {SIZE} x {SIZE} squares")
    if len(tile.sides) != len(SIDES) or not set(tile.sides) <= {DOOR, OUTER, WALL}:
        raise BadData(f"{source}: the sides {tile.sides!r} are not four of {DOOR}, {OUTER}, {WALL}")
    for side in SIDES:
        if tile.sides[side] != WALL and drawn.marks[DOOR_LOCALS[side]] != FLOOR:
            raise BadData(f"{source}: there must be plain floor inside the door of side {side}")
    return drawn


TILES: Final = {row.id: row for row in load_rows(PACKAGE, "tiles.toml", "tile", Tile)}
ORDINARY: Final = tuple([row.id for row in TILES.values() if not row.start for _ in range(row.copies)])


def _all_rooms() -> tuple[tuple[Room, ...], dict[str, tuple[int, ...]]]:
    """All rooms, without rotations that look the same, and the numbers of the rooms of each tile."""
    rooms: list[Room] = []
    turns: dict[str, tuple[int, ...]] = {}
    for tile in TILES.values():
        drawn = _drawn(tile)
        numbers: list[int] = []
        for quarters in range(len(SIDES)):
            room = Room(tile, quarters, drawn.turned(quarters))
            if not any(same(rooms[number], room) for number in numbers):
                numbers.append(len(rooms))
                rooms.append(room)
        turns[tile.id] = tuple(numbers)
    return tuple(rooms), turns


def same(one: Room, other: Room) -> bool:
    """Do two rotations look the same?"""
    return (one.doors, one.outer, one.marks) == (other.doors, other.outer, other.marks)


ROOMS, TURNS = _all_rooms()  # rooms by number; numbers by tile
