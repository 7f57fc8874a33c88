"""Choosing a square: first the room, then the square in it, because a list of hundreds is hard to use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    CELL_NAMES,
    CELL_OF,
    NOWHERE,
    SQUARE_CALLED,
    SQUARE_NAMES,
)
from oubliette.kernel import Ask, Rule, Value

BACK: Final = "back"  # undo the choice so far


def choose_square(
    seat: int,
    prompt: str,
    squares: Sequence[int],
    facts: Mapping[str, Value] | None = None,
    *,
    or_back: bool = False,
) -> Rule[int]:
    """Ask for one of these squares. Returns NOWHERE if the player may go back and does."""
    more = [BACK] if or_back else []
    rooms = [CELL_NAMES[cell] for cell in dict.fromkeys([CELL_OF[square] for square in squares])]
    room = yield from Ask(seat, prompt, rooms + more, facts)
    if room == BACK:
        return NOWHERE
    cell = CELL_CALLED[room]
    names = [SQUARE_NAMES[square] for square in squares if CELL_OF[square] == cell]
    name = yield from Ask(seat, "decide.square", names + more, facts)
    return NOWHERE if name == BACK else SQUARE_CALLED[name]
