"""How the greedy bot moves: which way to go, when to jump, when to leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from oubliette.bots.paper_dungeon.dice import PRICE_OF_A_SCROLL
from oubliette.bots.paper_dungeon.position import Position
from oubliette.games.paper_dungeon.equipment import TELEPORT_SCROLL
from oubliette.games.paper_dungeon.headings import STAY
from oubliette.games.paper_dungeon.solver.atlas import WITH_JUMP
from oubliette.games.paper_dungeon.solver.outlook import Outlook
from oubliette.kit.grid import NAMES

_PRICE_OF_A_PASS: Final = 3.0  # HP


def best_heading(position: Position, ahead: Outlook, options: Sequence[Any], steps: int, turns: int) -> int:
    """The heading with the best expected result. Walking through a wall must be much better."""
    worths = [_of_option(position, ahead, option, steps, turns) for option in options]
    return worths.index(max(worths))


def _of_option(position: Position, ahead: Outlook, option: Any, steps: int, turns: int) -> float:  # noqa: ANN401
    going, at = position.going(), position.at
    if option == STAY:
        return ahead.after_turn(at, position.flags, turns)
    if option == TELEPORT_SCROLL:
        return -PRICE_OF_A_SCROLL  # it leads to the stairs, and leaving is worth 0
    if isinstance(option, str):
        return ahead.of_way(going, at, NAMES.index(option), steps, turns)
    worth = ahead.of_way(going, at, NAMES.index(option[1]), steps, turns, through_a_wall=True)
    return worth - _PRICE_OF_A_PASS


def jumps(position: Position, ahead: Outlook, turns: int) -> bool:
    """Is the other teleporter the better place to end the turn? Ignores the steps that are left."""
    floor = position.survey.floor
    here = ahead.after_turn(position.at, position.flags | WITH_JUMP, turns)
    there = ahead.after_turn(floor.other_end(position.at), position.flags | WITH_JUMP, turns)
    return there > here


def leaves(position: Position, ahead: Outlook, turns: int) -> bool:
    """Is nothing left here worth the danger?"""
    return ahead.before_turn(position.at, position.flags, turns) <= 0.0
