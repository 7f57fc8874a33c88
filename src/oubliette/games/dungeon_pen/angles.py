"""Directions, the same to the last bit on every machine.

The libraries of two machines may differ in the last digit of a sine, and that digit can decide whether a line grazes a
corner. So this module computes sine and cosine with additions and multiplications only, in a fixed order: IEEE 754
rounds these the same way everywhere. Quarter turns come out exact.
"""

from __future__ import annotations

from typing import Final

_RADIANS: Final = 0.017453292519943295  # in a degree

# Taylor coefficients: up to 45 degrees the next term is below the last digit
_SIN: Final = (-1 / 6, 1 / 120, -1 / 5040, 1 / 362880, -1 / 39916800, 1 / 6227020800, -1 / 1307674368000)
_COS: Final = (-1 / 2, 1 / 24, -1 / 720, 1 / 40320, -1 / 3628800, 1 / 479001600, -1 / 87178291200, 1 / 20922789888000)


def direction(degrees: float) -> tuple[float, float]:
    """The unit vector of a direction, clockwise: 0 is east, 90 south, 180 west, 270 north."""
    turned = degrees % 360.0
    quarter = int((turned + 45.0) / 90.0)
    angle = (turned - 90.0 * quarter) * _RADIANS
    square = angle * angle
    sine = 0.0
    for coefficient in reversed(_SIN):
        sine = (sine + coefficient) * square
    sine = angle + angle * sine
    cosine = 0.0
    for coefficient in reversed(_COS):
        cosine = (cosine + coefficient) * square
    cosine = 1.0 + cosine
    if quarter == 1:
        return -sine, cosine
    if quarter == 2:
        return -cosine, -sine
    if quarter == 3:
        return sine, -cosine
    return cosine, sine
