"""The table of Pig: everybody's points, and the pot of the current player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oubliette.games.pig import PigView
    from oubliette.terminal.plain.drawing import Pen


def draw(view: PigView, pen: Pen, over: bool) -> list[str]:
    """A row for each player. The pot is left out when the match is over."""
    heads = [pen.shell.say("play-player"), pen.label("points"), pen.label("pot")]
    rows: list[list[str]] = []
    for seat, points in enumerate(view["points"]):
        pot = f"+{view['pot']}" if seat == view["to_play"] else ""  # +0 too: it says whose turn it is
        rows.append([pen.players[seat], str(points), pot])
    if over:
        heads, rows = heads[:-1], [row[:-1] for row in rows]
    return [*pen.table(heads, rows), *pen.part("target", view["target"], "")]
