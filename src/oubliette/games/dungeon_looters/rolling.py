"""Dice and bonuses. Rulebook: the mechanisms."""

from __future__ import annotations

from oubliette.games.dungeon_looters.inventory import bonus
from oubliette.games.dungeon_looters.knowledge import show_tool
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.state import Looter, Table
from oubliette.kernel import Ask, Rule
from oubliette.kit.dice import roll


def die(looter: Looter, prompt: str) -> Ask[int]:
    """One die, rolled by this player."""
    return roll(prompt, facts={"seat": looter.seat})


def help_of(table: Table, looter: Looter, use: str) -> int:
    """The bonus of a tool; shows the tool to everybody. [inventory.bonus]"""
    show_tool(table, looter, use)
    return bonus(looter, use)


def take_roll_marker(looter: Looter) -> int:
    """Use up the roll markers and return their sum. [card.roll_marker]"""
    marker = looter.roll_marker
    looter.roll_marker = 0
    return marker


def add_marker(value: int, amount: int) -> int:
    """Add a marker to those of its kind, within limits. [card.roll_marker] [card.move_marker]"""
    return max(-NUMBERS.marker_cap, min(NUMBERS.marker_cap, value + amount))


def force_up(looter: Looter, prompt: str, start: int, dd: int) -> Rule[int]:
    """Add dice until the sum reaches the difficulty, at most as many as his force. Returns the sum.

    [chest.force_roll] [door.force] [ruling.door_force]
    """
    total = start
    rolled = 0
    while total < dd and rolled < looter.archetype.force:
        total += yield from die(looter, prompt)
        rolled += 1
    return total
