"""Where a figure can walk with the points left, so that a player can choose a square instead of every step.

It walks on a copy of the table by the rules of the move. A way may end on a token but not cross one, because nobody can
foresee what happens there. [move.points] [move.blocked_by] [trap.trigger]
"""

from __future__ import annotations

from typing import Any, NamedTuple

from oubliette.games.dungeon_looters.geometry import NEXT_SQUARE, SIDE_NAMES, SQUARE_NAMES
from oubliette.games.dungeon_looters.movement import steps_on
from oubliette.games.dungeon_looters.state import Table, Turn
from oubliette.kernel import Ask, Way

STEP = "decide.move_step"


class _Reached(NamedTuple):
    """A square, the points left there, and the square of the neutral sherpa by then."""

    square: int
    points: int
    sherpa: int


def ways(table: Table, ask: Ask[Any]) -> list[Way]:
    """A shortest way to every square within reach, the nearest first."""
    if ask.prompt != STEP:
        return []
    assert ask.facts is not None
    points = ask.facts["points"]
    assert isinstance(points, int)
    scene = table.clone()
    turn = Turn(scene.looters[ask.seat])
    start = turn.looter.at
    found: list[Way] = []
    reached = [_Reached(start, points, scene.sherpa)]
    seen = {start}
    for place, here in enumerate(reached):  # the loop appends to it
        if here.points == 0 or (place > 0 and here.square in scene.traps):
            continue
        turn.looter.at, turn.points, scene.sherpa = here
        for side in steps_on(scene, turn):
            there = NEXT_SQUARE[side][here.square]
            if there not in seen:
                seen.add(there)
                found.append(Way(SQUARE_NAMES[there], SIDE_NAMES[side], place - 1))
                swapped = here.square if there == here.sherpa else here.sherpa
                reached.append(_Reached(there, here.points - 1, swapped))
    return found
