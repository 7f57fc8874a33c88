"""Dangers grow with depth, hearts do not."""

from functools import cache
from statistics import fmean

from oubliette.games.paper_dungeon.notebook import Notebook
from tests.games.paper_dungeon.pool import STANDARD_POOL, outside_of_vault

BANDS = ((1, 5), (6, 15), (16, 25), (26, 35), (36, 45))
# Drawing 50 whole notebooks takes most of a minute, so two floors of each band stand for the band: other ones in every
# notebook, so that all floors of a band have their turn. The notebooks of the pool are drawn anyway.
NUMBERS = (*STANDARD_POOL, *range(1001, 1036))


def sampled(low: int, high: int, place: int) -> tuple[int, int]:
    """Two floors of a band, for the notebook in this place."""
    span = high - low + 1
    return low + place % span, low + (place + span // 2) % span


def worth(mark: str) -> float:
    """The strength of an enemy; 3.5 for a mystery."""
    return float(mark) if mark in "123456789" else 3.5 if mark == "?" else 0.0


def healing(mark: str) -> float:
    """The value of a heart; 3.5 for a mystery."""
    return "abcdef".index(mark) + 1.0 if mark in "abcdef" else 3.5 if mark == "h" else 0.0


@cache
def drawings() -> tuple[tuple[str, ...], ...]:
    """By band: what lies on the floors, vaults left out."""
    return tuple(
        tuple(
            outside_of_vault(Notebook(number).floor(floor))
            for place, number in enumerate(NUMBERS)
            for floor in sampled(low, high, place)
        )
        for low, high in BANDS
    )


def test_strength_rises_from_band_to_band() -> None:
    """[gen.difficulty_curve] Over 50 notebooks, two floors of each band."""
    assert len(NUMBERS) == len(set(NUMBERS)) == 50
    strengths = [fmean(sum(map(worth, marks)) for marks in band) for band in drawings()]

    assert strengths == sorted(strengths) and len(set(strengths)) == len(BANDS)
    assert strengths[-1] > 2 * strengths[0]


def test_the_printed_strength_rises_as_the_table_promises() -> None:
    """[gen.difficulty_curve] Each band's mean is near to enemies times strength, as the profile has them."""
    promised = [7 * 2, 8 * 2.55, 8.5 * 3.04, 9.5 * 3.5, 10.5 * 3.5]
    for band, mean in zip(drawings(), promised, strict=True):
        assert abs(fmean(sum(map(worth, marks)) for marks in band) - mean) < 0.12 * mean


def test_hearts_stay_the_same() -> None:
    """[gen.difficulty_curve] Their value on a floor, in every band within 15 % of that of all bands."""
    hearts = [fmean(sum(map(healing, marks)) for marks in band) for band in drawings()]

    assert all(abs(one - fmean(hearts)) <= 0.15 * fmean(hearts) for one in hearts)


def test_all_floors_of_a_band_have_their_turn() -> None:
    """[gen.difficulty_curve] The sample leaves none out."""
    for low, high in BANDS:
        assert {floor for place in range(50) for floor in sampled(low, high, place)} == set(range(low, high + 1))
        assert all(one != other for one, other in (sampled(low, high, place) for place in range(50)))
