"""The table of Dungeon Pen: the sheet, and beside it the turn, both players, the next flick and the legend.

The sheet comes last, right above the question: with a short question, a screen of 80 by 24 shows it all. Other pages
are printed on request: objects, the figures of the next flick, any square, cards, lines. No two signs differ by colour
only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_pen.house_rules import ENDING
from oubliette.games.dungeon_pen.numbers import NUMBERS
from oubliette.games.dungeon_pen.squares import SQUARE_CALLED, block, wall_squares
from oubliette.kernel import SPECTATOR
from oubliette.terminal.plain.boards.dungeon_pen import flick, pages, places
from oubliette.terminal.plain.boards.dungeon_pen.players import players, turn
from oubliette.terminal.plain.boards.dungeon_pen.sheet import SheetDrawing
from oubliette.terminal.plain.boards.dungeon_pen.situation import situation
from oubliette.terminal.plain.boards.dungeon_pen.words import slim, stacked
from oubliette.terminal.plain.boards.words import lines, say
from oubliette.terminal.plain.normalising import normalise
from oubliette.terminal.plain.screen import width_of

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView
    from oubliette.terminal.plain.drawing import Pen

__all__ = ["draw", "draw_page", "situation"]

_GAP: Final = 2  # columns between the sheet and the text beside it
_BESIDE: Final = 30  # the least columns for that text
_OVERHANG: Final = 2  # rows by which that text may be longer than the sheet
_PAGES: Final = ("objects", "flick", "cards", "lines")


def draw(view: PenView, pen: Pen, over: bool) -> list[str]:
    """The sheet with the other parts beside it; on a narrow screen, one below the other."""
    if pen.asked is not None and pen.asked.prompt == "draw.sheet":
        return []  # with real cards, no sheet is known until people say which one it is
    target = None if over or pen.seat == SPECTATOR else pen.seat
    sheet = SheetDrawing(view, pen.width, target, _wanted(pen))
    hint = lines(pen, _title(view, pen)) + ([] if over else lines(pen, say(pen, "pages")))
    room = pen.width - sheet.width - _GAP
    if room >= _BESIDE:
        narrow = slim(pen, room)
        side = [*turn(view, narrow, over), "", *players(view, narrow, over)]
        compass, legend = _compass(narrow), ["", *lines(narrow, sheet.legend(narrow))]
        if len(side) + len(legend) + len(compass) <= len(sheet.rows()) + _OVERHANG:
            side += legend  # leave it out if it does not fit: players have read it before
        return stacked([hint, _beside(sheet.rows(), [*side, *compass], sheet.width)])
    return stacked(
        [
            hint,
            turn(view, pen, over),
            players(view, pen, over),
            lines(pen, sheet.legend(pen)),
            _compass(pen),
            sheet.rows(),
        ]
    )


def draw_page(view: PenView, pen: Pen, word: str) -> list[str]:
    """Another page: objects, the next flick, cards, lines, a square by its name."""
    page = next((page for page in _PAGES if normalise(word) in (page, normalise(say(pen, f"page_{page}")))), "")
    match page:
        case "objects":
            return pages.objects(view, pen)
        case "flick":
            return flick.in_full(view, pen)
        case "cards":
            return pages.cards(view, pen)
        case "lines":
            return pages.drawn(view, pen)
        case _:
            return places.square(view, pen, word.upper())


def _title(view: PenView, pen: Pen) -> str:
    """The name of the sheet, and the unusual options."""
    parts = [pen.texts.name(view["sheet"])]
    if view["beginner"]:
        parts.append(say(pen, "beginner", hp=NUMBERS.beginner_treasure_gain))
    if view["home"] == ENDING:
        parts.append(say(pen, "home_ending"))
    return ", ".join(parts)


def _compass(pen: Pen) -> list[str]:
    """How angles are counted, if the question asks for one."""
    return lines(pen, say(pen, "compass")) if pen.asked is not None and pen.asked.prompt == "decide.aim" else []


def _wanted(pen: Pen) -> list[int]:
    """The squares among the answers."""
    if pen.asked is None:
        return []
    match pen.asked.prompt:
        case "decide.trapdoor_square":
            return [SQUARE_CALLED[name] for name in pen.asked.options]
        case "decide.place_wall":
            return [square for ends in pen.asked.options for square in wall_squares(*ends)]
        case "decide.change_dice":
            return [square for red, black in pen.asked.options for square in block(red, black)]
        case _:
            return []


def _beside(left: list[str], right: list[str], width: int) -> list[str]:
    """Two drawings side by side. The right one may be longer."""
    rows: list[str] = []
    for place in range(max(len(left), len(right))):
        one = left[place] if place < len(left) else ""
        other = right[place] if place < len(right) else ""
        rows.append(f"{one}{' ' * (width + _GAP - width_of(one))}{other}".rstrip(" "))
    return rows
