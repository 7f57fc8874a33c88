"""`simulate`: plays many matches in this process or on all cores, with the same results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Final

from oubliette.kernel import AnyGame, IllegalSetUp, Setting, set_up_among_bots
from oubliette.kernel.catalogue import find
from oubliette.lab.job import Job, PreparedJob, Progress
from oubliette.lab.report import Simulation, report
from oubliette.lab.tally import Tally
from oubliette.workers.cores import MOST_WORKERS, usable_cores

ALL_CORES: Final = 0
TRIAL: Final = 0.5  # seconds; this process plays so long before it decides whether to start others
LONG: Final = 2.0  # seconds; if more is left to play, other processes (0.25 s to start each) save time
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

    Bots do not change seats, so a seat's result includes its advantage. One bot plays on all seats; several bots set
    the number of seats. `workers` = ALL_CORES starts other processes if the run turns out to be long. An interrupt
    (Ctrl-C) ends the run and keeps what was played.
    """
    job, prepared = _prepare(game, seed, bots, seats, options)
    if workers != 1 and not is_listed(prepared.made.game):
        if workers > 1:
            raise IllegalSetUp("unlisted", f"{job.game} is not in the list of games: use one worker", game=job.game)
        workers = 1
    tally = Tally.empty(job.seats)
    started = perf_counter()
    used = 1

    try:
        while tally.matches < matches and not tally.interrupted:
            # With several workers, play one match here to learn how long it takes, and leave the rest to them.
            step = 1 if workers > 1 else matches - tally.matches
            tally.include(prepared.play(tally.matches, step, TRIAL if workers == ALL_CORES else TICK))
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


def _prepare(
    game: str | AnyGame,
    seed: int,
    bots: Sequence[str],
    seats: int | None,
    options: Mapping[str, Setting] | None,
) -> tuple[Job, PreparedJob]:
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
    return job, PreparedJob(job, made)


def is_listed(game: AnyGame) -> bool:
    """Can other processes find this game by its name? Not an unlisted game, nor a variant of a listed one."""
    try:
        return find(game.id) is game
    except IllegalSetUp:
        return False


def _worthwhile(workers: int, tally: Tally, left: int) -> int:
    """How many processes to use for the rest of the matches."""
    if workers != ALL_CORES:
        return min(workers, left, MOST_WORKERS)
    pace = tally.seconds / max(1, tally.matches)
    return min(usable_cores(), left) if pace * left > LONG else 1
