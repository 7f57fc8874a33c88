"""`arena`: plays bots against each other, or each alone on the same dice, until it is sure which is better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter

from oubliette.kernel import AnyGame, IllegalSetUp, Setting
from oubliette.kernel.catalogue import find
from oubliette.lab.arena.file import Key, MatchFile, read_matches
from oubliette.lab.arena.match import Played, PreparedPlan
from oubliette.lab.arena.plan import By, make_plan
from oubliette.lab.arena.report import Arena
from oubliette.lab.arena.run import Progress, Runner
from oubliette.lab.arena.standing import Standing
from oubliette.lab.arena.summary import summary
from oubliette.lab.simulate import is_listed


def arena(
    game: str | AnyGame,
    bots: Sequence[str],
    matches: int = 1000,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, Setting] | None = None,
    over: Mapping[str, Sequence[Setting]] | None = None,
    by: By | None = None,
    early: bool = True,
    target: float | None = None,
    margin: float = 0.0,
    workers: int = 1,
    save: str | Path | None = None,
    resume: str | Path | None = None,
    progress: Progress | None = None,
) -> Arena:
    """Let every pair of bots (every group, with more `seats`) play at most `matches` matches, equally on all seats.

    A pairing stops as soon as it is sure which bot is better. With a `target`, it stops when it is sure whether the
    first bot's share is above it; with a `margin`, also when the share is surely within the margin. `early` = False
    plays everything. Options in `over` take each of their values in turn. Bots that play alone are compared by wins or
    score on the same dice. `save` writes every match to a new file, `resume` goes on with such a file. An interrupt
    (Ctrl-C) ends the run and keeps what was played.
    """
    found = find(game) if isinstance(game, str) else game
    plan, made = make_plan(found, bots, matches, seed, seats, options or {}, over or {}, by, early, target, margin)
    if workers != 1 and not is_listed(found):
        if workers > 1:
            raise IllegalSetUp("unlisted", f"{plan.game} is not in the list of games: use one worker", game=plan.game)
        workers = 1
    known: dict[Key, Played] = {}
    file: MatchFile | None = None
    assert save is None or resume is None, "pass either save or resume"
    if resume is not None:
        path = Path(resume).expanduser()
        known, whole = read_matches(plan, path)
        file = MatchFile(plan, path, whole)
    elif save is not None:
        file = MatchFile(plan, Path(save).expanduser())
    started = perf_counter()
    runner = Runner(PreparedPlan(plan, made), Standing(plan), known, file, progress)
    try:
        runner.run(workers)
    finally:
        if file is not None:
            file.close()
    return summary(runner.standing, perf_counter() - started, runner.workers, runner.interrupted)
