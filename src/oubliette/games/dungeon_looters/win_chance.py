"""Estimate a player's chance to win from the position, for bots.

The figures come from a logistic regression on some hundred matches of bots, two at a table: the differences between the
two players before each turn, against the result.
"""

from __future__ import annotations

from math import exp
from typing import Final

from oubliette.games.dungeon_looters.archetypes import MARKUP, TROPHIES, VICIOUS
from oubliette.games.dungeon_looters.ending import troll_score
from oubliette.games.dungeon_looters.geometry import CELL_OF, NEXT_CELL, NOWHERE, SIDES, SIZE
from oubliette.games.dungeon_looters.movement import movement_points
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.state import LEFT, NOT_COUNTING, Looter, Table
from oubliette.games.dungeon_looters.tiles import ROOMS

# Weights are in log odds.
_RICH: Final = 1.7  # for 1000 gold pieces when time is up
_SOON: Final = 3.0  # with this many turns left, gold pieces count half
_OUT: Final = 1.5  # for having left
_MISSED: Final = 0.52  # lost for each turn left, in which others go on looting
_LONGEST: Final = 7.0  # at most this many turns count for _MISSED
_CAUGHT: Final = (2.5, 1.0, 0.35, 0.1)  # lost with 0, 1, 2, 3 turns to spare on the way out
_ROOM: Final = 0.08  # for a free square in the bag
_ROOMY: Final = 8  # at most this many free squares count
_LONG: Final = 6.0  # with fewer turns left, free squares count less
_FAR: Final = 9  # distance in rooms if there is no way out


def win_chance(table: Table, seat: int) -> float:
    """The estimated chance that this seat wins, 0 to 1."""
    turns = _turns_left(table)
    ahead = _standing(table, table.looters[seat], turns)
    odds = 0.0
    for looter in table.looters:
        odds += exp(_standing(table, looter, turns) - ahead)
    return 1.0 / odds


def _turns_left(table: Table) -> float:
    """Turns left for each player; an estimate until the countdown begins."""
    count = len(table.looters)
    if table.turns_left == NOT_COUNTING:
        return table.stack / count + table.house.countdown_turns
    return table.turns_left / count


def _standing(table: Table, looter: Looter, turns: float) -> float:
    """His prospects, in log odds."""
    rich = _RICH * _wealth(table, looter) / 1000 / (1 + turns / _SOON)
    if looter.stays:
        return rich
    if looter.state == LEFT:
        return rich + _OUT - _MISSED * min(turns, _LONGEST)
    taken = sum([item.treasure.width * item.treasure.height for item in looter.loot])
    free = min(_ROOMY, looter.archetype.width * looter.archetype.height - taken)
    needed = rooms_to_an_exit(table, looter) * SIZE / movement_points(looter, sprinting=True)
    spare = max(0, int(turns - needed))
    caught = _CAUGHT[spare] if spare < len(_CAUGHT) else 0.0
    return rich - caught + _ROOM * free * min(1.0, turns / _LONG)


def _wealth(table: Table, looter: Looter) -> float:
    """His score in gold pieces if he were out now."""
    if looter.stays:
        return troll_score(table, looter)
    wealth = looter.value * (NUMBERS.merchant_value_percent / 100 if looter.archetype.can(MARKUP) else 1.0)
    if looter.archetype.can(TROPHIES):
        wealth += NUMBERS.barbarian_trophy_po * looter.trophies
    if looter.archetype.can(VICIOUS):
        wealth += NUMBERS.goblin_trap_bounty_po * looter.bounties
    return wealth


def rooms_to_an_exit(table: Table, looter: Looter) -> int:
    """Rooms to cross through unlocked doors; 0 for a defeated player, who can come back at an exit."""
    if looter.at == NOWHERE:
        return 0
    dungeon = table.dungeon
    edge = [CELL_OF[looter.at]]
    seen = set(edge)
    rooms = 0
    while edge:
        beyond: list[int] = []
        for cell in edge:
            if ROOMS[dungeon.laid[cell]].outer & ~dungeon.shut[cell]:
                return rooms
            ways = dungeon.joined[cell] & ~dungeon.shut[cell]
            for side in SIDES:
                there = NEXT_CELL[side][cell]
                if ways >> side & 1 and there not in seen:
                    seen.add(there)
                    beyond.append(there)
        edge = beyond
        rooms += 1
    return _FAR
