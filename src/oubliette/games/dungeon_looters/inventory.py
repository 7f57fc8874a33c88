"""The bag: does it all fit, is it too heavy, which tools help. Rulebook: inventory, load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.games.dungeon_looters.archetypes import Archetype
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.packing import Place, arrange
from oubliette.games.dungeon_looters.state import Loot, Looter
from oubliette.games.dungeon_looters.treasures import BONUS, HEAVY, MASSIVE, PURSE, Treasure

_PURSE_SIZE = (NUMBERS.purse_width, NUMBERS.purse_height)
_ENOUGH: Final = 20_000  # size of the cache of arrangements
_REMEMBERED: Final[dict[tuple[int, int, tuple[str, ...]], list[Place]]] = {}


def size(treasure: Treasure) -> tuple[int, int]:
    """(shorter side, longer side). [example.encumbrance]"""
    return min(treasure.width, treasure.height), max(treasure.width, treasure.height)


def pieces(loot: Sequence[Loot]) -> tuple[tuple[int, int], ...]:
    """The rectangles to pack, largest first. All purse objects together are one purse. [inventory.purse]"""
    sizes = [size(item.treasure) for item in loot if item.treasure.type != PURSE]
    if len(sizes) < len(loot):
        sizes.append(_PURSE_SIZE)
    sizes.sort(reverse=True)
    return tuple(sizes)


def fits(archetype: Archetype, loot: Sequence[Loot]) -> bool:
    """Do all these objects fit together into the bag? [inventory.grid] [inventory.rearrange]"""
    return arrange(archetype.width, archetype.height, pieces(loot)) is not None


def arrangement(archetype: Archetype, loot: Sequence[Loot]) -> list[Place]:
    """The place of each object, in their order; purse objects have the place of the purse."""
    asked = (archetype.width, archetype.height, tuple([item.treasure.id for item in loot]))
    found = _REMEMBERED.get(asked)
    if found is None:
        if len(_REMEMBERED) >= _ENOUGH:
            _REMEMBERED.clear()
        found = _REMEMBERED[asked] = _arrangement(archetype, loot)
    return found[:]


def _arrangement(archetype: Archetype, loot: Sequence[Loot]) -> list[Place]:
    sizes = pieces(loot)
    places = arrange(archetype.width, archetype.height, sizes)
    assert places is not None, "objects in a bag always fit"
    left = list(zip(sizes, places, strict=True))
    purse: Place | None = None
    found: list[Place] = []
    for item in loot:
        if item.treasure.type == PURSE and purse is not None:
            found.append(purse)
            continue
        wanted = _PURSE_SIZE if item.treasure.type == PURSE else size(item.treasure)
        pair = next(pair for pair in left if pair[0] == wanted)
        left.remove(pair)
        found.append(pair[1])
        if item.treasure.type == PURSE:
            purse = pair[1]
    return found


# Load


def heavy_limit(archetype: Archetype) -> int:
    """Half the force, rounded up. [load.limits] [example.force_three]"""
    return -(-archetype.force // 2)


def massive_limit(archetype: Archetype) -> int:
    """A quarter of the force, rounded up. [load.limits]"""
    return -(-archetype.force // 4)


def overloaded(archetype: Archetype, loot: Sequence[Loot]) -> bool:
    """Too many heavy objects, too many massive ones, or too many together, where a massive one counts twice.

    [load.test] [load.mixed] [ruling.weight] [example.three_heavy]
    """
    heavy = len([item for item in loot if item.treasure.type == HEAVY])
    massive = len([item for item in loot if item.treasure.type == MASSIVE])
    if heavy == 0 and massive <= massive_limit(archetype):
        return False
    return heavy + 2 * massive > heavy_limit(archetype)


# Tools


def tools(looter: Looter, use: str) -> list[Loot]:
    """His objects that help with this."""
    return [item for item in looter.loot if item.treasure.helps == use]


def bonus(looter: Looter, use: str) -> int:
    """The bonus of his tools for this; a second tool of a kind adds nothing. [inventory.bonus]"""
    return BONUS if tools(looter, use) else 0


def least_valuable(loot: Sequence[Loot]) -> Loot:
    """The lowest value; among equals the one acquired last. [card.least_valuable]"""
    least = loot[0]
    for item in loot:
        if item.treasure.po <= least.treasure.po:
            least = item
    return least


def most_valuable(loot: Sequence[Loot]) -> Loot:
    """The highest value; among equals the one acquired last. [fight.neutral_sherpa_wins]"""
    most = loot[0]
    for item in loot:
        if item.treasure.po >= most.treasure.po:
            most = item
    return most
