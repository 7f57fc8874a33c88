"""The final standing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.terminal.plain.boards.new_dungeon.heroes import called, gold, sorted_treasures
from oubliette.terminal.plain.boards.new_dungeon.words import counted, place
from oubliette.terminal.plain.boards.words import figure, lines, said, say, whole

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen


def standing(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """The heroes by how near they came: gold and its share of what each needed, and all they brought out."""
    seats = sorted(range(len(view["players"])), key=lambda seat: _rank(view["players"][seat]), reverse=True)
    drawn: list[str] = []
    for seat in seats:
        hero = view["players"][seat]
        share = whole(say(pen, "share", percent=hero["gold"] * 100 // hero["total"]))
        parts = [gold(hero, pen), share, figure(pen, "space", place(pen, hero["space"]))]
        cards = counted(pen, sorted_treasures(pen, hero["treasures"]))
        if cards:
            parts.append(said(pen, pen.label("treasures"), cards))
        drawn += lines(pen, said(pen, called(pen, seat, hero), parts))
    return drawn


def _rank(hero: Mapping[str, Any]) -> tuple[bool, int, int]:
    """As the game compares them: who is out, then the share, then the gold. All hands are open by now."""
    out = hero["space"] == BOARD.ids[MAIN] and hero["gold"] >= hero["total"]
    return out, hero["gold"] * 1_000_000 // hero["total"], hero["gold"]
