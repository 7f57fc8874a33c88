"""The final standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.terminal.plain.boards.new_dungeon.heroes import called, gold, sorted_treasures
from oubliette.terminal.plain.boards.new_dungeon.words import counted, place
from oubliette.terminal.plain.boards.words import figure, labelled, lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.new_dungeon.view import HeroView, NewDungeonView
    from oubliette.terminal.plain.drawing import Pen


def standing(view: NewDungeonView, pen: Pen) -> list[str]:
    """The heroes by result: the gold, its share of the total needed, and all treasures."""
    seats = sorted(range(len(view["players"])), key=lambda seat: _rank(view["players"][seat]), reverse=True)
    drawn: list[str] = []
    for seat in seats:
        hero = view["players"][seat]
        share = whole(say(pen, "share", percent=_brought(hero) * 100 // hero["total"]))
        parts = [gold(hero, pen), share, figure(pen, "space", place(pen, hero["space"]))]
        cards = counted(pen, sorted_treasures(pen, hero["treasures"]))
        if cards:
            parts.append(labelled(pen, pen.label("treasures"), cards))
        drawn += lines(pen, labelled(pen, called(pen, seat, hero), parts))
    return drawn


def _rank(hero: HeroView) -> tuple[bool, int, int]:
    """The sort key of the game: who is out, then the share, then the gold."""
    out = hero["space"] == BOARD.ids[MAIN] and _brought(hero) >= hero["total"]
    return out, _brought(hero) * 1_000_000 // hero["total"], _brought(hero)


def _brought(hero: HeroView) -> int:
    """The gold of a hero at the end."""
    assert hero["gold"] is not None, "all hands are open by now"
    return hero["gold"]
