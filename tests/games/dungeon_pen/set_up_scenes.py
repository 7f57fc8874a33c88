"""Scenes for tests: set-ups from an empty table, quiet turns, and a block full of walls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import Event, Setting, Value, listen, play, set_up
from tests.games.dungeon_pen.scenes import CALM, STILL, aim, next_events, wall

FIRST: Sequence[Value] = (0,)  # fate draws seat 0 as the first player


class SetUp(NamedTuple):
    """The table after its set-up, and the events."""

    table: Table
    events: list[Event]

    @property
    def hit_points(self) -> list[int]:
        return [player.hp for player in self.table.players]


def empty_table(**options: Setting) -> Table:
    """The table before its set-up."""
    return GAME.table(2, set_up(GAME, 2, options).settings)


def begin(dice: Sequence[Value] = FIRST, answers: Sequence[Value] = (), **options: Setting) -> SetUp:
    """Play the whole set-up with these answers of fate and players."""
    table = empty_table(**options)
    events = listen(table)
    play(GAME.set_up(table), dice=dice, answers=answers)
    return SetUp(table, events)


def quiet_turn(table: Table) -> None:
    """The active player flicks a little to the north, and nothing happens."""
    next_events(table, CALM)
    play(GAME.turn(table), dice=STILL, answers=[aim(270, 5)])


def fill_the_middle(table: Table) -> None:
    """Build walls so that the block G7 to I9 has no room for a wall of three."""
    for row in (7, 8, 9):
        wall(table, f"E{row}", f"K{row}")
    for column in "GHI":
        wall(table, f"{column}5", f"{column}11")
