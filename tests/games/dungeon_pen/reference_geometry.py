"""Reference geometry: slow and simple, point by point; and random lines for property tests."""

from __future__ import annotations

from math import hypot, inf
from typing import Final, NamedTuple

from hypothesis import strategies as st

from oubliette.games.dungeon_pen.sheets import SHEETS
from oubliette.games.dungeon_pen.squares import SIDE
from oubliette.games.dungeon_pen.tracing import TOLERANCE, Line, trace
from oubliette.games.dungeon_pen.walls import ALL, Walls

Box = tuple[int, int]  # column and row of a wall square; the outer wall is a ring around the sheet

SAMPLES: Final = 25  # sample points on each piece of a line


def boxes(walls: Walls) -> list[Box]:
    """All filled squares, and the ring of outer wall."""
    around = range(-1, SIDE + 1)
    return [(col, row) for row in around for col in around if is_box(walls, col, row)]


def is_box(walls: Walls, col: int, row: int) -> bool:
    inside = 0 <= col < SIDE and 0 <= row < SIDE
    return not inside or bool(walls.mask >> (row * SIDE + col) & 1)


def away(x: float, y: float, box: Box) -> float:
    """Distance from a point to a square; 0 inside."""
    col, row = box
    return hypot(x - min(max(x, col), col + 1), y - min(max(y, row), row + 1))


def away_from_all(x: float, y: float, walls: list[Box]) -> float:
    return min((away(x, y, box) for box in walls), default=inf)


def boxes_near(walls: Walls, line: Line) -> list[Box]:
    """The filled squares that are at most one square away from any point of a line, and some more."""
    cols = range(int(min(line.xs)) - 2, int(max(line.xs)) + 3)
    rows = range(int(min(line.ys)) - 2, int(max(line.ys)) + 3)
    return [(col, row) for row in rows for col in cols if is_box(walls, col, row)]


def boxes_around(walls: Walls, x: float, y: float) -> list[Box]:
    """The filled squares among the nine around a point."""
    col, row = int(x), int(y)
    return [(c, r) for r in range(row - 1, row + 2) for c in range(col - 1, col + 2) if is_box(walls, c, r)]


def samples(line: Line, count: int = SAMPLES) -> list[tuple[float, float, float]]:
    """Sample points of a line, as (distance along it, x, y)."""
    found = [(0.0, line.xs[0], line.ys[0])]
    along = 0.0
    for piece in range(len(line.xs) - 1):
        x, y = line.xs[piece], line.ys[piece]
        across, down = line.xs[piece + 1] - x, line.ys[piece + 1] - y
        for number in range(1, count + 1):
            share = number / count
            found.append((along + share * hypot(across, down), x + share * across, y + share * down))
        along += hypot(across, down)
    return found


# Random lines


class Shot(NamedTuple):
    """The parameters of a line that starts at a point away from walls."""

    walls: Walls
    x: float
    y: float
    degrees: float
    bend: float
    distance: float

    def line(self) -> Line:
        return trace(*self)


masks = st.one_of(
    st.sampled_from([sheet.walls.mask for sheet in SHEETS.values()]),
    st.sets(st.integers(0, SIDE * SIDE - 1), max_size=80).map(lambda squares: sum(1 << square for square in squares)),
    st.integers(0, ALL),  # about half of all squares
)


@st.composite
def shots(draw: st.DrawFn, *, exact: bool = False) -> Shot:
    """Any line on any walls. With `exact` it starts on 64ths and aims at half degrees: see `test_lines`."""
    walls = Walls(draw(masks))
    places = st.integers(0, 64 * SIDE).map(lambda number: number / 64)
    anywhere = places if exact else st.one_of(places, st.floats(0.0, float(SIDE)))
    point = st.tuples(anywhere, anywhere)
    x, y = draw(point.filter(lambda at: away_from_all(at[0], at[1], boxes_around(walls, *at)) > 2 * TOLERANCE))
    if exact:
        degrees = draw(st.integers(0, 719)) / 2
        bend = draw(st.sampled_from([0.0, 0.0, -25.0, 25.0, -7.25, 11.75, 3.5]))
        distance = draw(st.integers(1, 240)) / 16
    else:
        degrees = draw(st.one_of(st.integers(0, 719).map(lambda halves: halves / 2), st.floats(-400.0, 800.0)))
        bend = draw(st.one_of(st.just(0.0), st.floats(-80.0, 80.0)))
        distance = draw(st.floats(0.1, 27.0))
    return Shot(walls, x, y, degrees, bend, distance)
