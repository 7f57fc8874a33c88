"""The set-up of Dungeon Pen from an empty table, turns in which nothing happens, and a middle that is full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import Event, Setting, Value, listen, play, set_up
from tests.games.dungeon_pen.scenes import CALM, STILL, aim, next_events, wall

FIRST: Sequence[Value] = (0,)  # the lot says that the first seat begins


class Begun(NamedTuple):
    """The table when it is set up, and what was told."""

    table: Table
    events: list[Event]

    @property
    def hit_points(self) -> list[int]:
        return [player.hp for player in self.table.players]


def empty_table(**options: Setting) -> Table:
    """Before anything is drawn."""
    return GAME.table(2, set_up(GAME, 2, options).settings)


def begin(dice: Sequence[Value] = FIRST, answers: Sequence[Value] = (), **options: Setting) -> Begun:
    """The whole set-up, with what fate and the players say on the way."""
    table = empty_table(**options)
    events = listen(table)
    play(GAME.set_up(table), dice=dice, answers=answers)
    return Begun(table, events)


def quiet_turn(table: Table) -> None:
    """Whoever it is flicks a little to the north, and nothing comes of it."""
    next_events(table, CALM)
    play(GAME.turn(table), dice=STILL, answers=[aim(270, 5)])


def fill_the_middle(table: Table) -> None:
    """In G7 to I9 there is no room for a wall of three, however it is turned."""
    for row in (7, 8, 9):
        wall(table, f"E{row}", f"K{row}")
    for column in "GHI":
        wall(table, f"{column}5", f"{column}11")
