"""Signs and small pieces of text for all parts of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from oubliette.games.dungeon_looters.archetypes import SHERPA
from oubliette.games.dungeon_looters.state import ON_BOARD
from oubliette.games.dungeon_looters.view import LootersView
from oubliette.kernel import SPECTATOR
from oubliette.terminal.plain.boards.words import GLUE, cut, labelled, lines, player, say, whole
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.normalising import normalise
from oubliette.terminal.plain.screen import width_of

# On the map. No two signs differ by colour only.
ROCK_SIGN: Final = "#"
FLOOR_SIGN: Final = "·"
BLACKENED_SIGN: Final = "_"
DOOR_SIGN: Final = "+"
LOCKED_SIGN: Final = "x"
BROKEN_SIGN: Final = "/"
EXIT_SIGN: Final = "="
LOCKED_EXIT_SIGN: Final = "X"
UNKNOWN_SIGNS: Final = ("^", ">", "v", "<")  # doors that nobody has looked behind, by side
CARD_SIGN: Final = "*"
# One sign per chest, in the order in which players laid them. None is also the sign of a door, a figure or a room.
CHEST_SIGNS: Final = "123456789abcdefghijklmnpqrstuwyzJKPQRUWY"
EMPTY_CHEST_SIGN: Final = "o"
FULL_CHEST_SIGN: Final = "$"  # on a small scale
TRAP_SIGN: Final = "!"
TOKEN_SIGN: Final = "?"
OWN_SIGN: Final = "@"
WANTED_SIGN: Final = "%"  # a square that is among the answers
WANTED_ROOM: Final = "<>"  # around a room among the answers
WANTED_CELL: Final = "()"  # around the name of an empty cell among the answers

GAP: Final = 2  # columns between two drawings
_BESIDE_NAME: Final = 6  # columns of a line that a player's name leaves to other signs


def setting_up(view: LootersView) -> bool:
    """Is any player still without a figure?"""
    return any(not looter["square"] and looter["state"] == ON_BOARD for looter in view["players"])


def own_seat(view: LootersView, pen: Pen) -> int:
    """The reader's seat; for a spectator, that of the current player."""
    return view["to_play"] if pen.seat == SPECTATOR else pen.seat


def letter(view: LootersView, pen: Pen, seat: int) -> str:
    """The sign of a figure: a special one for the reader's own, the archetype's initial for others."""
    if seat == pen.seat:
        return OWN_SIGN
    archetype = view["players"][seat]["archetype"]
    return say(pen, f"sign_{archetype}") if archetype else FLOOR_SIGN


def figures(view: LootersView, pen: Pen) -> dict[str, str]:
    """The signs of the figures on the board by square, the neutral sherpa too."""
    found = {view["sherpa"]: say(pen, f"sign_{SHERPA}")} if view["sherpa"] else {}
    for seat, looter in enumerate(view["players"]):
        if looter["square"]:
            found[looter["square"]] = letter(view, pen, seat)
    return found


def sherpa(view: LootersView, pen: Pen, seen: str) -> list[str]:
    """The legend's entry for the neutral sherpa, if he is on the map: he is not among the players."""
    sign = say(pen, f"sign_{SHERPA}")
    return [f"{sign} {pen.texts.name(SHERPA)}"] if view["sherpa"] and sign in seen else []


def room_of(square: str) -> str:
    """The room of a square: E5 for E5c3."""
    return square[:2]


def called(view: LootersView, pen: Pen, seat: int) -> str:
    """Sign, player and archetype."""
    archetype = view["players"][seat]["archetype"]
    named = f" ({pen.texts.name(archetype)})" if archetype else ""
    name = cut(player(pen, seat), pen.width - _BESIDE_NAME)
    return whole(f"{letter(view, pen, seat)} {name}{named}")


def counted(pen: Pen, things: Sequence[str], name: Callable[[str], str] | None = None) -> list[str]:
    """Things by name, each name once with its count."""
    found: list[str] = []
    for thing in dict.fromkeys(things):
        named = (name or pen.texts.name)(thing)
        count = things.count(thing)
        found.append(whole(f"{count}× {named}" if count > 1 else named))
    return found


def by_name(pen: Pen, things: Sequence[str]) -> list[str]:
    """Sorted by name in the reader's language, ignoring accents."""
    return sorted(things, key=lambda thing: normalise(pen.texts.name(thing)))


def listed(pen: Pen, head: str, things: Sequence[str]) -> list[str]:
    """A heading, a colon, and the things, or "nothing"."""
    return lines(pen, labelled(pen, head, list(things) or [pen.shell.say("nothing")]))


def slim(pen: Pen, room: int) -> Pen:
    """A copy of the pen for a narrower page."""
    return Pen(pen.texts, pen.shell, pen.players, room, pen.height, pen.seat, pen.asked)


def semicolon(pen: Pen) -> str:
    """French has a space before it, as before a colon."""
    return pen.shell.say("colon").replace(":", ";") + " "


def beside(left: Sequence[str], right: Sequence[str], width: int, pen: Pen) -> list[str]:
    """Two drawings next to each other, the left one `width` columns wide. Cuts empty rows at the end."""
    rows: list[str] = []
    for place in range(max(len(left), len(right))):
        one = left[place] if place < len(left) else ""
        other = cut(right[place], pen.width - width - GAP) if place < len(right) else ""
        rows.append(f"{one}{' ' * (width + GAP - width_of(one))}{other}".rstrip(" "))
    return joined(rows)


def joined(rows: Sequence[str]) -> list[str]:
    """A drawing without empty rows, which would end the part: fills those inside, cuts those at the end."""
    last = max([0, *[place for place, row in enumerate(rows, 1) if row.strip()]])
    return [row or GLUE for row in rows[:last]]


def stacked(parts: Sequence[list[str]]) -> list[str]:
    """One part after the other, an empty row between them."""
    rows: list[str] = []
    for part in parts:
        if part:
            rows += ["", *part] if rows else part
    return rows
