"""The Dungeon board and the cards of a zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oubliette.games.mini_rogue.cards import LAST_ZONE, MOST_FOOD, MOST_GOLD
from oubliette.games.mini_rogue.state import EXIT, PREPARATION, TAKEN
from oubliette.kernel import HIDDEN
from oubliette.terminal.plain.boards.mini_rogue.preview import guardian
from oubliette.terminal.plain.boards.mini_rogue.words import complete, figure, token
from oubliette.terminal.plain.boards.words import cut, labelled, lines, whole
from oubliette.terminal.plain.screen import width_of

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import MiniRogueView
    from oubliette.terminal.plain.drawing import Pen

_FACE_DOWN: Final = "?"
_BAR: Final = " | "
_SLIMMEST: Final = 9  # the least columns of a cell, if there is room: a grid of question marks still looks like a grid


def place(view: MiniRogueView, pen: Pen) -> list[str]:
    """Floor, zone and guardian; and the party's common goods, once all have characters."""
    floor = pen.texts.name(f"floor_{view['floor']}")
    where = [f"{figure(pen, 'floor', view['floor'])} ({floor})", figure(pen, "zone", view["zone"], LAST_ZONE)]
    card = view["guardian_card"]
    if card is not None:
        who = labelled(pen, pen.label("guardian"), [pen.texts.name(view["guardian"])])
        where.append(f"{who} ({', '.join(guardian(card, pen))})")
    elif view["guardian_zone"] and view["phase"] == PREPARATION:  # else it is dead already
        where.append(pen.label("guardian_zone"))
    if not complete(view):
        return lines(pen, ", ".join(where))
    stock = [
        figure(pen, "gold", view["gold"], MOST_GOLD),
        figure(pen, "food", view["food"], MOST_FOOD),
        labelled(pen, pen.label("guardians_left"), [str(view["guardians_left"])]),
    ]
    return lines(pen, ", ".join(where)) + lines(pen, ", ".join(stock))


def grid(view: MiniRogueView, pen: Pen) -> list[str]:
    """Three rows of three cards, with the tokens on them."""
    cells = [
        [_tokens(view, row, column) + _card(view, pen, card) for column, card in enumerate(cards, 1)]
        for row, cards in enumerate(view["grid"], 1)
    ]
    columns = list(zip(*cells, strict=True))
    widths = _fitting([max(_SLIMMEST, *map(width_of, column)) for column in columns], pen.width)
    return [_BAR.join(map(_cell, row, widths)).rstrip(" ") for row in cells]


def unseen(view: MiniRogueView, pen: Pen) -> list[str]:
    """The rooms that face-down cards may be, if there are any; some of these lie beside the grid."""
    face_down = sum([row.count(HIDDEN) for row in view["grid"]])
    if not face_down:
        return []
    left_out = labelled(pen, pen.label("unused_rooms"), [str(len(view["unseen_rooms"]) - face_down)])
    rooms = [whole(pen.texts.name(room)) for room in view["unseen_rooms"]]
    return lines(pen, labelled(pen, f"{pen.label('unseen_rooms')} ({left_out})", rooms))


def _tokens(view: MiniRogueView, row: int, column: int) -> str:
    """The tokens in a cell, to put in front of the room's name."""
    here = [
        f"{token(view, seat)} "
        for seat, hero in enumerate(view["players"])
        if (hero["row"], hero["column"]) == (row, column)
    ]
    return "".join(here)


def _card(view: MiniRogueView, pen: Pen, card: str) -> str:
    if card == HIDDEN:
        return _FACE_DOWN
    if card == EXIT and view["guardian"]:
        return labelled(pen, pen.texts.name(EXIT), [pen.texts.name(view["guardian"])])
    if card == TAKEN:
        return f"({pen.texts.name(TAKEN)})"  # in brackets, as there is no room of that name
    return pen.texts.name(card)


def _fitting(widths: Sequence[int], room: int) -> list[int]:
    """The widths of columns; the widest shrink until all fit."""
    fitting = list(widths)
    room -= width_of(_BAR) * (len(fitting) - 1)
    while sum(fitting) > max(room, len(fitting)):
        fitting[fitting.index(max(fitting))] -= 1
    return fitting


def _cell(text: str, width: int) -> str:
    shown = cut(text, width)
    return shown + " " * (width - width_of(shown))
