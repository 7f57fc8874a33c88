"""Reads arguments that several commands share: a game, its options, lists."""

from __future__ import annotations

from collections.abc import Sequence

from oubliette.cli.parser import Misused
from oubliette.kernel import AnyGame, BadFile, Option, Setting, Text, Whole
from oubliette.table import read_text
from oubliette.texts.catalogue import MINUS


def read_options(game: AnyGame, arguments: Sequence[str]) -> dict[str, Setting]:
    """Read `key=value` arguments as settings of the game. The kernel refuses illegal ones."""
    known = {option.name: option for option in game.options}
    settings: dict[str, Setting] = {}
    for argument in arguments:
        name, equals, text = argument.partition("=")
        if not equals or not name:
            raise Misused("option_form", f"an option is written key=value, not {argument!r}", given=argument)
        settings[name] = _read(known[name], text) if name in known else text
    return settings


def _read(option: Option, text: str) -> Setting:
    """The setting that a word means. For an option that may come from a file, a file name means its contents."""
    if isinstance(option, Text) and option.from_file is not None and not option.check(text):
        try:
            return option.from_file(read_text(text))
        except BadFile as problem:
            if problem.slug != "file_missing" or any(sign in text for sign in "./\\"):
                raise  # the person meant a file
    return option.read(text.replace(MINUS, "-") if isinstance(option, Whole) else text)


def read_list(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text.split(",")]


def required_game(given: str | None) -> str:
    """The game argument of a command that needs one."""
    if given is None:
        raise Misused("game_missing", "which game? `oubliette games` lists them")
    return given
