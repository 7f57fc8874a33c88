"""Dangers grow with depth, hearts do not."""

from functools import cache
from statistics import fmean

import pytest

from oubliette.games.paper_dungeon.notebook import Notebook
from tests.games.paper_dungeon.pool import STANDARD_POOL, outside_of_vault

pytestmark = pytest.mark.slow  # whole notebooks are drawn

BANDS = ((1, 5), (6, 15), (16, 25), (26, 35), (36, 45))
# A floor takes about 35 ms to draw, 50 whole notebooks more than a minute. Other tests draw the 15 notebooks of the
# pool anyway, so all their floors count; of 35 other notebooks one floor per band counts, a different one in each.
OTHERS = range(1001, 1036)


def sampled(low: int, high: int) -> list[tuple[int, int]]:
    """The floors of a band that are measured: (notebook, floor)."""
    found = [(number, floor) for number in STANDARD_POOL for floor in range(low, high + 1)]
    return found + [(number, low + place % (high - low + 1)) for place, number in enumerate(OTHERS)]


def worth(mark: str) -> float:
    """The strength of an enemy; 3.5 for a mystery."""
    return float(mark) if mark in "123456789" else 3.5 if mark == "?" else 0.0


def healing(mark: str) -> float:
    """The value of a heart; 3.5 for a mystery."""
    return "abcdef".index(mark) + 1.0 if mark in "abcdef" else 3.5 if mark == "h" else 0.0


@cache
def drawings() -> tuple[tuple[str, ...], ...]:
    """By band: the marks on its floors, without vaults."""
    return tuple(
        tuple(outside_of_vault(Notebook(number).floor(floor)) for number, floor in sampled(low, high))
        for low, high in BANDS
    )


def test_strength_rises_from_band_to_band() -> None:
    """[gen.difficulty_curve] Over 50 notebooks."""
    strengths = [fmean(sum(map(worth, marks)) for marks in band) for band in drawings()]

    assert strengths == sorted(strengths) and len(set(strengths)) == len(BANDS)
    assert strengths[-1] > 2 * strengths[0]


def test_the_printed_strength_rises_as_the_table_promises() -> None:
    """[gen.difficulty_curve] Each band's mean is near to enemies times strength, by the figures of the profile."""
    promised = [7 * 2, 8 * 2.55, 8.5 * 3.04, 9.5 * 3.5, 10.5 * 3.5]
    for band, mean in zip(drawings(), promised, strict=True):
        assert abs(fmean(sum(map(worth, marks)) for marks in band) - mean) < 0.12 * mean


def test_hearts_stay_the_same() -> None:
    """[gen.difficulty_curve] In every band their value on a floor is within 15 % of the mean of all bands."""
    hearts = [fmean(sum(map(healing, marks)) for marks in band) for band in drawings()]

    assert all(abs(one - fmean(hearts)) <= 0.15 * fmean(hearts) for one in hearts)
