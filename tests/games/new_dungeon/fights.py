"""Heroes face to face with a monster, for the scenarios about fighting."""

from __future__ import annotations

from oubliette.games.new_dungeon.cards import MONSTERS
from oubliette.games.new_dungeon.state import Hero, Table
from tests.games.new_dungeon.scenes import move_to, put_monster, put_treasure, table

# By level: a room, the corridor before its door, the treasure that its monster guards.
_LAIRS = {
    1: ("R101", "K102", "sack_250"),
    2: ("R201", "K201", "silver_cup"),
    3: ("R301", "K318", "gold_cup"),
    4: ("R401", "K401", "jade_idol"),
    5: ("R501", "K506", "silver_coffer"),
    6: ("R601", "K605", "huge_ruby"),
}


def lair(monster: str) -> str:
    """The monster's room."""
    return _LAIRS[MONSTERS[monster].level][0]


def corridor_before(monster: str) -> str:
    """The corridor before the door of its room."""
    return _LAIRS[MONSTERS[monster].level][1]


def loot_of(monster: str) -> str:
    """The treasure that it guards."""
    return _LAIRS[MONSTERS[monster].level][2]


def before(monster: str, *heroes: Hero) -> Table:
    """The heroes stand in the monster's room. They walked in on earlier turns."""
    laid = table(*heroes)
    put_monster(laid, lair(monster), monster)
    put_treasure(laid, lair(monster), loot_of(monster))
    for one in heroes:
        move_to(one, lair(monster), corridor_before(monster))
    return laid


def outside(monster: str, *heroes: Hero) -> Table:
    """The heroes stand in the corridor before the door of the monster's room."""
    laid = before(monster, *heroes)
    for one in heroes:
        move_to(one, corridor_before(monster))
    return laid


def total(points: int) -> list[int]:
    """Two dice with this total."""
    one = max(1, points - 6)
    return [one, points - one]
