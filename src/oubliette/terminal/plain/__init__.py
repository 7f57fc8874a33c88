"""The plain line interface: questions as numbered lines, answers typed, in any terminal and over a pipe.

Two entries, for the command line: `choose_game` asks which game, `play_match` plays one. What comes from outside and is
wrong (an unknown option, a damaged record, an unknown bot) raises a `Problem` of the kernel before anything is played;
say it with `ShellTexts(lang).problem(problem)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TextIO

from oubliette.terminal.plain.factory import BotFactory

if TYPE_CHECKING:
    from oubliette.kernel import Setting

__all__ = ["BotFactory", "choose_game", "play_match"]


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
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> int:
    """Play one match and return the exit code: 0 at its end and when somebody leaves, 128 + n after signal n.

    `seats` are words, one per seat: "human" or the name of a bot, which `bots` makes; either may be followed by what
    the player is called ("human:Ada"). Without them one person plays against the default bot, with as many seats as
    the game usually has. `name` is what the person is called from now on, unless their seat says otherwise; without it
    they have the name that is remembered, or are asked for one if they sit at a terminal.

    With `load` the match of that file goes on: its game and options, and its seats, seed and dice unless others are
    given here; `game_id` may be None then. Streams and environment are the process's own unless given.
    """
    from oubliette.terminal.plain.playing import play

    return play(game_id, bots, seats, seed, options, load, lang, dice, name, stdin, stdout, environ)


def choose_game(
    lang: str = "en",
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> str | None:
    """Ask which game, the games of the house first, then the samples; None when the person leaves.

    Ctrl-C is not caught: KeyboardInterrupt.
    """
    from oubliette.terminal.plain.menu import choose

    return choose(lang, stdin, stdout, environ)
