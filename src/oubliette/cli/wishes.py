"""What several commands read from their arguments: a game's options, lists of seats."""

from __future__ import annotations

from collections.abc import Sequence

from oubliette.cli.parser import Misused
from oubliette.kernel import AnyGame, BadFile, Option, Setting, Text, Whole
from oubliette.table import read_text
from oubliette.texts.catalogue import MINUS


def read_options(game: AnyGame, wishes: Sequence[str]) -> dict[str, Setting]:
    """`key=value` words as settings of the game. The kernel refuses those that are not allowed."""
    known = {option.name: option for option in game.options}
    settings: dict[str, Setting] = {}
    for wish in wishes:
        name, equals, text = wish.partition("=")
        if not equals or not name:
            raise Misused("option_form", f"an option is written key=value, not {wish!r}", given=wish)
        settings[name] = _read(known[name], text) if name in known else text
    return settings


def _read(option: Option, text: str) -> Setting:
    """What a word means; where the option may come from a file, the name of one stands for what is in it."""
    if isinstance(option, Text) and option.from_file is not None and not option.check(text):
        try:
            return option.from_file(read_text(text))
        except BadFile as problem:
            if problem.slug != "file_missing" or any(sign in text for sign in "./\\"):
                raise  # it was meant to be a file
    return option.read(text.replace(MINUS, "-") if isinstance(option, Whole) else text)


def read_list(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text.split(",")]


def game_wanted(given: str | None) -> str:
    """The game that a command cannot do without."""
    if given is None:
        raise Misused("game_missing", "which game? `oubliette games` lists them")
    return given
