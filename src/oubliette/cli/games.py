"""`oubliette games`: the games there are, and what can be set in one of them."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from oubliette.cli.words import ranges
from oubliette.games import GAMES, SAMPLES, find
from oubliette.texts import GameTexts

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words


def arguments(parser: Parser) -> None:
    """A game, for its details."""
    parser.positional("game", parser.words.say("help-games-game"), parser.words.say("metavar-game"))


def run(given: Namespace, words: Words) -> int:
    """List all, or describe one."""
    print(_details(given.game, words) if given.game is not None else _list(words))
    return 0


def _list(words: Words) -> str:
    """Ids, titles and taglines. No game is loaded for it."""
    width = max(map(len, GAMES + SAMPLES))
    lines = [f"{game_id:<{width}}  {_line(game_id, words)}" for game_id in GAMES]
    lines += [f"{game_id:<{width}}  {_line(game_id, words)} ({words.say('sample')})" for game_id in SAMPLES]
    return "\n".join(lines)


def _line(game_id: str, words: Words) -> str:
    texts = GameTexts(game_id, words.lang)
    return words.say("games-line", title=texts.title(), tagline=texts.tagline())


def _details(game_id: str, words: Words) -> str:
    from oubliette.bots import bot_names

    game = find(game_id)
    texts = GameTexts(game_id, words.lang)
    low, high = game.seats[0], game.seats[-1]
    lines = [
        _line(game_id, words),
        words.say("games-seats", seats=str(low) if low == high else f"{low}–{high}"),
        words.say("games-bots", bots=", ".join(bot_names(game_id))),
    ]
    for option in game.options:
        about = texts.option_help(option.name)
        default = "on" if option.default is True else "off" if option.default is False else str(option.default)
        lines.append(
            words.say("games-option", name=option.name, about=about, allowed=ranges(option.allowed()), default=default)
        )
    return "\n".join(lines)
