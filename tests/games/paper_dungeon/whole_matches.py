"""Whole matches of Paper App DUNGEON, with simple players."""

from __future__ import annotations

from random import Random
from typing import Any

from oubliette.games.paper_dungeon import GAME
from oubliette.kernel import Ask, Match, Policy, Seeded, Setting


def quitter(match: Match, ask: Ask[Any]) -> int:
    """Gives up every floor and leaves every shop."""
    return list(ask.options).index("abandon" if "abandon" in ask.options else "leave")


def walker(seed: int) -> Policy:
    """Walks and buys at random, takes the stairs at once, and never gives up."""
    luck = Random(seed)

    def pick(match: Match, ask: Ask[Any]) -> int:
        options = list(ask.options)
        if ask.prompt == "decide.take_stairs":
            return options.index("leave")
        willing = [place for place, option in enumerate(options) if option != "abandon"]
        return luck.choice(willing)

    return pick


def walked(seed: int, seats: int = 1, **options: Setting) -> Match:
    """A match that walkers play to its end, a short one by default."""
    match = Match.start(GAME, seats, {"floors": 3, "notebook": 7, **options}, fate=Seeded(seed))
    match.run([walker(seed + seat) for seat in range(seats)])
    return match


def give_up(match: Match) -> None:
    """Give the open floor up, and confirm it."""
    match.choose("abandon")
    assert match.ask is not None
    assert (match.ask.prompt, list(match.ask.options)) == ("decide.abandon", ["go_on", "abandon"])
    match.choose("abandon")


def given_up(seats: int = 1, **options: Setting) -> Match:
    """A match that quitters play to its end."""
    match = Match.start(GAME, seats, {"floors": 3, "notebook": 7, **options}, fate=Seeded(1))
    match.run([quitter] * seats)
    return match
