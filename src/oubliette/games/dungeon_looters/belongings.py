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
    """He keeps any part of what he had and what he gets, as long as it fits.

    What he gives up of his own is lost. New treasures left behind are discarded; what somebody else held is lost by
    that one. [inventory.take_choice] [fight.spoils_fit] [loss.what_counts]
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
        if _names(answer[1], kept):  # of two alike, the new one: giving up what one holds can only feed the sherpa
            left.append(_take_out(kept, answer[1]))
        else:
            given_up.append(_take_out(old, answer[1]))
    looter.loot = old + kept
    if kept:
        table.tell("inventory.take_choice", seat=looter.seat, objects=shown(table, kept), count=len(kept))
    yield from lose(table, looter.seat, given_up)
    if loser == NOBODY:
        leave_behind(table, left)
    elif looter.archetype.can(SCAVENGER):  # what he does not take now he need not be offered again
        for item in left:
            _throw_away(table, loser, item)
    else:
        yield from lose(table, loser, left)


def keep_facts(table: Table, looter: Looter, old: Sequence[Loot], new: Sequence[Loot]) -> dict[str, Value]:
    """What he would hold, and how heavy it would be."""
    facts: dict[str, Value] = {
        "held": tuple([item.treasure.id for item in old]),
        "new": tuple([item.treasure.id for item in new]),
    }
    if table.log is not None:
        both = [*old, *new]
        facts["value"] = sum([item.treasure.po for item in both])
        facts["fits"] = int(fits(looter.archetype, both))
        facts["overloaded"] = int(overloaded(looter.archetype, both))
        if facts["fits"]:  # column, row, width and height of each, in the order of held and new
            facts["bag"] = tuple([figure for place in arrangement(looter.archetype, both) for figure in place])
    return facts


def _names(name: Value, items: Sequence[Loot]) -> bool:
    return any(item.treasure.id == name for item in items)


def _take_out(items: list[Loot], name: Value) -> Loot:
    """One of that name."""
    item = one_of(items, name)
    items.remove(item)
    return item


def one_of(items: Sequence[Loot], name: Value) -> Loot:
    """Of several alike the one that most people know, so that nobody learns how many there are; then the last one."""
    alike = [item for item in items if item.treasure.id == name]
    return max(alike, key=lambda item: (item.known.bit_count(), items.index(item)))


def held(looter: Looter, name: Value) -> Loot:
    """His object of that name."""
    return one_of(looter.loot, name)


def names_of(items: Sequence[Loot]) -> list[str]:
    """What can be named of these: what is the same once."""
    return list(dict.fromkeys([item.treasure.id for item in items]))


def give_away(looter: Looter, item: Loot) -> None:
    """It leaves his bag, for somebody else's."""
    looter.loot = [other for other in looter.loot if other is not item]


def lose_from_bag(table: Table, looter: Looter, items: Sequence[Loot]) -> Rule[None]:
    """Objects leave his bag and are lost."""
    for item in items:
        give_away(looter, item)
    yield from lose(table, looter.seat, items)


def lose(table: Table, loser: int, items: Sequence[Loot]) -> Rule[None]:
    """To the sherpa if there is one in the dungeon, one by one, otherwise to the discard.

    Sherpas do not help themselves: what he loses is gone. [loss.to_discard] [loss.to_sherpa] [loss.sherpa_own]
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
    """[loss.to_discard]"""
    table.treasures.discards.append(item.treasure.id)
    table.tell("loss.to_discard", seat=loser, object=item.treasure.id)


def _offer(table: Table, sherpa: Looter, loser: int, item: Loot) -> Rule[None]:
    """The sherpa's player may refuse what others lose, and must make it fit. [loss.to_sherpa]"""
    name = item.treasure.id
    facts: dict[str, Value] = {"object": name, "loser_seat": loser}
    answer = yield from Ask(sherpa.seat, "decide.sherpa_accept", (ACCEPT, REFUSE), facts)
    if answer == REFUSE:
        _throw_away(table, loser, item)
        return
    table.tell("ability.sherpa_scavenger", seat=sherpa.seat, loser_seat=loser, object=name)
    yield from receive(table, sherpa, [item])


def leave_behind(table: Table, items: Sequence[Loot]) -> None:
    """New treasures that nobody takes are discarded, not lost. [inventory.take_choice]"""
    for item in items:
        table.treasures.discards.append(item.treasure.id)
    if items:
        table.tell("loss.what_counts", objects=tuple([item.treasure.id for item in items]))


def drop(table: Table, looter: Looter) -> Rule[None]:
    """Let go of an object, in the main phase. It is lost. [inventory.drop]"""
    name = yield from Ask(looter.seat, "decide.drop_object", [*names_of(looter.loot), BACK])
    if name != BACK:
        table.tell("inventory.drop", seat=looter.seat, object=name)
        yield from lose_from_bag(table, looter, [held(looter, name)])
