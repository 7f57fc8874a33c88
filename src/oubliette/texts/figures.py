"""Figures in a rulebook: `{event.trapdoor.count}` stands for what the game's data says, so nobody copies it by hand.

A game that quotes its data has a module `quoted.py` with a function `figures(name)`: it gives whole numbers, decimals
or words by key, and `name` tells it what a thing is called in the reader's language, for pages that it makes itself.
`{key:6}` fills a figure up with spaces from the left, for the columns of a table.
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


def quoted(text: str, game_id: str, lang: str, file: str) -> str:
    """A rulebook with its figures. A game is loaded only if its rulebook quotes something."""
    if "{" not in text and "}" not in text:
        return text
    module = f"oubliette.games.{game_id}.quoted"
    if find_spec(module) is None:
        raise BadTexts(f"{file}: it quotes a figure in braces, but there is no {module} with a function figures(name)")
    figures: Callable[[Callable[[str], str]], Mapping[str, Figure]] = import_module(module).figures
    return filled(text, figures(GameTexts(game_id, lang).name), ShellTexts(lang).say("decimal-mark"), file)


def filled(text: str, figures: Mapping[str, Figure], mark: str, file: str) -> str:
    """Text with all figures in their places. `file` is what error messages call it."""

    def put(place: re.Match[str]) -> str:
        if place["key"] not in figures:
            raise BadTexts(f"{file}:{number}: the game has no figure {place['key']!r}")
        return written(figures[place["key"]], mark).rjust(int(place["width"] or 0))

    lines: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if "{" in _PLACE.sub("", line) or "}" in _PLACE.sub("", line):
            raise BadTexts(f"{file}:{number}: a figure is written '{{key}}' or '{{key:width}}'")
        lines.append(_PLACE.sub(put, line))
    return "\n".join(lines) + "\n"


def written(figure: Figure, mark: str) -> str:
    """A figure as the language writes it: without noughts behind the decimal mark, and with a real minus."""
    if isinstance(figure, str):
        return figure
    digits = f"{figure:.4f}".rstrip("0").rstrip(".") if isinstance(figure, float) else str(figure)
    return digits.replace("-", "−").replace(".", mark)
