"""The games, listed by hand. Each is a package with one `GAME`, imported on first use.

Other layers keep their parts for a game (a bot, a terminal board) in a module named after it: see `part_of`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from oubliette.kernel import AnyGame, IllegalSetUp

# In the order of the home page
GAMES: Final = ("mini_rogue", "paper_dungeon", "new_dungeon", "dungeon_looters", "dungeon_pen")
SAMPLES: Final = ("pig",)  # small games for learning and benchmarks


def find(game_id: str) -> AnyGame:
    """Import the game of that name; IllegalSetUp if there is none."""
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
    """Import a layer's part for a game, `{package}.{game_id}`; None if the layer has no such module.

    `inside` names a module in that package: `part_of("mini_rogue", "oubliette.bots", "search_guide")`.
    """
    if game_id not in GAMES + SAMPLES:  # never import a module named by user input
        return None
    name = f"{package}.{game_id}"
    found = find_spec(name)
    if found is not None and inside:
        name = f"{name}.{inside}"
        found = find_spec(name) if found.submodule_search_locations is not None else None
    return None if found is None else import_module(name)
