"""The table of Mini Rogue: the place, the nine cards, everybody's board; in a fight, the enemy and the dice.

It is drawn at nearly every question, so it is short. For screen readers, all but the grid is text: labels and values,
separated by commas. The bars of the grid keep two rooms from being read as one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.mini_rogue.state import PREPARATION
from oubliette.terminal.plain.boards.mini_rogue.fight import dice, enemy
from oubliette.terminal.plain.boards.mini_rogue.heroes import hero
from oubliette.terminal.plain.boards.mini_rogue.preview import cards_here, preview
from oubliette.terminal.plain.boards.mini_rogue.zone import grid, place, unseen

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import MiniRogueView
    from oubliette.terminal.plain.drawing import Pen


_QUESTION: Final = 6  # rows that a question takes


def draw(view: MiniRogueView, pen: Pen, over: bool) -> list[str]:
    """The parts from the most stable one to the subject of the question, with blank lines between.

    The list of possible face-down cards is left out where it does not matter (in a fight, and at the end) and where the
    screen has too few rows: `?` prints it, too.
    """
    waiting = view["enemy"] is None and not over
    rows = _drawn(view, pen, waiting, unseen(view, pen) if waiting else [])
    return rows if len(rows) <= pen.height - _QUESTION else _drawn(view, pen, waiting, [])


def situation(view: MiniRogueView, pen: Pen) -> list[str]:
    """What `?` says of the place: the cards in full, and what the face-down ones may be."""
    known = cards_here(view, pen)
    if view["enemy"] is not None or view["phase"] == PREPARATION:
        return known
    others = unseen(view, pen)
    return [*known, "", *others] if known and others else known + others


def _drawn(view: MiniRogueView, pen: Pen, waiting: bool, others: list[str]) -> list[str]:
    laid_out = view["phase"] != PREPARATION  # before that no card lies there
    parts = [place(view, pen)]
    if laid_out:
        parts.append(grid(view, pen) + others)
        if waiting:
            parts.append(preview(view, pen))
    parts.append([row for seat in range(len(view["players"])) for row in hero(view, pen, seat, laid_out)])
    parts.append(enemy(view, pen) + dice(view, pen))
    rows: list[str] = []
    for part in parts:
        if part:
            rows += ["", *part] if rows else part
    return rows
