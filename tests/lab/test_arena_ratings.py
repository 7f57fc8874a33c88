"""Ratings, computed by the real openskill."""

import sys
from math import log, sqrt
from random import Random

import pytest

from oubliette.lab.arena.ratings import Meeting, Rating, rate


def rated(bots: int, meetings: list[Meeting]) -> list[Rating]:
    found = rate(bots, meetings)
    assert found is not None, "the tests need openskill"
    return found


def matches(share: float, number: int, seed: int = 1) -> list[Meeting]:
    luck = Random(seed)
    return [((0, 1), (1, 2) if luck.random() < share else (2, 1)) for _ in range(number)]


def test_more_wins_give_a_higher_rating_and_more_matches_a_smaller_error() -> None:
    few, many = rated(2, matches(0.75, 40)), rated(2, matches(0.75, 800))

    assert few[0].value > few[1].value and many[0].value > many[1].value
    assert many[0].error < few[0].error / 2
    assert many[0].value - many[0].error > many[1].value + many[1].error


@pytest.mark.slow
def test_the_difference_of_ratings_is_that_of_the_model() -> None:
    """Both players have a spread of 25/6: the odds are exp(difference / joint spread)."""
    one, other = rated(2, matches(0.7, 3000))

    assert one.value - other.value == pytest.approx(log(0.7 / 0.3) * sqrt(2) * 25 / 6, abs=1.0)


def test_the_order_of_matches_does_not_matter() -> None:
    meetings = matches(0.65, 300)
    turned: list[Meeting] = [((1, 0), places[::-1]) for _, places in meetings[::-1]]

    assert rated(2, meetings) == rated(2, meetings[::-1])
    assert [one.value for one in rated(2, turned)] == pytest.approx([one.value for one in rated(2, meetings)], abs=0.8)


def test_draws_bring_bots_together() -> None:
    drawn: list[Meeting] = [((0, 1), (2, 2))] * 100

    one, other = rated(2, drawn)
    assert one.value == pytest.approx(other.value) == pytest.approx(25)
    apart = rated(2, matches(1.0, 50))
    nearer = rated(2, matches(1.0, 50) + drawn)
    assert nearer[0].value - nearer[1].value < apart[0].value - apart[1].value


def test_three_at_a_table_are_rated_by_their_places() -> None:
    best, middle, worst = rated(3, [((2, 0, 1), (3, 1, 2))] * 30)

    assert best.value > middle.value > worst.value


def test_a_bot_without_matches_has_the_average_rating() -> None:
    assert rated(1, [])[0].value == 25


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)

    assert rate(2, matches(0.5, 4)) is None
