"""Secret passages: through the wall to a way out, or to a chest that is too far to walk to."""

from __future__ import annotations

from typing import Final

from oubliette.bots.dungeon_looters.position import Position
from oubliette.games.dungeon_looters.geometry import CELL_OF, NEXT_CELL, NOWHERE, SIDES, SQUARE_CALLED, SQUARES_OF

_GOOD: Final = 400.0  # gold pieces: the least gain that is worth the card


def shortcut(position: Position) -> int:
    """The square of a neighbouring room to go to, or NOWHERE if walking is as good."""
    if position.at == NOWHERE:
        return NOWHERE
    squares = _free_squares(position)
    if position.time_to_go:
        if position.way_out[2] < 2 * position.movement:
            return NOWHERE
        return next((square for square in squares if square in position.layout.exits), NOWHERE)
    best, most = NOWHERE, _GOOD
    for square in squares:
        for chest in position.layout.beside[square]:
            if chest in position.full_chests and CELL_OF[chest] == CELL_OF[square]:
                worth = position.chest_worth(chest)
                if worth > most and position.careful.next_to(position.layout, chest)[1] > position.movement:
                    best, most = square, worth
    return best


def _free_squares(position: Position) -> list[int]:
    """The free squares of the rooms next to the bot's own, whatever is between them."""
    taken = {*position.blocked, *position.tokens}
    if position.view["sherpa"]:
        taken.add(SQUARE_CALLED[position.view["sherpa"]])
    found: list[int] = []
    for side in SIDES:
        room = position.layout.rooms.get(NEXT_CELL[side][position.room])
        if room is not None:
            squares = [SQUARES_OF[NEXT_CELL[side][position.room]][local] for local in room.floor]
            found += [square for square in squares if square not in taken]
    return found
