"""Small pieces of text and figures for all parts of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_pen.state import NOBODY
from oubliette.kernel import SPECTATOR
from oubliette.terminal.plain.boards.words import lines, player, whole
from oubliette.terminal.plain.drawing import Pen

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView

INDENT: Final = "  "


def own_seat(view: PenView, pen: Pen) -> int:
    """The reader's seat; for a spectator, that of the current player."""
    return view["to_play"] if pen.seat == SPECTATOR else pen.seat


def setting_up(view: PenView) -> bool:
    """Is the first player not known yet?"""
    return view["first"] == NOBODY


def cross(seat: int) -> str:
    """The sign of a player, on the sheet and in front of the name."""
    return f"×{seat + 1}"


def called(view: PenView, pen: Pen, seat: int) -> str:
    """Cross, player and character."""
    character = view["players"][seat]["character"]
    embodied = f" ({pen.texts.name(character)})" if character != "none" else ""
    return f"{whole(f'{cross(seat)} {player(pen, seat)}')}{embodied}"


def decimal(pen: Pen, number: float, places: int = 1) -> str:
    """A number as the language writes it, without a trailing zero after the decimal mark."""
    written = f"{number:.{places}f}".rstrip("0").rstrip(".") if places else f"{number:.0f}"
    return written.replace("-", "−").replace(".", pen.shell.say("decimal-mark"))


def counted(pen: Pen, things: Sequence[str]) -> list[str]:
    """Things by name, each name once with its count."""
    found: list[str] = []
    for thing in dict.fromkeys(things):
        count = things.count(thing)
        found.append(whole(f"{count}× {pen.texts.name(thing)}" if count > 1 else pen.texts.name(thing)))
    return found


def indented(pen: Pen, text: str) -> list[str]:
    """A text, wrapped and indented."""
    return [INDENT + row for row in lines(slim(pen, pen.width - len(INDENT)), text)]


def slim(pen: Pen, room: int) -> Pen:
    """A copy of the pen for a narrower page, which cuts long names."""
    players = [player(pen, seat) for seat in range(len(pen.players))]
    return Pen(pen.texts, pen.shell, players, room, pen.height, pen.seat, pen.asked)


def stacked(parts: Sequence[list[str]]) -> list[str]:
    """One part after the other, an empty row between them."""
    rows: list[str] = []
    for part in parts:
        if part:
            rows += ["", *part] if rows else part
    return rows
