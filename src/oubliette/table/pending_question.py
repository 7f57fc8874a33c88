"""The pending question of a table: who may answer it, and whether the match still goes on."""

from __future__ import annotations

from typing import Any, final

from oubliette.kernel import FATE, Ask, IllegalAnswer, Match, Result
from oubliette.table.problems import NotYourTurn, StaleAnswer
from oubliette.table.seats import Seats


@final
class PendingQuestion:
    """The pending question of a match, or none after somebody gave the match up."""

    __slots__ = ("_given_up", "_match", "_seats")

    def __init__(self, match: Match, seats: Seats) -> None:
        self._match = match
        self._seats = seats
        self._given_up: Result | None = None  # set when the match ended by resigning

    @property
    def ask(self) -> Ask[Any] | None:
        """The pending question, fate's too; None when the match is over."""
        return self._match.ask if self._given_up is None else None

    @property
    def result(self) -> Result | None:
        """How the match ended, by its rules or by resigning; None while it goes on."""
        return self._match.result if self._given_up is None else self._given_up

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer now: see Table.waiting."""
        ask = self.ask
        if ask is None:
            return ()
        if ask.seat != FATE:
            return (ask.seat,)
        owner = (ask.facts or {}).get("seat")
        people = self._seats.people()
        return (owner,) if isinstance(owner, int) and owner in people else people

    def required(self) -> Ask[Any]:
        """The pending question; IllegalAnswer if the match is over."""
        ask = self.ask
        if ask is None:
            raise _over()
        return ask

    def for_seat(self, seat: int, ply: int | None) -> Ask[Any]:
        """The pending question. Refuses a seat that may not answer it, and a stale `ply`."""
        self._seats.person(seat)
        now = len(self._match.answers)
        if ply is not None and ply != now:
            raise StaleAnswer(ply, now)
        ask = self.required()
        if seat != ask.seat and seat not in self.waiting:
            raise NotYourTurn(seat, ask.seat)
        return ask

    def for_choice(self, seat: int, ply: int | None) -> Ask[Any]:
        """The same for an answer that names an option. Refuses questions that need a gesture."""
        ask = self.for_seat(seat, ply)
        if self._match.game.by_gesture(self._match.table, ask):
            raise IllegalAnswer("only_by_gesture", f"{ask.prompt!r} is answered by a gesture here", prompt=ask.prompt)
        return ask

    def give_up(self, seat: int) -> bool:
        """A person resigns. Returns whether that ends the match: see Table.resign."""
        self._seats.person(seat)
        self.required()
        seats = self._match.set_up.seats
        rivals = seats == 2 and not self._match.game.together
        if not rivals and self._seats.others(seat):
            return False
        self._given_up = _resigned_result(seats, seat, rivals)
        return True

    def refuse_if_given_up(self) -> None:
        """Forbid undo after resigning. A match that ended by its rules allows it."""
        if self._given_up is not None:
            raise _over()


def _resigned_result(seats: int, seat: int, rivals: bool) -> Result:
    """The result after this seat resigned: of two rivals the other wins, otherwise nobody.

    Scores are 0, because the rules count them only at the end.
    """
    places = [2] * seats
    if rivals:
        places[1 - seat] = 1
    return Result("table.resigned", tuple(places), (0,) * seats)


def _over() -> IllegalAnswer:
    return IllegalAnswer("match_over", "the match is over: nothing is asked any more")
