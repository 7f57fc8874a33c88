"""Bad faith: a player may contest an opponent's line that came too close to a wall. Rulebook: bad faith."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_pen.crossing import NOT_CROSSED, closest
from oubliette.games.dungeon_pen.numbers import NUMBERS
from oubliette.games.dungeon_pen.pickups import home_of
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES, square_at
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.games.dungeon_pen.tracing import SKIN, Line
from oubliette.games.dungeon_pen.walls import Walls
from oubliette.kernel import Ask, Rule
from oubliette.kit.dice import roll

CONTEST: Final = "contest"
LET_PASS: Final = "let_pass"


def contested(table: Table, player: Player, line: Line) -> Rule[Line]:
    """Let the opponent contest, once per game: on 4 or more the closest point becomes a contact. [spirit.bad_faith]

    Only a line without contact can be contested. A line that comes home is already cut at the cell. [win.cut_at_home]

    [ruling.contest_last]
    """
    opponent = table.opponent(player)
    if opponent.contested or line.contact:
        return line
    home = home_of(table, player, line)
    place = too_close(table.walls, line, home)
    if place < 0.0:
        return line
    x, y = line.at(place)
    square = SQUARE_NAMES[square_at(x, y)]
    answer = yield from Ask(
        opponent.seat, "decide.contest", [LET_PASS, CONTEST], {"square": square, "home": int(home >= 0.0)}
    )
    if answer == LET_PASS:
        return line
    opponent.contested = True
    face = yield from roll("roll.contest", facts={"seat": opponent.seat})
    success = face >= NUMBERS.contest_face
    table.tell("spirit.bad_faith", seat=opponent.seat, square=square, face=face, success=int(success))
    return line.cut(place, contact=True) if success else line


def too_close(walls: Walls, line: Line, home: float) -> float:
    """The distance along the line of its contestable point, or -1.

    If the line comes home, only the part up to a skin before the cell counts: nearer than that, the cell would come
    before the contact, and a successful contest would change nothing. [ruling.contest_last] [proc.path_order]
    """
    if home >= 0.0:
        if home <= SKIN:
            return NOT_CROSSED
        line = line.cut(home - SKIN, contact=False)
    return closest(walls, line, NUMBERS.contest_gap)[0]
