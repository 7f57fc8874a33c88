"""Heroes face to face with a monster, for the scenarios about fighting."""

from __future__ import annotations

from oubliette.games.new_dungeon.cards import MONSTERS
from oubliette.games.new_dungeon.state import Hero, Table
from tests.games.new_dungeon.scenes import move_to, put_monster, put_treasure, table

# By level: a room, the corridor before its door, and what its monster guards.
_LAIRS = {
    1: ("R101", "K102", "sack_250"),
    2: ("R201", "K201", "silver_cup"),
    3: ("R301", "K318", "gold_cup"),
    4: ("R401", "K401", "jade_idol"),
    5: ("R501", "K506", "silver_coffer"),
    6: ("R601", "K605", "huge_ruby"),
}


def lair(monster: str) -> str:
    """The room where `before` puts it."""
    return _LAIRS[MONSTERS[monster].level][0]


def porch(monster: str) -> str:
    """The corridor before that room's door."""
    return _LAIRS[MONSTERS[monster].level][1]


def plunder(monster: str) -> str:
    """The treasure that it guards there."""
    return _LAIRS[MONSTERS[monster].level][2]


def before(monster: str, *heroes: Hero) -> Table:
    """These heroes have walked into the monster's room on earlier turns, and stand before it."""
    laid = table(*heroes)
    put_monster(laid, lair(monster), monster)
    put_treasure(laid, lair(monster), plunder(monster))
    for one in heroes:
        move_to(one, lair(monster), porch(monster))
    return laid


def outside(monster: str, *heroes: Hero) -> Table:
    """These heroes stand in the corridor before the door of the monster's room."""
    laid = before(monster, *heroes)
    for one in heroes:
        move_to(one, porch(monster))
    return laid


def total(points: int) -> list[int]:
    """Two dice that show so much together."""
    one = max(1, points - 6)
    return [one, points - one]
