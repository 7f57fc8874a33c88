"""Finds the command in the arguments and runs it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final

from oubliette.cli.parser import Misused, Parser

if TYPE_CHECKING:
    from oubliette.cli.words import Words

COMMANDS: Final = (
    "play", "learn", "games", "rules", "simulate", "arena", "replay", "notebook", "sheet", "serve", "admin",
)  # fmt: skip
DEFAULT: Final = "play"  # the command if none is given and the server is not installed; otherwise `start`
_HELP: Final = ("-h", "--help")
_LANG: Final = "--lang"


@dataclass(frozen=True, slots=True)
class Call:
    """The parsed command line: the command, its arguments, and the options of all commands."""

    command: str | None
    rest: list[str]
    lang: str | None = None
    help: bool = False
    version: bool = False


def split(arguments: list[str]) -> Call:
    """Find the command. Accepts `--lang` anywhere, because every message needs the language."""
    words = arguments[: arguments.index("--")] if "--" in arguments else arguments
    lang: str | None = None
    for place, word in enumerate(words):
        if word == _LANG and place + 1 < len(words):
            lang = words[place + 1]
        elif word.startswith(f"{_LANG}="):
            lang = word.partition("=")[2]
    asks_help = any(word in _HELP for word in words)

    place = 0
    while place < len(words) and words[place].startswith("-"):
        word = words[place]
        if word == "--version":
            return Call(None, [], lang, version=True)
        if word == _LANG:
            if place + 1 == len(words):
                raise Misused("value_missing", f"{_LANG} needs a value", flag=_LANG)
            place += 1
        elif word not in _HELP and not word.startswith(f"{_LANG}="):
            allowed = ", ".join([*_HELP, "--version", _LANG])
            raise Misused(
                "unknown_flag", f"there is no option {word} here", flag=word, command="oubliette", allowed=allowed
            )
        place += 1
    command = arguments[place] if place < len(arguments) else None
    return Call(command, arguments[place + 1 :], lang, asks_help)


def dispatch(call: Call, words: Words) -> int:
    """Run the command and return its exit code."""
    if call.version:
        from oubliette import __version__

        print(f"oubliette {__version__}")
        return 0
    if call.command is None and call.help:
        print(_overview(words), end="")
        return 0
    if call.command is None:
        from oubliette.cli.extras import has_server

        if has_server():
            from oubliette.cli import start

            return start.run(words)
        print(words.say("start-without-server"))
    command = call.command if call.command is not None else DEFAULT
    if command not in COMMANDS:
        raise _unknown(command)
    module = import_module(f"oubliette.cli.{command}")
    about, usage = words.say(f"command-{command}"), words.say(f"usage-{command}")
    parser = Parser(f"oubliette {command}", words, about, usage)
    module.arguments(parser)
    parser.common()
    if call.help:
        print(parser.format_help(), end="")
        return 0
    run: Callable[[Namespace, Words], int] = module.run
    return run(parser.read(call.rest), words)


def _unknown(command: str) -> Misused:
    from oubliette.games import GAMES, SAMPLES

    if command in GAMES + SAMPLES:
        return Misused("command_is_game", f"to play it: oubliette play {command}", game=command)
    allowed = ", ".join(COMMANDS)
    return Misused(
        "unknown_command",
        f"there is no command {command!r}; known: {allowed}",
        command=command,
        allowed=allowed,
    )


def _overview(words: Words) -> str:
    """The general help, with one line per command."""
    parser = Parser("oubliette", words, words.say("about"), words.say("usage-overview"))
    for command in COMMANDS:
        parser.positional(command, words.say(f"command-{command}"), heading="heading-commands")
    parser.common()
    parser.flag("--version", about=words.say("help-version"))
    parser.epilog = words.say("more-help")
    return parser.format_help()
