"""Small pieces of text for boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.terminal.plain.screen import width_of, wrap
from oubliette.texts import MissingText, readable

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen

GLUE: Final = "\u00a0"  # a no-break space

_INDENT: Final = "  "  # for continued lines
_CUT: Final = "…"
_LONGEST_NAME: Final = 16  # columns of a player's name


def whole(text: str) -> str:
    """A text that is not wrapped: half of it would be hard to recognize."""
    return text.replace(" ", GLUE)


def labelled(pen: Pen, head: str, parts: list[str]) -> str:
    """A heading, a colon, and the parts separated by commas."""
    return f"{head}{pen.shell.say('colon')}{GLUE}{', '.join(parts)}"


def lines(pen: Pen, text: str) -> list[str]:
    """Wrap a text. Glued parts are broken only if they are wider than the page."""
    room = pen.width - len(_INDENT)
    words = [word if width_of(word) <= room else word.replace(GLUE, " ") for word in text.split(" ")]
    return wrap(" ".join(words), pen.width, _INDENT)


def cut(text: str, width: int) -> str:
    """Cut a text to a width, with a sign where something is missing."""
    if width_of(text) <= width:
        return text
    while text and width_of(text) + width_of(_CUT) > width:
        text = text[:-1]
    return text.rstrip() + _CUT


def say(pen: Pen, name: str, /, **facts: str | int) -> str:
    """A sentence of this board: `board-…` among the game's texts."""
    texts = pen.texts
    try:
        return texts.catalogue.text(f"board-{name}", "", texts.formatter.variables(facts, pen.players))
    except MissingText:
        if texts.strict:
            raise
        return readable(name)


def figure(pen: Pen, name: str, value: str | int) -> str:
    """The label of a part of the view, with its amount."""
    return whole(f"{pen.label(name)} {value}")


def player(pen: Pen, seat: int) -> str:
    """A player's name, cut: it shares a line with figures."""
    return cut(pen.players[seat], _LONGEST_NAME)
