"""Small pieces of text that all pages are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.terminal.plain.boards.words import cut, whole
from oubliette.texts import MissingText, readable

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen

_LONGEST_NAME: Final = 16  # columns of a player's name


def say(pen: Pen, name: str, /, **facts: str | int) -> str:
    """A sentence that only this board needs: `board-…` among the game's texts."""
    texts = pen.texts
    try:
        return texts.catalogue.text(f"board-{name}", "", texts.speaker.variables(facts, pen.players))
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
