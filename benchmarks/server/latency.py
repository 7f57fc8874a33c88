"""Summarizes times by a few percentiles."""

from collections.abc import Sequence
from typing import NamedTuple


class Latency(NamedTuple):
    """Milliseconds."""

    p50: float
    p99: float
    longest: float


def latency(seconds: Sequence[float]) -> Latency:
    """The median, the 99th percentile, and the longest."""
    if not seconds:
        return Latency(0, 0, 0)
    ordered = sorted(seconds)
    last = len(ordered) - 1
    return Latency(*(1000 * ordered[min(last, round(part * last))] for part in (0.5, 0.99, 1.0)))
