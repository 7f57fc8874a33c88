"""Flights after ambushes, for scenarios that do not care where they end."""

from __future__ import annotations

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.state import Table

SPACES = 6


def escape(on: Table, start: str, *through: str, card: bool = False) -> list[str]:
    """The answers of a whole flight: first the spaces `through`, then always the first possible step.

    The only possible step is no question, so no answer either. `card`: he holds a Secret Door card.
    """
    at, used = BOARD.index[start], {BOARD.index[start]}
    answers: list[str] = []
    for number in range(SPACES):
        links = BOARD.links[at] if card else BOARD.free[at]
        steps = [link.to for link in links if link.to not in used and not on.monsters[link.to]]
        if not steps:
            break
        at = BOARD.index[through[number]] if number < len(through) else steps[0]
        assert at in steps, f"nobody can run to {BOARD.ids[at]} now"
        used.add(at)
        if len(steps) > 1:
            answers.append(BOARD.ids[at])
    return answers


def end_of(on: Table, start: str, *through: str) -> str:
    """Where such a flight ends, without a Secret Door card."""
    at, used = BOARD.index[start], {BOARD.index[start]}
    for number in range(SPACES):
        steps = [link.to for link in BOARD.free[at] if link.to not in used and not on.monsters[link.to]]
        if steps:
            at = BOARD.index[through[number]] if number < len(through) else steps[0]
            used.add(at)
    return BOARD.ids[at]
