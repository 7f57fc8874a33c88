"""The command: `python -m benchmarks.engine [--seconds S] [--json FILE] [--only WORD …]`."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.engine.check import check
from benchmarks.engine.contestant import Absent, Contestant, Entry
from benchmarks.engine.contestants import OURS, entries
from benchmarks.engine.costs import measure_costs
from benchmarks.engine.expected import expected
from benchmarks.engine.figures import figures
from benchmarks.engine.measure import measure
from benchmarks.engine.report import text
from benchmarks.engine.search import check as search_check
from benchmarks.engine.search import figures as search_figures
from benchmarks.engine.search import measure as search_measure
from benchmarks.engine.search import report as search_report
from benchmarks.engine.search import searchers
from benchmarks.engine.search.searcher import SEARCH, Searcher
from benchmarks.engine.search.searcher import Entry as SearchEntry

COSTS = "costs"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report. The exit code is 1 when a contestant did not play the same game: then no ratio counts."""
    asked = parse(arguments)
    players, bots = entries(), searchers.entries()
    chosen, chosen_bots = choose(players, asked.only), choose_searchers(bots, asked.only)
    with_costs = not asked.only or COSTS in asked.only
    if not chosen and not chosen_bots and not with_costs:
        words = [word for one in players for word in (one.game, one.name)] + [one.name for one in bots]
        names = ", ".join(dict.fromkeys([COSTS, SEARCH, *words]))
        print(f"nothing to measure: --only takes parts of these: {names}", file=sys.stderr)
        return 2

    absent = [one for one in chosen if isinstance(one, Absent)]
    present = [one for one in chosen if isinstance(one, Contestant)]
    measured = measure(present, asked.seconds) if present else []
    costs = measure_costs(asked.seconds) if with_costs else None
    if chosen or costs:
        print(text(measured, absent, costs), end="\n\n" if chosen_bots else "\n", flush=True)
    document = figures(measured, absent, costs)
    same = all(check(one.tally, expected(one.contestant.rules)).agrees for one in measured)
    if chosen_bots:
        document[SEARCH], made = search(chosen_bots, asked.seconds)
        same = same and made
    if asked.json:
        asked.json.write_text(json.dumps(document, indent=1) + "\n")
    return 0 if same else 1


def search(chosen: Sequence[SearchEntry], seconds: float) -> tuple[dict[str, object], bool]:
    """Measure and print the searches. Returns their figures, and whether all did the same work."""
    absent = [one for one in chosen if isinstance(one, Absent)]
    measured = search_measure.measure([one for one in chosen if isinstance(one, Searcher)], seconds)
    print(search_report.text(measured, absent))
    return search_figures.figures(measured, absent), all(search_check.check(one).agrees for one in measured)


class Asked(argparse.Namespace):
    """The arguments of the command line."""

    seconds: float
    json: Path | None
    only: list[str]


def parse(arguments: Sequence[str] | None) -> Asked:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.engine",
        description="Random play-outs and searches, ours against hand-written code and the peers, in one run.",
    )
    parser.add_argument(
        "--seconds", type=positive, default=2.0, metavar="S", help="for each contestant in all, default %(default)s"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="WORD",
        type=str.casefold,
        help=f"a game, part of a contestant's name, “{SEARCH}” or “{COSTS}”; ours always plays along",
    )
    asked = parser.parse_args(arguments, namespace=Asked())
    if asked.json and not asked.json.parent.is_dir():
        parser.error(f"--json: there is no directory {asked.json.parent}")
    return asked


def positive(word: str) -> float:
    """Parse a number of seconds."""
    seconds = float(word)
    if not 0 < seconds < float("inf"):
        raise ValueError(word)
    return seconds


def choose(everybody: Sequence[Entry], words: Sequence[str]) -> list[Entry]:
    """Keep the entries that a word names, and our own in every game that is still played."""
    if not words:
        return list(everybody)
    named = [one for one in everybody if any(word == one.game or word in one.name.casefold() for word in words)]
    games = {one.game for one in named}
    return [one for one in everybody if one in named or (one.name == OURS and one.game in games)]


def choose_searchers(everybody: Sequence[SearchEntry], words: Sequence[str]) -> list[SearchEntry]:
    """Keep the searchers that a word names, and our own if any is left."""
    named = [
        one for one in everybody if not words or any(word == SEARCH or word in one.name.casefold() for word in words)
    ]
    return [one for one in everybody if named and (one in named or one.name == OURS)]


if __name__ == "__main__":
    sys.exit(main())
