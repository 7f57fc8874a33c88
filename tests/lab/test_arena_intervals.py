"""Intervals that hold after every match, tested on random results whose true mean is known."""

from itertools import pairwise
from random import Random
from statistics import median

import pytest

from oubliette.lab import wilson
from oubliette.lab.arena.intervals import (
    ALPHA,
    STAKES,
    fixed_share_bounds,
    is_above,
    is_below,
    mean_reach,
    share_bounds,
)
from oubliette.lab.arena.questions import Means, Shares

RUNS = 120
BLOCKS = 120


def pair_of_matches(share: float, luck: Random, draws: float = 0.0) -> int:
    """Half points of two matches."""
    return sum([1 if luck.random() < draws else 2 * (luck.random() < share) for _ in range(2)])


def stop(share: float, luck: Random, mark: float = 0.5, margin: float = 0.0, draws: float = 0.0) -> tuple[str, int]:
    """The first verdict, looking after every block, and its block."""
    sample = Shares(4, 2)
    for block in range(1, BLOCKS + 1):
        sample.add(pair_of_matches(share, luck, draws))
        verdict = sample.verdict(mark, margin)
        if verdict:
            return verdict, block
    return "", BLOCKS


@pytest.mark.slow
@pytest.mark.parametrize(("share", "draws"), [(0.5, 0.0), (0.5, 0.6), (0.7, 0.0)])
def test_looking_after_every_block_is_wrong_one_time_in_twenty_at_most(share: float, draws: float) -> None:
    """The mark is the true share, so every verdict is wrong."""
    luck = Random(1)
    wrong = [verdict for verdict, _ in (stop(share, luck, mark=share, draws=draws) for _ in range(RUNS)) if verdict]

    assert len(wrong) <= ALPHA * RUNS


def test_an_interval_for_one_look_would_be_wrong_far_more_often() -> None:
    """Shows why the arena must not use it, and that the test above can fail."""
    luck = Random(1)
    wrong = 0
    for _ in range(RUNS):
        points = 0
        for block in range(1, BLOCKS + 1):
            points += pair_of_matches(0.5, luck)
            low, high = wilson(points / 2, 2 * block)
            if not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong > 3 * ALPHA * RUNS


def test_a_claim_is_rejected_when_the_stake_has_grown_forty_times() -> None:
    """By luck this happens once in forty; on both sides together that is 5%."""

    def stake(wins: int) -> float:
        return sum([(1 + share) ** wins for share in STAKES]) / len(STAKES)  # a win against 0.5 adds the share

    wins = next(number for number in range(100) if stake(number) >= 40)
    assert is_above({1: wins}, 1, 0.5) and is_below({0: wins}, 1, 0.5)
    assert not is_above({1: wins - 1}, 1, 0.5) and not is_below({0: wins - 1}, 1, 0.5)


def test_a_block_is_never_worth_more_than_its_matches() -> None:
    """Here nearly every block is one win and one loss, so the spread suggests thousands of matches."""
    assert fixed_share_bounds({0: 1, 1: 98, 2: 1}, 2, 200) == pytest.approx(wilson(100, 200))


def test_values_with_different_means_are_judged_by_the_mean_of_all() -> None:
    """A block of two values, 20% and 80%: the first bot is neither better nor worse."""
    luck = Random(2)
    wrong = 0
    for _ in range(RUNS):
        sample = Shares(4, 2)
        for _ in range(BLOCKS // 2):
            sample.add(pair_of_matches(0.2, luck))
            sample.add(pair_of_matches(0.8, luck))
            if sample.verdict(0.5, 0.0):
                wrong += 1
                break
    assert wrong <= ALPHA * RUNS


@pytest.mark.parametrize(("share", "most"), [(0.7, 50), (0.9, 16), (1.0, 10)])
def test_the_better_bot_is_found_and_the_sooner_the_better_it_is(share: float, most: int) -> None:
    luck = Random(3)
    found = [stop(share, luck) for _ in range(50)]

    assert {verdict for verdict, _ in found} <= {"above", ""} and [verdict for verdict, _ in found].count("above") >= 45
    assert median([blocks for _, blocks in found]) <= most
    assert {verdict for verdict, _ in [stop(1 - share, luck) for _ in range(20)]} <= {"below", ""}


def test_the_interval_at_the_stop_holds_the_truth() -> None:
    luck = Random(4)
    missed = 0
    for _ in range(RUNS):
        sample = Shares(4, 2)
        for _ in range(BLOCKS):
            sample.add(pair_of_matches(0.7, luck))
            if sample.verdict(0.5, 0.0):
                break
        low, high = sample.bounds()
        assert low <= sample.mean <= high
        missed += not low <= 0.7 <= high
    assert missed <= ALPHA * RUNS


def test_verdicts_agree_with_the_interval() -> None:
    luck = Random(5)
    for share in (0.3, 0.5, 0.6):
        sample = Shares(4, 2)
        for _ in range(60):
            sample.add(pair_of_matches(share, luck))
            low, high = sample.bounds()
            for mark in (0.2, 0.4, 0.5, 0.6):
                inside = mark - 0.25 < low and high < mark + 0.25
                expected = "above" if low > mark else "below" if high < mark else "even" if inside else ""
                assert sample.verdict(mark, 0.25) == expected


def test_the_interval_shrinks_with_more_results_and_grows_with_smaller_alpha() -> None:
    widths = []
    for times in (5, 50, 500):
        low, high = share_bounds({1: 4 * times, 3: 6 * times}, 4)
        assert low < 0.55 < high
        widths.append(high - low)
        wide_low, wide_high = share_bounds({1: 4 * times, 3: 6 * times}, 4, ALPHA / 10)
        assert wide_low < low and high < wide_high
    assert all(after < before for before, after in pairwise(widths))


def test_few_results_have_wide_intervals() -> None:
    assert share_bounds({}, 4) == pytest.approx((0, 1), abs=1e-4)
    low, high = share_bounds({4: 2}, 4)
    assert low < 0.2 and high == pytest.approx(1)
    assert is_above({4: 30}, 4, 0.5) and not is_above({4: 3}, 4, 0.5) and is_below({0: 30}, 4, 0.5)


def test_a_difference_lies_between_minus_one_and_one() -> None:
    sample = Shares(2, 1, base=-1.0)
    for result in [1] * 60 + [2] * 40:  # equal in 60 matches, better in 40
        sample.add(result)

    low, high = sample.bounds()
    assert sample.mean == pytest.approx(0.4) and 0.2 < low < 0.4 < high < 0.6
    assert sample.verdict(0.0, 0.0) == "above" and sample.verdict(0.9, 0.0) == "below"


def test_for_independent_matches_a_fixed_number_gives_wilsons_interval() -> None:
    """Two independent matches of a block count as two; two equal ones count as one."""
    independent = {4: 25, 2: 50, 0: 25}
    twins = {4: 50, 0: 50}

    assert fixed_share_bounds(independent, 4, 200) == pytest.approx(wilson(100, 200), abs=0.002)
    assert fixed_share_bounds(twins, 4, 200) == pytest.approx(wilson(50, 100), abs=0.002)
    assert fixed_share_bounds({2: 100}, 4, 200) == pytest.approx(wilson(50, 100)), "no spread proves nothing"


def test_a_mean_without_limits_has_an_interval_once_there_are_enough() -> None:
    luck = Random(6)
    missed = 0
    for _ in range(RUNS):
        sample = Means()
        for number in range(100):
            sample.add(luck.gauss(5, 2))
            low, high = sample.bounds()
            if not low <= 5 <= high:
                assert number >= 19
                missed += 1
                break
    assert missed <= ALPHA * RUNS
    assert mean_reach(19, 1.0) == float("inf") > mean_reach(20, 1.0) > mean_reach(200, 1.0) > 0


def test_mean_and_spread_are_computed_from_all_results() -> None:
    sample = Means()
    for result in (1.0, 2.0, 3.0, 6.0):
        sample.add(result)

    low, high = sample.bounds(fixed=True)
    assert sample.mean == 3 and (low + high) / 2 == pytest.approx(3)
    assert (high - low) / 2 == pytest.approx(1.959964 * (14 / 3) ** 0.5 / 2, rel=1e-5)
