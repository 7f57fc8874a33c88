"""The pages on request: objects, cards, and everything drawn on the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.games.dungeon_pen.squares import SQUARE_NAMES
from oubliette.terminal.plain.boards.dungeon_pen.places import crossed
from oubliette.terminal.plain.boards.dungeon_pen.words import called, counted, indented
from oubliette.terminal.plain.boards.words import labelled, lines, player, say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView
    from oubliette.terminal.plain.drawing import Pen


def objects(view: PenView, pen: Pen) -> list[str]:
    """Both players' objects; those that the reader sees, with their effects."""
    rows: list[str] = []
    for seat, one in enumerate(view["players"]):
        rows += lines(pen, labelled(pen, called(view, pen, seat), [whole(say(pen, "objects", count=one["objects"]))]))
        for card in dict.fromkeys(one["hand"]):
            text = say(pen, "object", card=card)
            count = one["hand"].count(card)
            rows += indented(pen, f"{count}× {text}" if count > 1 else text)
    return rows


def cards(view: PenView, pen: Pen) -> list[str]:
    """The sizes of the decks, and the events drawn since the last shuffle."""
    found = counted(pen, view["event_discard"]) or [pen.shell.say("nothing")]
    return [
        *lines(pen, say(pen, "decks", events=view["event_deck"], fatras=view["fatras_deck"])),
        *lines(pen, labelled(pen, say(pen, "discarded"), found)),
    ]


def drawn(view: PenView, pen: Pen) -> list[str]:
    """The lines in order, and the sudden walls."""
    rows: list[str] = []
    shown = [view["shown"]] if view["shown"] else []
    for number, stroke in enumerate([*view["strokes"], *shown], 1):
        start, end = [SQUARE_NAMES[square] for square in crossed(stroke["points"])]
        parts = [whole(say(pen, "from_to", start=start, end=end))]
        if stroke["contact"]:
            parts.append(whole(say(pen, "touched")))
        if stroke in shown:
            parts.append(whole(say(pen, "shown_line")))
        rows += lines(pen, f"{number}. {labelled(pen, player(pen, stroke['seat']), parts)}")
    walls = [whole(say(pen, "from_to", start=ends[0], end=ends[1])) for ends in view["walls"]]
    if walls:
        rows += lines(pen, labelled(pen, say(pen, "walls"), walls))
    return rows or lines(pen, say(pen, "nothing_drawn"))
