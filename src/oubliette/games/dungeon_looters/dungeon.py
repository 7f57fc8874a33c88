"""The dungeon: which room lies where, which rooms still fit where, and where figures can walk.

For every cell, masks of sides say what a tile must look like to fit there. Laying a tile updates them, so that `fits`
needs only three comparisons. [tile.fit]
"""

from __future__ import annotations

from typing import Final, final

from oubliette.games.dungeon_looters.geometry import (
    ALL_SIDES,
    CELL_CALLED,
    CELL_NAMES,
    CELL_OF,
    CELLS,
    DOOR_LOCALS,
    DOOR_SIDE,
    EAST,
    LOCAL_OF,
    NEXT_CELL,
    NEXT_SQUARE,
    NOWHERE,
    OPPOSITE,
    SIDES,
    SOUTH,
    SQUARES_OF,
    ring,
)
from oubliette.games.dungeon_looters.tiles import ROOMS, Room

EMPTY: Final = -1  # no room
OUT: Final = "out"  # in names of doors: the far side of an outer door


@final
class Dungeon:
    """Rooms by cell.

    A door is one number: 4 * cell + side. A door between two rooms belongs to the western or northern one.
    """

    __slots__ = (
        "blocked",
        "broken",
        "doorable",
        "joined",
        "laid",
        "needed",
        "open_doors",
        "outerable",
        "part",
        "radius",
        "shut",
    )

    def __init__(self, radius: int) -> None:
        self.radius = radius
        self.laid: list[int] = []  # the room number in each cell, or EMPTY
        self.blocked: list[bool] = []  # is the cell in front of an outer door?
        self.joined: list[int] = []  # sides with a door to the next room
        self.shut: list[int] = []  # sides with a locked door
        self.broken: list[int] = []  # sides with a door that was broken down
        # Masks for the next tile in a cell: sides that must be doors, may be doors, may be outer doors.
        self.needed: list[int] = []
        self.doorable: list[int] = []
        self.outerable: list[int] = []
        # A part is a set of connected rooms; the cell of one of them is its id.
        self.part: list[int] = []  # the part of each cell
        self.open_doors: list[int] = []  # by part: how many doors lead to an empty cell

    @staticmethod
    def bare(radius: int) -> Dungeon:
        """A dungeon without rooms."""
        dungeon = Dungeon(radius)
        dungeon.laid = [EMPTY] * CELLS.size
        dungeon.blocked = [False] * CELLS.size
        dungeon.joined = [0] * CELLS.size
        dungeon.shut = [0] * CELLS.size
        dungeon.broken = [0] * CELLS.size
        dungeon.needed = [0] * CELLS.size
        dungeon.doorable = [_on_table_sides(cell, radius) for cell in range(CELLS.size)]
        dungeon.outerable = [ALL_SIDES] * CELLS.size
        dungeon.part = [NOWHERE] * CELLS.size
        dungeon.open_doors = [0] * CELLS.size
        return dungeon

    def clone(self) -> Dungeon:
        twin = Dungeon(self.radius)
        twin.laid = self.laid[:]
        twin.blocked = self.blocked[:]
        twin.joined = self.joined[:]
        twin.shut = self.shut[:]
        twin.broken = self.broken[:]
        twin.needed = self.needed[:]
        twin.doorable = self.doorable[:]
        twin.outerable = self.outerable[:]
        twin.part = self.part[:]
        twin.open_doors = self.open_doors[:]
        return twin

    # Laying rooms

    def holds(self, cell: int) -> bool:
        """Is the cell on the table? [geometry.cells]"""
        return ring(cell) <= self.radius

    def free(self, cell: int) -> bool:
        """May a tile ever be laid there?"""
        return self.laid[cell] == EMPTY and not self.blocked[cell] and self.holds(cell)

    def fits(self, room: Room, cell: int) -> bool:
        """Does every side of the room match what it faces? The cell must be free.

        [tile.fit] [tile.fit_wall] [tile.fit_door] [tile.fit_outer]
        """
        needed = self.needed[cell]
        if room.doors & needed != needed or room.doors & ~self.doorable[cell]:
            return False
        return not room.outer & ~self.outerable[cell]

    def edge(self) -> list[int]:
        """The empty cells that a door leads to. [tile.connected] [geometry.open_door]"""
        laid = self.laid
        return [cell for cell, needed in enumerate(self.needed) if needed and laid[cell] == EMPTY]

    def seals(self, room: Room, cell: int) -> bool:
        """Would this room leave its part without an open door? Other parts cannot change. [tile.no_sealing]"""
        return self._joining(room, cell)[0] == 0

    def _joining(self, room: Room, cell: int) -> tuple[int, list[int]]:
        """The number of open doors of the new room's part, and the old parts that it joins."""
        doors = 0
        met: list[int] = []
        for side in SIDES:
            if room.doors >> side & 1:
                part = self.part_beside(cell, side)
                if part == NOWHERE:
                    doors += 1  # a new open door
                else:
                    doors -= 1  # the neighbour loses an open door
                    if part not in met:
                        met.append(part)
                        doors += self.open_doors[part]
        return doors, met

    def part_beside(self, cell: int, side: int) -> int:
        beside = NEXT_CELL[side][cell]
        return self.part[beside] if beside >= 0 else NOWHERE

    def lay(self, number: int, cell: int) -> None:
        """Lay a room: connect doors, join parts, update the masks of the cells around it."""
        room = ROOMS[number]
        self.laid[cell] = number
        self._join_parts(room, cell)
        for side in SIDES:
            beside = NEXT_CELL[side][cell]
            if beside < 0:
                continue
            facing = 1 << OPPOSITE[side]
            self.outerable[beside] &= ~facing
            if room.doors >> side & 1:
                self.needed[beside] |= facing
                self._forbid_outer_doors_towards(beside, cell)
                if self.laid[beside] != EMPTY:
                    self.joined[cell] |= 1 << side
                    self.joined[beside] |= facing
            else:
                self.doorable[beside] &= ~facing
                if room.outer >> side & 1:
                    self._block(beside)

    def _join_parts(self, room: Room, cell: int) -> None:
        """Merge the parts that a new room connects. [geometry.parts]"""
        doors, met = self._joining(room, cell)
        for part in met:
            self.open_doors[part] = 0
        if met:
            self.part = [cell if part in met else part for part in self.part]
        self.part[cell] = cell
        self.open_doors[cell] = doors

    def _forbid_outer_doors_towards(self, cell: int, other_than: int) -> None:
        """No outer door may face a cell that an ordinary door of another tile faces. [tile.fit_outer]"""
        for side in SIDES:
            beside = NEXT_CELL[side][cell]
            if beside >= 0 and beside != other_than:
                self.outerable[beside] &= ~(1 << OPPOSITE[side])

    def _block(self, cell: int) -> None:
        """The cell in front of an outer door stays empty. [geometry.outer_door] [ruling.outer_door]"""
        self.blocked[cell] = True
        for side in SIDES:
            beside = NEXT_CELL[side][cell]
            if beside >= 0:
                self.doorable[beside] &= ~(1 << OPPOSITE[side])

    def parts(self) -> int:
        """The number of parts of the dungeon. [geometry.parts]"""
        return len({part for part in self.part if part != NOWHERE})

    def border_rooms(self) -> list[int]:
        """The cells of all rooms at the border. [geometry.border_room]"""
        return [cell for cell, number in enumerate(self.laid) if number != EMPTY and self.border(cell)]

    def border(self, cell: int) -> bool:
        """Is one of the four neighbouring cells without a tile? [geometry.border_room]"""
        for side in SIDES:
            beside = NEXT_CELL[side][cell]
            if beside < 0 or self.laid[beside] == EMPTY:
                return True
        return False

    # Doors

    def doors(self) -> list[int]:
        """Every door between two rooms, and every outer door."""
        found: list[int] = []
        for cell, number in enumerate(self.laid):
            if number != EMPTY:
                mask = (self.joined[cell] & (1 << EAST | 1 << SOUTH)) | ROOMS[number].outer
                if mask:
                    found += _DOORS[cell][mask]
        return found

    def door_of(self, cell: int, side: int) -> int:
        """The number of the door on that side of a room."""
        if side in (EAST, SOUTH) or ROOMS[self.laid[cell]].outer >> side & 1:
            return cell * 4 + side
        return NEXT_CELL[side][cell] * 4 + OPPOSITE[side]

    def doors_at(self, square: int) -> list[int]:
        """The door next to a square, if it is an outer door or leads to a room. [door.reach]"""
        cell, side = CELL_OF[square], DOOR_SIDE[LOCAL_OF[square]]
        if side == NOWHERE or not (self.joined[cell] | ROOMS[self.laid[cell]].outer) >> side & 1:
            return []
        return [self.door_of(cell, side)]

    def locked(self, door: int) -> bool:
        return bool(self.shut[door >> 2] >> (door & 3) & 1)

    def destroyed(self, door: int) -> bool:
        return bool(self.broken[door >> 2] >> (door & 3) & 1)

    def lockable(self, door: int) -> bool:
        """Is a door neither locked nor broken, as at first? [card.lock_door] [door.unlocked_at_first]"""
        return not (self.shut[door >> 2] | self.broken[door >> 2]) >> (door & 3) & 1

    def lock(self, door: int) -> None:
        for cell, side in self._sides_of(door):
            self.shut[cell] |= 1 << side

    def unlock(self, door: int) -> None:
        for cell, side in self._sides_of(door):
            self.shut[cell] &= ~(1 << side)

    def break_down(self, door: int) -> None:
        """Break a door: nobody can lock it again. [door.force]"""
        self.unlock(door)
        for cell, side in self._sides_of(door):
            self.broken[cell] |= 1 << side

    def _sides_of(self, door: int) -> list[tuple[int, int]]:
        cell, side = door >> 2, door & 3
        if ROOMS[self.laid[cell]].outer >> side & 1:
            return [(cell, side)]
        return [(cell, side), (NEXT_CELL[side][cell], OPPOSITE[side])]

    def door_name(self, door: int) -> str:
        """E5-F5 between two rooms, E5-out for an outer door."""
        cell, side = door >> 2, door & 3
        outer = ROOMS[self.laid[cell]].outer >> side & 1
        return f"{CELL_NAMES[cell]}-{OUT if outer else CELL_NAMES[NEXT_CELL[side][cell]]}"

    def door_called(self, name: str) -> int:
        cell_name, beyond = name.split("-")
        cell = CELL_CALLED[cell_name]
        if beyond == OUT:
            return cell * 4 + ROOMS[self.laid[cell]].outer_side
        return cell * 4 + (EAST if CELL_CALLED[beyond] == NEXT_CELL[EAST][cell] else SOUTH)

    # Walking

    def ways(self, square: int, *, with_keys: bool = False) -> int:
        """The mask of headings in which one can walk from a square; through locked doors only with keys.

        [geometry.passage] [geometry.adjacent] [door.locked]
        """
        cell, local = CELL_OF[square], LOCAL_OF[square]
        mask = ROOMS[self.laid[cell]].ways[local]
        side = DOOR_SIDE[local]
        if side != NOWHERE and self.joined[cell] >> side & 1 and (with_keys or not self.shut[cell] >> side & 1):
            mask |= 1 << side
        return mask

    def beside(self, square: int) -> list[int]:
        """The adjacent squares. [geometry.adjacent]"""
        mask = self.ways(square)
        return [NEXT_SQUARE[side][square] for side in SIDES if mask >> side & 1]

    def open_door_at(self, square: int) -> int:
        """The side of the door next to a square that leads to an empty cell, or NOWHERE. [geometry.open_door]"""
        cell, side = CELL_OF[square], DOOR_SIDE[LOCAL_OF[square]]
        if side == NOWHERE or not (ROOMS[self.laid[cell]].doors & ~self.joined[cell]) >> side & 1:
            return NOWHERE
        return side

    def outer_door_at(self, square: int) -> int:
        """The outer door next to a square, or NOWHERE."""
        cell, side = CELL_OF[square], DOOR_SIDE[LOCAL_OF[square]]
        if side == NOWHERE or not ROOMS[self.laid[cell]].outer >> side & 1:
            return NOWHERE
        return cell * 4 + side


# [cell][mask of sides]: the doors on these sides.
_DOORS: Final = [
    [[cell * 4 + side for side in SIDES if mask >> side & 1] for mask in range(ALL_SIDES + 1)]
    for cell in range(CELLS.size)
]


def _on_table_sides(cell: int, radius: int) -> int:
    """The mask of the sides of a cell that face a cell on the table."""
    mask = 0
    for side in SIDES:
        beside = NEXT_CELL[side][cell]
        if beside >= 0 and ring(beside) <= radius:
            mask |= 1 << side
    return mask


def inside_door(cell: int, side: int) -> int:
    """The square inside the door of that side. [geometry.door_squares]"""
    return SQUARES_OF[cell][DOOR_LOCALS[side]]
