"""Small pieces of text for all parts of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.terminal.plain.boards.words import cut, whole

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import MiniRogueView
    from oubliette.terminal.plain.drawing import Pen

_TOKEN: Final = "@"
_LONGEST_NAME: Final = 20  # columns of a player's name


def figure(pen: Pen, name: str, value: int, most: int = 0) -> str:
    """A label and its number, with the end of the track if there is one."""
    return whole(f"{pen.label(name)} {value}/{most}" if most else f"{pen.label(name)} {value}")


def together(view: MiniRogueView) -> bool:
    """Do two heroes play?"""
    return len(view["players"]) > 1


def complete(view: MiniRogueView) -> bool:
    """Has every player a character? Until then, nothing else is set up."""
    return all(hero["character"] for hero in view["players"])


def token(view: MiniRogueView, seat: int) -> str:
    """The sign of a character, on the grid and in front of its figures."""
    return f"{_TOKEN}{seat + 1}" if together(view) else _TOKEN


def player(pen: Pen, seat: int) -> str:
    """A player's name, cut: it shares a line with figures."""
    return cut(pen.players[seat], _LONGEST_NAME)
