"""The final standing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from oubliette.games.dungeon_looters.archetypes import TROLL
from oubliette.games.dungeon_looters.state import LEFT
from oubliette.terminal.plain.boards.dungeon_looters.words import called, counted
from oubliette.terminal.plain.boards.words import lines, said, say, whole

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen

_LAST: Final = 99  # later than anybody can leave


def standing(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """By score, who left earlier first: what became of each, and what they carry."""
    seats = sorted(range(len(view["players"])), key=lambda seat: _rank(view["players"][seat]))
    drawn: list[str] = []
    for seat in seats:
        looter = view["players"][seat]
        if not looter["archetype"]:
            continue
        parts = [whole(say(pen, "po", po=looter["score"] or 0)), _fate(looter, pen)]
        parts += [whole(say(pen, name, count=looter[name])) for name in ("trophies", "bounties") if looter[name]]
        if looter["objects"]:
            known = looter["value"] is not None
            head = say(pen, "loot_worth", po=looter["value"]) if known else say(pen, "loot")
            parts.append(said(pen, whole(head), counted(pen, looter["objects"])))
        drawn += lines(pen, said(pen, called(view, pen, seat), parts))
    return drawn


def _fate(looter: Mapping[str, Any], pen: Pen) -> str:
    if looter["state"] == LEFT:
        return whole(say(pen, "state_left", number=looter["left_as"]))
    return whole(say(pen, "stays" if looter["archetype"] == TROLL else "inside"))


def _rank(looter: Mapping[str, Any]) -> tuple[bool, int, int]:
    """As the game compares them: those who count, then the score, then who left first; the troll last."""
    counts = looter["state"] == LEFT or looter["archetype"] == TROLL
    return not counts, -(looter["score"] or 0), looter["left_as"] or _LAST
