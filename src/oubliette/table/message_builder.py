"""Builds the messages of a table. A message holds nothing that its seat must not know."""

from __future__ import annotations

from typing import final

from oubliette.kernel import SPECTATOR, Match
from oubliette.table.auto_answers import AutoAnswers
from oubliette.table.clock import Clock
from oubliette.table.message import Message, Question
from oubliette.table.notices import Notices
from oubliette.table.pending_question import PendingQuestion
from oubliette.table.seats import Seats
from oubliette.table.undo import Undo


@final
class MessageBuilder:
    """Reads all parts of a table and changes none."""

    __slots__ = ("_automatic", "_clock", "_match", "_notices", "_pending", "_seats", "_undo")

    def __init__(
        self,
        *,
        match: Match,
        clock: Clock | None,
        seats: Seats,
        pending: PendingQuestion,
        undo: Undo,
        automatic: AutoAnswers,
        notices: Notices,
    ) -> None:
        self._match = match
        self._clock = clock
        self._seats = seats
        self._pending = pending
        self._undo = undo
        self._automatic = automatic
        self._notices = notices

    def build(self, seat: int, since: int, rewinds: int | None, notices: int | None) -> Message:
        """Build the message for that seat, or SPECTATOR: see Table.message."""
        is_spectator = seat == SPECTATOR
        if not is_spectator:
            self._seats.player(seat)
        match, clock, undo, automatic = self._match, self._clock, self._undo, self._automatic
        pending, waiting = self._pending, self._pending.waiting
        ply = len(match.answers)
        if since > ply or (rewinds is not None and rewinds != undo.rewinds):
            since = -1
        ask = match.ask if seat in waiting else None
        return Message(
            seat=seat,
            ply=ply,
            since=since,
            rewinds=undo.rewinds,
            events=tuple(match.events_for(seat, since)),
            notices=self._notices.since(since, notices),
            view=match.view(seat),
            question=None if ask is None else Question.of(ask, match.ways(), automatic.is_window(ask)),
            waiting=waiting,
            players=self._seats.players,
            clocks=None if clock is None else tuple([clock.remaining(other) for other in range(match.set_up.seats)]),
            autos={} if is_spectator else automatic.habits(seat),
            undo=undo.proposal,
            result=pending.result,
            may_undo="no" if is_spectator else undo.may(seat),
            windows=None if is_spectator else automatic.windows(seat),
        )
