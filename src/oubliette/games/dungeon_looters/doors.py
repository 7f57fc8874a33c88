"""Doors. Rulebook: passing a door."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.archetypes import KEYS
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.rolling import die, force_up, help_of, take_roll_marker
from oubliette.games.dungeon_looters.state import Looter, Table
from oubliette.games.dungeon_looters.treasures import FORCING, PICKING
from oubliette.kernel import Rule, Value

PICK_DOOR: Final = "pick_door"
FORCE_DOOR: Final = "force_door"
LOCK: Final = "lock"


def lockable_doors(table: Table) -> list[int]:
    """The doors that a card can lock. [card.lock_door]"""
    return [door for door in table.dungeon.doors() if table.dungeon.lockable(door)]


def locked_doors(table: Table) -> list[int]:
    """All locked doors."""
    return [door for door in table.dungeon.doors() if table.dungeon.locked(door)]


def door_actions(table: Table, looter: Looter) -> list[Value]:
    """What he can do with the door next to him. [door.reach] [troll.lock]

    For the troll no door is locked, so he has none to pick or force. [ruling.troll_doors]
    """
    found: list[Value] = []
    for door in table.dungeon.doors_at(looter.at):
        name = table.dungeon.door_name(door)
        if looter.archetype.can(KEYS):
            if table.dungeon.lockable(door):
                found.append((LOCK, name))
        elif table.dungeon.locked(door):
            if can_pick_door(looter, door):
                found.append((PICK_DOOR, name))
            found.append((FORCE_DOOR, name))
    return found


def can_pick_door(looter: Looter, door: int) -> bool:
    """He needs the skill and must not have failed at this lock before. [door.pick] [door.retry]"""
    return looter.archetype.unlocking and door not in looter.tried


def has_failed_here(table: Table, looter: Looter) -> bool:
    """Is he next to a door whose lock he has failed to pick? [door.retry]"""
    return any(door in looter.tried for door in table.dungeon.doors_at(looter.at))


def pick_door(table: Table, looter: Looter, name: str) -> Rule[None]:
    """A die plus dexterity, once until somebody locks the door again; with an option, once a turn.

    [door.pick] [door.pick_relock] [door.retry] [ruling.single_attempt] [ruling.pick_stat]
    """
    door = table.dungeon.door_called(name)
    added = looter.archetype.dexterity + help_of(table, looter, PICKING) + take_roll_marker(looter)
    face = yield from die(looter, "roll.pick_door")
    total = face + added
    if total >= NUMBERS.locked_door_dd:
        unlock(table, door)
        table.tell("door.pick", seat=looter.seat, door=name, face=face, total=total, dd=NUMBERS.locked_door_dd)
    else:
        once = table.house.one_attempt
        if once:
            looter.tried.append(door)
        facts: dict[str, Value] = {"door": name, "face": face, "total": total, "dd": NUMBERS.locked_door_dd}
        table.tell("door.retry", seat=looter.seat, once=int(once), **facts)


def force_door(table: Table, looter: Looter, name: str) -> Rule[None]:
    """Add dice to his force; success breaks the door for good. [door.force] [door.force_fail] [example.door_force]"""
    start = looter.archetype.force + help_of(table, looter, FORCING) + take_roll_marker(looter)
    total = yield from force_up(looter, "roll.force_door", start, NUMBERS.locked_door_dd)
    if total >= NUMBERS.locked_door_dd:
        door = table.dungeon.door_called(name)
        unlock(table, door)
        table.dungeon.break_down(door)
        table.tell("door.force", seat=looter.seat, door=name, total=total, dd=NUMBERS.locked_door_dd)
    else:
        table.tell("door.force_fail", seat=looter.seat, door=name, total=total, dd=NUMBERS.locked_door_dd)


def lock_door(table: Table, looter: Looter, name: str, slug: str) -> None:
    """Lock a door by a card or by the troll's keys; `slug` says which. [card.lock_door] [troll.lock] [door.locked]"""
    table.dungeon.lock(table.dungeon.door_called(name))
    table.tell(slug, seat=looter.seat, door=name)


def unlock(table: Table, door: int) -> None:
    """Unlock a door and forget who failed at its lock. [door.retry]"""
    table.dungeon.unlock(door)
    for looter in table.looters:
        if door in looter.tried:
            looter.tried.remove(door)


def unlock_doors(table: Table, looter: Looter, names: list[str]) -> None:
    """Unlock doors by a card. [door.pick_relock]"""
    for name in names:
        unlock(table, table.dungeon.door_called(name))
    table.tell("door.pick_relock", seat=looter.seat, doors=tuple(names))
