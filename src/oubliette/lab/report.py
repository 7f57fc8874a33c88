"""What a simulation found out."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from oubliette.lab.job import Job
from oubliette.lab.statistics import quantile, wilson
from oubliette.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class SeatReport:
    """How one seat fared. `low` and `high` hold its true share of wins, 95% sure."""

    bot: str
    wins: int
    win_share: float
    low: float
    high: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class RoleReport:
    """How one class or character fared, in `seats` seats of all matches together."""

    role: str
    seats: int
    wins: int
    win_share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Simulation:
    """How it went. `decisions` counts all answers, those of dice and cards included; `seconds` is time on the clock."""

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
    """Where seats play as something of their own, a class or a character: how each fared, the best first."""
    rounds: tuple[int, int, int] | None
    """Where the game counts rounds: so many take a tenth of the matches at most, half of them, nine tenths."""
    counts: dict[str, float]
    """Where the game counts more (chests opened, figures left behind): the mean of each per match."""

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
        """Everything as plain data, for `--json`. `workers` says how many processes the speed is due to."""
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
    """Turn counts into shares."""
    played = tally.matches
    results: list[SeatReport] = []
    for seat, bot in enumerate(job.bots):
        wins = tally.wins[seat]
        low, high = wilson(wins, played)
        share, mean = (wins / played, tally.scores[seat] / played) if played else (0.0, 0.0)
        results.append(SeatReport(bot, wins, share, low, high, mean))
    # By number, then by name: parts come in from the processes in any order.
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
    """The tenth, the half and nine tenths of all matches, by their length."""
    if not tally.rounds:
        return None
    return quantile(tally.rounds, 0.1), quantile(tally.rounds, 0.5), quantile(tally.rounds, 0.9)
