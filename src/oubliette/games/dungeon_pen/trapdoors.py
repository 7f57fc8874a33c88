"""The trapdoor: the opponent chooses where the player comes out. Rulebook: events."""

from __future__ import annotations

from oubliette.games.dungeon_pen.squares import SQUARE_CALLED, SQUARE_NAMES, block, centre
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.games.dungeon_pen.sudden_walls import coordinates, has_ways
from oubliette.kernel import Ask, Rule


def trapdoor(table: Table, player: Player) -> Rule[None]:
    """Two dice give a block; the opponent chooses a square of it. The player keeps everything. [ruling.trapdoor]"""
    red, black = yield from coordinates(table, player)
    squares = landings(table, player, red, black)
    if not squares:
        table.tell("trapdoor.nowhere", seat=player.seat)
        return
    opponent = table.opponent(player)
    names = [SQUARE_NAMES[square] for square in squares]
    name = yield from Ask(opponent.seat, "decide.trapdoor_square", names, {"victim_seat": player.seat})
    player.x, player.y = centre(SQUARE_CALLED[name])
    table.tell("ruling.trapdoor", seat=player.seat, square=name, opponent_seat=opponent.seat)


def landings(table: Table, player: Player, red: int, black: int) -> list[int]:
    """Squares of the block without wall, cell, illustration or character, with a way out. [ruling.trapdoor_way_out]"""
    taken = table.walls.mask | table.sheet.cell_mask | table.sheet.picture_mask
    for other in table.players:
        taken |= 1 << other.square
    return [
        square
        for square in block(red, black)
        if not taken >> square & 1 and has_ways(table, player, square, table.walls.free)
    ]
