"""Where games are found by name. The kernel knows no game: the package's root says where the list is."""

from __future__ import annotations

from collections.abc import Callable

from oubliette.kernel.game import AnyGame
from oubliette.kernel.problems import IllegalSetUp

_finders: list[Callable[[str], AnyGame]] = []


def look_in(finder: Callable[[str], AnyGame]) -> None:
    """Tell the kernel whom to ask for a game. Called once, by `oubliette/__init__.py`."""
    _finders[:] = [finder]


def find(game_id: str) -> AnyGame:
    """The game of that name; IllegalSetUp names the known ones otherwise."""
    if not _finders:
        raise IllegalSetUp("unknown_game", f"no game is called {game_id!r}: no list of games is known", game=game_id)
    return _finders[0](game_id)
