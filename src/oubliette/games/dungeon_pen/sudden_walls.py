"""Walls that appear during the game. Rulebook: sudden walls.

By the rulebook the player chooses a starting square in the block, then how the wall lies. The result is only a wall, so
the question offers each possible wall once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from oubliette.games.dungeon_pen.numbers import NUMBERS
from oubliette.games.dungeon_pen.squares import DICE, SIDE, SQUARE_NAMES, block
from oubliette.games.dungeon_pen.state import Player, SuddenWall, Table
from oubliette.games.dungeon_pen.tracing import SKIN
from oubliette.games.dungeon_pen.walls import area, box_distance, mask_of, way
from oubliette.kernel import Ask, Rule
from oubliette.kit.dice import roll


def sudden_wall(table: Table, player: Player, length: int) -> Rule[None]:
    """Two dice give a block; the player places a wall on at least one of its squares. [wall.roll] [ruling.wall_player]

    If there is no room, the player throws again, up to ten times. [ruling.wall_no_room]
    """
    for _ in range(1 + NUMBERS.wall_tries):
        red, black = yield from coordinates(table, player)
        red, black = yield from changed_dice(table, player, red, black, length)
        places = legal_walls(table, red, black, length)
        if places:
            yield from place(table, player, places, {"squares": length, "red": red, "black": black})
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
    """The wizard may change each die by one, within 1 to 6, if a wall has room there.

    [character.wizard] [ruling.wizard_dice]
    """
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


def place(table: Table, player: Player, places: list[SuddenWall], facts: Mapping[str, int]) -> Rule[None]:
    """Ask where the wall lies and build it. `facts`: its length and the dice. [wall.choose_start]

    [wall.choose_orientation]
    """
    ends = [wall.ends for wall in places]
    choice = yield from Ask(player.seat, "decide.place_wall", ends, facts)
    wall = places[ends.index(choice)]
    table.build(wall)
    start, end = wall.ends
    table.tell("wall.choose_orientation", seat=player.seat, start=start, end=end, squares=len(wall.squares))


def legal_walls(table: Table, red: int, black: int, length: int) -> list[SuddenWall]:
    """All legal walls of that length with a square in the block; horizontal ones first. [wall.contains_start]"""
    nine = block(red, black)
    left, top = nine[0] % SIDE, nine[0] // SIDE
    right, bottom = nine[-1] % SIDE, nine[-1] // SIDE
    forbidden, ways = forbidden_squares(table), Ways(table)
    places: list[tuple[int, ...]] = []
    for row in range(top, bottom + 1):
        for col in range(max(left - length + 1, 0), min(right, SIDE - length) + 1):  # [ruling.wall_fits]
            first = row * SIDE + col
            places.append(tuple(range(first, first + length)))
    for col in range(left, right + 1):
        for row in range(max(top - length + 1, 0), min(bottom, SIDE - length) + 1):
            first = row * SIDE + col
            places.append(tuple(range(first, first + length * SIDE, SIDE)))
    found: list[SuddenWall] = []
    for squares in places:
        wall = mask_of(squares)
        if not wall & forbidden and wall & table.walls.free and ways.stay_open(wall):  # [ruling.wall_overlap]
            found.append(SuddenWall(squares))
    return found


def forbidden_squares(table: Table) -> int:
    """Cells, treasures, and all squares within a skin of a character.

    [ruling.wall_forbidden] [wall.not_on_character] [ruling.wall_character_gap]
    """
    found = table.sheet.cell_mask | table.sheet.treasure_mask
    for player in table.players:
        col, row = int(player.x), int(player.y)
        for down in range(max(row - 1, 0), min(row + 2, SIDE)):
            for across in range(max(col - 1, 0), min(col + 2, SIDE)):
                if box_distance(player.x, player.y, across, down) <= SKIN:
                    found |= 1 << (down * SIDE + across)
    return found


def needed_ways(table: Table, player: Player, square: int) -> list[tuple[int, int]]:
    """(start, goals) of the ways a character needs: to its own cell and, if not carried yet, to the treasure."""
    cell = 1 << table.sheet.cells[player.seat][0]  # one square is enough: no wall separates those of a cell
    if player.carrying:
        return [(square, cell)]
    return [(square, cell), (square, 1 << table.sheet.treasures[1 - player.seat])]


def has_ways(table: Table, player: Player, square: int, free: int) -> bool:
    """Is a character on that square free? `strict`: it can reach all it needs; `literal`: its area is large enough."""
    if table.house.strict_walls:
        return all(way(free, start, goal) for start, goal in needed_ways(table, player, square))
    return area(free, square).bit_count() > NUMBERS.literal_area


@final
class Ways:
    """The ways that a new wall must leave open. Caches found ways: most walls block none of them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ends = [ends for player in table.players for ends in needed_ways(table, player, player.square)]
        self.found: list[list[int]] = [[] for _ in self.ends]

    def stay_open(self, wall: int) -> bool:
        """Does this wall shut nobody in? [wall.not_enclose] [ruling.wall_connectivity]"""
        table = self.table
        free = table.walls.free & ~wall
        if not table.house.strict_walls:
            return all(has_ways(table, player, player.square, free) for player in table.players)
        for (start, goal), found in zip(self.ends, self.found, strict=True):
            for squares in found:
                if not wall & squares:
                    break
            else:
                squares = way(free, start, goal)
                if not squares:
                    return False
                found.append(squares)
        return True
