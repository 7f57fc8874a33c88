"""Wilson's interval, compared with known figures, and quantiles."""

import pytest

from oubliette.lab import wilson
from oubliette.lab.statistics import quantile


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(50, 100, 0.40383, 0.59617), (0, 10, 0.0, 0.27753), (10, 10, 0.72247, 1.0), (1, 1, 0.20655, 1.0), (0, 0, 0, 1)],
)
def test_interval(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-6)


def test_more_matches_make_it_narrower_round_the_share() -> None:
    widths = []
    for matches in (10, 100, 1000):
        low, high = wilson(matches * 3 // 10, matches)
        assert 0 < low < 0.3 < high < 1
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(("share", "value"), [(0.0, 3), (0.1, 3), (0.5, 4), (0.75, 4), (0.76, 9), (1.0, 9)])
def test_a_quantile_is_the_smallest_value_that_enough_do_not_exceed(share: float, value: int) -> None:
    assert quantile({9: 1, 3: 1, 4: 2}, share) == value


def test_empty_counts_have_no_quantile() -> None:
    with pytest.raises(ValueError, match="no counts"):
        quantile({}, 0.5)
