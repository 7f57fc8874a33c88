"""Taking answers back: what may be taken back, and the consent of the others."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, final

from oubliette.kernel import Ask, Match, RealDice
from oubliette.table.answer_log import AnswerLog
from oubliette.table.pending_question import PendingQuestion
from oubliette.table.problems import NeedsConsent, NoProposal
from oubliette.table.seats import Seats

MayUndo: TypeAlias = Literal["no", "free", "ask"]  # not now; at once; if the others agree


@dataclass(frozen=True, slots=True)
class Proposal:
    """Somebody asks the others to let them take back their last answer.

    `mark` is the number of rewinds and of answers when it was made: the next answer, whoever gives it, ends the
    proposal.
    """

    seat: int
    mark: tuple[int, int]
    agreed: frozenset[int] = frozenset()

    def agreed_by(self, seat: int) -> Proposal:
        return Proposal(self.seat, self.mark, self.agreed | {seat})


@final
class Undo:
    """Takes answers back at a table, and keeps the pending proposal and the number of rewinds."""

    __slots__ = ("_answer_log", "_match", "_pending", "_proposal", "_seats", "rewinds")

    def __init__(self, match: Match, seats: Seats, pending: PendingQuestion, answer_log: AnswerLog | None) -> None:
        self._match = match
        self._seats = seats
        self._pending = pending
        self._answer_log = answer_log  # None until first needed
        self._proposal: Proposal | None = None
        self.rewinds = 0  # how often answers were taken back

    def note(self, ply: int, ask: Ask[Any]) -> None:
        """Log an answer to this question, which `ply` answers came before."""
        if self._answer_log is not None:
            self._answer_log.note(ply, ask)

    def may(self, seat: int) -> MayUndo:
        """Can that seat take back its last answer, at once or if the others agree?"""
        if self._pending.result is not None or seat not in self._seats.people():
            return "no"
        log = self.answer_log
        ply = log.last_undoable(seat, self._seats.skips_forced(seat))
        if ply < 0:
            return "no"
        if self._seats.others(seat):
            return "ask"
        return (
            "free" if isinstance(self._match.fate, RealDice) or log.nothing_revealed_since(self._match, ply) else "no"
        )

    def take_back(self, seat: int, consent: Collection[int]) -> None:
        """Take back that seat's last answer. With other people it needs their consent, and goes back beyond dice."""
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
        """The pending proposal; the next answer ends it."""
        proposal = self._proposal
        return proposal if proposal is not None and proposal.mark == self._mark() else None

    def propose(self, seat: int) -> None:
        """Ask the others for their consent."""
        self._pending.refuse_if_given_up()
        self.answer_log.undo_target(self._match, seat, choices=False, agreed=True)  # raises if there is nothing to undo
        self._proposal = Proposal(seat, self._mark())

    def agree(self, seat: int) -> Proposal | None:
        """Agree to the proposal. Returns it if everybody has agreed now."""
        proposal = self.proposal
        if proposal is None:
            raise NoProposal
        others = self._seats.others(proposal.seat)
        if seat in others:
            proposal = proposal.agreed_by(seat)
            self._proposal = proposal
        return proposal if proposal.agreed.issuperset(others) else None

    def refuse(self) -> None:
        """End the proposal: somebody refuses it."""
        if self.proposal is None:
            raise NoProposal
        self.drop()

    def drop(self) -> None:
        """Forget the proposal."""
        self._proposal = None

    def _mark(self) -> tuple[int, int]:
        return self.rewinds, len(self._match.answers)

    @property
    def answer_log(self) -> AnswerLog:
        """Who answered when. Built on first use, then kept up to date."""
        if self._answer_log is None:
            self._answer_log = AnswerLog.of(self._match)
        return self._answer_log
