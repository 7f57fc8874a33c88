"""Ratings of bots that met, with their uncertainty, by openskill (docs/decisions/0009-ratings.md says why)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, TypeAlias

# Who met, as places in the list of bots, and the places they came in on.
Meeting: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]

PASSES: Final = 20
ENOUGH: Final = 50_000  # meetings rated in all passes together: about a second


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, on openskill's scale: 25 is the middle; `error` is two standard deviations."""

    value: float
    error: float


def rate(bots: int, meetings: Sequence[Meeting]) -> list[Rating] | None:
    """Rate all bots; None when openskill is not installed.

    openskill rates match after match, so that their order has a say. Bots do not get better while they play: the drift
    is switched off (`tau`), and the mean of several passes is taken, each from the beginning and in an order of its
    own, the same for the same matches. How far the passes differ goes into the error. To rate the same matches twice in
    one pass would be to claim twice as many.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra
    except ImportError:
        return None

    model = PlackettLuce(tau=0.0)
    order = sorted(meetings)  # whoever calls cannot change a thing by the order
    shuffle = Random(0).shuffle
    passes = max(2, min(PASSES, ENOUGH // max(1, len(order))))
    means: list[list[float]] = [[] for _ in range(bots)]
    spreads = [0.0] * bots
    for _ in range(passes):
        shuffle(order)
        ratings = [model.rating() for _ in range(bots)]
        for who, places in order:
            rated = model.rate([[ratings[bot]] for bot in who], ranks=[float(place) for place in places])
            for bot, (one,) in zip(who, rated, strict=True):
                ratings[bot] = one
        for bot, one in enumerate(ratings):
            means[bot].append(one.mu)
            spreads[bot] += one.sigma**2 / passes
    return [_rating(means[bot], spreads[bot]) for bot in range(bots)]


def _rating(means: list[float], spread: float) -> Rating:
    middle = sum(means) / len(means)
    between = sum([(one - middle) ** 2 for one in means]) / (len(means) - 1)
    return Rating(middle, 2.0 * sqrt(spread + between))
