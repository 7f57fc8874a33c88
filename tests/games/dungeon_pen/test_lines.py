"""Lines and their first contact, whatever the walls. Rulebook: the flick."""

from __future__ import annotations

import math

import pytest
from hypothesis import example, given, settings

from oubliette.games.dungeon_pen.angles import direction
from oubliette.games.dungeon_pen.sheets import SHEETS
from oubliette.games.dungeon_pen.squares import SIDE
from oubliette.games.dungeon_pen.tracing import SKIN, TOLERANCE, Line, into_box, resting_place, trace
from oubliette.games.dungeon_pen.walls import Walls, mask_of
from tests.games.dungeon_pen.reference_geometry import Shot, away_from_all, boxes, boxes_near, samples, shots

OPEN_FIELD = Walls(0)
ONE_WALL = Walls(mask_of([9 * SIDE + 9]))  # fills 9 to 10 each way


# Where a line goes


def test_a_straight_line_goes_as_far_as_it_was_flicked() -> None:
    """[flick.line] Sixteen pieces, of one length."""
    line = trace(OPEN_FIELD, 5.0, 5.0, 0.0, 0.0, 4.0)
    assert (line.xs[-1], line.ys[-1]) == (9.0, 5.0) and line.length == 4.0 and not line.contact
    assert line.xs == tuple(5.0 + 0.25 * piece for piece in range(17))


@given(shots())
def test_each_piece_has_its_length_and_its_direction(shot: Shot) -> None:
    """Piece k of 16 goes into the direction t + b (k + 0.5) / 16. [proc.trace]"""
    line = shot.line()
    for piece in range(len(line.xs) - 2):
        across, down = direction(shot.degrees + shot.bend * (piece + 0.5) / 16)
        assert math.isclose(line.xs[piece + 1] - line.xs[piece], across * shot.distance / 16, abs_tol=1e-12)
        assert math.isclose(line.ys[piece + 1] - line.ys[piece], down * shot.distance / 16, abs_tol=1e-12)
    assert line.contact or (len(line.xs) == 17 and line.length == shot.distance)
    assert (line.xs[0], line.ys[0]) == (shot.x, shot.y)


@given(shots())
def test_its_points_are_found_by_their_distance_along_it(shot: Shot) -> None:
    line = shot.line()
    for along, x, y in samples(line, 3):
        found_x, found_y = line.at(along)
        assert math.isclose(x, found_x, abs_tol=1e-9) and math.isclose(y, found_y, abs_tol=1e-9)
        cut = line.cut(along, contact=True)
        assert math.isclose(cut.xs[-1], x, abs_tol=1e-9) and math.isclose(cut.ys[-1], y, abs_tol=1e-9)
        assert cut.length <= line.length and cut.xs[: len(cut.xs) - 1] == line.xs[: len(cut.xs) - 1]


def test_a_line_cut_at_its_very_end_can_be_a_contact() -> None:
    """[spirit.bad_faith] The end of a line may be what is contested."""
    line = trace(OPEN_FIELD, 5.0, 5.0, 0.0, 0.0, 4.0)
    assert line.cut(4.0, contact=True).contact
    assert not line.cut(4.0, contact=False).contact


# Where it ends


@pytest.mark.slow
@given(shots())
@settings(max_examples=200)
def test_a_line_touches_no_wall_but_at_its_contact(shot: Shot) -> None:
    """[flick.no_wall] [flick.wall_contact] Neither inside nor at the edge of any, up to a hair before its contact."""
    line = shot.line()
    every = boxes_near(shot.walls, line)
    for along, x, y in samples(line):
        if not line.contact or along < line.length - 1e-6:
            assert away_from_all(x, y, every) > 0.0
    end = away_from_all(line.xs[-1], line.ys[-1], every)
    assert (end < 2 * TOLERANCE) if line.contact else (end > 0.0)


@given(shots())
def test_nobody_comes_to_rest_at_a_wall(shot: Shot) -> None:
    """[proc.position] One stands a skin before the contact, or still where the line began."""
    line = shot.line()
    x, y = resting_place(shot.walls, line)
    assert not shot.walls.touches(x, y, TOLERANCE)
    assert away_from_all(x, y, boxes_near(shot.walls, line)) > TOLERANCE
    if not line.contact:
        assert (x, y) == (line.xs[-1], line.ys[-1])
    elif (x, y) != (shot.x, shot.y):
        assert (x, y) == line.at(line.length - SKIN)
        assert SKIN * 0.8 < math.dist((x, y), (line.xs[-1], line.ys[-1])) < SKIN + TOLERANCE  # less where it bends


@given(shots())
def test_looking_at_every_wall_finds_the_same_contact_as_looking_where_walls_are_near(shot: Shot) -> None:
    """Skipping wall checks where no wall is near saves time and must not change the line."""
    assert vars_of(shot.line()) == vars_of(plain_trace(shot))


@pytest.mark.parametrize("gap", range(1, 9))
def test_a_line_stops_at_the_edge_however_far_away_it_began(gap: int) -> None:
    """[flick.wall_contact] It skips checks for just as far as no wall can be."""
    for longer in (0.01, 0.1, 0.5, 2.0):
        line = trace(OPEN_FIELD, SIDE - gap - 1e-6, 9.5, 0.0, 0.0, gap + longer)
        assert line.contact and math.isclose(line.length, gap, abs_tol=1e-5)


def plain_trace(shot: Shot) -> Line:
    """Trace a line and check every piece against every filled square and the whole edge."""
    walls, x, y, degrees, bend, distance = shot
    every = boxes(walls)
    step = distance / 16
    across, down = direction(degrees + bend * 0.5 / 16)
    turn_x, turn_y = direction(bend / 16)
    xs, ys = [x], [y]
    for piece in range(16):
        to_x, to_y = x + step * across, y + step * down
        share = min(into_box(x, y, to_x - x, to_y - y, col, row, col + 1.0, row + 1.0) for col, row in every)
        if share <= 1.0:
            xs.append(x + share * (to_x - x))
            ys.append(y + share * (to_y - y))
            return Line(xs, ys, step, (piece + share) * step, True)
        x, y = to_x, to_y
        xs.append(x)
        ys.append(y)
        across, down = across * turn_x - down * turn_y, across * turn_y + down * turn_x
    return Line(xs, ys, step, distance, False)


def vars_of(line: Line) -> tuple[object, ...]:
    return line.xs, line.ys, line.step, line.length, line.contact


# Turned and mirrored sheets
#
# The mirrored line has other numbers, so its last digits may differ, and a line that just touches a wall could just
# miss it in the mirror. So these lines begin on 64ths of a square, whose mirrored points are exact, and aim at half
# degrees: such a line passes a corner either much closer than the tolerance of 1e-9 or much further away. Then both
# lines touch, or neither does, and they agree within a millionth.


def turned(mask: int) -> int:
    return mask_of(SIDE * SIDE - 1 - square for square in range(SIDE * SIDE) if mask >> square & 1)


def mirrored(mask: int) -> int:
    return mask_of(square + SIDE - 1 - 2 * (square % SIDE) for square in range(SIDE * SIDE) if mask >> square & 1)


def transposed(mask: int) -> int:
    return mask_of(square % SIDE * SIDE + square // SIDE for square in range(SIDE * SIDE) if mask >> square & 1)


def same(line: Line, xs: list[float], ys: list[float], contact: bool) -> bool:
    return line.contact == contact and all(
        math.dist(one, other) < 1e-6
        for one, other in zip(zip(line.xs, line.ys, strict=True), zip(xs, ys, strict=True), strict=True)
    )


@given(shots(exact=True))
def test_turned_by_half_a_line_is_the_same_line_turned(shot: Shot) -> None:
    """Neither player has an advantage."""
    line = shot.line()
    other = trace(
        Walls(turned(shot.walls.mask)), SIDE - shot.x, SIDE - shot.y, shot.degrees + 180, shot.bend, shot.distance
    )
    assert same(other, [SIDE - x for x in line.xs], [SIDE - y for y in line.ys], line.contact)


@given(shots(exact=True))
def test_in_a_mirror_a_line_is_the_same_line_mirrored(shot: Shot) -> None:
    line = shot.line()
    other = trace(
        Walls(mirrored(shot.walls.mask)), SIDE - shot.x, shot.y, 180 - shot.degrees, -shot.bend, shot.distance
    )
    assert same(other, [SIDE - x for x in line.xs], list(line.ys), line.contact)


@given(shots(exact=True))
def test_with_columns_for_rows_a_line_is_the_same_line_transposed(shot: Shot) -> None:
    line = shot.line()
    other = trace(Walls(transposed(shot.walls.mask)), shot.y, shot.x, 90 - shot.degrees, -shot.bend, shot.distance)
    assert same(other, list(line.ys), list(line.xs), line.contact)


# Contacts


@pytest.mark.parametrize(
    ("x", "y", "degrees", "end"),
    [
        (7.5, 9.5, 0, (9.0, 9.5)),
        (9.5, 7.5, 90, (9.5, 9.0)),
        (12.0, 9.25, 180, (10.0, 9.25)),
        (9.75, 12.0, 270, (9.75, 10.0)),
    ],
)
def test_a_wall_is_as_thick_as_its_square(x: float, y: float, degrees: int, end: tuple[float, float]) -> None:
    """[ruling.walls_fill_squares] From every side the contact is at the edge of the square."""
    line = trace(ONE_WALL, x, y, degrees, 0.0, 5.0)
    assert line.contact
    assert math.dist((line.xs[-1], line.ys[-1]), end) < 1e-8


@pytest.mark.parametrize(
    ("degrees", "end"), [(0, (18.0, 3.5)), (90, (4.5, 18.0)), (180, (0.0, 3.5)), (270, (4.5, 0.0))]
)
def test_no_line_leaves_the_sheet(degrees: int, end: tuple[float, float]) -> None:
    """[ruling.edge_is_wall]"""
    line = trace(OPEN_FIELD, 4.5, 3.5, degrees, 0.0, 20.0)
    assert line.contact
    assert math.dist((line.xs[-1], line.ys[-1]), end) < 1e-8


@pytest.mark.parametrize("apart", [0.0, 1e-10, -1e-10])
def test_along_the_edge_of_a_wall_is_a_contact(apart: float) -> None:
    """[ruling.touch_counts] Where the wall begins."""
    line = trace(ONE_WALL, 7.0, 9.0 - apart, 0, 0.0, 5.0)
    assert line.contact
    assert math.dist((line.xs[-1], line.ys[-1]), (9.0, 9.0)) < 1e-8


def test_a_corner_that_is_just_touched_is_a_contact() -> None:
    """[ruling.touch_counts] Diagonally past the corner, without a bit of the wall behind it."""
    line = trace(ONE_WALL, 7.5, 8.5, 45, 0.0, 5.0)
    assert line.contact and math.dist((line.xs[-1], line.ys[-1]), (9.0, 10.0)) < 1e-8


@pytest.mark.parametrize("apart", [1e-8, 1e-6, 0.01])
def test_a_hairs_breadth_is_enough_to_pass(apart: float) -> None:
    """[ruling.touch_counts] Closed boxes, and a tolerance of a thousand millionth."""
    assert not trace(ONE_WALL, 7.0, 9.0 - apart, 0, 0.0, 5.0).contact
    assert not trace(ONE_WALL, 7.5 - apart, 8.5 + apart, 45, 0.0, 5.0).contact


def test_a_line_between_two_walls_that_meet_at_a_corner_stops_there() -> None:
    """[ruling.touch_counts] There is no way through a corner."""
    diagonal = Walls(mask_of([9 * SIDE + 9, 8 * SIDE + 8]))
    line = trace(diagonal, 8.0, 10.0, 315, 0.0, 5.0)
    assert line.contact and math.dist((line.xs[-1], line.ys[-1]), (9.0, 9.0)) < 1e-8


# At rest


def test_one_stands_a_skin_before_the_contact() -> None:
    """[proc.position] Measured along the line."""
    line = trace(ONE_WALL, 6.0, 9.5, 0, 0.0, 5.0)
    assert resting_place(ONE_WALL, line) == pytest.approx((8.95, 9.5), abs=1e-8)
    slanted = trace(ONE_WALL, 6.0, 6.0, 45, 0.0, 8.0)
    assert resting_place(ONE_WALL, slanted) == pytest.approx((9 - 0.05 / 2**0.5, 9 - 0.05 / 2**0.5), abs=1e-8)


@pytest.mark.parametrize("before", [0.05, 0.03, 1e-6])
def test_a_player_within_a_skin_of_the_contact_stays_there(before: float) -> None:
    """[proc.position] Unchanged if the contact lies within the first 0.05."""
    line = trace(ONE_WALL, 9.0 - before, 9.5, 0, 0.0, 5.0)
    assert resting_place(ONE_WALL, line) == (9.0 - before, 9.5)


def test_almost_along_a_wall_one_stays_rather_than_rest_at_it() -> None:
    """[proc.position] The contact lies within a skin of the start."""
    edge = Walls(0)
    line = trace(edge, 9.0, 1.5e-9, 180.000001, 0.0, 5.0)
    assert line.contact and resting_place(edge, line) == (9.0, 1.5e-9)


# Cut to the last digit


@given(shots())
@example(Shot(Walls(mask_of([14 * SIDE + 2])), 3.9625000010000013, 15.0, 180, 0.0, 0.5 + 7.5 * 0.08))
def test_any_place_on_a_line_can_be_cut_at(shot: Shot) -> None:
    """Also the ends of its pieces, with any rounding of their distance."""
    line = shot.line()
    for piece in range(len(line.xs) - 1):
        begin = piece * line.step
        for distance in (begin, begin + min(line.step, line.length - begin), min(begin + line.step, line.length)):
            for place in (math.nextafter(distance, 0.0), distance, math.nextafter(distance, 99.0)):
                x, y = line.at(place)
                assert math.dist((x, y), line.at(distance)) < 1e-9
                assert line.cut(place, contact=False).length <= line.length


def test_players_start_away_from_walls_on_all_sheets() -> None:
    """[setup.start_position] No line begins at a wall."""
    for sheet in SHEETS.values():
        for seat in range(2):
            assert not sheet.walls.touches(*sheet.start(seat), TOLERANCE)
