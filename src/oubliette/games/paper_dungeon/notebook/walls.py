"""Walls of a floor: rooms split by straight walls with openings, pillars, filled corners, perhaps a vault."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.paper_dungeon.floor import EMPTY, LOCK, NOWHERE, WALL
from oubliette.games.paper_dungeon.notebook.chance import Chance
from oubliette.games.paper_dungeon.notebook.measures import LAYOUT
from oubliette.kit.grid import EAST, NORTH, ORTHOGONAL, SOUTH, WEST, Grid

GRID: Final = Grid(LAYOUT.side, LAYOUT.side)
INSIDE: Final = tuple([square for square in range(GRID.size) if len(GRID.around[square]) == 8])

_SPAN: Final = LAYOUT.side - 2  # squares from wall to wall
_ROOM_WIDTH: Final = 3  # walls that run side by side leave at least so much between them
_SHORTEST_WALL: Final = 3
_MOST_PILLARS: Final = 3
_BIG_PILLARS: Final = 30  # percent of them
_MOST_CORNERS: Final = 3
_DEEP_CORNERS: Final = 40  # percent of them
_TRIES: Final = 40  # for one wall, pillar or corner: where nothing fits, none is built

_VAULTS: Final = tuple(
    [
        (width, height)
        for width in range(2, 8)
        for height in range(2, 8)
        if LAYOUT.vault_size[0] <= width * height <= LAYOUT.vault_size[1]
    ]
)


@final
class Walls:
    """A floor in the making, without finds."""

    def __init__(self) -> None:
        self.marks = [WALL] * GRID.size
        for square in INSIDE:
            self.marks[square] = EMPTY
        self.vault: list[int] = []
        self.lock = NOWHERE
        self.doorstep = NOWHERE  # the square before the lock stays open

    def sound(self) -> bool:
        """As many walls as there should be, and all open squares hang together. [gen.border] [gen.connected]"""
        walls = sum([self.marks[square] == WALL for square in INSIDE])
        return LAYOUT.walls[0] <= walls <= LAYOUT.walls[1] and self._connected()

    def outside(self) -> list[int]:
        """The open squares that are not in the vault."""
        return [square for square in INSIDE if self.marks[square] == EMPTY and square not in self.vault]

    def _connected(self) -> bool:
        marks = self.marks
        opened = [square for square in INSIDE if marks[square] != WALL]
        seen = {opened[0]}
        queue = [opened[0]]
        for square in queue:
            for beside in GRID.orthogonal[square]:
                if marks[beside] != WALL and beside not in seen:
                    seen.add(beside)
                    queue.append(beside)
        return len(seen) == len(opened)


def build_walls(chance: Chance, with_vault: bool) -> Walls:
    """Draw until the plan is sound."""
    while True:
        walls = Walls()
        if with_vault:
            _build_vault(walls, chance)
        lines: list[list[int]] = []
        for _ in range(chance.between(LAYOUT.rooms) - 1):
            line = _build_line(walls, chance)
            if line:
                lines.append(line)
        if len(lines) + 1 < LAYOUT.rooms[0]:
            continue
        for line in lines:
            _open_line(walls, chance, line)
        for _ in range(chance.below(_MOST_PILLARS + 1)):
            _build_pillar(walls, chance)
        for _ in range(chance.below(_MOST_CORNERS + 1)):
            _fill_corner(walls, chance)
        if walls.sound():
            return walls


def _build_vault(walls: Walls, chance: Chance) -> None:
    """A chamber in a corner of the floor, walled off on its two inner sides, with one lock. [gen.vault_sealed]"""
    width, height = chance.one_of(_VAULTS)
    left = 1 if chance.percent(50) else _SPAN + 1 - width
    top = 1 if chance.percent(50) else _SPAN + 1 - height
    walls.vault = [GRID.square(col, row) for row in range(top, top + height) for col in range(left, left + width)]
    inner_col = left + width if left == 1 else left - 1
    inner_row = top + height if top == 1 else top - 1
    sides = [(GRID.square(inner_col, row), EAST if left == 1 else WEST) for row in range(top, top + height)]
    sides += [(GRID.square(col, inner_row), SOUTH if top == 1 else NORTH) for col in range(left, left + width)]
    for square, _ in sides:
        walls.marks[square] = WALL
    walls.marks[GRID.square(inner_col, inner_row)] = WALL
    walls.lock, outward = chance.one_of(sides)
    walls.marks[walls.lock] = LOCK
    walls.doorstep = GRID.steps[outward][walls.lock]


def _build_line(walls: Walls, chance: Chance) -> list[int]:
    """A straight wall across a room. It needs room on both sides, and spares the vault and its doorstep."""
    for _ in range(_TRIES):
        square = chance.one_of(INSIDE)
        heading = chance.one_of((NORTH, EAST))
        if walls.marks[square] != EMPTY or square in walls.vault:
            continue
        line = [square]
        for way in (heading, (heading + 4) % 8):
            beside = GRID.steps[way][square]
            while walls.marks[beside] == EMPTY:
                line.append(beside)
                beside = GRID.steps[way][beside]
        if len(line) >= _SHORTEST_WALL and walls.doorstep not in line and _roomy(walls, line, heading):
            for square in line:
                walls.marks[square] = WALL
            return sorted(line)
    return []


def _roomy(walls: Walls, line: list[int], heading: int) -> bool:
    for square in line:
        for way in ((heading + 2) % 8, (heading + 6) % 8):
            beside = square
            for _ in range(_ROOM_WIDTH):
                beside = GRID.steps[way][beside]
                if walls.marks[beside] != EMPTY:
                    return False
    return True


def _open_line(walls: Walls, chance: Chance, line: list[int]) -> None:
    """An opening in a wall, away from where other walls meet it."""
    step = line[1] - line[0]
    across = NORTH if step == 1 else EAST
    fit = [
        square
        for square in line
        if walls.marks[GRID.steps[across][square]] == EMPTY
        and walls.marks[GRID.steps[(across + 4) % 8][square]] == EMPTY
    ]
    width = chance.between(LAYOUT.openings)
    square = chance.one_of(fit)
    for _ in range(width):
        if square not in fit:
            return
        walls.marks[square] = EMPTY
        square += step


def _build_pillar(walls: Walls, chance: Chance) -> None:
    """One square, or two by two, with nothing but floor around."""
    big = chance.percent(_BIG_PILLARS)
    for _ in range(_TRIES):
        corner = chance.one_of(INSIDE)
        east, south = GRID.steps[EAST][corner], GRID.steps[SOUTH][corner]
        pillar = [corner, east, south, south + 1] if big else [corner]
        near = {other for square in pillar for other in (square, *GRID.around[square])}
        if walls.doorstep not in near and all(walls.marks[square] == EMPTY for square in near):
            for square in pillar:
                walls.marks[square] = WALL
            return


def _fill_corner(walls: Walls, chance: Chance) -> None:
    """The corner of a room, or three squares of it, but never a way through."""
    deep = chance.percent(_DEEP_CORNERS)
    for _ in range(_TRIES):
        square = chance.one_of(INSIDE)
        turn = chance.one_of(ORTHOGONAL)
        one, other = GRID.steps[turn][square], GRID.steps[(turn + 2) % 8][square]
        if square in walls.vault or walls.marks[square] != EMPTY:
            continue
        if walls.marks[one] != WALL or walls.marks[other] != WALL:
            continue
        inward = [GRID.steps[(turn + 4) % 8][square], GRID.steps[(turn + 6) % 8][square]]
        fill = [square, *inward] if deep else [square]
        near = {other for square in fill for other in GRID.orthogonal[square]}
        if walls.lock in near or walls.doorstep in fill or not all(walls.marks[part] == EMPTY for part in fill):
            continue
        for part in fill:
            walls.marks[part] = WALL
        return
