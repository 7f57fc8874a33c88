"""The available languages, the reader's language, and the text files of each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from oubliette.kernel import IllegalSetUp

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

DEFAULT: Final = "en"

_SHELL: Final = "oubliette.texts"
_GAMES: Final = "oubliette.games"


@cache
def languages() -> tuple[str, ...]:
    """The languages of the shell's own sentences. To add a language, add its files."""
    files = resources.files(_SHELL).joinpath("shell").iterdir()
    return tuple(sorted(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl")))


def shell_file(lang: str) -> Traversable:
    """The shell's own sentences."""
    return resources.files(_SHELL).joinpath("shell", f"{lang}.ftl")


def game_file(game_id: str, lang: str) -> Traversable:
    """The sentences of a game. Does not import the game: a menu needs titles, not rules."""
    return resources.files(_GAMES).joinpath(game_id, "texts", f"{lang}.ftl")


def rulebook_file(game_id: str, lang: str) -> Traversable:
    """The rulebook of a game."""
    return resources.files(_GAMES).joinpath(game_id, "rulebook", f"{lang}.md")


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The explicit language, or that of the user's locale, or English. IllegalSetUp if `explicit` is unknown."""
    known = languages()
    if explicit is not None:
        if explicit not in known:
            allowed = ", ".join(known)
            raise IllegalSetUp(
                "unknown_language",
                f"there are no texts in {explicit!r}; known: {allowed}",
                language=explicit,
                allowed=allowed,
            )
        return explicit
    # As in gettext, LANGUAGE is a list, best first, and does not count in the locale C.
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    if locale.split(".")[0] in ("C", "POSIX"):
        return DEFAULT
    for name in [*environ.get("LANGUAGE", "").split(":"), locale]:
        lang = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if lang in known:
            return lang
    return DEFAULT
