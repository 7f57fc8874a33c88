"""Sums over matches. Whole numbers only, so that parts give the same total in any order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from oubliette.kernel import Result


@dataclass(slots=True)
class Tally:
    """Counts of some matches, by seat, and how long they took."""

    wins: list[int]
    scores: list[int]
    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    endings: dict[str, int] = field(default_factory=dict)  # how many matches ended for each reason
    roles: dict[str, list[int]] = field(default_factory=dict)  # wins and seats of each class or character
    rounds: dict[int, int] = field(default_factory=dict)  # matches by number of rounds
    counts: dict[str, int] = field(default_factory=dict)  # sums of what the game counts

    @staticmethod
    def empty(seats: int) -> Tally:
        return Tally([0] * seats, [0] * seats)

    def add(
        self,
        result: Result,
        decisions: int,
        roles: Sequence[str] = (),
        rounds: int = 0,
        counts: Mapping[str, int] | None = None,
    ) -> None:
        """Count one match. A shared first place is a win for each seat that shares it."""
        self.matches += 1
        self.decisions += decisions
        self.endings[result.reason] = self.endings.get(result.reason, 0) + 1
        wins, scores = self.wins, self.scores
        for seat, place in enumerate(result.places):
            if place == 1:
                wins[seat] += 1
            scores[seat] += result.scores[seat]
        for seat, role in enumerate(roles):
            if role:
                self._count_role(role, int(result.won(seat)), 1)
        if rounds:
            self.rounds[rounds] = self.rounds.get(rounds, 0) + 1
        self._count(counts or {})

    def _count(self, counts: Mapping[str, int]) -> None:
        for name, count in counts.items():
            self.counts[name] = self.counts.get(name, 0) + count

    def _count_role(self, role: str, wins: int, seats: int) -> None:
        sums = self.roles.setdefault(role, [0, 0])
        sums[0] += wins
        sums[1] += seats

    def include(self, part: Tally) -> None:
        """Add another tally. `seconds` becomes working time, not wall-clock time."""
        self.matches += part.matches
        self.decisions += part.decisions
        self.seconds += part.seconds
        self.interrupted |= part.interrupted
        for reason, count in part.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + count
        for role, (wins, seats) in part.roles.items():
            self._count_role(role, wins, seats)
        for rounds, count in part.rounds.items():
            self.rounds[rounds] = self.rounds.get(rounds, 0) + count
        self._count(part.counts)
        for seat in range(len(self.wins)):
            self.wins[seat] += part.wins[seat]
            self.scores[seat] += part.scores[seat]
