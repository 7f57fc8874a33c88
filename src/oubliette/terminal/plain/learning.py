"""Plays the guided match of a game: a new one, or the one that was left."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from oubliette.games import find
from oubliette.kernel import BadRecord, Match
from oubliette.teaching import Guide, Lesson, lesson_of
from oubliette.terminal.plain import guided_match
from oubliette.terminal.plain.playing import sit_and_play
from oubliette.terminal.plain.saving import MatchFile, Sitting, data_home, read
from oubliette.terminal.plain.screen import Screen
from oubliette.texts import GameTexts, ShellTexts

if TYPE_CHECKING:
    from oubliette.terminal.plain.factory import BotFactory


def learn(
    game_id: str,
    bots: BotFactory,
    again: bool,
    lang: str,
    stdin: TextIO | None,
    stdout: TextIO | None,
    environ: Mapping[str, str] | None,
) -> int:
    """See `oubliette.terminal.plain.play_lesson`."""
    environ = os.environ if environ is None else environ
    lesson = lesson_of(game_id)
    shell, screen = ShellTexts(lang), Screen(stdin, stdout, environ)
    left = None if again else _left(lesson, shell, screen, environ)
    match, sitting = guided_match.begin(lesson) if left is None else left
    file = MatchFile(environ, game_id, name=guided_match.file_name(game_id))
    loaded = None if left is None else _path(game_id, environ)
    return sit_and_play(match, sitting, file, loaded, bots, GameTexts(game_id, lang), shell, screen, environ)


def _path(game_id: str, environ: Mapping[str, str]) -> Path | None:
    """Where a game's guided match is kept; None without a home directory."""
    try:
        return data_home(environ) / "matches" / guided_match.file_name(game_id)
    except RuntimeError:
        return None


def _left(
    lesson: Lesson, shell: ShellTexts, screen: Screen, environ: Mapping[str, str]
) -> tuple[Match, Sitting] | None:
    """The match that was left before its goal. None if there is none; says so if the kept one cannot go on."""
    path = _path(lesson.game_id, environ)
    if path is None or not path.exists():
        return None
    try:
        record, sitting = read(path)
        if sitting is None or record.game != lesson.game_id or guided_match.lesson_for(record.game, sitting) is None:
            screen.line(shell.say("learn-anew"))
            return None
        match = guided_match.take_up(record, find(record.game), lesson)
    except BadRecord as problem:
        screen.line(shell.problem(problem))
        screen.line(shell.say("learn-anew"))
        return None
    if Guide(lesson, match.set_up).follow(match).outcome:
        screen.line(shell.say("learn-done"))
        return None
    return match, sitting
