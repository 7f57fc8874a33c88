"""What `?` adds to the rule of a question: both players, their powers, and every card in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.games.dungeon_pen.house_rules import BY_PENCIL, ENDING
from oubliette.terminal.plain.boards.dungeon_pen.words import called, indented, setting_up
from oubliette.terminal.plain.boards.words import labelled, lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView
    from oubliette.terminal.plain.drawing import Pen


def situation(view: PenView, pen: Pen) -> list[str]:
    """Both players, the reader first, then the last event and the unusual options."""
    if setting_up(view):
        return []
    rows: list[str] = []
    for seat in sorted(range(len(view["players"])), key=lambda seat: seat != pen.seat):
        rows += _player(view, pen, seat)
    if view["event_discard"]:
        card = say(pen, "event", card=view["event_discard"][-1])
        rows += lines(pen, labelled(pen, say(pen, "last_event"), [card]))
    if view["home"] == ENDING:
        rows += lines(pen, labelled(pen, pen.label("home"), [pen.texts.name(ENDING)]))
    return rows


def _player(view: PenView, pen: Pen, seat: int) -> list[str]:
    one = view["players"][seat]
    facts = [whole(say(pen, "hp", hp=one["hp"], start=one["start_hp"]))]
    if one["carrying"]:
        facts.append(whole(say(pen, "carries")))
    if view["bad_faith"] and not one["contested"]:
        facts.append(whole(say(pen, "may_contest")))
    rows = lines(pen, labelled(pen, called(view, pen, seat), facts))
    if one["character"] != "none":
        rows += indented(pen, say(pen, "power", character=one["character"]))
    weighs = "waiting_pencil" if one["way"] == BY_PENCIL else "weighs"
    waiting = [say(pen, weighs, card=card) for card in one["waiting"]] or [say(pen, "nothing_waits")]
    rows += indented(pen, labelled(pen, whole(say(pen, "waiting")), waiting))
    if one["hand"]:
        for card in dict.fromkeys(one["hand"]):
            rows += indented(pen, say(pen, "object", card=card))
    elif one["objects"]:
        rows += indented(pen, say(pen, "objects", count=one["objects"]))
    return rows
