"""Giving up: how a match ends that nobody plays to its end."""

from __future__ import annotations

from oubliette.kernel import Result


def given_up(seats: int, seat: int, rivals: bool) -> Result:
    """How a match ended that this seat gave up: of two rivals the other has won, otherwise nobody.

    There are no scores: the rules count them at the end, and it never came.
    """
    places = [2] * seats
    if rivals:
        places[1 - seat] = 1
    return Result("table.resigned", tuple(places), (0,) * seats)
