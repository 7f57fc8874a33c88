"""The games for the browser tests: all listed ones, so a new game is tested too."""

from __future__ import annotations

from typing import Any, Final

from oubliette.games import GAMES, SAMPLES, find

EVERY_GAME: Final = GAMES + SAMPLES

# Whole matches, phones and axe of these games have tests of their own, `test_<game>.py`. All others are tested alike.
_WITH_OWN_TESTS: Final = ("new_dungeon", "dungeon_looters", "dungeon_pen")
OTHER_GAMES: Final = tuple(game for game in EVERY_GAME if game not in _WITH_OWN_TESTS)

# Options that make a match short
_SHORT: Final[dict[str, dict[str, Any]]] = {
    "paper_dungeon": {"floors": 5},
    "new_dungeon": {"max_rounds": 6},
    "dungeon_looters": {"tiles_per_player": 7, "countdown_turns": 3, "reaction_windows": "own_turn"},
    "dungeon_pen": {"turn_limit": 6},
    "pig": {"target": 30},
}


def company(game: str) -> tuple[str, ...]:
    """The bots that sit at my table: rivals, or none if the game is played alone or together."""
    rules = find(game)
    return () if rules.together or rules.scored else ("greedy",) * max(1, rules.seats[0] - 1)


def short(game: str) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The bots and the options of a short match."""
    return company(game), _SHORT.get(game, {})
