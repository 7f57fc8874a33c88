"""Bots: `random` and `greedy` play every game; a game may add bots of its own that know its rules of thumb.

A game's own bots are in the module or package here that has the game's name: its `BOTS` lists them, and a function of
the same name makes each one. They take precedence over the generic ones: `greedy` of Pig knows Pig.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final, TypeAlias

from oubliette.games import part_of
from oubliette.kernel import AnyGame, Game, Policy, Problem, derive

# Makes the bot of one seat in one match: (game, seat, seed).
Maker: TypeAlias = Callable[[AnyGame, int, int], Policy]

_GENERIC: Final = ("random", "greedy")  # each in the module of that name
SEARCH: Final = "search"
# The levels that people choose from: the same search with a growing budget per question. The first is also careless.
LEVELS: Final[Mapping[str, str]] = {"easy": "8", "normal": "0.05s", "hard": "0.2s", "expert": "1s"}  # name: budget
_CARELESS: Final = "easy"


class UnknownBot(Problem):
    """No bot of that name plays this game."""


def bot_names(game_id: str) -> tuple[str, ...]:
    """The names of all bots that can play a game, the simplest first."""
    return tuple(dict.fromkeys((*_GENERIC, *own_bots(game_id), SEARCH, *LEVELS)))


def own_bots(game_id: str) -> tuple[str, ...]:
    """The names of the bots written for this game."""
    own = part_of(game_id, __name__)
    if own is None:
        return ()
    assert hasattr(own, "BOTS"), f"{own.__name__} must name its bots in BOTS"
    names: tuple[str, ...] = own.BOTS
    return names


def find_bot(name: str, game_id: str) -> Maker:
    """Return the function that makes bots of that name: look it up once, then make one bot per match.

    `search` takes a budget after a colon: `search:500` iterations or `search:0.2s` per question.
    """
    word, colon, budget = name.partition(":")
    names = bot_names(game_id)
    if word not in names or (colon and word != SEARCH):
        allowed = ", ".join(names)
        raise UnknownBot(
            "unknown_bot",
            f"{game_id} has no bot {name!r}; there are: {allowed}",
            game=game_id,
            bot=name,
            allowed=allowed,
        )
    if word == SEARCH or word in LEVELS:
        maker: Callable[[str, bool], Maker] = import_module(f"{__name__}.search").maker
        return maker(LEVELS.get(word, budget or LEVELS["hard"]), word == _CARELESS)
    own = part_of(game_id, __name__) if name in own_bots(game_id) else None
    found: Maker = getattr(own or import_module(f"{__name__}.{name}"), name)
    return found


def split_wish(word: str) -> tuple[str, str]:
    """Split a command-line word into the bot and the name to give it: `hard:Ada`, `search:0.2s:Ada`.

    After `search`, a part that begins like a number is its budget.
    """
    name, _, rest = word.partition(":")
    if name == SEARCH and (rest[:1].isdigit() or rest[:1] == "."):
        budget, _, rest = rest.partition(":")
        name = f"{name}:{budget}"
    return name, rest


def has_own(name: str, game_id: str) -> bool:
    """Was a bot of that name written for this game?"""
    return name in own_bots(game_id)


def make_bot(name: str, game: AnyGame, seat: int, seed: int) -> Policy:
    """Make a bot for one seat of one match. Bots with the same seed answer alike."""
    return find_bot(name, game.id)(game, seat, seed)


def default_bot(game: AnyGame) -> str:
    """The bot to invite when nobody chose one: `greedy` where the game gives it something to compare, else `random`."""
    knows_worth = type(game).worth is not Game.worth
    return "greedy" if knows_worth or has_own("greedy", game.id) else "random"


def seat_bots(makers: Sequence[Maker], game: AnyGame, seed: int) -> list[Policy]:
    """Make the bots of a match whose dice are `Seeded(seed)`. Each bot gets its own seed, derived from that one."""
    return [make(game, seat, derive(seed, seat)) for seat, make in enumerate(makers)]
