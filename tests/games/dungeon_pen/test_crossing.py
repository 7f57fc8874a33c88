"""What lines pass over, and how close they come to walls, compared with sample points."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from oubliette.games.dungeon_pen.crossing import NOT_CROSSED, closest, enters_box, enters_disc
from oubliette.games.dungeon_pen.squares import SIDE
from oubliette.games.dungeon_pen.tracing import TOLERANCE, trace
from oubliette.games.dungeon_pen.walls import Walls, mask_of
from tests.games.dungeon_pen.reference_geometry import Shot, away_from_all, boxes_near, samples, shots

OPEN_FIELD = Walls(0)
GAP = 0.15
HAIR = 1e-7  # sample points closer than this prove nothing

middles = st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1)).map(lambda at: (at[0] + 0.5, at[1] + 0.5))
radii = st.sampled_from([0.5, 0.6, 1.5, 3.0])


# Discs


@given(shots(), middles, radii)
def test_a_disc_is_entered_where_the_first_point_of_the_line_lies_in_it(
    shot: Shot, middle: tuple[float, float], radius: float
) -> None:
    """[pickup.pass_over] [ruling.disc_from_outside] Neither before nor behind, and not at all from inside."""
    line = shot.line()
    place = enters_disc(line, *middle, radius)
    start = math.dist((shot.x, shot.y), middle)
    assume(abs(start - radius) > HAIR)
    if start < radius:
        assert place == NOT_CROSSED
    elif place == NOT_CROSSED:
        assert all(math.dist((x, y), middle) > radius - HAIR for _, x, y in samples(line))
    else:
        assert 0.0 <= place <= line.length + TOLERANCE
        assert math.isclose(math.dist(line.at(place), middle), radius, abs_tol=HAIR)
        assert all(math.dist((x, y), middle) > radius - HAIR for along, x, y in samples(line) if along < place - HAIR)


@given(shots(), middles, radii)
def test_nothing_is_passed_over_behind_a_contact(shot: Shot, middle: tuple[float, float], radius: float) -> None:
    """[ruling.pickup_before_contact] As if there were no walls, up to the contact; nothing beyond it."""
    line = shot.line()
    free = trace(OPEN_FIELD, *shot[1:])
    place, without = enters_disc(line, *middle, radius), enters_disc(free, *middle, radius)
    assume(abs(without - line.length) > HAIR)
    if without == NOT_CROSSED or without > line.length:
        assert place == NOT_CROSSED
    else:
        assert math.isclose(place, without, abs_tol=HAIR)


def test_a_disc_that_is_just_touched_is_passed_over() -> None:
    """[pickup.pass_over] From the side and with the very end."""
    assert enters_disc(trace(OPEN_FIELD, 3.0, 5.0, 0, 0.0, 4.0), 5.5, 5.5, 0.5) == pytest.approx(2.5, abs=1e-4)
    assert enters_disc(trace(OPEN_FIELD, 3.0, 5.5, 0, 0.0, 2.0), 5.5, 5.5, 0.5) == pytest.approx(2.0)
    assert enters_disc(trace(OPEN_FIELD, 3.0, 4.99, 0, 0.0, 4.0), 5.5, 5.5, 0.5) == NOT_CROSSED
    assert enters_disc(trace(OPEN_FIELD, 3.0, 5.5, 0, 0.0, 1.99), 5.5, 5.5, 0.5) == NOT_CROSSED


def test_a_disc_behind_one_is_not_passed_over() -> None:
    """[pickup.pass_over] A line has one direction."""
    assert enters_disc(trace(OPEN_FIELD, 7.0, 5.5, 0, 0.0, 4.0), 5.5, 5.5, 0.5) == NOT_CROSSED


# Boxes


@given(shots(), st.integers(0, SIDE - 2), st.integers(0, SIDE - 2), st.floats(0.0, 1.0))
def test_a_cell_is_entered_where_the_first_point_of_the_line_lies_in_it(
    shot: Shot, col: int, row: int, share: float
) -> None:
    """[ruling.cell_in_passing] Not before the place where the treasure was taken."""
    line = shot.line()
    after = share * line.length
    place = enters_box(line, col, row, col + 2, row + 2, after)

    def outside(x: float, y: float) -> float:
        return max(col - x, x - col - 2, row - y, y - row - 2)

    if place == NOT_CROSSED:
        assert all(outside(x, y) > -HAIR for along, x, y in samples(line) if along > after + HAIR)
    else:
        assert after - HAIR <= place <= line.length + HAIR
        assert outside(*line.at(place)) < HAIR
        assert all(outside(x, y) > -HAIR for along, x, y in samples(line) if after + HAIR < along < place - HAIR)


def test_a_line_that_begins_in_the_box_enters_it_at_once() -> None:
    line = trace(OPEN_FIELD, 3.0, 3.0, 0, 0.0, 4.0)
    assert enters_box(line, 2, 2, 4, 4) == 0.0
    assert enters_box(line, 2, 2, 4, 4, 0.5) == pytest.approx(0.5)
    assert enters_box(line, 2, 2, 4, 4, 1.5) == NOT_CROSSED


# Close to walls


@given(shots(), st.sampled_from([0.15, 0.5, 0.9]))
def test_the_closest_place_is_closer_than_all_others(shot: Shot, gap: float) -> None:
    """[spirit.bad_faith] [ruling.contest_from_outside] The line counts from where it has once been clear of walls."""
    line = shot.line()
    assume(not line.contact)
    every = boxes_near(shot.walls, line)
    joints = [away_from_all(x, y, every) for x, y in zip(line.xs, line.ys, strict=True)]
    assume(all(abs(distance - gap) > HAIR for distance in joints))
    clear = next((number for number, distance in enumerate(joints) if distance > gap), len(joints)) * line.step
    place, distance = closest(shot.walls, line, gap)
    points = [(x, y, away_from_all(x, y, every)) for along, x, y in samples(line, 10) if along >= clear - HAIR]
    if place == NOT_CROSSED:
        assert distance == gap
        assert all(found > gap - HAIR for _, _, found in points)
    else:
        assert clear - TOLERANCE <= place <= line.length + TOLERANCE
        x, y = line.at(place)
        assert math.isclose(away_from_all(x, y, every), distance, abs_tol=HAIR)
        assert distance <= gap + 2 * TOLERANCE
        assert all(found > distance - HAIR for _, _, found in points)


SIDES = {"south": (5.0, 8.85, 0), "north": (5.0, 10.15, 0), "east": (8.85, 5.0, 90), "west": (10.15, 5.0, 90)}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("inwards", [0.0, 0.01, 0.149])
def test_a_wall_is_as_close_on_every_side(side: str, inwards: float) -> None:
    """[spirit.bad_faith] A line that passes at 0.15 passed within 0.15, wherever the wall lies."""
    walls = Walls(mask_of([9 * SIDE + 9]))
    x, y, degrees = SIDES[side]
    if side in ("south", "north"):
        y += inwards if side == "south" else -inwards
    else:
        x += inwards if side == "east" else -inwards
    place, distance = closest(walls, trace(walls, x, y, degrees, 0.0, 8.0), GAP)
    assert place == pytest.approx(4.0) and distance == pytest.approx(GAP - inwards)


@pytest.mark.parametrize("side", SIDES)
def test_a_wall_beyond_the_gap_is_not_close(side: str) -> None:
    """[spirit.bad_faith]"""
    walls = Walls(mask_of([9 * SIDE + 9]))
    x, y, degrees = SIDES[side]
    x += {"east": -0.001, "west": 0.001}.get(side, 0.0)
    y += {"south": -0.001, "north": 0.001}.get(side, 0.0)
    assert closest(walls, trace(walls, x, y, degrees, 0.0, 8.0), GAP) == (NOT_CROSSED, GAP)


def test_the_edge_is_as_close_as_any_wall() -> None:
    """[spirit.bad_faith] [ruling.edge_is_wall] Here with the end of the line."""
    place, distance = closest(OPEN_FIELD, trace(OPEN_FIELD, 4.0, 9.0, 180, 0.0, 3.9), GAP)
    assert place == pytest.approx(3.9) and distance == pytest.approx(0.1)


def test_a_wall_beside_which_the_line_began_does_not_count_even_if_it_comes_closer() -> None:
    """[ruling.contest_from_outside] But the next one does."""
    one, two = 9 * SIDE + 9, 9 * SIDE + 12
    beside = Walls(mask_of([one])), Walls(mask_of([one, two]))
    lines = [trace(walls, 9.0, 8.9, 0.5, 0.0, 6.0) for walls in beside]
    assert closest(beside[0], lines[0], GAP) == (NOT_CROSSED, GAP)
    assert closest(beside[1], lines[1], GAP)[0] == pytest.approx(4.0, abs=1e-3)
