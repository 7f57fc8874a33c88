"""In random dungeons the game allows exactly what the reference rules allow."""

from __future__ import annotations

import random

import pytest

from oubliette.games.dungeon_looters.chests import chest_squares
from oubliette.games.dungeon_looters.doors import lockable_doors
from oubliette.games.dungeon_looters.dungeon import EMPTY
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, CELL_NAMES, NOWHERE, SQUARE_CALLED, SQUARE_NAMES
from oubliette.games.dungeon_looters.laying_tiles import legal_places, number_of
from oubliette.games.dungeon_looters.set_up import start_places, vestibule
from oubliette.games.dungeon_looters.state import ON_BOARD, Chest, Table, Trap
from oubliette.games.dungeon_looters.tiles import ORDINARY, ROOMS
from oubliette.games.dungeon_looters.traps import trap_squares
from tests.games.dungeon_looters.printed_tables import COMPANIES
from tests.games.dungeon_looters.reference_dungeon import ReferenceDungeon, called, name, square_name, turned_by
from tests.games.dungeon_looters.scenes import HALL, scene

NAMES = ("dwarf", "goblin", "lich", "merchant", "troll", "barbarian")
INSIDE = {"n": "c1", "e": "e3", "s": "c5", "w": "a3"}
LAYS = 24


def reference_of(table: Table) -> ReferenceDungeon:
    """The reference dungeon with the rooms of a table."""
    laid = {CELL_NAMES[cell]: ROOMS[number] for cell, number in enumerate(table.dungeon.laid) if number != EMPTY}
    radius = COMPANIES[len(table.looters)][2]
    return ReferenceDungeon(radius, {called(cell): turned_by(room.tile, room.quarters) for cell, room in laid.items()})


def start(players: int, rng: random.Random) -> Table:
    """Random start tiles where game and reference allow them, with or without a hall in the middle."""
    table = scene(NAMES[:players], rooms=rng.choice([HALL, {}]), at={})
    for looter in table.looters:
        places = start_places(table)
        assert set(places) == reference_of(table).start_places(COMPANIES[players][1])
        assert len(set(places)) == len(places) > 0
        room, heading = rng.choice(places)
        table.dungeon.lay(vestibule("nesw".index(heading)), CELL_CALLED[room])
        looter.state = ON_BOARD
        looter.at = SQUARE_CALLED[room + INSIDE[heading]]
    return table


def lay_one(table: Table, rng: random.Random) -> None:
    """Lay one of three random tiles, if there is a place."""
    looter = table.looters[0]
    looter.tiles = sorted(rng.sample(ORDINARY, 3))
    places = legal_places(table, looter)
    allowed = {(turned_by(tile, quarters), room) for tile, room, quarters in places}
    assert allowed == reference_of(table).places(looter.tiles, table.stack)
    assert len(allowed) == len(places), "no place is offered twice"
    if places:
        tile, room, quarters = rng.choice(places)
        table.dungeon.lay(number_of(tile, quarters), CELL_CALLED[room])


def grown(players: int, rng: random.Random, stack: int = 10) -> Table:
    """A random dungeon of some size."""
    table = start(players, rng)
    table.stack = stack
    for _ in range(LAYS):
        lay_one(table, rng)
    return table


@pytest.mark.slow
@pytest.mark.parametrize("stack", [10, 1, 0])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_a_tile_goes_exactly_where_the_reference_allows_it(players: int, seed: int, stack: int) -> None:
    """[tile.fit] [tile.fit_wall] [tile.fit_door] [tile.fit_outer] [tile.connected] [tile.no_sealing] [tile.anywhere]

    [geometry.rotation] [geometry.outer_door] [geometry.open_door] [setup.start_cell] [setup.start_gap] Radius 3 and 4.
    """
    table = grown(players, random.Random(seed * 10 + stack), stack)
    reference = reference_of(table)
    assert table.dungeon.parts() == len(reference.parts())
    if stack:
        assert all(reference.open_doors(part) for part in reference.parts())


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 6), (6, 7)])
def test_chests_traps_and_locks_go_exactly_where_the_reference_allows_them(players: int, seed: int) -> None:
    """[chest.blackened_only] [chest.empty_room] [chest.unlinked_rooms] [trap.square] [card.lock_door]

    [ruling.adventurer] [geometry.border_room]
    """
    rng = random.Random(seed)
    table = grown(players, rng)
    reference = reference_of(table)
    floor = sorted([square_name(square) for square in reference.squares(".c")])
    black = {square_name(square) for square in reference.squares("c")}
    for _ in range(40):
        spots = rng.sample(floor, players + 6)
        figures = [*spots[:players], spots[-1]]
        for looter, spot in zip(table.looters, spots, strict=False):
            looter.at = SQUARE_CALLED[spot]
        away = rng.choice(table.looters)
        away.state = rng.choice(["on_board", "left", "defeated"])
        if away.state != ON_BOARD:
            figures.remove(spots[away.seat])
            away.at = NOWHERE
        table.sherpa = SQUARE_CALLED[spots[-1]]
        table.chests = {SQUARE_CALLED[spot]: Chest("", 10, 1, 0) for spot in rng.sample(sorted(black), 3)}
        table.traps = {SQUARE_CALLED[spot]: Trap("decoy", 0, False) for spot in spots[players:-1] if spot not in black}
        chests = {SQUARE_NAMES[square] for square in table.chests}
        tokens = {SQUARE_NAMES[square] for square in table.traps}
        occupied = {spot[:2] for spot in figures[:-1]}
        doors = sorted(reference.doors())
        shut, broken = set(rng.sample(doors, 3)), set(rng.sample(doors, 3))
        dungeon = table.dungeon.clone()
        for door in shut:
            dungeon.lock(dungeon.door_called(door))
        for door in broken:
            dungeon.break_down(dungeon.door_called(door))
        before, table.dungeon = table.dungeon, dungeon

        assert called_squares(chest_squares(table)) == {
            spot for spot in black - chests - {spots[-1]} if spot[:2] not in occupied
        }
        assert called_squares(trap_squares(table)) == set(floor) - black - tokens - set(figures)
        assert {dungeon.door_name(door) for door in lockable_doors(table)} == set(doors) - shut - broken

        table.dungeon = before
        away.state = ON_BOARD


def called_squares(squares: list[int]) -> set[str]:
    assert len(squares) == len(set(squares)), "no square is offered twice"
    return {SQUARE_NAMES[square] for square in squares}


@pytest.mark.parametrize(("players", "seed"), [(3, 8), (5, 9)])
def test_squares_touch_exactly_where_the_reference_says(players: int, seed: int) -> None:
    """[geometry.passage] [geometry.adjacent] [geometry.door_squares] [geometry.border_room]"""
    table = grown(players, random.Random(seed))
    reference = reference_of(table)
    for square in reference.squares(".c"):
        found = table.dungeon.beside(SQUARE_CALLED[square_name(square)])
        assert called_squares(found) == {square_name(other) for other in reference.touching(square)}
    for cell in reference.laid:
        assert table.dungeon.border(CELL_CALLED[name(cell)]) == (name(cell) in reference.border())
