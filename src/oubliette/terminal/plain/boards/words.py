"""Small pieces of text that boards are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.terminal.plain.screen import width_of, wrap
from oubliette.texts import MissingText, readable

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen

GLUE: Final = "\u00a0"  # a space at which lines are not broken

_INDENT: Final = "  "  # of a line that goes on
_CUT: Final = "…"
_LONGEST_NAME: Final = 16  # columns of a player's name


def whole(text: str) -> str:
    """A text that is not broken at the end of a line: half of it would be hard to recognize."""
    return text.replace(" ", GLUE)


def said(pen: Pen, head: str, parts: list[str]) -> str:
    """Something, and after a colon what there is to say of it."""
    return f"{head}{pen.shell.say('colon')}{GLUE}{', '.join(parts)}"


def lines(pen: Pen, text: str) -> list[str]:
    """A line, or several where there is no room for it. What is glued comes apart if it is wider than the page."""
    room = pen.width - len(_INDENT)
    words = [word if width_of(word) <= room else word.replace(GLUE, " ") for word in text.split(" ")]
    return wrap(" ".join(words), pen.width, _INDENT)


def cut(text: str, width: int) -> str:
    """What fits of a text, with a sign where something is missing."""
    if width_of(text) <= width:
        return text
    while text and width_of(text) + width_of(_CUT) > width:
        text = text[:-1]
    return text.rstrip() + _CUT


def say(pen: Pen, name: str, /, **facts: str | int) -> str:
    """A sentence that only this board needs: `board-…` among the game's texts."""
    texts = pen.texts
    try:
        return texts.catalogue.text(f"board-{name}", "", texts.formatter.variables(facts, pen.players))
    except MissingText:
        if texts.strict:
            raise
        return readable(name)


def figure(pen: Pen, name: str, value: str | int) -> str:
    """The label of a part of the view, and how much of it there is."""
    return whole(f"{pen.label(name)} {value}")


def player(pen: Pen, seat: int) -> str:
    """The name of a player, within reason: it shares a line with figures."""
    return cut(pen.players[seat], _LONGEST_NAME)
