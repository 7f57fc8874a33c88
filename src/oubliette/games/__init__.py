"""The games, listed by hand. Each is a package with one `GAME`; none is loaded before it is asked for.

What other layers have for a game (a bot, a drawing in the terminal) is found by its name: see `part_of`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
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


@cache
def part_of(game_id: str, package: str, inside: str = "") -> ModuleType | None:
    """What a layer has for a game: the module of that package that is called like the game; None where there is none.

    `inside` names a module in it: `part_of("mini_rogue", "oubliette.bots", "search_guide")`.
    """
    if game_id not in GAMES + SAMPLES:  # a word from outside must not load a module
        return None
    name = f"{package}.{game_id}"
    found = find_spec(name)
    if found is not None and inside:
        name = f"{name}.{inside}"
        found = find_spec(name) if found.submodule_search_locations is not None else None
    return None if found is None else import_module(name)
