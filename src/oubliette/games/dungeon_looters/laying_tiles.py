"""Step 1: laying a tile. Rulebook, section 1 of the turn."""

from __future__ import annotations

from oubliette.games.dungeon_looters import sherpa
from oubliette.games.dungeon_looters.choosing import BACK
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, CELL_NAMES, NOWHERE
from oubliette.games.dungeon_looters.mj_deck import lay_card
from oubliette.games.dungeon_looters.state import Looter, Table
from oubliette.games.dungeon_looters.tiles import ROOMS, TURNS
from oubliette.kernel import Ask, Rule, Value


def lay_a_tile(table: Table, looter: Looter) -> Rule[bool]:
    """Lay one of the tiles in hand wherever it fits, then draw one. Returns whether a tile was laid.

    [tile.lay] [tile.mandatory] [tile.anywhere] [tile.no_legal_place] [tile.none_in_hand] [ruling.lay_mandatory]
    """
    if not looter.tiles:
        return False
    places = legal_places(table, looter)
    if not places:
        yield from throw_a_tile_out(table, looter)
        return False
    tile, room, quarters = yield from Ask(looter.seat, "decide.lay_tile", places)
    yield from put_down(table, looter, tile, CELL_CALLED[room], quarters)
    return True


def legal_places(table: Table, looter: Looter) -> list[tuple[str, str, int]]:
    """All legal ways to lay a tile from the hand: (tile, cell name, quarter turns).

    [tile.fit] [tile.connected] [tile.no_sealing]
    """
    dungeon = table.dungeon
    edge = dungeon.edge()
    found: list[tuple[str, str, int]] = []
    for tile in dict.fromkeys(looter.tiles):
        for cell in edge:
            for number in TURNS[tile]:
                if may_lie(table, number, cell):
                    found.append((tile, CELL_NAMES[cell], ROOMS[number].quarters))
    return found


def may_lie(table: Table, number: int, cell: int) -> bool:
    """Does the room fit, and, while tiles are left, does it leave every part of the dungeon an open door?"""
    room = ROOMS[number]
    dungeon = table.dungeon
    return dungeon.fits(room, cell) and (table.stack == 0 or not dungeon.seals(room, cell))


def number_of(tile: str, quarters: int) -> int:
    """The room number of a tile after some quarter turns."""
    return next(number for number in TURNS[tile] if ROOMS[number].quarters == quarters)


def put_down(table: Table, looter: Looter, tile: str, cell: int, quarters: int) -> Rule[None]:
    """Lay a tile, put a card face down on it, draw another tile. [tile.mj_card]"""
    looter.tiles.remove(tile)
    table.dungeon.lay(number_of(tile, quarters), cell)
    lay_card(table, cell)
    table.tell("tile.lay", seat=looter.seat, tile=tile, room=CELL_NAMES[cell], quarters=quarters)
    if table.sherpa == NOWHERE and sherpa.wanted(table):
        sherpa.appear(table, cell)
    yield from draw_tile(table, looter)


def draw_tile(table: Table, looter: Looter) -> Rule[None]:
    """Draw a tile if any is left; the last one starts the countdown. [end.countdown_start]"""
    if table.stack == 0:
        return
    tile = yield from table.tiles.draw("draw.tile", {"seat": looter.seat})
    table.stack -= 1
    looter.tiles.append(tile)
    looter.tiles.sort()
    table.whisper((looter.seat,), "setup.tile_stack", seat=looter.seat, tile=tile)
    if table.stack == 0:
        table.tell("end.countdown_start", seat=looter.seat, turns=table.house.countdown_turns)


def throw_a_tile_out(table: Table, looter: Looter) -> Rule[None]:
    """If no tile fits, he removes one from the game and draws another. [tile.no_legal_place]

    [ruling.thrown_tile_is_shown]
    """
    tile = yield from Ask(looter.seat, "decide.discard_tile", list(dict.fromkeys(looter.tiles)))
    looter.tiles.remove(tile)
    table.tell("tile.no_legal_place", seat=looter.seat, tile=tile)
    yield from draw_tile(table, looter)


# Exploring during the move


def rooms_behind(table: Table, looter: Looter, cell: int) -> list[tuple[str, int]]:
    """What he can lay in the cell behind his door: (tile, quarter turns). [move.explore_needs_tile]

    Each has a door towards him, because it must fit his own door.
    """
    return [
        (tile, ROOMS[number].quarters)
        for tile in dict.fromkeys(looter.tiles)
        for number in TURNS[tile]
        if may_lie(table, number, cell)
    ]


def explore(table: Table, looter: Looter, cell: int) -> Rule[bool]:
    """He lays a tile from his hand behind an open door. Returns whether he did. [move.explore] [ruling.explore]"""
    options: list[Value] = [*rooms_behind(table, looter, cell), BACK]
    facts: dict[str, Value] = {"room": CELL_NAMES[cell]}
    answer = yield from Ask(looter.seat, "decide.explore_tile", options, facts)
    if answer == BACK:
        return False
    assert isinstance(answer, tuple)
    table.tell("move.explore", seat=looter.seat, room=CELL_NAMES[cell])
    yield from put_down(table, looter, answer[0], cell, answer[1])
    return True
