"""`oubliette simulate`: plays many matches between bots."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from oubliette.bots import default_bot
from oubliette.cli import INTERRUPTED
from oubliette.cli.arguments import read_list, read_options, required_game
from oubliette.cli.parser import whole
from oubliette.cli.progress import ProgressLine
from oubliette.games import find
from oubliette.lab import simulate
from oubliette.lab.simulate import ALL_CORES
from oubliette.texts import GameTexts
from oubliette.workers.cores import MOST_WORKERS

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words
    from oubliette.lab import Simulation

MATCHES: Final = 1000
SEED: Final = 0
_MANY: Final = 10  # below 10 matches/s, print one decimal


def arguments(parser: Parser) -> None:
    """Game, number of matches, bots."""
    say = parser.words.say
    number = say("metavar-number")
    parser.positional("game", say("help-simulate-game"), say("metavar-game"))
    parser.option("--matches", number, say("help-simulate-matches", default=str(MATCHES)), type=whole("--matches", 1))
    parser.option("--seed", number, say("help-simulate-seed", default=str(SEED)), type=whole("--seed"))
    parser.option("--bots", say("metavar-bots"), say("help-simulate-bots"))
    parser.option("--seats", number, say("help-simulate-seats"), type=whole("--seats"))
    parser.option("--option", say("metavar-setting"), say("help-option"), action="append", default=[])
    parser.option("--workers", number, say("help-simulate-workers"), type=whole("--workers", 1, MOST_WORKERS))
    parser.flag("--json", about=say("help-simulate-json"))


def run(given: Namespace, words: Words) -> int:
    """Play and print the report; after Ctrl-C, of what was played."""
    game = find(required_game(given.game))
    progress = ProgressLine(words, sys.stderr)
    try:
        found = simulate(
            game,
            MATCHES if given.matches is None else given.matches,
            SEED if given.seed is None else given.seed,
            [default_bot(game)] if given.bots is None else read_list(given.bots),
            given.seats,
            read_options(game, given.option),
            ALL_CORES if given.workers is None else given.workers,
            progress,
        )
    finally:
        progress.clear()
    print(json.dumps(found.as_dict()) if given.json else _table(found, words))
    if found.interrupted:
        print(words.say("simulate-interrupted"), file=sys.stderr)
    return INTERRUPTED if found.interrupted else 0


def _table(found: Simulation, words: Words) -> str:
    title = GameTexts(found.job.game, words.lang).title()
    rows = [words.say("simulate-columns").split(" | ")]
    for seat, result in enumerate(found.results, 1):
        interval = _interval(result.low, result.high, words)
        score = words.decimal(result.mean_score)
        rows.append([str(seat), result.bot, str(result.wins), words.percent(result.win_share), interval, score])
    return "\n".join(
        [
            words.say("simulate-heading", game=title, matches=found.matches, seed=str(found.job.seed)),
            *_aligned(rows),
            *_roles(found, words),
            *_endings(found, words),
            *_rounds(found, words),
            *_counts(found, words),
            words.say("simulate-length", mean=words.decimal(found.mean_decisions)),
            words.say(
                "simulate-speed",
                seconds=words.decimal(found.seconds, 2),
                workers=found.workers,
                matches=_rate(found.matches_per_s, words),
                decisions=round(found.decisions_per_s),
            ),
        ]
    )


def _rate(per_second: float, words: Words) -> str | int:
    """A rate per second, with one decimal if it is low."""
    return round(per_second) if per_second >= _MANY else words.decimal(per_second)


def _interval(low: float, high: float, words: Words) -> str:
    return f"{words.decimal(100 * low)} – {words.percent(high)}"


def _roles(found: Simulation, words: Words) -> list[str]:
    """Results by class or character, if there is more than one."""
    if len(found.roles) < 2:
        return []
    texts = GameTexts(found.job.game, words.lang)
    rows = [words.say("simulate-role-columns").split(" | ")]
    for role in found.roles:
        interval = _interval(role.low, role.high, words)
        rows.append([str(role.seats), texts.name(role.role), str(role.wins), words.percent(role.win_share), interval])
    return ["", *_aligned(rows)]


def _rounds(found: Simulation, words: Words) -> list[str]:
    """How many rounds the matches took, if the game counts them."""
    if found.rounds is None:
        return []
    short, median, long = found.rounds
    return [words.say("simulate-rounds", median=median, short=short, long=long)]


def _counts(found: Simulation, words: Words) -> list[str]:
    """Means per match of what else the game counts."""
    texts = GameTexts(found.job.game, words.lang)
    return [texts.count(name, words.decimal(mean, 2)) for name, mean in found.counts.items()]


def _endings(found: Simulation, words: Words) -> list[str]:
    """How matches ended, by the slug of the rule, if there is more than one way."""
    if len(found.endings) < 2:
        return []
    width = max(map(len, found.endings))
    shares = [f"  {slug:{width}}  {words.percent(count / found.matches):>8}" for slug, count in found.endings.items()]
    return [words.say("simulate-endings"), *shares]


def _aligned(rows: list[list[str]]) -> list[str]:
    """Align words to the left and numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.ljust(width) if place == 1 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
