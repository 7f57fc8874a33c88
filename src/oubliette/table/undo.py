"""Taking answers back: what may be taken back, and what the others say to it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, final

from oubliette.kernel import Ask, Match, RealDice
from oubliette.table.answer_log import AnswerLog
from oubliette.table.pending_question import PendingQuestion
from oubliette.table.problems import NeedsConsent, NoProposal
from oubliette.table.seats import Seats

MayUndo: TypeAlias = Literal["no", "free", "ask"]  # not now, at once, or if the others agree


@dataclass(frozen=True, slots=True)
class Proposal:
    """Somebody asks the others to let them take back their last answer.

    It holds for the position in which it was made: `mark` is the number of rewinds and of answers at that time, so that
    the next answer, whoever gives it, ends the proposal.
    """

    seat: int
    mark: tuple[int, int]
    agreed: frozenset[int] = frozenset()

    def agreed_by(self, seat: int) -> Proposal:
        return Proposal(self.seat, self.mark, self.agreed | {seat})


@final
class Undo:
    """What was taken back at a table so far, what can be, and who wishes it.

    With `choices`, answers that left somebody who plays alone no choice do not count: the table gave them.
    """

    __slots__ = ("_answer_log", "_match", "_pending", "_proposal", "_seats", "rewinds")

    def __init__(self, match: Match, seats: Seats, pending: PendingQuestion, answer_log: AnswerLog | None) -> None:
        self._match = match
        self._seats = seats
        self._pending = pending
        self._answer_log = answer_log  # none: not followed yet
        self._proposal: Proposal | None = None
        self.rewinds = 0  # how often answers were taken back

    def note(self, ply: int, ask: Ask[Any]) -> None:
        """A question was answered."""
        if self._answer_log is not None:
            self._answer_log.note(ply, ask)

    def may(self, seat: int) -> MayUndo:
        """Can that seat take back its last answer, at once or if the others agree?"""
        if self._pending.result is not None or seat not in self._seats.people():
            return "no"
        log = self.answer_log
        ply = log.last(seat, self._seats.skips_forced(seat))
        if ply < 0:
            return "no"
        if self._seats.others(seat):
            return "ask"
        return (
            "free" if isinstance(self._match.fate, RealDice) or log.nothing_revealed_since(self._match, ply) else "no"
        )

    def take_back(self, seat: int, consent: Collection[int]) -> None:
        """Take back that seat's last answer. With other people it needs their consent, and goes across dice too."""
        self._pending.refuse_if_given_up()
        others = self._seats.others(seat)
        missing = [other for other in others if other not in consent]
        if missing:
            raise NeedsConsent(seat, missing)
        target = self.answer_log.undo_target(self._match, seat, self._seats.skips_forced(seat), agreed=bool(others))
        self._match.rewind(target)
        self.answer_log.cut(target)
        self.rewinds += 1

    @property
    def proposal(self) -> Proposal | None:
        """Who asks to take back, as long as nobody has answered anything since."""
        asked = self._proposal
        return asked if asked is not None and asked.mark == self._mark() else None

    def propose(self, seat: int) -> None:
        """Ask the others."""
        self._pending.refuse_if_given_up()
        self.answer_log.undo_target(self._match, seat, choices=False, agreed=True)  # refuses where there is none
        self._proposal = Proposal(seat, self._mark())

    def agree(self, seat: int) -> Proposal | None:
        """Let the other take back. Returns the wish, if everybody has agreed to it now."""
        asked = self.proposal
        if asked is None:
            raise NoProposal
        others = self._seats.others(asked.seat)
        if seat in others:
            asked = asked.agreed_by(seat)
            self._proposal = asked
        return asked if asked.agreed.issuperset(others) else None

    def refuse(self) -> None:
        """Somebody does not let the other take back."""
        if self.proposal is None:
            raise NoProposal
        self.drop()

    def drop(self) -> None:
        """Nobody asks any more."""
        self._proposal = None

    def _mark(self) -> tuple[int, int]:
        return self.rewinds, len(self._match.answers)

    @property
    def answer_log(self) -> AnswerLog:
        """Who answered when. It is followed from the first time that somebody wants to know."""
        if self._answer_log is None:
            self._answer_log = AnswerLog.of(self._match)
        return self._answer_log
