"""The plain line interface: questions as numbered lines, answers typed, in any terminal and over a pipe.

The command line calls `choose_game`, which asks for a game, and `play_match`, which plays one. Wrong input (an unknown
option, a damaged record, an unknown bot) raises a `Problem` of the kernel before anything is played; print it with
`ShellTexts(lang).problem(problem)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TextIO

from oubliette.terminal.plain.factory import BotFactory

if TYPE_CHECKING:
    from oubliette.kernel import Setting

__all__ = ["BotFactory", "choose_game", "play_lesson", "play_match"]


def play_match(
    game_id: str | None,
    *,
    bots: BotFactory,
    seats: Sequence[str] | None = None,
    seed: int | None = None,
    options: Mapping[str, Setting] | None = None,
    load: str | None = None,
    lang: str = "en",
    dice: Literal["seeded", "real"] | None = None,
    name: str | None = None,
    since: int | None = None,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> int:
    """Play one match and return the exit code: 0 at its end or when a person leaves, 128 + n after signal n.

    `seats` are words, one per seat: "human" or the name of a bot, which `bots` makes; a player's name may follow
    ("human:Ada"). Without `seats`, one person plays against default bots, with the game's usual number of seats. `name`
    is the person's name from now on, unless their seat has one; without it, the remembered name is used, or a terminal
    asks for one.

    `load` resumes the match of that file with its game and options, and with its seats, seed and dice unless others are
    given; then `game_id` may be None. With `since`, a new match begins instead, with the first `since` answers of that
    file and, unless a seed is given, with new dice. Streams and environment default to those of the process.
    """
    from oubliette.terminal.plain.playing import play

    return play(game_id, bots, seats, seed, options, load, lang, dice, name, since, stdin, stdout, environ)


def play_lesson(
    game_id: str,
    *,
    bots: BotFactory,
    again: bool = False,
    lang: str = "en",
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> int:
    """Play the guided match of a game and return the exit code, as `play_match` does.

    It goes on where it was left, unless it reached its goal or it is to begin `again`. Raises NoLesson.
    """
    from oubliette.terminal.plain.learning import learn

    return learn(game_id, bots, again, lang, stdin, stdout, environ)


def choose_game(
    lang: str = "en",
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> str | None:
    """Ask for a game: the five games first, then the samples. None when the person leaves.

    Ctrl-C raises KeyboardInterrupt.
    """
    from oubliette.terminal.plain.menu import choose

    return choose(lang, stdin, stdout, environ)
