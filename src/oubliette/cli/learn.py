"""`oubliette learn`: the guided match of a game, in the terminal."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from oubliette.bots import make_bot
from oubliette.games import find

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words


def arguments(parser: Parser) -> None:
    """A game, and whether to begin again."""
    say = parser.words.say
    parser.positional("game", say("help-play-game"), say("metavar-game"))
    parser.flag("--again", about=say("help-learn-again"))


def run(given: Namespace, words: Words) -> int:
    """Play the guided match, or go on with it."""
    from oubliette.terminal.plain import choose_game, play_lesson

    game_id = choose_game(words.lang) if given.game is None else find(given.game).id
    if game_id is None:
        return 0
    return play_lesson(game_id, bots=make_bot, again=given.again, lang=words.lang)
