"""The terminal can draw every position, for every seat, in every language, within the screen."""

from __future__ import annotations

from typing import Final

from oubliette.kernel import Match
from oubliette.terminal.plain.boards import draw, draw_page, situation, still_current
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import GameTexts, ShellTexts, languages
from tests.conformance.matches import Played, Stop, watchers
from tests.conformance.sentences import NAMES

_WIDTH: Final = 80


def check_drawings(stop: Stop) -> None:
    """Draw a position of a random match."""
    _draw_for_all(stop.match)


def check_last_drawing(whole: Played) -> None:
    _draw_for_all(whole.match)


def _draw_for_all(match: Match) -> None:
    game, ask = match.game.id, match.ask
    for lang in languages():
        texts, shell = GameTexts(game, lang, strict=True), ShellTexts(lang)
        for seat in watchers(match):
            asked = ask if ask is not None and ask.seat == seat else None
            pen = Pen(texts, shell, NAMES[: match.set_up.seats], _WIDTH, seat=seat, asked=asked)
            view = match.view(seat)
            lines = draw(game, view, pen, over=match.over)
            assert lines, f"{game}: nothing is drawn for seat {seat}"
            lines += draw_page(game, view, pen, "1")
            if asked is not None:
                lines += situation(game, view, pen)
                still_current(game, view, asked.prompt, view, pen)  # must not raise
            wide = [line for line in lines if width_of(line) > _WIDTH]
            assert not wide, f"{game}: wider than {_WIDTH} columns: {wide[0]!r}"
