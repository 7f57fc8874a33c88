"""Special abilities on one's own turn: the lich drains, the troll tidies. Rulebook: special abilities."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.archetypes import DRAIN, TIDY
from oubliette.games.dungeon_looters.belongings import give_away, held, names_of, receive
from oubliette.games.dungeon_looters.chests import chests_beside
from oubliette.games.dungeon_looters.geometry import SQUARE_NAMES
from oubliette.games.dungeon_looters.knowledge import in_hands, show_all, show_bag, shown
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.rolling import die
from oubliette.games.dungeon_looters.state import YELLOW, Looter, Table, Turn
from oubliette.kernel import Ask, Rule
from oubliette.kit.graph import distances
from oubliette.kit.picking import pick, pick_up_to

DRAIN_OF: Final = "drain"
TIDY_INTO: Final = "tidy"

_VICTIM_CHOOSES: Final = 2  # lowest die
_LICH_CHOOSES: Final = 5  # lowest die


# The lich


def drain_targets(table: Table, turn: Turn) -> list[str]:
    """Figures with an object within a short walk: locked doors and chests block it, figures and traps do not.

    [lich.drain]
    """
    lich = turn.looter
    if not lich.archetype.can(DRAIN) or not lich.on_board or turn.drained or turn.sprinting:
        return []
    near = distances(lich.at, lambda square: open_beside(table, square), NUMBERS.lich_drain_range)
    return [other.archetype.id for other in table.others(lich) if other.on_board and other.loot and other.at in near]


def open_beside(table: Table, square: int) -> list[int]:
    """The adjacent squares without a chest; figures do not count."""
    return [other for other in table.dungeon.beside(square) if other not in table.chests]


def drain(table: Table, turn: Turn, target: str) -> Rule[bool]:
    """A die decides who chooses the object that she takes. Returns False if she takes none. It costs no action.

    [lich.drain] [ability.lich_drain]
    """
    lich = turn.looter
    victim = table.playing(target)
    assert victim is not None, f"nobody plays the {target}"
    turn.drained = True
    face = yield from die(lich, "roll.drain")
    table.tell("lich.drain", seat=lich.seat, target=target, face=face)
    if face < _VICTIM_CHOOSES:
        return False
    if face < _LICH_CHOOSES:
        name = yield from Ask(victim.seat, "decide.drain_gift", names_of(victim.loot), {"lich_seat": lich.seat})
    else:
        show_bag(table, victim, lich)
        name = yield from Ask(lich.seat, "decide.drain_choice", names_of(victim.loot), {"target": target})
    item = held(victim, name)
    give_away(victim, item)
    taken = in_hands(table, lich, item)
    table.tell("ability.lich_drain", seat=lich.seat, target=target, object=shown(table, [taken]))
    yield from receive(table, lich, [taken], victim.seat)
    return True


# The troll


def chests_to_tidy(table: Table, looter: Looter) -> list[int]:
    """Empty chests next to him, if he has an object to put away. [troll.tidy]"""
    if not looter.archetype.can(TIDY) or not looter.loot:
        return []
    return [square for square in chests_beside(table, looter) if not table.chests[square].full]


def tidy(table: Table, looter: Looter, square: int) -> Rule[None]:
    """He puts some of his objects into the chest, which is full again. [troll.tidy] [ability.troll_tidy]"""
    names = [item.treasure.id for item in looter.loot]
    first = yield from pick(looter.seat, "decide.tidy_objects", names, 1)
    names.remove(first[0])
    more = yield from pick_up_to(looter.seat, "decide.tidy_objects", names, NUMBERS.tidy_max_objects - 1)
    chest = table.chests[square]
    for name in first + more:
        item = held(looter, name)
        give_away(looter, item)
        chest.tidied.append(show_all(table, item))
    chest.treasures = len(chest.tidied)
    chest.colour = YELLOW
    chest.lock_broken = False
    table.tell(
        "troll.tidy",
        seat=looter.seat,
        chest=SQUARE_NAMES[square],
        objects=tuple([item.treasure.id for item in chest.tidied]),
        dd=chest.dd,
    )
