"""Asks which game to play."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping, Sequence
from typing import TextIO

from oubliette.games import GAMES, SAMPLES
from oubliette.terminal.plain.commands import Commands
from oubliette.terminal.plain.normalising import normalise
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
            if command is not None and command[0] in ("help", "why"):
                screen.line(shell.say("menu-question"))
                continue
            found = _find(typed, known, titles)
            if len(found) == 1:
                return known[found[0]]
            if found:
                options = ", ".join([titles[place] for place in found])
                screen.line(shell.say("play-ambiguous", typed=printable(typed), options=options))
            elif typed:
                screen.line(shell.say("menu-unknown", typed=printable(typed)))
    except EndOfInput:
        screen.line()
    except KeyboardInterrupt:
        with contextlib.suppress(OSError):
            screen.line()  # the terminal has written ^C
            screen.flush()
        raise
    screen.line(shell.say("menu-bye"))
    return None


def _find(typed: str, known: Sequence[str], titles: Sequence[str]) -> list[int]:
    """The indices of games that may be meant: by number, name, or the beginning of a name or of a word in it."""
    wanted = normalise(typed)
    if not wanted:
        return []
    if wanted.isdigit():
        return [place for place in range(len(known)) if str(place + 1) == wanted]
    names = [(normalise(game_id), normalise(title)) for game_id, title in zip(known, titles, strict=True)]
    same = [place for place, called in enumerate(names) if wanted in called]
    return same or [place for place, called in enumerate(names) if any(f" {wanted}" in f" {name}" for name in called)]
