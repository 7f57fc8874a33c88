"""What is asked at a table: whom, who may answer, and whether the match still goes on."""

from __future__ import annotations

from typing import Any, final

from oubliette.kernel import FATE, Ask, IllegalAnswer, Match, Result
from oubliette.table.problems import NotYourTurn, StaleAnswer
from oubliette.table.seats import Seats


@final
class PendingQuestion:
    """The pending question of a match, for those who sit around it. Nothing is asked once somebody gave it up."""

    __slots__ = ("_given_up", "_match", "_seats")

    def __init__(self, match: Match, seats: Seats) -> None:
        self._match = match
        self._seats = seats
        self._given_up: Result | None = None  # how the match ended, if by resigning

    @property
    def ask(self) -> Ask[Any] | None:
        """The pending question, fate's too; None when the match is over."""
        return self._match.ask if self._given_up is None else None

    @property
    def result(self) -> Result | None:
        """How the match ended, by its rules or because somebody gave it up; None while it goes on."""
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
        """The pending question, for a person who may answer it; others are refused."""
        self._seats.person(seat)
        now = len(self._match.answers)
        if ply is not None and ply != now:
            raise StaleAnswer(ply, now)
        ask = self.required()
        if seat != ask.seat and seat not in self.waiting:
            raise NotYourTurn(seat, ask.seat)
        return ask

    def for_choice(self, seat: int, ply: int | None) -> Ask[Any]:
        """The same, for somebody who names an option: not where people have to make a gesture."""
        ask = self.for_seat(seat, ply)
        if self._match.game.by_gesture(self._match.table, ask):
            raise IllegalAnswer("only_by_gesture", f"{ask.prompt!r} is answered by a gesture here", prompt=ask.prompt)
        return ask

    def give_up(self, seat: int) -> bool:
        """A person gives up. Returns whether that ends the match: see Table.resign."""
        self._seats.person(seat)
        self.required()
        seats = self._match.set_up.seats
        rivals = seats == 2 and not self._match.game.together
        if not rivals and self._seats.others(seat):
            return False
        self._given_up = _given_up(seats, seat, rivals)
        return True

    def refuse_if_given_up(self) -> None:
        """Nothing is taken back in a match that somebody gave up. One that ended by its rules may go on so."""
        if self._given_up is not None:
            raise _over()


def _given_up(seats: int, seat: int, rivals: bool) -> Result:
    """How a match ended that this seat gave up: of two rivals the other has won, otherwise nobody.

    There are no scores: the rules count them at the end, and it never came.
    """
    places = [2] * seats
    if rivals:
        places[1 - seat] = 1
    return Result("table.resigned", tuple(places), (0,) * seats)


def _over() -> IllegalAnswer:
    return IllegalAnswer("match_over", "the match is over: nothing is asked any more")
