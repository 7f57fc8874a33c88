"""A turn. Rulebook: the course of play."""

from __future__ import annotations

from oubliette.games.dungeon_pen.ending import check_limits
from oubliette.games.dungeon_pen.events import draw_event
from oubliette.games.dungeon_pen.flick import flick
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import Rule


def play_turn(table: Table) -> Rule[None]:
    """A flick, an event, then the opponent's turn. [turn.flick] [turn.event] [turn.pass]"""
    player = table.active
    player.touched = False
    yield from flick(table, player)
    yield from draw_event(table, player)  # after a failed flick too [ruling.event_after_miss]
    table.turns += 1
    check_limits(table)
    table.to_play = table.opponent(player).seat
