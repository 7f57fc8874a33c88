"""Ratings of bots that met, with their uncertainty, by openskill (for reasons see docs/decisions/0009-ratings.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, TypeAlias

# The bots that met, as indices into the list of bots, and their places in the result.
Meeting: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]

PASSES: Final = 20
ENOUGH: Final = 50_000  # meetings in all passes together: about a second


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot on openskill's scale, where 25 is average. `error` is two standard deviations."""

    value: float
    error: float


def rate(bots: int, meetings: Sequence[Meeting]) -> list[Rating] | None:
    """Rate all bots; None if openskill is not installed.

    openskill rates match after match, so their order changes the result. Bots do not improve while they play: so we
    switch the drift off (`tau`) and take the mean of several passes. Each pass starts from zero with another order,
    which depends only on the matches. The difference between passes is part of the error. Rating the same matches twice
    in one pass would pretend that there are twice as many.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra
    except ImportError:
        return None

    model = PlackettLuce(tau=0.0)
    order = sorted(meetings)  # so the caller's order does not matter
    shuffle = Random(0).shuffle
    passes = max(2, min(PASSES, ENOUGH // max(1, len(order))))
    means: list[list[float]] = [[] for _ in range(bots)]
    spreads = [0.0] * bots
    for _ in range(passes):
        shuffle(order)
        ratings = [model.rating() for _ in range(bots)]
        for members, places in order:
            rated = model.rate([[ratings[bot]] for bot in members], ranks=[float(place) for place in places])
            for bot, (one,) in zip(members, rated, strict=True):
                ratings[bot] = one
        for bot, one in enumerate(ratings):
            means[bot].append(one.mu)
            spreads[bot] += one.sigma**2 / passes
    return [_rating(means[bot], spreads[bot]) for bot in range(bots)]


def _rating(means: list[float], spread: float) -> Rating:
    middle = sum(means) / len(means)
    between = sum([(one - middle) ** 2 for one in means]) / (len(means) - 1)
    return Rating(middle, 2.0 * sqrt(spread + between))
