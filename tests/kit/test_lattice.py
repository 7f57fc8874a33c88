"""Lattices: options on a grid, computed instead of stored."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette.kernel import Ask, ScriptProblem, find_option, play
from oubliette.kit.lattice import Lattice

AIMS = Lattice(("angle", range(720)), ("strength", range(5, 101)))
SMALL = Lattice(("row", range(-1, 2)), ("step", range(10, 0, -3)), ("side", range(2)))
LISTED = list(product(range(-1, 2), range(10, 0, -3), range(2)))

steps = st.integers(-3, 3).filter(bool)
axes = st.builds(range, st.integers(-5, 5), st.integers(-5, 5), steps).filter(len)
lattices = st.lists(axes, min_size=1, max_size=3).map(
    lambda some: (Lattice(*[(f"axis_{place}", axis) for place, axis in enumerate(some)]), list(product(*some)))
)
places = st.one_of(st.none(), st.integers(-30, 30))


def test_the_last_axis_runs_fastest() -> None:
    assert list(SMALL) == LISTED
    assert SMALL[0] == (-1, 10, 0) and SMALL[1] == (-1, 10, 1) and SMALL[2] == (-1, 7, 0)


def test_it_knows_its_names_and_says_how_it_is_built() -> None:
    assert AIMS.names == ("angle", "strength")
    assert AIMS.shape == ("lattice", "angle", 0, 720, 1, "strength", 5, 101, 1)
    assert SMALL.shape == ("lattice", "row", -1, 2, 1, "step", 10, 0, -3, "side", 0, 2, 1)


def test_a_flick_has_69120_aims() -> None:
    assert len(AIMS) == 720 * 96
    assert AIMS[0] == (0, 5) and AIMS[95] == (0, 100) and AIMS[96] == (1, 5)
    assert AIMS[len(AIMS) - 1] == AIMS[-1] == (719, 100)


def test_negative_places_count_from_the_end() -> None:
    assert [SMALL[place] for place in range(-len(SMALL), 0)] == LISTED


@pytest.mark.parametrize("place", [len(SMALL), -len(SMALL) - 1, 10_000, -10_000])
def test_an_index_beyond_the_ends_fails(place: int) -> None:
    with pytest.raises(IndexError):
        SMALL[place]


@given(lattices, places, places, st.one_of(st.none(), steps))
def test_slices_are_those_of_a_list(
    both: tuple[Lattice, list[tuple[int, ...]]], start: int | None, stop: int | None, step: int | None
) -> None:
    lattice, listed = both
    assert lattice[start:stop:step] == listed[start:stop:step]


@given(lattices)
def test_it_equals_a_list_of_its_combinations(both: tuple[Lattice, list[tuple[int, ...]]]) -> None:
    lattice, listed = both
    assert len(lattice) == len(listed) and list(lattice) == listed and list(reversed(lattice)) == listed[::-1]
    assert [lattice.index(combination) for combination in listed] == list(range(len(listed)))
    assert all(combination in lattice and lattice.count(combination) == 1 for combination in listed)


@given(lattices, st.lists(st.integers(-7, 7), max_size=4).map(tuple), places, places)
def test_it_finds_what_a_list_finds_between_the_same_places(
    both: tuple[Lattice, list[tuple[int, ...]]], wanted: tuple[int, ...], start: int | None, stop: int | None
) -> None:
    lattice, listed = both
    begin, end = start or 0, len(listed) if stop is None else stop
    found = lattice.index(wanted, begin, stop) if wanted in listed[begin:end] else None
    if found is None:
        with pytest.raises(ValueError, match=r"is not a combination|outside of this slice"):
            lattice.index(wanted, begin, stop)
    else:
        assert found == listed.index(wanted, begin, end)


NONSENSE: list[object] = [
    (True, 50),
    (0, True),
    (90.0, 50),
    (90, 50.0),
    ("90", 50),
    (90, None),
    (720, 50),
    (-1, 50),
    (90, 4),
    (90, 101),
    (90,),
    (90, 50, 0),
    (),
    [90, 50],
    90,
    "aim",
    None,
]


@pytest.mark.parametrize("value", NONSENSE)
def test_other_values_are_not_found(value: object) -> None:
    """True is not 1 here and 90.0 is not 90, although Python says they are equal."""
    with pytest.raises(ValueError, match="is not a combination"):
        AIMS.index(value)
    assert value not in AIMS and AIMS.count(value) == 0


def test_a_step_between_the_numbers_of_an_axis_is_no_combination() -> None:
    assert (0, 7, 1) in SMALL and (0, 8, 1) not in SMALL


def test_an_answer_is_found_by_the_kernel_and_a_list_counts_as_one() -> None:
    """Records and messages hold lists, never tuples."""
    assert find_option(AIMS, (540, 40)) == 540 * 96 + 35
    assert find_option(AIMS, [540, 40]) == 540 * 96 + 35
    for value in NONSENSE:
        assert find_option(AIMS, value) == (90 * 96 + 45 if value == [90, 50] else -1)


def test_it_can_be_asked_about() -> None:
    assert play(Ask(0, "decide.aim", AIMS), answers=[(540, 40)]) == (540, 40)
    with pytest.raises(ScriptProblem):
        play(Ask(0, "decide.aim", AIMS), answers=[(540, 4)])


def test_it_is_a_sequence_and_needs_numbers() -> None:
    assert isinstance(AIMS, Sequence)
    with pytest.raises(AssertionError):
        Lattice()
    with pytest.raises(AssertionError):
        Lattice(("angle", range(0)))
