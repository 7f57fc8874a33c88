"""Figures in a rulebook: `{event.trapdoor.count}` stands for a figure of the game's data, so nobody copies it by hand.

A game that quotes its data has a module `quoted.py` with a function `figures(name)`. It returns whole numbers, decimals
or words by key. `name` is a function from an id to the thing's name in the reader's language, for generated pages.
`{key:6}` right-aligns a figure in 6 characters, for the columns of a table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final, TypeAlias

from oubliette.texts.entries import BadTexts
from oubliette.texts.game_texts import GameTexts
from oubliette.texts.shell_texts import ShellTexts

Figure: TypeAlias = int | float | str

_PLACE: Final = re.compile(r"\{(?P<key>[a-z0-9_.]+)(?::(?P<width>[0-9]+))?\}")


def fill_from_game(text: str, game_id: str, lang: str, file: str) -> str:
    """Fill in the figures of a rulebook. Loads the game only if the rulebook quotes something."""
    if "{" not in text and "}" not in text:
        return text
    module = f"oubliette.games.{game_id}.quoted"
    if find_spec(module) is None:
        raise BadTexts(f"{file}: it quotes a figure in braces, but there is no {module} with a function figures(name)")
    return fill(text, figures_of(game_id, lang), ShellTexts(lang).say("decimal-mark"), file)


def figures_of(game_id: str, lang: str) -> Mapping[str, Figure]:
    """The figures that a game quotes, by key; none if it has no module `quoted`."""
    module = f"oubliette.games.{game_id}.quoted"
    if find_spec(module) is None:
        return {}
    figures: Callable[[Callable[[str], str]], Mapping[str, Figure]] = import_module(module).figures
    return figures(GameTexts(game_id, lang).name)


def fill(text: str, figures: Mapping[str, Figure], mark: str, file: str) -> str:
    """Fill all figures into a text. `file` is its name in error messages."""

    def figure_at(place: re.Match[str]) -> str:
        if place["key"] not in figures:
            raise BadTexts(f"{file}:{number}: the game has no figure {place['key']!r}")
        return format_figure(figures[place["key"]], mark).rjust(int(place["width"] or 0))

    lines: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if "{" in _PLACE.sub("", line) or "}" in _PLACE.sub("", line):
            raise BadTexts(f"{file}:{number}: a figure is written '{{key}}' or '{{key:width}}'")
        lines.append(_PLACE.sub(figure_at, line))
    return "\n".join(lines) + "\n"


def format_figure(figure: Figure, mark: str) -> str:
    """A figure as text: no trailing zeros after the decimal mark, and a real minus."""
    if isinstance(figure, str):
        return figure
    digits = f"{figure:.4f}".rstrip("0").rstrip(".") if isinstance(figure, float) else str(figure)
    return digits.replace("-", "−").replace(".", mark)
