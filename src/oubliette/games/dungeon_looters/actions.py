"""The one action of a turn. Rulebook, section 4 of the turn."""

from __future__ import annotations

from oubliette.games.dungeon_looters.abilities import TIDY_INTO, chests_to_tidy, tidy
from oubliette.games.dungeon_looters.chests import (
    FORCE_CHEST,
    PICK_CHEST,
    can_pick,
    chests_beside,
    force_chest,
    pick_chest,
)
from oubliette.games.dungeon_looters.doors import (
    FORCE_DOOR,
    LOCK,
    PICK_DOOR,
    door_actions,
    force_door,
    lock_door,
    pick_door,
)
from oubliette.games.dungeon_looters.fights import ATTACK, fight, targets
from oubliette.games.dungeon_looters.geometry import SQUARE_CALLED, SQUARE_NAMES
from oubliette.games.dungeon_looters.state import Table, Turn
from oubliette.games.dungeon_looters.traps import DISARM, disarm, traps_beside
from oubliette.kernel import Rule, Value


def can_act(turn: Turn) -> bool:
    """Once a turn, before or after the move; not with a sprint, not while getting free of a bear trap.

    [turn.one_action] [turn.action_not_inside_move] [move.sprint] [trap.bear_major] [trap.action_this_turn]
    """
    return turn.looter.on_board and turn.may_act and not turn.acted and not turn.sprinting


def actions(table: Table, turn: Turn) -> list[Value]:
    """All actions possible from where he stands. [turn.actions_list]"""
    looter = turn.looter
    found: list[Value] = []
    for square in chests_beside(table, looter):
        chest = table.chests[square]
        if can_pick(looter, chest):
            found.append((PICK_CHEST, SQUARE_NAMES[square]))
        if chest.full:
            found.append((FORCE_CHEST, SQUARE_NAMES[square]))
    found += door_actions(table, looter)
    found += [(ATTACK, target) for target in targets(table, looter)]
    found += [(DISARM, SQUARE_NAMES[square]) for square in traps_beside(table, looter)]
    found += [(TIDY_INTO, SQUARE_NAMES[square]) for square in chests_to_tidy(table, looter)]
    return found


def act(table: Table, turn: Turn, action: str, target: str) -> Rule[None]:
    """Carry out an action to its result; nobody can play a card in between. [cards.action_atomic]"""
    looter = turn.looter
    turn.acted = True
    if action == PICK_CHEST:
        yield from pick_chest(table, looter, SQUARE_CALLED[target])
    elif action == FORCE_CHEST:
        yield from force_chest(table, looter, SQUARE_CALLED[target])
    elif action == PICK_DOOR:
        yield from pick_door(table, looter, target)
    elif action == FORCE_DOOR:
        yield from force_door(table, looter, target)
    elif action == LOCK:
        lock_door(table, looter, target, "troll.lock")  # [ability.troll_keys]
    elif action == ATTACK:
        yield from fight(table, turn, target)
    elif action == DISARM:
        yield from disarm(table, turn, SQUARE_CALLED[target])
    else:
        assert action == TIDY_INTO, f"there is no action {action}"
        yield from tidy(table, looter, SQUARE_CALLED[target])
