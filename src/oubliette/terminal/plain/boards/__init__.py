"""Drawings of a game's own table, where the plain list of its view is not enough.

A game's drawing is the module or package here that has the game's name. It must have `draw`; `draw_page`,
`still_current` and `situation` are optional.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from oubliette.games import part_of

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen

# Draws a view as lines no wider than the pen's width. Draw everything: the reader sees nothing else. The last argument
# says whether the match is over: then it is nobody's turn.
Board: TypeAlias = "Callable[[Mapping[str, Any], Pen, bool], list[str]]"


def draw(game_id: str, view: Mapping[str, Any], pen: Pen, over: bool = False) -> list[str]:
    """The table as text: the game's own drawing, or else the parts of the view one after the other."""
    own = part_of(game_id, __name__)
    if own is None:
        return pen.view(view)
    board: Board = own.draw
    return board(view, pen, over)


def draw_page(game_id: str, view: Mapping[str, Any], pen: Pen, word: str) -> list[str]:
    """Another page of a game that has pages; nothing if there is no such page."""
    own: Callable[[Mapping[str, Any], Pen, str], list[str]] | None
    own = getattr(part_of(game_id, __name__), "draw_page", None)
    return [] if own is None else own(view, pen, word)


def still_current(game_id: str, shown: Mapping[str, Any], prompt: str, view: Mapping[str, Any], pen: Pen) -> bool:
    """Does the drawing of `shown` on the screen still have all that matters in `view`? Then nothing is drawn.

    A board decides this with its own `still_current(shown, prompt, view, pen)`: for example, no new drawing after the
    player's own step along a known way, because the question names the place. `prompt` is that of the earlier drawing.
    Games without this function are drawn whenever anything changes.
    """
    own: Callable[[Mapping[str, Any], str, Mapping[str, Any], Pen], bool] | None
    own = getattr(part_of(game_id, __name__), "still_current", None)
    return own is not None and own(shown, prompt, view, pen)


def situation(game_id: str, view: Mapping[str, Any], pen: Pen) -> list[str]:
    """What `?` adds to the rule of a question: the room, monsters and tables that matter at the player's position.

    A board may have its own `situation(view, pen)`; without one, nothing is added.
    """
    own: Callable[[Mapping[str, Any], Pen], list[str]] | None
    own = getattr(part_of(game_id, __name__), "situation", None)
    return [] if own is None else own(view, pen)
