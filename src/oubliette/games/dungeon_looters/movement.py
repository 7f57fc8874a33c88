"""The move: step by step, exploring, sprinting, leaving. Rulebook, section 3 of the turn."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.entering import put
from oubliette.games.dungeon_looters.geometry import (
    CELL_NAMES,
    CELL_OF,
    NEXT_CELL,
    NEXT_SQUARE,
    NOWHERE,
    SIDE_NAMES,
    SIDES,
    SQUARE_NAMES,
)
from oubliette.games.dungeon_looters.inventory import bonus, overloaded
from oubliette.games.dungeon_looters.knowledge import show_tool
from oubliette.games.dungeon_looters.laying_tiles import explore, rooms_behind
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.state import LEFT, Looter, Table, Turn
from oubliette.games.dungeon_looters.traps import spring
from oubliette.games.dungeon_looters.treasures import MOVEMENT
from oubliette.kernel import Ask, Fact, Rule, Value, hidden

MOVE: Final = "move"
SPRINT: Final = "sprint"
STOP: Final = "stop"
LEAVE: Final = "leave"
EXPLORE: Final = "explore"
STAY: Final = "stay"

_ROLL_SQUARES: Final = 2  # longest roll away from arrows


def can_move(turn: Turn) -> bool:
    """One move a turn, unless he sits in a pit. [turn.main_phase] [trap.pit_major]"""
    return turn.looter.on_board and turn.may_move and not turn.moved


def can_sprint(turn: Turn) -> bool:
    """A sprint replaces move and action; not out of a bear trap, not after a drain. [move.sprint] [lich.drain]"""
    return can_move(turn) and turn.may_act and not turn.acted and not turn.drained


def movement_points(looter: Looter, *, sprinting: bool) -> int:
    """Base, boots and markers; halved by an overload; doubled by a sprint. [move.compute] [move.points]

    [load.overload] [ruling.overload_sprint] [example.overload]
    """
    points = max(1, looter.archetype.movement + bonus(looter, MOVEMENT) + looter.move_marker)
    if overloaded(looter.archetype, looter.loot):
        points = (points + 1) // 2
    return points * NUMBERS.sprint_factor if sprinting else points


def move(table: Table, turn: Turn, *, sprinting: bool) -> Rule[None]:
    """Move in one go: points not used are lost, and nobody can play a card before the end.

    [move.indivisible] [move.sprint] [move.no_cards_during] [move.explore_unlimited]
    """
    looter = turn.looter
    turn.moved = True
    turn.sprinting = sprinting
    show_tool(table, looter, MOVEMENT)
    turn.points = movement_points(looter, sprinting=sprinting)
    looter.move_marker = 0  # [card.move_marker]
    # With closed bags the points are hidden: they would reveal whether he has boots.
    points: Fact = turn.points if table.house.open_inventories else hidden(turn.points, looter.seat)
    table.tell("move.sprint" if sprinting else "move.points", seat=looter.seat, points=points)
    while turn.points > 0 and not turn.stopped:
        ways = ways_on(table, turn)
        answer = yield from Ask(looter.seat, "decide.move_step", ways, step_facts(table, turn, leaving=LEAVE in ways))
        if answer == STOP:
            break
        yield from go_on(table, turn, answer)


def ways_on(table: Table, turn: Turn) -> list[Value]:
    """The open directions, an unknown room to explore, the way out, and stopping."""
    looter = turn.looter
    found: list[Value] = [SIDE_NAMES[side] for side in steps_on(table, turn)]
    side = table.dungeon.open_door_at(looter.at)
    if side != NOWHERE and rooms_behind(table, looter, NEXT_CELL[side][CELL_OF[looter.at]]):
        found.append((EXPLORE, SIDE_NAMES[side]))
    if may_leave(table, looter):
        found.append(LEAVE)
    if may_stop(table, looter):
        found.append(STOP)
    return found


def steps_on(table: Table, turn: Turn) -> list[int]:
    """The sides towards which he can take a step."""
    looter = turn.looter
    mask = table.dungeon.ways(looter.at, with_keys=looter.has_keys)
    return [side for side in SIDES if mask >> side & 1 and may_enter(table, turn, NEXT_SQUARE[side][looter.at])]


def step_facts(table: Table, turn: Turn, *, leaving: bool = False) -> dict[str, Value]:
    """His square, and the names of the squares around it. At a way out, also what he would leave with."""
    looter = turn.looter
    at = looter.at
    facts: dict[str, Value] = {"points": turn.points, "square": SQUARE_NAMES[at], "sprinting": int(turn.sprinting)}
    if table.log is not None:
        for side in SIDES:
            if NEXT_SQUARE[side][at] >= 0:
                facts[f"{SIDE_NAMES[side]}_square"] = SQUARE_NAMES[NEXT_SQUARE[side][at]]
        if leaving:
            facts["loot"], facts["worth"] = len(looter.loot), looter.value
    return facts


# Where he can go


def may_enter(table: Table, turn: Turn, square: int) -> bool:
    """Can he enter this square? Chests and figures may block it. [move.blocked_by] [move.blackened_free]

    [ruling.figures_block]
    """
    if square in table.chests:
        return False
    if not occupied(table, square):
        # The neutral sherpa swaps places: the square that the looter leaves must be free for him.
        return square != table.sherpa or may_stop(table, turn.looter)
    return not table.house.figures_block and can_pass(table, turn.looter, square, turn.points - 1)


def occupied(table: Table, square: int) -> bool:
    """Is a player's figure on this square? The neutral sherpa makes way. [move.swap_neutral_sherpa]"""
    return any(looter.on_board and looter.at == square for looter in table.looters)


def may_stop(table: Table, looter: Looter) -> bool:
    """Is nobody else on his square?"""
    return table.house.figures_block or not any(
        other.on_board and other.at == looter.at for other in table.others(looter)
    )


def can_pass(table: Table, looter: Looter, square: int, points: int) -> bool:
    """Can he walk past the figure on this square and reach a free square? [ruling.walking_past]

    He cannot enter a square with both a figure and a token: if the trap stopped him, two figures would share it.
    """
    if square in table.traps:
        return False
    edge, seen = [square], [square]
    while edge and points > 0:
        points -= 1
        beyond: list[int] = []
        for here in edge:
            mask = table.dungeon.ways(here, with_keys=looter.has_keys)
            for side in SIDES:
                there = NEXT_SQUARE[side][here]
                if mask >> side & 1 and there not in seen and there not in table.chests and there != table.sherpa:
                    if not occupied(table, there) or (there == looter.at and may_stop(table, looter)):
                        return True
                    if there not in table.traps:
                        seen.append(there)
                        beyond.append(there)
        edge = beyond
    return False


def may_leave(table: Table, looter: Looter) -> bool:
    """Is he inside an unlocked outer door? The troll never leaves. [exit.step] [exit.troll_never]"""
    if looter.stays:
        return False
    door = table.dungeon.outer_door_at(looter.at)
    return door != NOWHERE and not table.dungeon.locked(door)


# Moving


def go_on(table: Table, turn: Turn, answer: Value) -> Rule[None]:
    """Carry out an answer: a step, exploring a room, or leaving."""
    looter = turn.looter
    if answer == LEAVE:
        leave(table, turn)
    elif isinstance(answer, tuple):
        side = SIDE_NAMES.index(answer[1])
        if (yield from explore(table, looter, NEXT_CELL[side][CELL_OF[looter.at]])):
            yield from step(table, turn, side)
    else:
        assert isinstance(answer, str)
        yield from step(table, turn, SIDE_NAMES.index(answer))


def step(table: Table, turn: Turn, side: int) -> Rule[None]:
    """Pay the point, take the card of the room, then meet the trap. [move.enter_order]"""
    turn.points -= 1
    yield from walk_onto(table, turn, side)


def walk_onto(table: Table, turn: Turn, side: int) -> Rule[bool]:
    """Enter the next square. Returns whether he rolls away from there."""
    looter = turn.looter
    square = NEXT_SQUARE[side][looter.at]
    if square == table.sherpa:
        table.sherpa = looter.at  # [move.swap_neutral_sherpa]
        table.tell("move.swap_neutral_sherpa", seat=looter.seat)
    table.tell("move.enter_order", seat=looter.seat, square=SQUARE_NAMES[square])
    yield from put(table, looter, square)
    if square in table.traps and (yield from spring(table, turn, square)):
        return (yield from roll_away(table, turn))
    return False


def roll_away(table: Table, turn: Turn) -> Rule[bool]:
    """He may roll up to two free squares in a straight line. Returns whether he does.

    A trap on the way goes off too and may end the roll and the move. [trap.arrow_minor] [trap.arrow_roll_limits]
    """
    looter = turn.looter
    options = rolls(table, looter)
    answer = yield from Ask(looter.seat, "decide.arrow_roll", options, {"square": SQUARE_NAMES[looter.at]})
    if answer == STAY:
        return False
    assert isinstance(answer, tuple)
    side = SIDE_NAMES.index(answer[0])
    table.tell("trap.arrow_minor", seat=looter.seat, heading=answer[0], squares=answer[1])
    for _ in range(answer[1]):
        rolled_on = yield from walk_onto(table, turn, side)
        if turn.stopped or rolled_on:
            break  # caught, or already on another roll [ruling.roll_after_roll]
    return True


def rolls(table: Table, looter: Looter) -> list[Value]:
    """Possible rolls: (direction, squares), over open squares to a free one."""
    found: list[Value] = [STAY]
    for side in SIDES:
        here = looter.at
        for count in range(1, _ROLL_SQUARES + 1):
            there = NEXT_SQUARE[side][here]
            if not table.dungeon.ways(here, with_keys=looter.has_keys) >> side & 1 or there in table.chests:
                break
            taken = occupied(table, there)
            if taken and (table.house.figures_block or there in table.traps):
                break
            if there == table.sherpa and here != looter.at and occupied(table, here):
                break
            if not taken:
                found.append((SIDE_NAMES[side], count))
            here = there
    return found


def leave(table: Table, turn: Turn) -> None:
    """He leaves for good with everything he carries. [exit.step] [exit.ends_move] [exit.final]"""
    looter = turn.looter
    turn.points -= 1
    turn.stopped = True
    table.left += 1
    looter.state = LEFT
    looter.left_as = table.left
    room = CELL_NAMES[CELL_OF[looter.at]]
    looter.at = NOWHERE
    table.tell("exit.step", seat=looter.seat, room=room, count=len(looter.loot))
