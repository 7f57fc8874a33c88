"""Walls of a floor: rooms split by straight walls with openings, pillars, filled corners, perhaps a vault."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.paper_dungeon.floor import EMPTY, LOCK, NOWHERE, WALL
from oubliette.games.paper_dungeon.notebook.chance import Chance
from oubliette.games.paper_dungeon.notebook.measures import LAYOUT
from oubliette.kit.graph import reachable
from oubliette.kit.grid import EAST, NORTH, ORTHOGONAL, SOUTH, WEST, Grid

GRID: Final = Grid(LAYOUT.side, LAYOUT.side)
INSIDE: Final = tuple([square for square in range(GRID.size) if len(GRID.around[square]) == 8])

_SPAN: Final = LAYOUT.side - 2  # squares between the outer walls
_TRIES: Final = 40  # for one wall, pillar or corner; if none fits, leave it out

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
    """A floor under construction, without finds."""

    def __init__(self) -> None:
        self.marks = [WALL] * GRID.size
        for square in INSIDE:
            self.marks[square] = EMPTY
        self.vault: list[int] = []
        self.lock = NOWHERE
        self.doorstep = NOWHERE  # the square before the lock, which stays open
        self.doorways: list[int] = []  # openings of one square: nobody could walk around a find there

    def sound(self) -> bool:
        """Is the number of walls right, and are all open squares connected? [gen.border] [gen.connected]"""
        walls = sum([self.marks[square] == WALL for square in INSIDE])
        return LAYOUT.walls[0] <= walls <= LAYOUT.walls[1] and self._connected()

    def outside(self) -> list[int]:
        """The open squares for finds: not in the vault, and not in doorways, where nobody could avoid them."""
        return [
            square
            for square in INSIDE
            if self.marks[square] == EMPTY and square not in self.vault and square not in self.doorways
        ]

    def roomy(self, square: int) -> bool:
        """Are enough squares around this one open?"""
        return sum([self.marks[beside] == EMPTY for beside in GRID.around[square]]) >= LAYOUT.elbow_room

    def _connected(self) -> bool:
        opened = [square for square in INSIDE if self.marks[square] != WALL]
        return len(reachable(opened[0], self._beside)) == len(opened)

    def _beside(self, square: int) -> list[int]:
        return [beside for beside in GRID.orthogonal[square] if self.marks[beside] != WALL]


def build_walls(chance: Chance, with_vault: bool) -> Walls:
    """Draw until the plan is sound. Walls must run both ways: parallel strips are dull."""
    while True:
        walls = Walls()
        if with_vault:
            _build_vault(walls, chance)
        lines: list[list[int]] = []
        for _ in range(chance.between(LAYOUT.rooms) - 1):
            line = _build_line(walls, chance)
            if line:
                lines.append(line)
        if len(lines) + 1 < LAYOUT.rooms[0] or len({line[1] - line[0] for line in lines}) < 2:
            continue
        for line in lines:
            _open_line(walls, chance, line)
        for _ in range(chance.between(LAYOUT.pillars)):
            _build_pillar(walls, chance)
        for _ in range(chance.between(LAYOUT.corners)):
            _fill_corner(walls, chance)
        if walls.sound():
            return walls


def _build_vault(walls: Walls, chance: Chance) -> None:
    """Build a chamber in a corner of the floor: walls on its two inner sides, and one lock. [gen.vault_sealed]"""
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
    walls.lock, outward = chance.one_of([side for side in sides if _touches_no_border(side[0])])
    walls.marks[walls.lock] = LOCK
    walls.doorstep = GRID.steps[outward][walls.lock]


def _touches_no_border(square: int) -> bool:
    return all(beside in INSIDE for beside in GRID.orthogonal[square])


def _build_line(walls: Walls, chance: Chance) -> list[int]:
    """Build a straight wall across a room, with room on both sides, not in the vault or on its doorstep."""
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
        if len(line) >= LAYOUT.shortest_wall and walls.doorstep not in line and _roomy(walls, line, heading):
            for square in line:
                walls.marks[square] = WALL
            return sorted(line)
    return []


def _roomy(walls: Walls, line: list[int], heading: int) -> bool:
    for square in line:
        for way in ((heading + 2) % 8, (heading + 6) % 8):
            beside = square
            for _ in range(LAYOUT.room_width):
                beside = GRID.steps[way][beside]
                if walls.marks[beside] != EMPTY:
                    return False
    return True


def _open_line(walls: Walls, chance: Chance, line: list[int]) -> None:
    """Break an opening into a wall, away from where other walls meet it."""
    step = line[1] - line[0]
    across = NORTH if step == 1 else EAST
    fit = [
        square
        for square in line
        if walls.marks[GRID.steps[across][square]] == EMPTY
        and walls.marks[GRID.steps[(across + 4) % 8][square]] == EMPTY
    ]
    width = min(chance.between(LAYOUT.openings), len(line) - 2)  # leave some of the wall
    square = chance.one_of(fit)
    opening: list[int] = []
    while len(opening) < width and square in fit:
        walls.marks[square] = EMPTY
        opening.append(square)
        square += step
    if len(opening) == 1:
        walls.doorways += opening


def _build_pillar(walls: Walls, chance: Chance) -> None:
    """Build a pillar (one square, or 2 x 2) on open floor: two open squares east or west of it, and north or south."""
    big = chance.percent(LAYOUT.big_pillars)
    for _ in range(_TRIES):
        corner = chance.one_of(INSIDE)
        east, south = GRID.steps[EAST][corner], GRID.steps[SOUTH][corner]
        pillar = [corner, east, south, south + 1] if big else [corner]
        near = {other for square in pillar for other in (square, *GRID.around[square])}
        if walls.doorstep in near or any(walls.marks[square] != EMPTY or square in walls.vault for square in near):
            continue
        size = 2 if big else 1
        lanes = [(corner - 2, corner + size + 1), (corner - 2 * GRID.width, corner + (size + 1) * GRID.width)]
        if all(any(walls.marks[square] == EMPTY for square in lane) for lane in lanes):
            for square in pillar:
                walls.marks[square] = WALL
            return


def _fill_corner(walls: Walls, chance: Chance) -> None:
    """Fill the corner of a room, or three squares of it, if the room is large enough. Never close a passage."""
    deep = chance.percent(LAYOUT.deep_corners)
    for _ in range(_TRIES):
        square = chance.one_of(INSIDE)
        turn = chance.one_of(ORTHOGONAL)
        one, other = GRID.steps[turn][square], GRID.steps[(turn + 2) % 8][square]
        if square in walls.vault or walls.marks[square] != EMPTY:
            continue
        if walls.marks[one] != WALL or walls.marks[other] != WALL:
            continue
        down, along = GRID.steps[(turn + 4) % 8], GRID.steps[(turn + 6) % 8]
        fill = [square, down[square], along[square]] if deep else [square]
        rows = [square, down[square], down[down[square]]]
        room = [part for first in rows for part in (first, along[first], along[along[first]])]
        if walls.doorstep in room or any(part < 0 or walls.marks[part] != EMPTY for part in room):
            continue
        for part in fill:
            walls.marks[part] = WALL
        return
