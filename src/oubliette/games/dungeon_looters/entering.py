"""Entering a square, and perhaps a new room, by any means."""

from __future__ import annotations

from oubliette.games.dungeon_looters.geometry import CELL_OF
from oubliette.games.dungeon_looters.mj_deck import take_lying_card
from oubliette.games.dungeon_looters.state import Looter, Table
from oubliette.kernel import Rule


def put(table: Table, looter: Looter, square: int) -> Rule[None]:
    """Put a figure on a square; it takes the room's card if nobody has yet. [tile.first_entry]"""
    looter.at = square
    yield from take_lying_card(table, looter, CELL_OF[square])
