"""Victory and defeat. Rulebook: victory and defeat."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_pen.state import NOBODY, Player, Table
from oubliette.kernel import GameOver, Result

TREASURE: Final = "win.treasure"
OPPONENT_DEAD: Final = "win.opponent_dead"
DOUBLE_DEFEAT: Final = "win.double_defeat"
LIMIT_TREASURE: Final = "limit.treasure"
LIMIT_HP: Final = "limit.hp"
LIMIT_DRAW: Final = "limit.draw"
UNFINISHED: Final = "limit.unfinished"


def end(table: Table, reason: str, winner: int) -> None:
    """End the match at once."""
    table.ended = reason
    table.winner = winner
    raise GameOver


def check_deaths(table: Table) -> None:
    """At 0 hit points a character is dead; two at the same moment are a double defeat.

    [hp.zero] [win.opponent_dead] [win.double_defeat]
    """
    dead = [player for player in table.players if player.hp <= 0]
    if len(dead) == 1:
        end(table, OPPONENT_DEAD, table.opponent(dead[0]).seat)
    if dead:
        end(table, DOUBLE_DEFEAT, NOBODY)


def home(table: Table, player: Player) -> None:
    """The treasure is in the cell. [win.treasure] [ruling.cell_in_passing]"""
    table.tell("ruling.cell_in_passing", seat=player.seat)
    end(table, TREASURE, player.seat)


def check_limits(table: Table) -> None:
    """With a turn limit, the only carrier of a treasure wins, else whoever has more hit points.

    [option.turn_limit] [ruling.turn_limit_carrier]
    """
    house = table.house
    if house.turn_limit and table.turns >= 2 * house.turn_limit:
        one, other = table.players
        if one.carrying != other.carrying:
            end(table, LIMIT_TREASURE, one.seat if one.carrying else other.seat)
        if one.hp != other.hp:
            end(table, LIMIT_HP, one.seat if one.hp > other.hp else other.seat)
        end(table, LIMIT_DRAW, NOBODY)
    if table.turns >= house.sim_cap:
        end(table, UNFINISHED, NOBODY)


def result_of(table: Table) -> Result | None:
    """Who won, and how many hit points each player has left as the score."""
    if not table.over:
        return None
    places = [1 if player.seat == table.winner else 2 for player in table.players]
    return Result(table.ended, tuple(places), tuple([max(player.hp, 0) for player in table.players]))
