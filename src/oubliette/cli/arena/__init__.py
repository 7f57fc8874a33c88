"""`oubliette arena`: finds out which bot is better, and how sure that is."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oubliette.cli import INTERRUPTED
from oubliette.cli.arena.progress import ArenaProgress
from oubliette.cli.arena.table import heading, measure, table
from oubliette.cli.arguments import read_list, read_options, required_game
from oubliette.cli.parser import Misused, decimal, whole
from oubliette.games import find
from oubliette.kernel import AnyGame, Setting
from oubliette.lab import arena
from oubliette.lab.arena.plan import By
from oubliette.lab.arena.plot import Labels, check_plot, plot
from oubliette.lab.simulate import ALL_CORES
from oubliette.table.files import resolve_target, unwritable, write_atomically
from oubliette.workers.cores import MOST_WORKERS

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words
    from oubliette.lab import Arena

MATCHES: Final = 1000
SEED: Final = 0
STDOUT: Final = "-"
_BY: Final[dict[str, By]] = {"wins": "wins", "score": "score", "points": "points"}


def arguments(parser: Parser) -> None:
    """Game, bots, question, and files for the result."""
    say = parser.words.say
    number, file = say("metavar-number"), say("metavar-file")
    parser.positional("game", say("help-simulate-game"), say("metavar-game"))
    parser.option("--bots", say("metavar-bots"), say("help-arena-bots"))
    parser.option("--matches", number, say("help-arena-matches", default=str(MATCHES)), type=whole("--matches", 1))
    parser.option("--seed", number, say("help-arena-seed", default=str(SEED)), type=whole("--seed"))
    parser.option("--seats", number, say("help-arena-seats"), type=whole("--seats"))
    parser.option("--option", say("metavar-setting"), say("help-option"), action="append", default=[])
    parser.option("--over", say("metavar-values"), say("help-arena-over"), action="append", default=[])
    parser.option("--by", "wins|score", say("help-arena-by"))
    parser.option("--target", number, say("help-arena-target"), type=decimal("--target", 0, 100))
    parser.option("--margin", number, say("help-arena-margin"), type=decimal("--margin", 0, 100))
    parser.flag("--no-early", about=say("help-arena-no-early"))
    parser.option("--workers", number, say("help-simulate-workers"), type=whole("--workers", 1, MOST_WORKERS))
    parser.option("--save", file, say("help-arena-save"))
    parser.option("--resume", file, say("help-arena-resume"))
    parser.option("--json", file, say("help-arena-json"))
    parser.option("--plot", file, say("help-arena-plot"))


def run(given: Namespace, words: Words) -> int:
    """Play and print the report; after Ctrl-C, of what was played."""
    game = find(required_game(given.game))
    if given.bots is None:
        raise Misused("arena_who", "who plays? --bots greedy,random")
    if given.save is not None and given.resume is not None:
        raise Misused("arena_save_or_resume", "--save begins a file, --resume goes on with one: not both")
    picture = None if given.plot is None else Path(given.plot).expanduser()
    if picture is not None:
        check_plot(picture)
        _check_writable(picture)
    if given.json is not None and given.json != STDOUT:
        _check_writable(Path(given.json).expanduser())

    progress = ArenaProgress(words, sys.stderr)
    try:
        found = arena(
            game,
            read_list(given.bots),
            MATCHES if given.matches is None else given.matches,
            SEED if given.seed is None else given.seed,
            given.seats,
            read_options(game, given.option),
            _read_over(game, given.over),
            _read_by(given.by),
            not given.no_early,
            None if given.target is None else given.target / 100,
            0.0 if given.margin is None else given.margin / 100,
            ALL_CORES if given.workers is None else given.workers,
            given.save,
            given.resume,
            progress,
        )
    finally:
        progress.clear()

    print(json.dumps(found.as_dict()) if given.json == STDOUT else table(found, words, text_plot=picture is None))
    if given.json is not None and given.json != STDOUT:
        write_atomically(Path(given.json).expanduser(), json.dumps(found.as_dict(), indent=1) + "\n")
    if picture is not None and found.matches:
        plot(found, picture, _labels(found, words))
    if found.interrupted:
        print(words.say("simulate-interrupted"), file=sys.stderr)
    return INTERRUPTED if found.interrupted else 0


def _labels(found: Arena, words: Words) -> Labels:
    return Labels(
        heading(found, words), measure(found, words), words.say("arena-plot-rating"), ", ".join(found.plan.over)
    )


def _read_over(game: AnyGame, arguments: list[str]) -> dict[str, list[Setting]]:
    """Read `key=a,b,c` arguments as the values that an option takes in turn."""
    over: dict[str, list[Setting]] = {}
    for argument in arguments:
        name, equals, values = argument.partition("=")
        if not equals or not name or not values:
            raise Misused("over_form", f"--over is written key=value,value, not {argument!r}", given=argument)
        found = [read_options(game, [f"{name}={value}"])[name] for value in read_list(values)]
        over[name] = [*over.get(name, []), *found]
    return over


def _read_by(given: str | None) -> By | None:
    if given is not None and given not in _BY:
        allowed = ", ".join(_BY)
        raise Misused("unknown_by", f"not a measure: {given!r}; there are {allowed}", by=given, allowed=allowed)
    return None if given is None else _BY[given]


def _check_writable(path: Path) -> None:
    """Refuse a file that cannot be written. Call it before the first match: after the last it is too late."""
    try:
        target = resolve_target(path)
        if not os.access(target.parent, os.W_OK):
            raise (
                PermissionError(13, os.strerror(13)) if target.parent.is_dir() else FileNotFoundError(2, os.strerror(2))
            )
    except OSError as error:
        raise unwritable(path, error) from None
