"""Small pieces of text for all parts of the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from string import ascii_uppercase
from typing import TYPE_CHECKING, Final

from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.way_home import steps_home
from oubliette.terminal.plain.boards.words import lines, say, whole
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.normalising import normalise

if TYPE_CHECKING:
    from oubliette.games.new_dungeon.view import HeroView, NewDungeonView

HEROES_SIGN: Final = "@"  # in front of their letters
FACE_DOWN: Final = "face_down"  # a card in the view that the reader has not seen

_WORTH: Final = re.compile(r"\s*\([^()]*\)$")  # the gold in brackets at the end of a card's name


def letter(seat: int) -> str:
    """The sign of a seat's hero, on the map and in lists."""
    return ascii_uppercase[seat]


def place(pen: Pen, space: str) -> str:
    """The name of a space in lists: its id, but a word for the Main Staircase."""
    return whole(say(pen, "main") if space == BOARD.ids[MAIN] else space)


def main_sign(pen: Pen, width: int) -> str:
    """The text on the Main Staircase on the map."""
    return say(pen, "main" if width > len("MAIN") else "main_short").upper()[:width]


def steps_from(view: NewDungeonView, hero: HeroView) -> int:
    """A hero's distance from home; 0 if he is there, or if only secret doors or monsters lead there."""

    def guarded(space: int) -> bool:
        cards = view["spaces"].get(BOARD.ids[space])
        return cards is not None and bool(cards["monsters"])

    return steps_home(BOARD.index[hero["space"]], guarded, bool(hero["door_card"]))


def by_name(pen: Pen, things: Iterable[str]) -> list[str]:
    """Things sorted by their names in the reader's language."""
    return sorted(things, key=lambda thing: normalise(pen.texts.name(thing)))


def standing_at(view: NewDungeonView) -> dict[str, list[int]]:
    """The seats whose heroes stand on each space, the one whose turn it is first."""
    found: dict[str, list[int]] = {}
    seats = list(range(len(view["players"])))
    seats.sort(key=lambda seat: seat != view["turn_seat"])
    for seat in seats:
        if view["players"][seat]["hero"]:
            found.setdefault(view["players"][seat]["space"], []).append(seat)
    return found


def token(seats: Sequence[int], room: int) -> str:
    """The heroes on a space: their letters, or their number if there is less room, or just a sign."""
    if not seats:
        return ""
    letters = "".join(map(letter, seats))
    written = (HEROES_SIGN + letters, letters, f"{HEROES_SIGN}×{len(seats)}", HEROES_SIGN * 2)
    return next((text for text in written if len(text) <= room), HEROES_SIGN)


def counted(
    pen: Pen, cards: Sequence[str], name: Callable[[str], str] | None = None, unknown: str = "unknown"
) -> list[str]:
    """Cards by name, each name once with its count; unknown ones last."""
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
    """A text, wrapped and indented."""
    slim = Pen(pen.texts, pen.shell, pen.players, pen.width - len(margin))
    return [margin + row for row in lines(slim, text)]
