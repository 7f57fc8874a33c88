"""The report of a simulation."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from oubliette.lab.job import Job
from oubliette.lab.statistics import quantile, wilson
from oubliette.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class SeatReport:
    """The results of one seat. `low` and `high` are the 95% interval of its true share of wins."""

    bot: str
    wins: int
    win_share: float
    low: float
    high: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class RoleReport:
    """The results of one class or character, in `seats` seats of all matches together."""

    role: str
    seats: int
    wins: int
    win_share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results. `decisions` counts all answers, those of dice and cards too; `seconds` is wall-clock time."""

    job: Job
    matches: int
    decisions: int
    seconds: float
    workers: int
    interrupted: bool
    results: tuple[SeatReport, ...]
    endings: dict[str, int]
    """How many matches ended for each reason (a slug of the rules), the most frequent first."""
    roles: tuple[RoleReport, ...]
    """Results by class or character, if the game has some, the best first."""
    rounds: tuple[int, int, int] | None
    """The lengths that 10%, 50% and 90% of the matches do not exceed, if the game counts rounds."""
    counts: dict[str, float]
    """Means per match of what the game counts: chests opened, figures left behind."""

    @property
    def matches_per_s(self) -> float:
        return self.matches / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.matches if self.matches else 0.0

    def as_dict(self) -> dict[str, object]:
        """Everything as plain data, for `--json`. The speed is that of `workers` processes together."""
        return {
            "game": self.job.game,
            "matches": self.matches,
            "interrupted": self.interrupted,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "matches_per_s": self.matches_per_s,
            "decisions_per_s": self.decisions_per_s,
            "mean_decisions": self.mean_decisions,
            "results": [asdict(seat) for seat in self.results],
            "endings": self.endings,
            "roles": [asdict(role) for role in self.roles],
            "rounds": None if self.rounds is None else list(self.rounds),
            "counts": self.counts,
            "seed": self.job.seed,
            "options": dict(self.job.options),
            "workers": self.workers,
        }


def report(job: Job, tally: Tally, seconds: float, workers: int) -> Simulation:
    """Compute shares from counts."""
    played = tally.matches
    results: list[SeatReport] = []
    for seat, bot in enumerate(job.bots):
        wins = tally.wins[seat]
        low, high = wilson(wins, played)
        share, mean = (wins / played, tally.scores[seat] / played) if played else (0.0, 0.0)
        results.append(SeatReport(bot, wins, share, low, high, mean))
    # Sort by number, then by name: parts arrive from the processes in any order.
    endings = dict(sorted(tally.endings.items(), key=lambda one: (-one[1], one[0])))
    return Simulation(
        job,
        played,
        tally.decisions,
        seconds,
        workers,
        tally.interrupted,
        tuple(results),
        endings,
        _roles(tally),
        _rounds(tally),
        {name: count / played for name, count in sorted(tally.counts.items())},
    )


def _roles(tally: Tally) -> tuple[RoleReport, ...]:
    roles: list[RoleReport] = []
    for role, (wins, seats) in tally.roles.items():
        low, high = wilson(wins, seats)
        roles.append(RoleReport(role, seats, wins, wins / seats, low, high))
    return tuple(sorted(roles, key=lambda one: (-one.win_share, one.role)))


def _rounds(tally: Tally) -> tuple[int, int, int] | None:
    """The lengths that 10%, 50% and 90% of the matches do not exceed."""
    if not tally.rounds:
        return None
    return quantile(tally.rounds, 0.1), quantile(tally.rounds, 0.5), quantile(tally.rounds, 0.9)
