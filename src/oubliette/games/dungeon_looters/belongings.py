"""Getting and losing objects. Rulebook: inventory, lost objects and the sherpa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.games.dungeon_looters.archetypes import SCAVENGER, SHERPA
from oubliette.games.dungeon_looters.choosing import BACK
from oubliette.games.dungeon_looters.geometry import NOWHERE
from oubliette.games.dungeon_looters.inventory import arrangement, fits, overloaded
from oubliette.games.dungeon_looters.knowledge import in_hands, show_all, shown
from oubliette.games.dungeon_looters.state import NOBODY, Loot, Looter, Table
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.picking import DONE

LEAVE: Final = "leave"
ACCEPT: Final = "accept"
REFUSE: Final = "refuse"


def receive(table: Table, looter: Looter, new: Sequence[Loot], loser: int = NOBODY) -> Rule[None]:
    """He chooses what to keep of his old and new objects; it must fit. [inventory.take_choice] [fight.spoils_fit]

    He loses old objects that he gives up. New treasures that he leaves are discarded; if they come from a `loser`, the
    loser loses them. [loss.what_counts]
    """
    old = looter.loot[:]
    kept = [in_hands(table, looter, item) for item in new]
    given_up: list[Loot] = []
    left: list[Loot] = []
    while old or kept:
        both = old + kept
        options: list[Value] = [DONE] if fits(looter.archetype, both) else []
        options += [(LEAVE, name) for name in dict.fromkeys([item.treasure.id for item in both])]
        answer = yield from Ask(looter.seat, "decide.keep_objects", options, keep_facts(table, looter, old, kept))
        if answer == DONE:
            break
        assert isinstance(answer, tuple)
        if _names(answer[1], kept):  # of two alike, leave the new one: losing the old one could only help the sherpa
            left.append(_take_out(kept, answer[1]))
        else:
            given_up.append(_take_out(old, answer[1]))
    looter.loot = old + kept
    if kept:
        table.tell("inventory.take_choice", seat=looter.seat, objects=shown(table, kept), count=len(kept))
    yield from lose(table, looter.seat, given_up)
    if loser == NOBODY:
        leave_behind(table, left)
    elif looter.archetype.can(SCAVENGER):  # he refuses it now: do not offer it to him again
        for item in left:
            _throw_away(table, loser, item)
    else:
        yield from lose(table, loser, left)


def keep_facts(table: Table, looter: Looter, old: Sequence[Loot], new: Sequence[Loot]) -> dict[str, Value]:
    """What he would hold: value, weight, and whether it fits."""
    facts: dict[str, Value] = {
        "held": tuple([item.treasure.id for item in old]),
        "new": tuple([item.treasure.id for item in new]),
    }
    if table.log is not None:
        both = [*old, *new]
        facts["value"] = sum([item.treasure.po for item in both])
        facts["fits"] = int(fits(looter.archetype, both))
        facts["overloaded"] = int(overloaded(looter.archetype, both))
        if facts["fits"]:  # column, row, width and height of each object, old ones first
            facts["bag"] = tuple([figure for place in arrangement(looter.archetype, both) for figure in place])
    return facts


def _names(name: Value, items: Sequence[Loot]) -> bool:
    return any(item.treasure.id == name for item in items)


def _take_out(items: list[Loot], name: Value) -> Loot:
    """Remove an object of that name and return it."""
    item = one_of(items, name)
    items.remove(item)
    return item


def one_of(items: Sequence[Loot], name: Value) -> Loot:
    """Of several alike, the one that most seats know, so that nobody learns how many there are; then the last."""
    alike = [item for item in items if item.treasure.id == name]
    return max(alike, key=lambda item: (item.known.bit_count(), items.index(item)))


def held(looter: Looter, name: Value) -> Loot:
    """His object of that name."""
    return one_of(looter.loot, name)


def names_of(items: Sequence[Loot]) -> list[str]:
    """The names of these objects, each name once."""
    return list(dict.fromkeys([item.treasure.id for item in items]))


def give_away(looter: Looter, item: Loot) -> None:
    """Take an object out of his bag. The caller puts it elsewhere."""
    looter.loot = [other for other in looter.loot if other is not item]


def lose_from_bag(table: Table, looter: Looter, items: Sequence[Loot]) -> Rule[None]:
    """Take objects out of his bag and lose them."""
    for item in items:
        give_away(looter, item)
    yield from lose(table, looter.seat, items)


def lose(table: Table, loser: int, items: Sequence[Loot]) -> Rule[None]:
    """Lost objects go to a sherpa in the dungeon, one by one, else to the discard.

    A sherpa cannot take what he loses himself. [loss.to_discard] [loss.to_sherpa] [loss.sherpa_own]
    [ruling.lost_scope] [ability.sherpa_scavenger]
    """
    for item in items:
        open_item = show_all(table, item)
        sherpa = table.playing(SHERPA)
        if table.sherpa != NOWHERE:
            table.pack.append(open_item)  # [sherpa.neutral_pack]
            table.tell("loss.to_sherpa", seat=loser, object=item.treasure.id)
        elif sherpa is not None and sherpa.inside and loser != sherpa.seat:
            yield from _offer(table, sherpa, loser, open_item)
        else:
            _throw_away(table, loser, item)


def _throw_away(table: Table, loser: int, item: Loot) -> None:
    """Discard a lost object. [loss.to_discard]"""
    table.treasures.discards.append(item.treasure.id)
    table.tell("loss.to_discard", seat=loser, object=item.treasure.id)


def _offer(table: Table, sherpa: Looter, loser: int, item: Loot) -> Rule[None]:
    """The sherpa's player may take what others lose, if he makes it fit. [loss.to_sherpa]"""
    name = item.treasure.id
    facts: dict[str, Value] = {"object": name, "loser_seat": loser}
    answer = yield from Ask(sherpa.seat, "decide.sherpa_accept", (ACCEPT, REFUSE), facts)
    if answer == REFUSE:
        _throw_away(table, loser, item)
        return
    table.tell("ability.sherpa_scavenger", seat=sherpa.seat, loser_seat=loser, object=name)
    yield from receive(table, sherpa, [item])


def leave_behind(table: Table, items: Sequence[Loot]) -> None:
    """Discard new treasures that nobody takes; they are not lost. [inventory.take_choice]"""
    for item in items:
        table.treasures.discards.append(item.treasure.id)
    if items:
        table.tell("loss.what_counts", objects=tuple([item.treasure.id for item in items]))


def drop(table: Table, looter: Looter) -> Rule[None]:
    """In the main phase he may drop an object, which is lost. [inventory.drop]"""
    name = yield from Ask(looter.seat, "decide.drop_object", [*names_of(looter.loot), BACK])
    if name != BACK:
        table.tell("inventory.drop", seat=looter.seat, object=name)
        yield from lose_from_bag(table, looter, [held(looter, name)])
