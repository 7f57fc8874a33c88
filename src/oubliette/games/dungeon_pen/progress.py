"""How far a player has come: an estimate for bots and for the display of who is ahead."""

from __future__ import annotations

from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.games.dungeon_pen.walls import mask_of, steps_between


def share_left(table: Table, player: Player) -> float:
    """The share of the steps there and back that a player still has to go; 1 if there is no way."""
    sheet, free = table.sheet, table.walls.free
    home, treasure = mask_of(sheet.cells[player.seat]), sheet.treasures[1 - player.seat]
    back = steps_between(sheet.walls.free, treasure, home)
    there = steps_between(free, player.square, home if player.carrying else 1 << treasure)
    left = there if player.carrying else there + back
    return 1.0 if there < 0 else min(left / (2 * back), 1.0)
