"""`oubliette games`: lists the games, or describes one and its options."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Final

from oubliette.cli.words import ranges
from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import Choice, Flag, Option, Setting, Text, Whole
from oubliette.texts import GameTexts, ShellTexts

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words

_ALLOWED: Final = "allowed"  # the attribute that describes legal free text


def arguments(parser: Parser) -> None:
    """Optionally a game."""
    parser.positional("game", parser.words.say("help-games-game"), parser.words.say("metavar-game"))


def run(given: Namespace, words: Words) -> int:
    """List all, or describe one."""
    print(_details(given.game, words) if given.game is not None else _list(words))
    return 0


def _list(words: Words) -> str:
    """Ids, titles and taglines. Loads no game."""
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
        words.say("games-seats", seats=f"{low}–{high}", usual=game.usual)
        if low != high
        else words.say("games-seats-exactly", seats=str(low)),
        words.say("games-bots", bots=", ".join(bot_names(game_id))),
        *[_bot(name, words) for name in bot_names(game_id)],
    ]
    for option in game.options:
        about = texts.option_help(option.name)
        default = "on" if option.default is True else "off" if option.default is False else str(option.default)
        described = texts.option_value(option.name, _ALLOWED) if isinstance(option, Text) else _ALLOWED
        allowed = described if described != _ALLOWED else ranges(option.allowed())
        lines.append(
            words.say(
                "games-option",
                name=option.name,
                about=about,
                allowed=allowed,
                default=default or words.say("games-nothing"),
            )
        )
        for value, meaning in _explained(option, texts):
            lines.append("    " + words.say("games-value", value=_spelled(value), about=meaning))
    return "\n".join(lines)


def _bot(bot: str, words: Words) -> str:
    """A bot's name and temper."""
    shell = ShellTexts(words.lang)
    name, temper = shell.say(f"bot-{bot}"), shell.attribute(f"bot-{bot}", "temper")
    return "    " + words.say("games-level", level=bot, name=name, temper=temper)


def _explained(option: Option, texts: GameTexts) -> list[tuple[Setting, str]]:
    """The settings for which the game has an explanation."""
    values: list[Setting] = []
    if isinstance(option, Choice):
        values = list(option.values)
    elif isinstance(option, Flag):
        values = [True, False]
    elif isinstance(option, Whole):
        values = list(option.also)
    meanings = [(value, texts.option_value(option.name, value)) for value in values]
    return [(value, text) for value, text in meanings if text != _spelled(value)]


def _spelled(value: Setting) -> str:
    return "on" if value is True else "off" if value is False else str(value)
