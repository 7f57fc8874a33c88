"""The table of Dungeon Looters: round and countdown, players, the reader's bag and hand, and a map.

The map comes last, right above the question: a window on the rooms around, or the whole table on a small scale if the
question asks for a room or the player has no figure. Other pages are printed on request: the table, a room, a bag,
tiles, cards, the players in full. No two signs differ by colour only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_looters.geometry import CELL_CALLED, CENTRE, SQUARE_NAMES, SQUARES_OF
from oubliette.games.dungeon_looters.state import LEFT, NOT_COUNTING
from oubliette.kernel import SPECTATOR
from oubliette.terminal.plain.boards.dungeon_looters import question
from oubliette.terminal.plain.boards.dungeon_looters.bag import bag
from oubliette.terminal.plain.boards.dungeon_looters.ending import standing
from oubliette.terminal.plain.boards.dungeon_looters.hand import cards, in_hand, tiles
from oubliette.terminal.plain.boards.dungeon_looters.looters import in_full, looters
from oubliette.terminal.plain.boards.dungeon_looters.plan import Plan, legend
from oubliette.terminal.plain.boards.dungeon_looters.rooms import aimed_at, around, room
from oubliette.terminal.plain.boards.dungeon_looters.situation import situation
from oubliette.terminal.plain.boards.dungeon_looters.small_map import small_legend, whole_table
from oubliette.terminal.plain.boards.dungeon_looters.words import (
    GAP,
    beside,
    joined,
    own_seat,
    room_of,
    setting_up,
    stacked,
)
from oubliette.terminal.plain.boards.words import lines, say, whole
from oubliette.terminal.plain.normalising import normalise
from oubliette.terminal.plain.screen import width_of

if TYPE_CHECKING:
    from oubliette.games.dungeon_looters.view import LootersView, PlayerView
    from oubliette.terminal.plain.drawing import Pen

__all__ = ["draw", "draw_page", "situation", "still_current"]

_BESIDE: Final = 18  # columns reserved beside the map
_NARROW: Final = 60  # on a screen with fewer columns, nothing stands beside the map
_BELOW: Final = 11  # rows of the screen reserved for the question
_LEAST: Final = 14  # rows of the map, the letters above it included
_MOST: Final = 32
_PAGES: Final = ("map", "bag", "tiles", "cards", "players")


def draw(view: LootersView, pen: Pen, over: bool) -> list[str]:
    """The parts from the most stable one to the subject of the question, with empty rows between; or the standing."""
    if over:
        return stacked([lines(pen, say(pen, "over")), standing(view, pen), _small(view, pen, ())])
    own = view["players"][own_seat(view, pen)]
    return stacked(
        [
            lines(pen, say(pen, "pages")),
            _countdown(view, pen),
            lines(pen, _round(view, pen)),
            looters(view, pen),
            bag(own, pen),
            in_hand(view, pen),
            _places(view, pen),
            *_surroundings(view, pen, own),
        ]
    )


def still_current(shown: LootersView, prompt: str, view: LootersView, pen: Pen) -> bool:
    """Has only the player's own figure moved, within the map on the screen? The question names its square."""
    seat = own_seat(view, pen)
    before, now = shown["players"][seat]["square"], view["players"][seat]["square"]
    if not question.prompt(pen) == prompt == question.STEP or not before or not now:
        return False
    if _without_steps(shown, seat) != _without_steps(view, seat):
        return False
    return room_of(now) in Plan(shown, pen).window(before, *_size(pen))[2]


def draw_page(view: LootersView, pen: Pen, word: str) -> list[str]:
    """Another page: the whole table, a bag, the tiles and cards in hand, the players, a room by its name."""
    page = next((page for page in _PAGES if normalise(word) in (page, normalise(say(pen, f"page_{page}")))), "")
    match page:
        case "map":
            return _small(view, pen, ()) or lines(pen, say(pen, "no_rooms"))
        case "bag":
            return bag(view["players"][own_seat(view, pen)], pen)
        case "tiles":
            return tiles(view, pen, question.tile_places(pen)) or lines(pen, say(pen, "no_tiles"))
        case "cards":
            return cards(view, pen)
        case "players":
            return in_full(view, pen)
        case _:
            return _room(view, pen, room_of(word.upper()) if len(word) in (2, 4) else "")


def _without_steps(view: LootersView, seat: int) -> LootersView:
    """The view without that figure's position and steps."""
    players = view["players"][:]
    players[seat] = {**players[seat], "square": ""}
    return {**view, "players": players}


def _room(view: LootersView, pen: Pen, name: str) -> list[str]:
    """A room in words, and the map around it."""
    text = room(view, pen, name)
    if not text:
        return []
    centre = SQUARE_NAMES[SQUARES_OF[CELL_CALLED[name]][CENTRE]]
    return stacked([text, _close_up(view, pen, name, ()), *_window(view, pen, centre, ())])


def _round(view: LootersView, pen: Pen) -> str:
    """The current round, and what is still to come."""
    if setting_up(view):
        return say(pen, "set_up")
    parts = [say(pen, "round", round=view["round"])]
    if not any(looter["square"] for looter in view["players"]):
        parts.append(say(pen, "deserted"))
    parts += [say(pen, name, count=view[name]) for name in ("stack", "chests_left")]
    if view["parts"] > 1:
        parts.append(say(pen, "parts", count=view["parts"]))
    return " ".join(parts)


def _countdown(view: LootersView, pen: Pen) -> list[str]:
    """The turns left once the stack is empty, the current one included."""
    turns = view["turns_left"]
    if turns == NOT_COUNTING:
        return []
    seats = len(view["players"])
    own = len([turn for turn in range(turns) if (view["to_play"] + turn) % seats == pen.seat])
    watches = pen.seat == SPECTATOR or view["players"][pen.seat]["state"] == LEFT
    text = say(pen, "countdown", turns=turns) if watches else say(pen, "own_countdown", turns=turns, own=own)
    return lines(pen, f"*** {text} ***")


def _places(view: LootersView, pen: Pen) -> list[str]:
    """The tiles in hand with their rotations, if the question is where to lay one."""
    places = question.tile_places(pen)
    return joined(tiles(view, pen, places)) if places else []


def _surroundings(view: LootersView, pen: Pen, own: PlayerView) -> list[list[str]]:
    """The map around the reader's figure; a room if the question asks for its squares; the table for rooms."""
    text = aimed_at(view, pen, question.all_squares(pen))
    squares = question.squares(pen)
    if squares:
        return [text, _close_up(view, pen, room_of(squares[0]), squares)]
    wanted = question.rooms(pen)
    if wanted or not own["square"]:
        return [text, _small(view, pen, wanted)]
    return _window(view, pen, own["square"], [cell for _, cell, _ in question.tile_places(pen)])


def _close_up(view: LootersView, pen: Pen, name: str, wanted: Sequence[str]) -> list[str]:
    rows = Plan(view, pen).close_up(name, wanted)
    return [*lines(pen, say(pen, "room", room=name)), *_explained(pen, rows, legend(view, pen, rows))]


def _small(view: LootersView, pen: Pen, wanted: Sequence[str]) -> list[str]:
    rows = whole_table(view, pen, wanted)
    return _explained(pen, rows, small_legend(view, pen, rows)) if rows else []


def _size(pen: Pen) -> tuple[int, int]:
    """The columns and rows of the map."""
    width = pen.width - GAP - _BESIDE if pen.width >= _NARROW else pen.width
    return width, max(_LEAST, min(_MOST, pen.height - _BELOW))


def _window(view: LootersView, pen: Pen, square: str, open_cells: Sequence[str]) -> list[list[str]]:
    rows, _, rooms = Plan(view, pen, open_cells).window(square, *_size(pen))
    return [around(view, pen, rooms), _explained(pen, rows, legend(view, pen, rows))]


def _explained(pen: Pen, rows: list[str], signs: Sequence[str]) -> list[str]:
    """A map with its legend beside it; on a narrow screen above it, in lines."""
    width = max(map(width_of, rows))
    if pen.width >= _NARROW and pen.width - width - GAP >= max([0, *map(width_of, signs)]):
        return beside(rows, signs, width, pen)
    return [*lines(pen, ", ".join(map(whole, signs))), *joined(rows)]
