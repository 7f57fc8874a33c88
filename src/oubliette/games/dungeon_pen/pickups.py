"""Passing over illustrations. Rulebook: the fatras, the treasure and the potions.

Passing over an illustration is enough [pickup.pass_over]. Nothing behind a contact is reached
[ruling.pickup_before_contact]; an illustration under a sudden wall is out of play [ruling.covered_illustration].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from oubliette.games.dungeon_pen.crossing import NOT_CROSSED, enters_disc
from oubliette.games.dungeon_pen.hit_points import gain
from oubliette.games.dungeon_pen.homecoming import cut_at_home, enters_cell
from oubliette.games.dungeon_pen.numbers import NUMBERS
from oubliette.games.dungeon_pen.sheets import Sheet
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES, centre
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.games.dungeon_pen.tracing import Line
from oubliette.games.dungeon_pen.walls import Walls


@final
class Course:
    """What a line passes over, in order of distance. [proc.path_order]"""

    __slots__ = ("chests", "home", "on_the_way")

    def __init__(self, home: float, on_the_way: list[tuple[float, int | None]], chests: list[int]) -> None:
        self.home = home  # place where it brings the treasure home, or -1
        self.on_the_way = on_the_way  # (place, potion number), or (place, None) for the treasure
        self.chests = chests  # their numbers


def course_of(table: Table, player: Player, line: Line) -> Course:
    """What a player's line passes over and can still take. [pickup.potion] [ruling.chest_once]

    A potion serves twice, a chest once in the game.
    """
    return course(
        line,
        table.sheet,
        table.walls,
        player.seat,
        player.carrying,
        table.house.home_ending,
        [place for place, sips in enumerate(table.sipped) if sips < NUMBERS.potion_uses],
        [place for place in range(len(table.searched)) if closed(table, place)],
    )


def home_of(table: Table, player: Player, line: Line) -> float:
    """Where a player's line brings the treasure home, or -1. [win.treasure]"""
    taken = 0.0
    if not player.carrying:
        taken = enters(table.walls, line, table.sheet.treasures[1 - player.seat], NUMBERS.treasure_radius)
    return NOT_CROSSED if taken < 0.0 else enters_cell(line, table.sheet, player.seat, taken, table.house.home_ending)


def cut_if_home(table: Table, player: Player, line: Line) -> Line:
    """Cut a line at the cell if it brings the treasure home; leave any other line as it is. [win.cut_at_home]"""
    home = home_of(table, player, line)
    return line if home < 0.0 else cut_at_home(line, table.sheet, player.seat, home)


def course(
    line: Line,
    sheet: Sheet,
    walls: Walls,
    seat: int,
    carrying: bool,
    ending: bool,
    potions: Sequence[int],
    chests: Sequence[int],
) -> Course:
    """At equal distances the cell comes first, then the treasure, then potions, then the wall. [proc.path_order]"""
    treasure = NOT_CROSSED
    if not carrying:  # a player takes only the opponent's treasure [ruling.own_treasure]
        treasure = enters(walls, line, sheet.treasures[1 - seat], NUMBERS.treasure_radius)
    home = NOT_CROSSED
    if carrying or treasure >= 0.0:
        home = enters_cell(line, sheet, seat, max(treasure, 0.0), ending)
    on_the_way: list[tuple[float, int | None]] = [] if treasure < 0.0 else [(treasure, None)]
    for place in potions:
        distance = enters(walls, line, sheet.potions[place], NUMBERS.potion_radius)
        if distance >= 0.0 and (home < 0.0 or distance < home):
            on_the_way.append((distance, place))
    on_the_way.sort(key=_by_distance)
    crossed: list[tuple[float, int | None]] = []
    for place in chests:
        distance = enters(walls, line, sheet.chests[place], NUMBERS.chest_radius)
        if distance >= 0.0:
            crossed.append((distance, place))
    crossed.sort(key=_by_distance)
    return Course(home, on_the_way, [place for _, place in crossed if place is not None])


def closed(table: Table, chest: int) -> bool:
    """Can this chest still be searched? [ruling.chest_once]"""
    return table.house.chest_uses == 0 or table.searched[chest] < table.house.chest_uses


def _by_distance(passed: tuple[float, int | None]) -> float:
    return passed[0]


def enters(walls: Walls, line: Line, square: int, radius: float) -> float:
    """Where a line passes over the illustration on a square, or -1."""
    if walls.filled(square):
        return NOT_CROSSED
    x, y = centre(square)
    return enters_disc(line, x, y, radius)


def take_treasure(table: Table, player: Player) -> None:
    """The player takes the opponent's treasure for good; in a beginners' game this also heals.

    [pickup.treasure] [pickup.treasure_beginner] [mode.beginner] [ruling.beginner_cap] [ruling.no_robbery]
    """
    player.carrying = True
    table.tell("pickup.treasure", seat=player.seat)
    if table.house.beginner:
        gain(table, player, NUMBERS.beginner_treasure_gain)


def drink(table: Table, player: Player, potion: int) -> None:
    """Gain a hit point and use up one dose, even at full health. [pickup.potion] [ruling.potion_always_used]"""
    table.sipped[potion] += 1
    square = SQUARE_NAMES[table.sheet.potions[potion]]
    table.tell("pickup.potion", seat=player.seat, square=square, left=NUMBERS.potion_uses - table.sipped[potion])
    gain(table, player, NUMBERS.potion_gain)


def search(table: Table, player: Player, chest: int) -> None:
    """Mark a chest as searched; the caller draws the fatras card. [pickup.chest] [ruling.chest_once]"""
    table.searched[chest] += 1
    table.tell("pickup.chest", seat=player.seat, square=SQUARE_NAMES[table.sheet.chests[chest]])
