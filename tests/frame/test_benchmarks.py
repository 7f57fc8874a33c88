"""What the benchmarks print beside a target that was missed by a hair."""

import pytest

from benchmarks.engine.report import beside


@pytest.mark.parametrize(
    ("ratio", "target", "shown"),
    [
        (0.6976, 0.7, "0.698"),
        (0.69998, 0.7, "0.69998"),
        (0.7, 0.7, "0.70"),
        (0.7004, 0.7, "0.7004"),
        (0.6949, 0.7, "0.69"),
        (0.7, None, "0.70"),
        (5.001, 5.0, "5.001"),
        (0.7 - 1e-12, 0.7, "0.700000"),
    ],
)
def test_rounding_does_not_hide_a_miss(ratio: float, target: float | None, shown: str) -> None:
    """`0.70x  0.7x NOT REACHED` made people doubt the table."""
    assert beside(ratio, target) == shown
