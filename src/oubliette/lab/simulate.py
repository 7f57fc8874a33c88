"""`simulate`: many matches, here or on all cores, with the same results either way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Final

from oubliette.kernel import AnyGame, IllegalSetUp, Setting, set_up_among_bots
from oubliette.kernel.catalogue import find
from oubliette.lab.job import Bench, Job, Progress
from oubliette.lab.report import Simulation, report
from oubliette.lab.tally import Tally
from oubliette.workers.cores import MOST_WORKERS, usable_cores

ALL_CORES: Final = 0
TASTE: Final = 0.5  # seconds played in this process before it is clear whether others are worth starting
LONG: Final = 2.0  # seconds left to play from which on starting processes (a quarter of a second each) pays
TICK: Final = 0.25  # seconds between two reports of progress


def simulate(
    game: str | AnyGame,
    matches: int,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    seats: int | None = None,
    options: Mapping[str, Setting] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play matches 0 to `matches` - 1 of a seed between bots.

    Seats stay as given, nobody changes places: a seat's result holds its advantage too. One bot plays on all seats;
    several say by themselves how many seats there are. `workers` = ALL_CORES starts other processes once a run
    turns out to be long. An interrupt (Ctrl-C) ends it with what was played until then.
    """
    job, bench = _lay_out(game, seed, bots, seats, options)
    if workers != 1 and not is_listed(bench.made.game):
        if workers > 1:
            raise IllegalSetUp("unlisted", f"{job.game} is not in the list of games: use one worker", game=job.game)
        workers = 1
    tally = Tally.empty(job.seats)
    started = perf_counter()
    used = 1

    try:
        while tally.matches < matches and not tally.interrupted:
            # Where others help, a single match tells how long one takes; the rest is theirs.
            step = 1 if workers > 1 else matches - tally.matches
            tally.include(bench.play(tally.matches, step, TASTE if workers == ALL_CORES else TICK))
            if progress is not None:
                progress(tally.matches, matches)
            left = matches - tally.matches
            worthwhile = _worthwhile(workers, tally, left)
            if worthwhile > 1 and not tally.interrupted:
                from oubliette.lab.parallel import play_in_processes  # noqa: PLC0415 - a short run needs no processes

                used = worthwhile
                play_in_processes(job, tally, matches, used, progress)
    except KeyboardInterrupt:
        tally.interrupted = True
    return report(job, tally, perf_counter() - started, used)


def _lay_out(
    game: str | AnyGame,
    seed: int,
    bots: Sequence[str],
    seats: int | None,
    options: Mapping[str, Setting] | None,
) -> tuple[Job, Bench]:
    """Check everything before the first match."""
    found = find(game) if isinstance(game, str) else game
    made = set_up_among_bots(found, len(bots) if seats is None and len(bots) > 1 else seats, options)
    names = tuple(bots) * made.seats if len(bots) == 1 else tuple(bots)
    if len(names) != made.seats:
        raise IllegalSetUp(
            "bots",
            f"{len(names)} bots cannot fill {made.seats} seats",
            bots=len(names),
            seats=made.seats,
            game=found.id,
        )
    job = Job(found.id, made.seats, tuple(made.settings.values.items()), names, seed)
    return job, Bench(job, made)


def is_listed(game: AnyGame) -> bool:
    """Other processes find a game by its name: one that is in no list, or a variant of one, cannot be played there."""
    try:
        return find(game.id) is game
    except IllegalSetUp:
        return False


def _worthwhile(workers: int, tally: Tally, left: int) -> int:
    """How many processes the rest of the matches deserves."""
    if workers != ALL_CORES:
        return min(workers, left, MOST_WORKERS)
    pace = tally.seconds / max(1, tally.matches)
    return min(usable_cores(), left) if pace * left > LONG else 1
