"""Ways and distances."""

from collections.abc import Callable, Iterable
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from oubliette.kit.graph import components, distances, reachable, shortest_path
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


def test_of_two_equal_ways_the_one_named_first_is_taken() -> None:
    assert shortest_path("stairs", "vault", BOARD.__getitem__) == ["stairs", "hall", "north", "vault"]


def test_there_is_no_way_into_a_closed_cell() -> None:
    assert shortest_path("stairs", "cell", BOARD.__getitem__) is None
    assert "cell" not in reachable("stairs", BOARD.__getitem__)


def test_who_is_there_already_walks_no_step() -> None:
    assert shortest_path("cell", "cell", BOARD.__getitem__) == ["cell"]


def test_a_cell_is_a_part_of_its_own() -> None:
    assert components(BOARD, BOARD.__getitem__) == [{"stairs", "hall", "north", "east", "vault"}, {"cell"}]
    assert components([], BOARD.__getitem__) == []


GRID = Grid(6, 6)


def around(walls: set[int]) -> Callable[[int], Iterable[int]]:
    return lambda square: [other for other in GRID.orthogonal[square] if other not in walls]


@given(st.sets(st.integers(1, 35), max_size=20), st.integers(0, 35))
def test_a_shortest_way_is_as_long_as_the_distance_and_walks_over_no_wall(walls: set[int], goal: int) -> None:
    far = distances(0, around(walls))
    path = shortest_path(0, goal, around(walls))
    if path is None:
        assert goal not in far
    else:
        assert len(path) == far[goal] + 1
        assert path[0] == 0 and path[-1] == goal
        assert all(there in GRID.orthogonal[here] for here, there in pairwise(path))
        assert not walls & set(path)


@given(st.sets(st.integers(1, 35), max_size=20))
def test_every_open_square_belongs_to_exactly_one_part(walls: set[int]) -> None:
    floor = [square for square in range(36) if square not in walls]
    parts = components(floor, around(walls))
    assert sorted(square for part in parts for square in part) == floor
    assert parts[0] == reachable(0, around(walls))


@given(st.integers(0, 35), st.integers(0, 35))
def test_on_an_empty_floor_the_distance_is_the_walk(one: int, other: int) -> None:
    assert distances(one, GRID.orthogonal.__getitem__)[other] == GRID.walk(one, other)
