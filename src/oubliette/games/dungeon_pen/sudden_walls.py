"""Walls that appear during the game. Rulebook: sudden walls.

The player chooses a starting square in the block, then how the wall lies. Whatever starting square it was, only the
wall is drawn in the end: so the question offers the walls, each once, that hold a square of the block.
"""

from __future__ import annotations

from oubliette.games.dungeon_pen.numbers import NUMBERS
from oubliette.games.dungeon_pen.squares import DICE, GRID, SIDE, SQUARE_NAMES, block
from oubliette.games.dungeon_pen.state import Player, SuddenWall, Table
from oubliette.games.dungeon_pen.tracing import SKIN
from oubliette.games.dungeon_pen.walls import area, box_distance, mask_of
from oubliette.kernel import Ask, Rule
from oubliette.kit.dice import roll


def sudden_wall(table: Table, player: Player, length: int) -> Rule[None]:
    """Two dice give a block; the drawer places a wall that holds one of its squares. [wall.roll] [ruling.wall_player]

    Where there is no room the dice are thrown again, up to ten times. [ruling.wall_no_room]
    """
    for _ in range(1 + NUMBERS.wall_tries):
        red, black = yield from coordinates(table, player)
        red, black = yield from changed_dice(table, player, red, black, length)
        places = legal_walls(table, red, black, length)
        if places:
            yield from place(table, player, places, length)
            return
        table.tell("ruling.wall_no_room", seat=player.seat, red=red, black=black)
    table.tell("wall.given_up", seat=player.seat)


def coordinates(table: Table, player: Player) -> Rule[tuple[int, int]]:
    """The red die is the abscissa, the black one the ordinate. [coord.roll] [coord.axes]"""
    red = yield from roll("roll.red", facts={"seat": player.seat})
    black = yield from roll("roll.black", facts={"seat": player.seat})
    squares = block(red, black)
    table.tell(
        "coord.roll",
        seat=player.seat,
        red=red,
        black=black,
        start=SQUARE_NAMES[squares[0]],
        end=SQUARE_NAMES[squares[-1]],
    )
    return red, black


def changed_dice(table: Table, player: Player, red: int, black: int, length: int) -> Rule[tuple[int, int]]:
    """The wizard may change each die by one, staying within 1 and 6. [character.wizard]"""
    if not player.character.maps:
        return red, black
    dice = [
        (one, other)
        for one in range(max(red - 1, 1), min(red + 1, DICE) + 1)
        for other in range(max(black - 1, 1), min(black + 1, DICE) + 1)
        if legal_walls(table, one, other, length)
    ]
    if not dice:
        return red, black
    choice = yield from Ask(player.seat, "decide.change_dice", dice, {"red": red, "black": black, "squares": length})
    if choice != (red, black):
        table.tell("character.wizard", seat=player.seat, red=choice[0], black=choice[1])
    return choice


def place(table: Table, player: Player, places: list[SuddenWall], length: int) -> Rule[None]:
    """Where the wall lies. [wall.choose_start] [wall.choose_orientation]"""
    ends = [wall.ends for wall in places]
    choice = yield from Ask(player.seat, "decide.place_wall", ends, {"squares": length})
    wall = places[ends.index(choice)]
    table.build(wall)
    table.tell("wall.choose_orientation", seat=player.seat, start=wall.ends[0], end=wall.ends[1], squares=length)


def legal_walls(table: Table, red: int, black: int, length: int) -> list[SuddenWall]:
    """The walls of that length that may be drawn, those across before those down.

    [wall.contains_start] [ruling.wall_fits] [ruling.wall_overlap] [ruling.wall_forbidden] [wall.not_on_character]
    """
    squares = block(red, black)
    left, top = squares[0] % SIDE, squares[0] // SIDE
    size = squares[-1] % SIDE - left  # of the block, less one
    found: list[SuddenWall] = []
    for row in range(top, top + size + 1):
        for col in range(max(left - length + 1, 0), min(left + size, SIDE - length) + 1):
            _consider(table, tuple([row * SIDE + col + further for further in range(length)]), found)
    for col in range(left, left + size + 1):
        for row in range(max(top - length + 1, 0), min(top + size, SIDE - length) + 1):
            _consider(table, tuple([(row + further) * SIDE + col for further in range(length)]), found)
    return found


def _consider(table: Table, squares: tuple[int, ...], found: list[SuddenWall]) -> None:
    mask = mask_of(squares)
    sheet = table.sheet
    if mask & (sheet.cell_mask | sheet.treasure_mask) or not mask & table.walls.free:
        return
    if not on_character(table, squares) and leaves_ways(table, squares, mask):
        found.append(SuddenWall(squares))


def on_character(table: Table, squares: tuple[int, ...]) -> bool:
    """Would a box of the wall come within a skin of a character? [ruling.wall_character_gap]"""
    for player in table.players:
        for square in squares:
            if box_distance(player.x, player.y, square % SIDE, square // SIDE) <= SKIN:
                return True
    return False


def leaves_ways(table: Table, squares: tuple[int, ...], mask: int) -> bool:
    """Nobody may be shut in. [wall.not_enclose] [ruling.wall_connectivity]"""
    if table.house.strict_walls and not _could_part(table.walls.free, squares):
        return True
    free = table.walls.free & ~mask
    for player in table.players:
        reached = area(free, player.square)
        if not table.house.strict_walls:
            if reached.bit_count() <= NUMBERS.literal_area:
                return False
            continue
        goals = mask_of(table.sheet.cells[player.seat][:1])
        if not player.carrying:
            goals |= 1 << table.sheet.treasures[1 - player.seat]
        if goals & ~reached:
            return False
    return True


def _could_part(free: int, squares: tuple[int, ...]) -> bool:
    """Can a wall part anything? Not if the free squares around it hang together: who went through goes around.

    Most walls are cleared by this look at their neighbours, without a search of the sheet.
    """
    first, last = squares[0], squares[-1]
    west, east = first % SIDE - 1, last % SIDE + 1
    north, south = first // SIDE - 1, last // SIDE + 1
    ring = [(col, north) for col in range(west, east)]
    ring += [(east, row) for row in range(north, south)]
    ring += [(col, south) for col in range(east, west, -1)]
    ring += [(west, row) for row in range(south, north, -1)]
    stretches = 0
    before = _free(free, *ring[-1])
    for col, row in ring:
        here = _free(free, col, row)
        stretches += here and not before
        before = here
    return stretches > 1


def _free(free: int, col: int, row: int) -> bool:
    return GRID.holds(col, row) and bool(free >> (row * SIDE + col) & 1)
