"""How well somebody stands, guessed from what lies on the table: for bots.

The figures were fitted to the ends of some hundred matches of bots, two at a table, looked at before each of their
turns: a logistic regression on what tells the two players apart.
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

_RICH: Final = 1.7  # for 1000 gold pieces, when time is up
_SOON: Final = 3.0  # turns after which gold pieces count half
_OUT: Final = 1.5  # to be safe
_MISSED: Final = 0.52  # for each turn that others go on looting
_LONGEST: Final = 7.0  # turns that are looked at so
_CAUGHT: Final = (2.5, 1.0, 0.35, 0.1)  # what it costs to have so many turns to spare for the way out
_ROOM: Final = 0.08  # for a free square in the bag
_ROOMY: Final = 8  # squares: nobody finds more
_LONG: Final = 6.0  # turns in which a bag can be filled
_FAR: Final = 9  # rooms, if there is no way


def chance(table: Table, seat: int) -> float:
    """About how likely it is that this seat wins, 0 to 1."""
    turns = _turns_left(table)
    ahead = _standing(table, table.looters[seat], turns)
    odds = 0.0
    for looter in table.looters:
        odds += exp(_standing(table, looter, turns) - ahead)
    return 1.0 / odds


def _turns_left(table: Table) -> float:
    """Of everybody, about; exactly only when the countdown has begun."""
    count = len(table.looters)
    if table.turns_left == NOT_COUNTING:
        return table.stack / count + table.house.countdown_turns
    return table.turns_left / count


def _standing(table: Table, looter: Looter, turns: float) -> float:
    """How good it looks for him, as the logarithm of his odds."""
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
    """What he would score if he were out, in gold pieces."""
    if looter.stays:
        return troll_score(table, looter)
    wealth = looter.value * (NUMBERS.merchant_value_percent / 100 if looter.archetype.can(MARKUP) else 1.0)
    if looter.archetype.can(TROPHIES):
        wealth += NUMBERS.barbarian_trophy_po * looter.trophies
    if looter.archetype.can(VICIOUS):
        wealth += NUMBERS.goblin_trap_bounty_po * looter.bounties
    return wealth


def rooms_to_an_exit(table: Table, looter: Looter) -> int:
    """How many rooms he has to cross, through unlocked doors. Who was beaten comes back at an exit, if he likes."""
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
