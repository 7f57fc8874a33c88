"""Bad faith: an opponent's line that came too close to a wall may be contested. Rulebook: bad faith."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_pen.crossing import closest
from oubliette.games.dungeon_pen.numbers import NUMBERS
from oubliette.games.dungeon_pen.pickups import course_of
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES, square_at
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.games.dungeon_pen.tracing import Line
from oubliette.kernel import Ask, Rule
from oubliette.kit.dice import roll

CONTEST: Final = "contest"
LET_PASS: Final = "let_pass"


def contested(table: Table, player: Player, line: Line) -> Rule[Line]:
    """Once per game, with 4 or more the closest point becomes a contact. [spirit.bad_faith] [ruling.contest_last]

    Only a line without contact, and only as far as it counts: behind the cell that wins the game nobody quibbles.
    """
    opponent = table.opponent(player)
    if opponent.contested or line.contact:
        return line
    home = course_of(table, player, line).home
    place, _ = closest(table.walls, line if home < 0.0 else line.cut(home, contact=False), NUMBERS.contest_gap)
    if place < 0.0:
        return line
    x, y = line.at(place)
    square = SQUARE_NAMES[square_at(x, y)]
    answer = yield from Ask(opponent.seat, "decide.contest", [LET_PASS, CONTEST], {"square": square})
    if answer == LET_PASS:
        return line
    opponent.contested = True
    face = yield from roll("roll.contest", facts={"seat": opponent.seat})
    success = face >= NUMBERS.contest_face
    table.tell("spirit.bad_faith", seat=opponent.seat, square=square, face=face, success=int(success))
    return line.cut(place, contact=True) if success else line
