"""The table of The New Dungeon: round, heroes, known cards nearby, and a map around the current hero.

The board is too large for a screen, so the map is a window on it; beside it stand the nine panels with the heroes in
each, and the legend. It comes last, right above the question. Other pages are printed on request: the whole board, a
level, the surroundings of any space, the heroes in full, the decks. No two signs differ by colour only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.terminal.plain.boards.new_dungeon.cards import decks, known, numbers
from oubliette.terminal.plain.boards.new_dungeon.ending import standing
from oubliette.terminal.plain.boards.new_dungeon.heroes import heroes, in_full
from oubliette.terminal.plain.boards.new_dungeon.overview import ACROSS, LEVELS, PANEL, panel_of, panels
from oubliette.terminal.plain.boards.new_dungeon.plan import Plan, legend
from oubliette.terminal.plain.boards.new_dungeon.shapes import CELL
from oubliette.terminal.plain.boards.new_dungeon.situation import situation
from oubliette.terminal.plain.boards.new_dungeon.small_map import BOARD_WIDTH, row_of_panels, whole_board
from oubliette.terminal.plain.boards.new_dungeon.words import main_sign
from oubliette.terminal.plain.boards.words import GLUE, cut, lines, say, whole
from oubliette.terminal.plain.normalising import normalise
from oubliette.terminal.plain.screen import width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oubliette.games.new_dungeon.spaces import Space
    from oubliette.games.new_dungeon.view import HeroView, NewDungeonView
    from oubliette.terminal.plain.drawing import Pen

__all__ = ["draw", "draw_page", "situation", "still_current"]

_GAP: Final = 2  # columns between the map and the text beside it
_BESIDE: Final = 14  # columns of that text
_WIDE: Final = 60  # the least columns of a screen with text beside the map
_LARGE: Final = 100  # a screen with this many columns probably has more rows, too
_ROWS: Final = 12
_MORE_ROWS: Final = 18
_NORTH: Final = "^ N"
_PAGES: Final = ("map", "heroes", "decks")
_SMALL_MAIN: Final = 4  # columns of the Main Staircase on a small scale


def draw(view: NewDungeonView, pen: Pen, over: bool) -> list[str]:
    """The parts from the most stable one to the subject of the question, with empty rows between; or the standing."""
    if over:
        return _stacked([lines(pen, _round(view, pen)), standing(view, pen)])
    hero = _playing(view)
    plan = _window(view, pen, hero, hero)
    return _stacked(
        [
            lines(pen, say(pen, "pages")),
            lines(pen, _round(view, pen)),
            heroes(view, pen),
            known(view, pen, plan.spaces),
            _drawn(view, pen, plan, hero),
        ]
    )


def still_current(shown: NewDungeonView, _prompt: str, view: NewDungeonView, pen: Pen) -> bool:
    """Has only the reader's hero moved, within the map on the screen? The question names the space."""
    if pen.seat != view["turn_seat"] or _without_steps(shown) != _without_steps(view):
        return False
    before, now = _playing(shown), _playing(view)
    drawn = {space.index for space in _window(shown, pen, before, before).spaces}
    return {now.index, *[link.to for link in BOARD.links[now.index]]} <= drawn


def draw_page(view: NewDungeonView, pen: Pen, word: str) -> list[str]:
    """Another page: the whole board, the heroes, the decks, a level by its number, a space by its name."""
    first, _, number = word.partition(" ")
    page = next((page for page in _PAGES if normalise(first) in (page, normalise(say(pen, f"page_{page}")))), "")
    if page == "map":
        return _from_afar(view, pen, number.strip())
    if page and not number:
        return in_full(view, pen) if page == "heroes" else decks(view, pen)
    space = _space_called(pen, word)
    if space is not None:
        plan = _window(view, pen, space, space)
        return _stacked([numbers(view, pen, space), known(view, pen, plan.spaces), _drawn(view, pen, plan, space)])
    return _level(view, pen, word)


def _space_called(pen: Pen, word: str) -> Space | None:
    """A space by its name; the Main Staircase also by its full name or its name on the map."""
    if word.upper() in BOARD.index:
        return BOARD.spaces[BOARD.index[word.upper()]]
    names = [pen.texts.name(BOARD.ids[MAIN]), *[say(pen, name) for name in ("main", "main_short")]]
    return BOARD.spaces[MAIN] if normalise(word) in map(normalise, names) else None


def _from_afar(view: NewDungeonView, pen: Pen, number: str) -> list[str]:
    """The whole board if it fits. Else a row of three panels: by number, or those around the hero."""
    names = [str(row + 1) for row in range(ACROSS)]
    if not number and pen.width >= BOARD_WIDTH:
        rows = whole_board(view, main_sign(pen, _SMALL_MAIN))
        return [*_joined(rows), *_explained(pen, rows)]
    if number and number not in names:
        return []
    row = int(number) - 1 if number else panel_of(_playing(view))[1]
    levels = [str(LEVELS[column, row]) for column in range(ACROSS)]
    others = [other for other in names if other != names[row]]
    head = say(pen, "map_row", row=row + 1, levels=", ".join(levels), other=others[0], another=others[1])
    rows = _stacked([_joined(part) for part in row_of_panels(view, row, pen.width, main_sign(pen, _SMALL_MAIN))])
    return [*lines(pen, head), *rows, *_explained(pen, rows)]


def _explained(pen: Pen, rows: Sequence[str]) -> list[str]:
    """The rows with the legend, and with the short name of the Main Staircase if it needs explaining."""
    sign, name = main_sign(pen, _SMALL_MAIN), pen.texts.name(BOARD.ids[MAIN])
    main = [f"{sign} {name}"] if any(sign in row for row in rows) and not name.upper().startswith(sign) else []
    return lines(pen, ", ".join(map(whole, [*main, *legend(pen, rows)])))


def _level(view: NewDungeonView, pen: Pen, word: str) -> list[str]:
    """The panels of a level, one after the other."""
    parts: list[list[str]] = []
    for panel, level in LEVELS.items():
        if str(level) == word:
            spaces = [space for space in BOARD.spaces if panel_of(space) == panel]
            middle = min(spaces, key=lambda space: _off_middle(space, panel))
            plan = _window(view, pen, middle, None)
            parts += [known(view, pen, spaces), _drawn(view, pen, plan, middle)]
    return _stacked(parts)


def _off_middle(space: Space, panel: tuple[int, int]) -> int:
    across = 2 * space.x + space.width - (2 * panel[0] + 1) * PANEL[0]
    down = 2 * space.y + space.height - (2 * panel[1] + 1) * PANEL[1]
    return abs(across) + abs(down)


def _playing(view: NewDungeonView) -> Space:
    """The space of the hero whose turn it is."""
    return BOARD.spaces[BOARD.index[view["players"][view["turn_seat"]]["space"]]]


def _without_steps(view: NewDungeonView) -> NewDungeonView:
    """The view without the current hero's position and steps."""
    players = list(view["players"])
    still: HeroView = {**players[view["turn_seat"]], "space": "", "came_from": ""}
    players[view["turn_seat"]] = still
    return {**view, "players": players}


def _round(view: NewDungeonView, pen: Pen) -> str:
    last = view["last_round"]
    return say(pen, "round_of" if last else "round", round=view["round"], last=last)


def _window(view: NewDungeonView, pen: Pen, centre: Space, hero: Space | None) -> Plan:
    room = pen.width - _GAP - _BESIDE if pen.width >= _WIDE else pen.width
    return Plan(view, centre, room // CELL, _MORE_ROWS if pen.width >= _LARGE else _ROWS, hero)


def _drawn(view: NewDungeonView, pen: Pen, plan: Plan, centre: Space) -> list[str]:
    """The map, with level, panels and legend beside it; on a narrow screen above it, in lines."""
    rows = plan.rows(pen)
    signs = legend(pen, rows)
    level = f"{say(pen, 'level', level=centre.level)}  {_NORTH}"
    if pen.width >= _WIDE:
        return _beside(rows, [level, *panels(view), *signs], plan.width, pen)
    return [*lines(pen, ", ".join(map(whole, [level, *signs]))), *_joined(rows)]


def _beside(rows: list[str], side: Sequence[str], width: int, pen: Pen) -> list[str]:
    """Two drawings side by side. The right one may be longer."""
    drawn: list[str] = []
    for place in range(max(len(rows), len(side))):
        left = rows[place] if place < len(rows) else ""
        right = cut(side[place], pen.width - width - _GAP) if place < len(side) else ""
        drawn.append(f"{left}{' ' * (width + _GAP - width_of(left))}{right}".rstrip(" "))
    return _joined(drawn)


def _joined(rows: Sequence[str]) -> list[str]:
    """A drawing without empty rows: an empty row ends a part."""
    return [row or GLUE for row in rows]


def _stacked(parts: Sequence[list[str]]) -> list[str]:
    """One part after the other, an empty row between them."""
    rows: list[str] = []
    for part in parts:
        if part:
            rows += ["", *part] if rows else part
    return rows
