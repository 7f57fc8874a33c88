"""Small pieces of text that all parts of the table are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from string import ascii_uppercase
from typing import Any, Final

from oubliette.terminal.plain.boards.words import lines, say, whole
from oubliette.terminal.plain.drawing import Pen

HEROES_SIGN: Final = "@"  # in front of their letters
FACE_DOWN: Final = "face_down"  # a card in the view that the reader has not seen

_WORTH: Final = re.compile(r"\s*\([^()]*\)$")  # what a card is worth, at the end of its name


def letter(seat: int) -> str:
    """What stands for a seat's hero on the map and in the list."""
    return ascii_uppercase[seat]


def standing_at(view: Mapping[str, Any]) -> dict[str, list[int]]:
    """The seats whose heroes stand on each space, the one whose turn it is first."""
    found: dict[str, list[int]] = {}
    seats = list(range(len(view["players"])))
    seats.sort(key=lambda seat: seat != view["turn_seat"])
    for seat in seats:
        if view["players"][seat]["hero"]:
            found.setdefault(view["players"][seat]["space"], []).append(seat)
    return found


def token(seats: Sequence[int], room: int) -> str:
    """Heroes on a space: their letters, or how many they are where there is no room for that, or that they are."""
    if not seats:
        return ""
    letters = "".join(map(letter, seats))
    written = (HEROES_SIGN + letters, letters, f"{HEROES_SIGN}×{len(seats)}", HEROES_SIGN * 2)
    return next((text for text in written if len(text) <= room), HEROES_SIGN)


def counted(
    pen: Pen, cards: Sequence[str], name: Callable[[str], str] | None = None, unknown: str = "unknown"
) -> list[str]:
    """Cards by name, each name once with its number; last those that nobody has shown."""
    known = [card for card in dict.fromkeys(cards) if card != FACE_DOWN]
    named = [_times((name or pen.texts.name)(card), cards.count(card)) for card in known]
    hidden = cards.count(FACE_DOWN)
    return [*named, whole(say(pen, unknown, count=hidden))] if hidden else named


def without_worth(pen: Pen, card: str) -> str:
    """The name of a treasure, without the gold in brackets behind it."""
    return _WORTH.sub("", pen.texts.name(card))


def _times(name: str, count: int) -> str:
    return whole(f"{count}× {name}" if count > 1 else name)


def indented(pen: Pen, text: str, margin: str = "  ") -> list[str]:
    """A line, or several, set in from the margin."""
    slim = Pen(pen.texts, pen.shell, pen.players, pen.width - len(margin))
    return [margin + row for row in lines(slim, text)]
