"""The neutral sherpa, who appears when nobody plays him. Rulebook: lost objects and the sherpa."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.archetypes import SHERPA
from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    CELL_NAMES,
    CELL_OF,
    CENTRE,
    LOCAL_OF,
    NEXT_CELL,
    NOWHERE,
    SIDES,
    SIZE,
)
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import FATE, Ask, Rule
from oubliette.kit.dice import roll

_WANDER: Final = roll("roll.sherpa_wander")


def wanted(table: Table) -> bool:
    """Does this table have a neutral sherpa? [setup.neutral_sherpa]"""
    return table.house.neutral_sherpa and table.playing(SHERPA) is None


def central_square(table: Table, cell: int) -> int:
    """The free square nearest to the middle of the room, or NOWHERE. [sherpa.central_square]"""
    squares = table.free_squares(cell)
    return min(squares, key=_from_the_centre) if squares else NOWHERE


def _from_the_centre(square: int) -> tuple[int, int]:
    """Sort key: steps from the middle, then smaller y, then smaller x."""
    local = LOCAL_OF[square]
    return abs(local % SIZE - CENTRE % SIZE) + abs(local // SIZE - CENTRE // SIZE), local


def appear(table: Table, cell: int) -> None:
    """He appears in this room. [setup.neutral_sherpa]"""
    table.sherpa = central_square(table, cell)
    table.tell("setup.neutral_sherpa", room=CELL_NAMES[cell])


def flee(table: Table) -> Rule[None]:
    """After a defeat he goes to a random room at the border. [fight.neutral_sherpa_loses]"""
    table.sherpa = NOWHERE  # so that his own square counts as free
    border = table.dungeon.border_rooms()
    rooms = [CELL_NAMES[cell] for cell in border if central_square(table, cell) != NOWHERE]
    room = yield from Ask(FATE, "draw.sherpa_room", rooms)
    table.sherpa = central_square(table, CELL_CALLED[room])
    table.tell("fight.neutral_sherpa_loses", room=room)


def wander(table: Table) -> Rule[None]:
    """At the end of a round he may walk into a neighbouring room. [sherpa.wander] [sherpa.harmless]"""
    if table.sherpa == NOWHERE:
        return
    face = yield from _WANDER
    cell = CELL_OF[table.sherpa]
    if face > len(SIDES) or not (table.dungeon.joined[cell] & ~table.dungeon.shut[cell]) >> (face - 1) & 1:
        return
    beyond = NEXT_CELL[face - 1][cell]
    square = central_square(table, beyond)
    if square != NOWHERE:
        table.sherpa = square
        table.tell("sherpa.wander", room=CELL_NAMES[beyond])
