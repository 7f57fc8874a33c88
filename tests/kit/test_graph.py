"""Distances and reachable nodes."""

from collections.abc import Callable, Iterable

from hypothesis import given
from hypothesis import strategies as st

from oubliette.kit.graph import distances, reachable
from oubliette.kit.grid import Grid

BOARD = {
    "stairs": ["hall"],
    "hall": ["stairs", "north", "east"],
    "north": ["hall", "vault"],
    "east": ["hall", "vault"],
} | {
    "vault": ["north", "east"],
    "cell": [],
}


def test_the_vault_is_three_steps_from_the_stairs() -> None:
    assert distances("stairs", BOARD.__getitem__) == {"stairs": 0, "hall": 1, "north": 2, "east": 2, "vault": 3}


def test_with_two_steps_nobody_reaches_the_vault() -> None:
    assert set(distances("stairs", BOARD.__getitem__, most=2)) == {"stairs", "hall", "north", "east"}
    assert distances("stairs", BOARD.__getitem__, most=0) == {"stairs": 0}


def test_there_is_no_way_into_a_closed_cell() -> None:
    assert "cell" not in reachable("stairs", BOARD.__getitem__)


def test_the_start_is_no_step_away() -> None:
    assert distances("cell", BOARD.__getitem__) == {"cell": 0}


GRID = Grid(6, 6)


def around(walls: set[int]) -> Callable[[int], Iterable[int]]:
    return lambda square: [other for other in GRID.orthogonal[square] if other not in walls]


@given(st.sets(st.integers(1, 35), max_size=20))
def test_every_reached_square_has_a_neighbour_one_step_nearer(walls: set[int]) -> None:
    far = distances(0, around(walls))
    assert far[0] == 0 and not walls & set(far)
    for square, steps in far.items():
        beside = [far[other] for other in around(walls)(square)]  # a free neighbour of a reached square is reached, too
        assert square == 0 or min(beside) == steps - 1
        assert all(abs(other - steps) == 1 for other in beside)
    assert reachable(0, around(walls)) == set(far)


@given(st.integers(0, 35), st.integers(0, 35))
def test_on_an_empty_floor_the_distance_is_the_walk(one: int, other: int) -> None:
    assert distances(one, GRID.orthogonal.__getitem__)[other] == GRID.walk(one, other)
