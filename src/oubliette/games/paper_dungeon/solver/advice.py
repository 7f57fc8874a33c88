"""Advice after a roll: what each legal heading is worth."""

from __future__ import annotations

from typing import final

from oubliette.games.paper_dungeon.movement import Going, first_headings
from oubliette.games.paper_dungeon.solver.atlas import FLAGS, LEFT, Leg, flags_of
from oubliette.games.paper_dungeon.solver.outlook import Outlook, WaysOut
from oubliette.kernel import Shared


@final
class Advice(Shared):
    """One heading: its worth by the caller's prices, and the turns to the stairs.

    The turns include this one, and assume that all later moves aim at the stairs.
    """

    def __init__(self, heading: int, worth: float, turns: float) -> None:
        self.heading = heading
        self.worth = worth
        self.turns = turns

    def __repr__(self) -> str:
        return f"Advice({self.heading}, worth={self.worth:.2f}, turns={self.turns:.2f})"


def advise(outlook: Outlook, going: Going, square: int, steps: int, diagonal: bool, turns: int = 2) -> list[Advice]:
    """Every heading, the best one first, looking `turns` turns ahead. Empty if the move is lost."""
    atlas = outlook.atlas
    flags = flags_of(going)
    quickest = WaysOut(atlas, 1.0, [0.0] * atlas.ground.floor.grid.size)
    _, headings = first_headings(going, square, steps, diagonal)
    found: list[Advice] = []
    for heading in headings:
        legs = atlas.legs_along(going, square, heading, steps)
        worth = max([outlook.of_leg(leg, flags, turns) for leg in legs])
        found.append(Advice(heading, worth, min([_turns(quickest, leg, flags) for leg in legs])))
    return sorted(found, key=lambda advice: -advice.worth)


def _turns(quickest: WaysOut, leg: Leg, flags: int) -> float:
    end, gains, _ = leg
    held = flags | gains
    if end == LEFT or quickest.atlas.ground.exits[held >> 1] >> end & 1:
        return 1.0
    return 1.0 + quickest.cost(end * FLAGS + held)
