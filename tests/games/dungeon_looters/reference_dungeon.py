"""Reference rules for laying tiles: slow, simple, without code of the game.

Cells are (cx, cy) with (0, 0) in the middle, squares of a tile (x, y); a tile is its four sides, north first, and its
rows. The results are names as in the game, to compare: "E5", "E5c3", "E5-F5", "E5-out".
"""

from __future__ import annotations

from typing import NamedTuple

from tests.games.dungeon_looters.printed_tables import TILES

Cell = tuple[int, int]
Square = tuple[Cell, int, int]

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
AWAY = (NORTH, EAST, SOUTH, WEST)
AGAINST = ((2, 0), (4, 2), (2, 4), (0, 2))  # by side: the square inside its door [geometry.door_squares]


class Drawn(NamedTuple):
    """A tile in one rotation."""

    tile: str
    sides: str
    rows: tuple[str, ...]


def printed(tile: str) -> Drawn:
    sides, _, squares = TILES[tile]
    return Drawn(tile, sides, tuple(squares.split("/")))


def turned(drawn: Drawn) -> Drawn:
    """One clockwise quarter turn: (x, y) goes to (4 - y, x), the sides become (W, N, E, S). [geometry.rotation]"""
    squares = {(4 - y, x): drawn.rows[y][x] for y in range(5) for x in range(5)}
    rows = tuple(["".join([squares[x, y] for x in range(5)]) for y in range(5)])
    return Drawn(drawn.tile, drawn.sides[-1] + drawn.sides[:-1], rows)


def turned_by(tile: str, quarters: int) -> Drawn:
    drawn = printed(tile)
    for _ in range(quarters):
        drawn = turned(drawn)
    return drawn


def rotations(tile: str) -> set[Drawn]:
    return {turned_by(tile, quarters) for quarters in range(4)}


def name(cell: Cell) -> str:
    return "ABCDEFGHI"[cell[0] + 4] + str(cell[1] + 5)


def called(room: str) -> Cell:
    return "ABCDEFGHI".index(room[0]) - 4, int(room[1]) - 5


def square_name(square: Square) -> str:
    cell, x, y = square
    return f"{name(cell)}{'abcde'[x]}{y + 1}"


def beside(cell: Cell, side: int) -> Cell:
    return cell[0] + AWAY[side][0], cell[1] + AWAY[side][1]


def ring(cell: Cell) -> int:
    return max(abs(cell[0]), abs(cell[1]))


class ReferenceDungeon:
    """A dungeon on a table of this radius."""

    def __init__(self, radius: int, laid: dict[Cell, Drawn] | None = None) -> None:
        self.radius = radius
        self.laid = dict(laid or {})

    def on_table(self, cell: Cell) -> bool:
        return ring(cell) <= self.radius

    def every_cell(self) -> list[Cell]:
        """All cells, and one more row on every side, where nothing may lie."""
        span = range(-self.radius - 1, self.radius + 2)
        return [(cx, cy) for cy in span for cx in span]

    def blocked(self) -> set[Cell]:
        """[geometry.outer_door]"""
        return {beside(cell, s) for cell, drawn in self.laid.items() for s in range(4) if drawn.sides[s] == "X"}

    def faced_by_a_door(self) -> set[Cell]:
        return {beside(cell, s) for cell, drawn in self.laid.items() for s in range(4) if drawn.sides[s] == "D"}

    def fits(self, drawn: Drawn, cell: Cell) -> bool:
        """[tile.fit] [tile.fit_wall] [tile.fit_door] [tile.fit_outer]"""
        blocked = self.blocked()
        if not self.on_table(cell) or cell in self.laid or cell in blocked:
            return False
        for side, kind in enumerate(drawn.sides):
            facing = beside(cell, side)
            other = self.laid[facing].sides[(side + 2) % 4] if facing in self.laid else None
            if kind == "W" and other not in (None, "W"):
                return False
            if kind == "D" and (not self.on_table(facing) or facing in blocked or other not in (None, "D")):
                return False
            if kind == "X" and (facing in self.laid or facing in self.faced_by_a_door()):
                return False
        return True

    def connected(self, drawn: Drawn, cell: Cell) -> bool:
        """[tile.connected]"""
        for side, kind in enumerate(drawn.sides):
            there = self.laid.get(beside(cell, side))
            if kind == "D" and there is not None and there.sides[(side + 2) % 4] == "D":
                return True
        return False

    def joined(self, cell: Cell, side: int) -> bool:
        """Is there a door between this room and the next?"""
        there = self.laid.get(beside(cell, side))
        return there is not None and self.laid[cell].sides[side] == "D" and there.sides[(side + 2) % 4] == "D"

    def parts(self) -> list[set[Cell]]:
        """[geometry.parts]"""
        left = set(self.laid)
        found: list[set[Cell]] = []
        while left:
            part: set[Cell] = set()
            edge = [left.pop()]
            while edge:
                cell = edge.pop()
                part.add(cell)
                edge += [beside(cell, s) for s in range(4) if self.joined(cell, s) and beside(cell, s) not in part]
            left -= part
            found.append(part)
        return found

    def open_doors(self, part: set[Cell]) -> int:
        """[geometry.open_door]"""
        blocked = self.blocked()
        facing = [beside(cell, s) for cell in part for s in range(4) if self.laid[cell].sides[s] == "D"]
        return len([cell for cell in facing if self.on_table(cell) and cell not in self.laid and cell not in blocked])

    def seals(self, drawn: Drawn, cell: Cell) -> bool:
        """[tile.no_sealing]"""
        after = ReferenceDungeon(self.radius, {**self.laid, cell: drawn})
        return any(after.open_doors(part) == 0 for part in after.parts())

    def places(self, hand: list[str], stack: int) -> set[tuple[Drawn, str]]:
        """All legal ways to lay a tile of this hand."""
        near = [cell for cell in self.every_cell() if any(beside(cell, side) in self.laid for side in range(4))]
        return {
            (drawn, name(cell))
            for tile in hand
            for drawn in rotations(tile)
            for cell in near
            if self.fits(drawn, cell) and self.connected(drawn, cell) and not (stack and self.seals(drawn, cell))
        }

    def start_places(self, start_ring: int) -> set[tuple[str, str]]:
        """All (room, side of the outer door). [setup.start_cell] [setup.start_gap]"""
        found: set[tuple[str, str]] = set()
        starts = [cell for cell, drawn in self.laid.items() if drawn.tile == "vestibule"]
        for cell in self.every_cell():
            near = [other for other in starts if max(abs(cell[0] - other[0]), abs(cell[1] - other[1])) < 2]
            if ring(cell) != start_ring or near:
                continue
            for drawn in rotations("vestibule"):
                side = drawn.sides.index("X")
                if ring(beside(cell, side)) == start_ring + 1 and self.fits(drawn, cell):
                    found.add((name(cell), "nesw"[side]))
        return found

    def squares(self, kinds: str) -> set[Square]:
        return {
            (cell, x, y)
            for cell, drawn in self.laid.items()
            for y in range(5)
            for x in range(5)
            if drawn.rows[y][x] in kinds
        }

    def touching(self, square: Square) -> set[Square]:
        """[geometry.passage]"""
        cell, x, y = square
        floor = self.squares(".c")
        found = {(cell, x + dx, y + dy) for dx, dy in AWAY} & floor
        for side in range(4):
            if (x, y) == AGAINST[side] and self.joined(cell, side):
                found.add((beside(cell, side), *AGAINST[(side + 2) % 4]))
        return found

    def doors(self) -> set[str]:
        """The names of all doors between rooms, western or northern room first, and of outer doors."""
        between = {
            f"{name(cell)}-{name(beside(cell, side))}"
            for cell in self.laid
            for side in (1, 2)
            if self.joined(cell, side)
        }
        return between | {f"{name(cell)}-out" for cell, drawn in self.laid.items() if "X" in drawn.sides}

    def border(self) -> set[str]:
        """[geometry.border_room]"""
        return {name(cell) for cell in self.laid if any(beside(cell, side) not in self.laid for side in range(4))}
