"""Which objects to take, keep, give away or put back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.bots.dungeon_looters.packing import best_load
from oubliette.bots.dungeon_looters.position import Position, po
from oubliette.games.dungeon_looters.belongings import ACCEPT, LEAVE, REFUSE
from oubliette.games.dungeon_looters.fights import NOTHING, STAND
from oubliette.games.dungeon_looters.inventory import fits, overloaded
from oubliette.games.dungeon_looters.state import Loot
from oubliette.games.dungeon_looters.treasures import PURSE, TREASURES
from oubliette.kernel import Value
from oubliette.kit.picking import DONE

_SHERPA_COST: Final = 1.6  # cost factor of giving something to the sherpa


def least(options: Sequence[Value]) -> int:
    """The least valuable of these objects."""
    return min(range(len(options)), key=lambda place: (_worth(options[place]), place))


def most(options: Sequence[Value]) -> int:
    """The most valuable of these objects."""
    return max(range(len(options)), key=lambda place: (_worth(options[place]), -place))


def _worth(option: Value) -> int:
    return po(str(option))


def keep(position: Position, options: Sequence[Value], held: Sequence[str], new: Sequence[str]) -> int:
    """Leave the cheapest object outside the most valuable load that fits. With a long walk ahead, avoid overload."""
    bag = [Loot(TREASURES[name], 0) for name in (*held, *new)]
    worths = [_keeping(position, item.treasure.id, old=place < len(held)) for place, item in enumerate(bag)]
    kept = best_load(position.kind, bag, worths, light=_too_heavy(position, bag))
    left = [place for place in range(len(bag)) if place not in kept]
    if not left:
        return options.index(DONE)
    cheapest = min(left, key=lambda place: (worths[place], place))
    return options.index((LEAVE, bag[cheapest].treasure.id))


def _keeping(position: Position, name: str, *, old: bool) -> float:
    """The worth of keeping an object. A dropped object may go to a rival, one left in the chest does not."""
    if position.troll:
        return 1.0
    return po(name) * (_SHERPA_COST if old and position.rival_is_sherpa else 1.0)


def _too_heavy(position: Position, bag: Sequence[Loot]) -> bool:
    """Avoid being slow, unless there is time or the door is close."""
    if not overloaded(position.kind, bag) or position.troll or position.at < 0:
        return False
    return position.way_out[2] > position.movement


def spoils(position: Position, options: Sequence[Value], purse: int) -> int:
    """The most valuable object that can be carried, or the purse if it holds more."""
    best, gain = options.index(NOTHING), 0
    bag = [Loot(TREASURES[name], 0) for name in position.me["objects"]]
    for place, option in enumerate(options):
        if option == NOTHING:
            continue
        if option == PURSE:
            worth = purse
            fitting = any(item.treasure.type == PURSE for item in bag) or fits(
                position.kind, [*bag, Loot(TREASURES["small_change"], 0)]
            )
        else:
            worth = po(str(option))
            fitting = fits(position.kind, [*bag, Loot(TREASURES[str(option)], 0)])
        if not fitting:
            worth //= 2
        if worth > gain:
            best, gain = place, worth
    return best


def bribe(position: Position, options: Sequence[Value], attacker: int) -> int:
    """A cheap object rather than the best one in the bag."""
    row = position.view["players"][attacker]
    cheapest = least([option for option in options if option != STAND])
    risk = (1 - position.chance_against(row)) * (max(map(po, position.me["objects"])) + 250)
    return cheapest if _worth(options[cheapest]) < risk else options.index(STAND)


def accept(position: Position, options: Sequence[Value], name: str) -> int:
    """Accept whatever fits, or is worth more than an object already held."""
    bag = [Loot(TREASURES[other], 0) for other in position.me["objects"]]
    better = any(po(other) < po(name) for other in position.me["objects"])
    return options.index(ACCEPT if better or fits(position.kind, [*bag, Loot(TREASURES[name], 0)]) else REFUSE)
