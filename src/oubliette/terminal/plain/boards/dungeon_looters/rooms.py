"""Contents of rooms in words: chests and traps around, and everything in one room."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_looters.dungeon import OUT
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, SIDE_NAMES
from oubliette.games.dungeon_looters.state import BLACK
from oubliette.games.dungeon_looters.view import FACE_DOWN
from oubliette.terminal.plain.boards.dungeon_looters.bag import priced
from oubliette.terminal.plain.boards.dungeon_looters.dungeon import behind, broken_exit, door_signs, rebuild_dungeon
from oubliette.terminal.plain.boards.dungeon_looters.words import (
    BROKEN_SIGN,
    CHEST_SIGNS,
    EMPTY_CHEST_SIGN,
    EXIT_SIGN,
    LOCKED_EXIT_SIGN,
    LOCKED_SIGN,
    UNKNOWN_SIGNS,
    called,
    counted,
    listed,
    room_of,
    semicolon,
)
from oubliette.terminal.plain.boards.words import GLUE, labelled, lines, player, say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_looters.view import ChestView, LootersView, TrapView
    from oubliette.terminal.plain.drawing import Pen

_DOORS: Final = {
    LOCKED_SIGN: "locked",
    BROKEN_SIGN: "broken",
    EXIT_SIGN: "exit",
    LOCKED_EXIT_SIGN: "locked_exit",
    **dict.fromkeys(UNKNOWN_SIGNS, "unexplored"),
}


def around(view: LootersView, pen: Pen, rooms: Collection[str]) -> list[str]:
    """The full chests and known traps in these rooms."""
    chests = [
        _chest(pen, sign, chest)
        for sign, chest in zip(CHEST_SIGNS, view["chests"], strict=False)
        if chest["colour"] != BLACK and room_of(chest["square"]) in rooms
    ]
    traps = [
        whole(f"{trap['square']} {pen.texts.name(trap['trap'])}")
        for trap in view["traps"]
        if trap["trap"] != FACE_DOWN and room_of(trap["square"]) in rooms
    ]
    drawn = lines(pen, labelled(pen, say(pen, "chests"), [semicolon(pen).join(chests)])) if chests else []
    return [*drawn, *(listed(pen, say(pen, "known_traps"), traps) if traps else [])]


def aimed_at(view: LootersView, pen: Pen, squares: Collection[str]) -> list[str]:
    """The chests and tokens on these squares, known or not, because the player chooses among them."""
    chests = [
        _chest(pen, sign, chest)
        for sign, chest in zip(CHEST_SIGNS, view["chests"], strict=False)
        if chest["square"] in squares
    ]
    tokens = [_trap(pen, trap) for trap in view["traps"] if trap["square"] in squares]
    drawn = lines(pen, labelled(pen, say(pen, "chests"), [semicolon(pen).join(chests)])) if chests else []
    return [*drawn, *(listed(pen, pen.label("traps"), tokens) if tokens else [])]


def room(view: LootersView, pen: Pen, name: str, *, turned: bool = True) -> list[str]:
    """Everything about one room, with the rotation of its tile; nothing if there is no room."""
    laid = next((one for one in view["rooms"] if one["room"] == name), None)
    if laid is None:
        return []
    dungeon = rebuild_dungeon(view)
    cell = CELL_CALLED[name]
    head = [whole(say(pen, "turned", quarters=laid["quarters"]))] if turned else []
    if laid["card"]:
        head.append(whole(say(pen, "card_lies")))
    called_so = whole(f"{name}, {pen.texts.name(laid['tile'])}")
    drawn = lines(pen, labelled(pen, called_so, head) if head else called_so)
    doors = [
        _door(
            pen,
            SIDE_NAMES[side],
            behind(dungeon, cell, side),
            "broken_exit" if broken_exit(dungeon, cell, side) else _DOORS.get(sign, ""),
        )
        for side, sign in door_signs(dungeon, cell).items()
    ]
    drawn += listed(pen, say(pen, "doors"), doors)
    here = [
        called(view, pen, seat) + GLUE + looter["square"]
        for seat, looter in enumerate(view["players"])
        if looter["square"] and room_of(looter["square"]) == name
    ]
    if view["sherpa"] and room_of(view["sherpa"]) == name:
        here.append(whole(f"{pen.texts.name('sherpa')} {view['sherpa']}"))
    drawn += listed(pen, say(pen, "figures"), here) if here else []
    for sign, chest in zip(CHEST_SIGNS, view["chests"], strict=False):
        if room_of(chest["square"]) == name:
            drawn += lines(pen, labelled(pen, say(pen, "chest"), [_chest(pen, sign, chest)]))
    for trap in view["traps"]:
        if room_of(trap["square"]) == name:
            drawn += lines(pen, labelled(pen, say(pen, "token_on"), [_trap(pen, trap)]))
    return drawn


def contents(view: LootersView, pen: Pen, name: str) -> list[str]:
    """The figures, full chests and tokens of a room."""
    found = [
        called(view, pen, seat) + GLUE + looter["square"]
        for seat, looter in enumerate(view["players"])
        if looter["square"] and room_of(looter["square"]) == name
    ]
    if view["sherpa"] and room_of(view["sherpa"]) == name:
        found.append(whole(f"{pen.texts.name('sherpa')} {view['sherpa']}"))
    found += [
        f"{whole(say(pen, 'chest'))} {_chest(pen, sign, chest)}"
        for sign, chest in zip(CHEST_SIGNS, view["chests"], strict=False)
        if room_of(chest["square"]) == name and chest["colour"] != BLACK
    ]
    traps = sorted(view["traps"], key=lambda trap: trap["square"])
    return found + [_trap(pen, trap) for trap in traps if room_of(trap["square"]) == name]


def _door(pen: Pen, side: str, to: str, state: str) -> str:
    where = [] if to == OUT else [to]
    return whole(" ".join([pen.texts.name(side), *where, *([f"({say(pen, state)})"] if state else [])]))


def _chest(pen: Pen, sign: str, chest: ChestView) -> str:
    """A chest: its sign on the map, square, colour, difficulty and contents."""
    colour = chest["colour"]
    if colour == BLACK:
        return whole(f"{EMPTY_CHEST_SIGN} {chest['square']} {pen.texts.name(BLACK)}")
    parts = [
        f"{sign} {chest['square']} {pen.texts.name(colour)}",
        say(pen, "dd", dd=chest["dd"]),
        say(pen, "treasures", count=chest["treasures"]),
    ]
    if chest["lock_broken"]:
        parts.append(say(pen, "lock_broken"))
    # No line break inside: with several chests in a row, readers must see which figures belong together.
    text = whole(", ".join(parts))
    return ", ".join([text, *counted(pen, chest["tidied"], lambda thing: priced(pen, thing))])


def _trap(pen: Pen, trap: TrapView) -> str:
    """A trap: its square, its kind, and in brackets who laid it."""
    known = trap["trap"] != FACE_DOWN
    named = pen.texts.name(trap["trap"]) if known else say(pen, "token")
    return whole(f"{trap['square']} {named} ({player(pen, trap['layer'])})")
