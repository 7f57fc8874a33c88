"""Finds games by name. The kernel knows no game: `oubliette/__init__.py` gives it the function that does."""

from __future__ import annotations

from collections.abc import Callable

from oubliette.kernel.game import AnyGame
from oubliette.kernel.problems import IllegalSetUp

_finders: list[Callable[[str], AnyGame]] = []


def set_finder(finder: Callable[[str], AnyGame]) -> None:
    """Set the function that finds games. `oubliette/__init__.py` calls this once."""
    _finders[:] = [finder]


def find(game_id: str) -> AnyGame:
    """The game of that name; otherwise IllegalSetUp, which names the known ones."""
    if not _finders:
        raise IllegalSetUp("unknown_game", f"no game is called {game_id!r}: no list of games is known", game=game_id)
    return _finders[0](game_id)
