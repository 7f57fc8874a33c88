"""Directions, the same to the last bit on every machine.

The sine of a machine's library may differ from another's in the last digit, and one digit can decide whether a line
grazes a corner. So they are worked out here with additions and multiplications alone, which the standard for floating
point (IEEE 754) rounds in one way only; the order of the operations is fixed, and quarter turns come out exactly.
"""

from __future__ import annotations

from typing import Final

_RADIANS: Final = 0.017453292519943295  # in a degree

# Taylor's coefficients: enough for half a right angle, where the next one is below the last digit
_SIN: Final = (-1 / 6, 1 / 120, -1 / 5040, 1 / 362880, -1 / 39916800, 1 / 6227020800, -1 / 1307674368000)
_COS: Final = (-1 / 2, 1 / 24, -1 / 720, 1 / 40320, -1 / 3628800, 1 / 479001600, -1 / 87178291200, 1 / 20922789888000)


def direction(degrees: float) -> tuple[float, float]:
    """The step of length 1 into a direction. 0 is east, 90 south, 180 west, 270 north: clockwise as one looks at it."""
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
