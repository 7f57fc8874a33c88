"""The games, listed by hand. Each is a package with one `GAME`; none is loaded before it is asked for."""

from importlib import import_module
from typing import Final

from oubliette.kernel import AnyGame, IllegalSetUp

# The games of the house, in the order they are shown
GAMES: Final = ("mini_rogue", "paper_dungeon", "new_dungeon", "dungeon_looters", "dungeon_pen")
SAMPLES: Final = ("pig",)  # small ones for learning and measuring


def find(game_id: str) -> AnyGame:
    """The game of that name."""
    known = GAMES + SAMPLES
    if game_id not in known:
        names = ", ".join(known)
        raise IllegalSetUp(
            "unknown_game", f"no game is called {game_id!r}; there are: {names}", game=game_id, allowed=names
        )
    game: AnyGame = import_module(f"{__name__}.{game_id}").GAME
    assert game.id == game_id, f"the game in games/{game_id} calls itself {game.id}"
    return game
