"""Which game shall it be?"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TextIO

from oubliette.games import GAMES, SAMPLES
from oubliette.terminal.plain.choices import fold
from oubliette.terminal.plain.commands import Commands
from oubliette.terminal.plain.screen import EndOfInput, Screen, printable
from oubliette.texts import GameTexts, ShellTexts


def choose(lang: str, stdin: TextIO | None, stdout: TextIO | None, environ: Mapping[str, str] | None) -> str | None:
    """See `oubliette.terminal.plain.choose_game`."""
    screen = Screen(stdin, stdout, os.environ if environ is None else environ)
    shell = ShellTexts(lang)
    commands = Commands(shell)
    known = [*GAMES, *SAMPLES]
    titles = [GameTexts(game_id, lang).title() for game_id in known]
    for number, game_id in enumerate(known, 1):
        if number == 1 and GAMES:
            screen.line(shell.say("menu-games"), bold=True)
        if number == len(GAMES) + 1:
            screen.line(shell.say("menu-samples"), bold=True)
        tagline = GameTexts(game_id, lang).tagline()
        screen.line(f"  {number}. {titles[number - 1]}{shell.say('colon')} {tagline}", indent="   ")
    screen.line(shell.say("menu-question"))
    try:
        while True:
            typed = screen.ask("> ")
            command = commands.understand(typed)
            if command is not None and command[0] == "quit":
                break
            spellings = [(str(number), fold(known[number - 1]), fold(title)) for number, title in enumerate(titles, 1)]
            found = [known[place] for place, spelled in enumerate(spellings) if fold(typed) in spelled]
            if len(found) == 1:
                return found[0]
            if typed:
                screen.line(shell.say("menu-unknown", typed=printable(typed)))
    except (EndOfInput, KeyboardInterrupt):
        screen.line()
    screen.line(shell.say("menu-bye"))
    return None
