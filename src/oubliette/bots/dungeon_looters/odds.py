"""Chances and expected gains of dice rolls."""

from __future__ import annotations

from functools import cache
from typing import Final

from oubliette.games.dungeon_looters.archetypes import NOSE, RUMMAGER, Archetype
from oubliette.games.dungeon_looters.odds import at_least, in_fight
from oubliette.games.dungeon_looters.treasures import TREASURE_DECK, TREASURES
from oubliette.kit.dice import D6

MEAN: Final = sum(TREASURES[name].po for name in TREASURE_DECK) / len(TREASURE_DECK)
_WITH_A_CHOICE: Final = 1.25  # factor: the dwarf chooses the worst of several treasures to throw away


@cache
def fight(mine: int, theirs: int) -> float:
    """The chance to win, given both totals before the dice."""
    return in_fight(mine, theirs)


def pick(added: int, dd: int) -> float:
    """The chance to pick a chest."""
    return at_least(added, dd, one_fails=True)


def one_die(added: int, dd: int) -> float:
    """The chance to reach a difficulty with one die."""
    return at_least(added, dd, one_fails=False)


@cache
def forced(start: int, dice: int, dd: int, treasures: int) -> float:
    """How many treasures survive forcing the chest, on average."""
    if start >= dd:
        return max(0, treasures - (start - dd))
    if dice == 0:
        return 0.0
    return sum(forced(start + face, dice - 1, dd, treasures) for face in D6) / len(D6)


def by_picking(kind: Archetype, added: int, dd: int, treasures: int) -> float:
    """Expected treasures."""
    extra = 1 if kind.can(RUMMAGER) else 0
    return pick(kind.reflexes + added, dd) * (treasures + extra) * _nose(kind)


def by_force(kind: Archetype, added: int, dd: int, treasures: int) -> float:
    """Expected treasures."""
    if kind.force > dd:
        return treasures * _nose(kind)
    return forced(kind.forcing + added, kind.force, dd, treasures) * _nose(kind)


def _nose(kind: Archetype) -> float:
    return _WITH_A_CHOICE if kind.can(NOSE) else 1.0
