"""The chances of success, shown to players before they commit themselves."""

from __future__ import annotations

from oubliette.games.dungeon_looters.chests import can_pick, chests_beside
from oubliette.games.dungeon_looters.doors import can_pick_door
from oubliette.games.dungeon_looters.fights import targets
from oubliette.games.dungeon_looters.geometry import SQUARE_NAMES
from oubliette.games.dungeon_looters.inventory import tools
from oubliette.games.dungeon_looters.knowledge import knows
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.state import Looter, Table, Turn
from oubliette.games.dungeon_looters.traps import traps_beside
from oubliette.games.dungeon_looters.treasures import BONUS, DISARMING, FIGHT, FORCING, PICKING
from oubliette.kernel import Value
from oubliette.kit.dice import D6


def odds(table: Table, turn: Turn) -> dict[str, Value]:
    """Chances in percent, with keys made of a target and an action."""
    looter = turn.looter
    facts: dict[str, Value] = {}
    picking = _help(table, looter, looter, PICKING) + looter.roll_marker
    forcing = _help(table, looter, looter, FORCING) + looter.roll_marker
    for square in chests_beside(table, looter):
        chest, name = table.chests[square], SQUARE_NAMES[square]
        if not chest.full:
            continue
        facts[f"{name}_dd"] = chest.dd
        facts[f"{name}_treasures"] = chest.treasures
        facts[f"{name}_unharmed"] = int(looter.archetype.force > chest.dd)  # no dice are rolled, so nothing breaks
        if can_pick(looter, chest):
            facts[f"{name}_pick"] = percent(at_least(looter.archetype.reflexes + picking, chest.dd, one_fails=True))
        if looter.archetype.force > chest.dd:
            facts[f"{name}_force"] = percent(1.0)
        else:
            start = looter.archetype.forcing + forcing
            facts[f"{name}_force"] = percent(by_force(start, looter.archetype.force, chest.dd))
    for door in table.dungeon.doors_at(looter.at):
        if table.dungeon.locked(door) and not looter.has_keys:
            name, dd = table.dungeon.door_name(door), NUMBERS.locked_door_dd
            if can_pick_door(looter, door):
                facts[f"{name}_pick"] = percent(at_least(looter.archetype.dexterity + picking, dd, one_fails=False))
            facts[f"{name}_force"] = percent(by_force(looter.archetype.force + forcing, looter.archetype.force, dd))
    for square in traps_beside(table, looter):
        added = looter.archetype.disarm + _help(table, looter, looter, DISARMING) + looter.roll_marker
        facts[f"{SQUARE_NAMES[square]}_chance"] = percent(at_least(added, NUMBERS.trap_dd + 1, one_fails=False))
    for target in targets(table, looter):
        facts[f"{target}_chance"] = percent(in_fight(_fighting(table, looter, looter), _theirs(table, looter, target)))
    return facts


def at_least(added: int, dd: int, *, one_fails: bool) -> float:
    """The chance that one die plus a bonus reaches the difficulty."""
    return len([face for face in D6 if face + added >= dd and not (one_fails and face == 1)]) / len(D6)


def by_force(start: int, dice: int, dd: int) -> float:
    """The chance that this many dice, one after the other, reach the difficulty."""
    missing = [0.0] * max(0, dd - start)  # missing[n]: the chance of being n + 1 short
    if not missing:
        return 1.0
    missing[-1] = 1.0
    for _ in range(dice):
        missing = [
            sum([missing[place + face] for face in D6 if place + face < len(missing)]) / len(D6)
            for place in range(len(missing))
        ]
    return 1.0 - sum(missing)


def in_fight(mine: int, theirs: int) -> float:
    """The chance that the attacker wins; equal totals and double ones are rolled again."""
    won = lost = 0
    for face in D6:
        for other in D6:
            if face == 1 and other == 1:
                continue
            if other == 1 or (face != 1 and face + mine > other + theirs):
                won += 1
            elif face == 1 or face + mine < other + theirs:
                lost += 1
    return won / (won + lost)


def percent(chance: float) -> int:
    """A chance as a whole percentage."""
    return round(100 * chance)


def _theirs(table: Table, looter: Looter, target: str) -> int:
    other = table.playing(target)
    return NUMBERS.neutral_sherpa_fight if other is None else _fighting(table, looter, other)


def _fighting(table: Table, watcher: Looter, looter: Looter) -> int:
    value = looter.archetype.fight + _help(table, watcher, looter, FIGHT) + looter.roll_marker
    value += NUMBERS.arrow_fight_malus * looter.arrows
    return value + (NUMBERS.respawn_fight_malus if looter.sick else 0)


def _help(table: Table, watcher: Looter, looter: Looter, use: str) -> int:
    """A looter's bonus, as far as the watcher knows his objects."""
    return BONUS if any(knows(table, watcher.seat, item) for item in tools(looter, use)) else 0
