"""Offers the guided match of a game at its first match on this machine."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from oubliette.kernel import BadFile
from oubliette.teaching import find_lesson
from oubliette.terminal.plain.saving import data_home
from oubliette.terminal.plain.settings import recall, remember

if TYPE_CHECKING:
    from oubliette.texts import ShellTexts

_KEY: Final = "lessons_offered"  # the setting with the games whose lesson was offered once


def command_like(play: str, command: str) -> str:
    """Another command, named as people call the program: `./run play` makes `./run learn`."""
    return f"{play.removesuffix('play').rstrip()} {command}"


def offer_lesson(game_id: str, command: str, shell: ShellTexts, environ: Mapping[str, str]) -> str:
    """A line that offers the guided match; empty if there is none, or if the game was played or offered before."""
    lesson = find_lesson(game_id)
    if lesson is None or _was_played(game_id, environ):
        return ""
    try:
        noted = recall(environ).get(_KEY)
    except BadFile:
        return ""  # whoever reads the name from this file reports it
    offered = [one for one in noted if isinstance(one, str)] if isinstance(noted, list) else []
    if game_id in offered:
        return ""
    with contextlib.suppress(OSError, RuntimeError):  # without a place to note it, offer it again next time
        remember(environ, _KEY, [*offered, game_id])
    learn = f"{command_like(command, 'learn')} {game_id}"
    return shell.say("learn-offer", command=learn, minutes=lesson.plan.minutes)


def _was_played(game_id: str, environ: Mapping[str, str]) -> bool:
    """Is a match of this game kept here, guided or not?"""
    try:
        kept = data_home(environ) / "matches"
        return any(True for pattern in (f"{game_id}-*.json", f"learn-{game_id}.json") for _ in kept.glob(pattern))
    except (OSError, RuntimeError):
        return False
