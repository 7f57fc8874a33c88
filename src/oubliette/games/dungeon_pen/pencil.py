"""A real pencil on a real sheet: the player says where it stopped. Rulebook: the flick.

There is no aim and fate draws no error: the hand made its own. People at the table see to cards about the hand (the
other hand, eyes shut); this module applies cards about strength and reach. [flick.real_pencil]
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from oubliette.games.dungeon_pen.effects import Grip
from oubliette.games.dungeon_pen.numbers import FLICK
from oubliette.games.dungeon_pen.pickups import cut_if_home
from oubliette.games.dungeon_pen.squares import SIDE, SQUARE_NAMES, square_at
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.games.dungeon_pen.tracing import Line, resting_place, straight
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.lattice import Lattice

TENTHS: Final = 10  # of a square: about a millimetre on paper
_ALONG: Final = range(SIDE * TENTHS + 1)
POINTS: Final = Lattice(("x_tenths", _ALONG), ("y_tenths", _ALONG))


def point_at(x: float, y: float) -> tuple[int, int]:
    """The nearest point that people can name, in tenths of a square."""
    return _tenths(x), _tenths(y)


def _tenths(place: float) -> int:
    return max(0, min(round(TENTHS * place), SIDE * TENTHS))


def pencil_line(table: Table, player: Player, grip: Grip) -> Rule[Line | None]:
    """The straight line to where the pencil stopped; None if it did not move. [flick.real_pencil] [flick.failed]"""
    seat, x, y = player.seat, player.x, player.y
    at_x, at_y = point_at(x, y)
    asked: dict[str, Value] = {
        "square": player.square_name,
        "x_tenths": at_x,
        "y_tenths": at_y,
        "waiting": tuple(player.waiting),
    }
    to_x, to_y = yield from Ask(seat, "decide.pencil", POINTS, asked)
    across, down = to_x / TENTHS - x, to_y / TENTHS - y
    length = sqrt(across * across + down * down)
    if length < FLICK.shortest:  # it ends where it began, as far as people can measure
        table.tell("flick.pencil_failed", seat=seat)
        return None
    share = grip.counted(length) / length
    line = cut_if_home(table, player, straight(table.walls, x, y, x + share * across, y + share * down))
    table.tell(
        "flick.real_pencil",
        seat=seat,
        said_tenths=round(10 * length),
        changed=int(share != 1.0),
        counted_tenths=round(10 * share * length),
        length_tenths=round(10 * line.length),
        square=SQUARE_NAMES[square_at(*resting_place(table.walls, line))],
        contact=int(line.contact),
    )
    return line
