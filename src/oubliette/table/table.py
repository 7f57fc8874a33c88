"""The table: it asks people, lets bots and habits answer, and tells each seat what it may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, final

from oubliette.kernel import (
    FATE,
    PATIENCE,
    SPECTATOR,
    Ask,
    EndlessMatch,
    Event,
    IllegalAnswer,
    Match,
    RealDice,
    Result,
    Value,
)
from oubliette.table.clock import Clock
from oubliette.table.message import Message, Question
from oubliette.table.players import Bot, Person, Player
from oubliette.table.problems import (
    NobodyThere,
    NoBotThere,
    NoProposal,
    NotYourTurn,
    SeatTaken,
    StaleAnswer,
    WrongPlayers,
)
from oubliette.table.resigning import given_up
from oubliette.table.seats import Seats
from oubliette.table.trail import Trail
from oubliette.table.undo import MayUndo, Proposal, TakingBack
from oubliette.table.windows import Which, Windows

_PATIENT: Final = 100  # answers by habit in a row: then we ask, lest habits walk in circles for ever


@final
class Table:
    """A match and who plays it.

    `advance` lets everything happen that needs no person; whatever gives an answer calls it by itself. Changing who
    sits where, or what is answered by habit, never plays on: call `advance` when you are ready. Whatever is refused
    changes nothing.

    Some questions are asked although there is one answer only, so that no missing pause tells the others who had a
    choice. `forced` spares these to somebody who plays alone among bots: the table answers them, and taking back goes
    to the last answer that was a choice. The game's `pauses` are spared to nobody. As soon as a second person sits down
    everything is asked. Dice and cards that people deal themselves always are.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        clock: Clock | None = None,
        *,
        forced: bool = False,
        trail: Trail | None = None,
    ) -> None:
        if len(players) != match.set_up.seats:
            raise WrongPlayers(len(players), match.set_up.seats)
        self.match = match
        self.clock = clock
        self.forced = forced  # answer what leaves no choice, for somebody who plays alone
        self.on_forced: Callable[[Ask[Any]], None] | None = None  # is told of such a question before it is answered
        self._seats = Seats(players)
        self._back = TakingBack(match, self._seats, trail)
        self._windows = Windows(match)
        self._by_hand = -1  # the ply of a question that was taken back: it is put to the person, whatever their habits
        self._in_a_row = 0  # answers by habit since a person or a bot gave one
        self._notices: list[Event] = []
        self._given_up: Result | None = None  # how the match ended, if by resigning

    @property
    def players(self) -> tuple[Player, ...]:
        return self._seats.players

    def sit(self, seat: int, player: Person | Bot) -> None:
        """Take a seat that is free or held by a bot, also during play."""
        held = self._seats.player(seat)
        if isinstance(held, Person):
            raise SeatTaken(seat, held.name)
        self._seat(seat, player)

    def leave(self, seat: int) -> None:
        """Free a seat, also during play. The match waits there until somebody takes it."""
        if self._seats.player(seat) is None:
            raise NobodyThere(seat, "")
        self._seat(seat, None)

    @property
    def rewinds(self) -> int:
        """How often answers were taken back."""
        return self._back.rewinds

    @property
    def ply(self) -> int:
        """How many answers have been given, fate's included."""
        return len(self.match.answers)

    @property
    def result(self) -> Result | None:
        """How the match ended, by its rules or because somebody gave it up; None while it goes on."""
        return self.match.result if self._given_up is None else self._given_up

    @property
    def asked(self) -> int | None:
        """The seat that is asked now, FATE for dice rolled by hand; None when the match is over."""
        ask = self.match.ask
        return None if ask is None or self._given_up is not None else ask.seat

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer now: the one that is asked, and for dice rolled by hand the one whose they are.

        A question to fate says whose die or card it is by its fact `seat`; where it does not, or where no person sits
        there, anybody who does may say what came up. What is left in a deck tells who reads the question something
        about other hands: real cards with secrets are for people who trust each other with the keyboard.
        """
        ask = self.match.ask
        if ask is None or self._given_up is not None:
            return ()
        if ask.seat != FATE:
            return (ask.seat,)
        owner = (ask.facts or {}).get("seat")
        people = self._seats.people()
        return (owner,) if isinstance(owner, int) and owner in people else people

    def advance(self, most: int | None = None) -> int:
        """Let bots and habits answer until a person, a free seat or a bot elsewhere is asked, or the match is over.

        Gives at most `most` answers, if told, and returns how many it gave. It may be interrupted at any time, in the
        middle of a bot's thinking too, and called again. Bots that walk in circles are stopped by EndlessMatch.
        """
        given = 0
        try:
            while (most is None or given < most) and self._one_answer():
                given += 1
                self._refuse_circles()
        finally:
            self._run_clock()
        return given

    def answer(self, seat: int, index: int, ply: int | None = None) -> None:
        """A person answers by the index of an option. `ply`, if given, says which question is meant."""
        ask, before = self._allow_option(seat, ply), self.ply
        self.match.answer(index)
        self._back.note(before, ask)
        self._answered(seat)

    def choose(self, seat: int, value: object, ply: int | None = None) -> None:
        """A person answers by value."""
        ask, before = self._allow_option(seat, ply), self.ply
        self.match.choose(value)
        self._back.note(before, ask)
        self._answered(seat)

    def gesture(self, seat: int, points: Sequence[tuple[float, float, float]], ply: int | None = None) -> None:
        """A person answers by a gesture on a screen, as the game reads it."""
        ask, before = self._allow(seat, ply), self.ply
        self.match.gesture(points)
        self._back.note(before, ask)
        self._answered(seat)

    def bot_answer(self, seat: int, index: int, ply: int, *, stand_in: bool = False) -> None:
        """Whoever thinks for a bot elsewhere answers the question after `ply` answers.

        As a `stand_in` it answers for a person who is away: the seat stays theirs, and their time is settled as ever.
        Dice that people roll themselves are not for a bot to tell.
        """
        player = self._seats.player(seat)
        if stand_in:
            self._seats.person(seat)
        elif not isinstance(player, Bot):
            raise NoBotThere(seat, "" if player is None else player.name)
        if ply != self.ply:
            raise StaleAnswer(ply, self.ply)
        ask = self._pending()
        if seat != ask.seat:
            raise NotYourTurn(seat, ask.seat)
        self._refuse_circles()
        self._give(index)
        self._answered(seat)

    def follow(self, seat: int, answers: Iterable[int]) -> None:
        """The same match went on at another table: take over that seat's answer and all that followed, fate's too."""
        fate, self.match.fate = self.match.fate, RealDice()
        try:
            for index in answers:
                self._give(index, by_fate_too=False)
        finally:
            self.match.fate = fate
        self._in_a_row = 0
        if self.clock is not None and seat == self.clock.running:
            self.clock.answered(seat)
        self._run_clock()

    def auto(self, seat: int, prompt: str, value: Value | None) -> None:
        """From now on always answer this to that prompt, wherever it is allowed; None: ask me again.

        Habits may contradict each other (always open the door, always think again): after many answers by habit in a
        row the person is asked.
        """
        self._seats.person(seat)
        self._seats.set_habit(seat, prompt, value)

    def ask_in_windows(self, seat: int, which: Which) -> None:
        """From now on ask that seat in these windows only: where it is not asked, the table declines for it."""
        self._seats.person(seat)
        self._windows.want(seat, which)

    def remaining(self, seat: int) -> float | None:
        """Seconds of thinking time that seat has left; None without a clock."""
        self._seats.player(seat)
        return None if self.clock is None else self.clock.remaining(seat)

    def expire(self) -> bool:
        """If the time is up for the person who is asked, let the stand-in answer, and say so to everybody.

        Until this is called a late answer still counts. Returns whether the time was up.
        """
        clock, ask = self.clock, self.match.ask
        if clock is None or ask is None or not clock.expired:
            return False
        seat, ply = ask.seat, self.ply
        self._give(clock.stand_in(self.match, ask))
        self._notices.append(Event(ply + 1, "table.expired", {"seat": seat}))
        self._answered(seat)
        return True

    @property
    def notices(self) -> tuple[Event, ...]:
        """The table's own news so far."""
        return tuple(self._notices)

    @property
    def noticed(self) -> int:
        """How many of them there are."""
        return len(self._notices)

    def tell(self, slug: str, /, ply: int | None = None, **facts: Value) -> None:
        """Tell everybody some news that the rules know nothing of, as of now or as of so many answers."""
        self._notices.append(Event(self.ply if ply is None else ply, slug, facts))

    def resume(self, rewinds: int, by_hand: int) -> None:
        """Go on where such a table was left: so often was taken back, and this question last. Time runs from now on."""
        self._back.rewinds = rewinds
        self._by_hand = by_hand
        self._run_clock()

    def restore_notices(self, notices: Iterable[Event]) -> None:
        """These were the news of a match that is taken up again."""
        self._notices = list(notices)

    def resign(self, seat: int) -> bool:
        """A person gives up. Returns whether that ends the match.

        It does between two rivals, and when no other person is left; otherwise the seat is free, and the match goes on.
        """
        self._seats.person(seat)
        self._pending()
        seats = self.match.set_up.seats
        rivals = seats == 2 and not self.match.game.together
        ends = rivals or not self._seats.others(seat)
        self.tell("table.resigned", seat=seat)
        if ends:
            self._given_up = given_up(seats, seat, rivals)
            self._back.drop()
            self._run_clock()
        else:
            self._seat(seat, None)
        return ends

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Take back that seat's last answer, and all that followed.

        Free for who plays alone among bots, as long as nothing was revealed since. With other people it needs the
        `consent` of every other person's seat, and then goes back across dice too.
        """
        self._seats.person(seat)
        if self._given_up is not None:
            raise _over()
        self._back.back(seat, consent, self._answers_forced(seat))
        self._by_hand = self.ply
        self._notices = [notice for notice in self._notices if notice.ply <= self.ply]
        self._run_clock()

    @property
    def proposal(self) -> Proposal | None:
        """Who asks to take back, as long as nobody has answered anything since."""
        return self._back.proposal

    def propose_undo(self, seat: int) -> bool:
        """Ask the others to let that seat take back. Who is alone takes back at once. Returns whether it is done."""
        self._seats.person(seat)
        if self._given_up is not None:
            raise _over()
        if not self._seats.others(seat):
            self.undo(seat)
            return True
        self._back.propose(seat)
        return False

    def agree(self, seat: int) -> bool:
        """Let the other take back. Done when everybody has agreed; returns whether it is."""
        self._seats.person(seat)
        agreed = self._back.agree(seat)
        if agreed is None:
            return False
        self.undo(agreed.seat, agreed.agreed)
        return True

    def refuse(self, seat: int) -> None:
        """Do not let the other take back; or withdraw one's own wish."""
        self._seats.person(seat)
        if self.proposal is None:
            raise NoProposal
        self._back.drop()

    def message(self, seat: int, since: int = -1, rewinds: int | None = None, notices: int | None = None) -> Message:
        """What that seat, or SPECTATOR, is to know now, with what happened after `since` answers.

        A client that says how many `rewinds` it knows of gets everything anew when there were others since. One that
        says how many `notices` it knows of gets those after them: some are told while nobody answers.
        """
        if seat != SPECTATOR:
            self._seats.player(seat)
        match, clock, back, waiting, result = self.match, self.clock, self._back, self.waiting, self.result
        ply, rewinds_now = len(match.answers), back.rewinds
        if since > ply or (rewinds is not None and rewinds != rewinds_now):
            since = -1
        first = notices if notices is not None and since >= 0 else 0
        after = since if notices is None else -1
        ask = match.ask
        return Message(
            seat,
            ply,
            since,
            rewinds_now,
            tuple(match.events_for(seat, since)),
            tuple([notice for notice in self._notices[first:] if notice.ply > after]) if self._notices else (),
            match.view(seat),
            Question.of(ask, match.ways(), self._windows.asks(ask)) if ask is not None and seat in waiting else None,
            waiting,
            self._seats.players,
            None if clock is None else tuple([clock.remaining(other) for other in range(match.set_up.seats)]),
            {} if seat == SPECTATOR else self._seats.habits(seat),
            back.proposal,
            result,
            "no" if seat == SPECTATOR else self.may_undo(seat),
            None if seat == SPECTATOR else self._windows.of(seat),
        )

    def _seat(self, seat: int, player: Player) -> None:
        self._seats.put(seat, player)
        self._windows.forget(seat)
        self._back.drop()  # it was put to other people
        self._run_clock()

    def _allow(self, seat: int, ply: int | None) -> Ask[Any]:
        """The pending question, for a seat that may answer it; others are refused."""
        self._seats.person(seat)
        if ply is not None and ply != self.ply:
            raise StaleAnswer(ply, self.ply)
        ask = self._pending()
        if seat != ask.seat and seat not in self.waiting:
            raise NotYourTurn(seat, ask.seat)
        return ask

    def _allow_option(self, seat: int, ply: int | None) -> Ask[Any]:
        """The same, for somebody who names an option: not where people have to make a gesture."""
        ask = self._allow(seat, ply)
        if self.match.game.by_gesture(self.match.table, ask):
            raise IllegalAnswer("only_by_gesture", f"{ask.prompt!r} is answered by a gesture here", prompt=ask.prompt)
        return ask

    def _pending(self) -> Ask[Any]:
        """The pending question, if the match still goes on."""
        ask = self.match.ask
        if ask is None or self._given_up is not None:
            raise _over()
        return ask

    def _refuse_circles(self) -> None:
        """Stop bots that would never come to an end."""
        game = self.match.game
        limit = PATIENCE * game.longest
        if self.ply > limit:
            raise EndlessMatch("endless", f"{game.id} is not over after {limit} answers", game=game.id, answers=limit)

    def may_undo(self, seat: int) -> MayUndo:
        """Can that seat take back its last answer, at once or if the others agree?"""
        return "no" if self.result is not None else self._back.may(seat, self._answers_forced(seat))

    def _give(self, index: int, by_fate_too: bool = True) -> None:
        """Answer the pending question. Dice that people tell are remembered as answers of theirs."""
        ask, before = self.match.ask, self.ply
        self.match.answer(index)
        assert ask is not None, "it was answered"
        if by_fate_too or ask.seat != FATE:
            self._back.note(before, ask)

    def _answered(self, seat: int) -> None:
        """An answer was given for a person who was asked: settle their time and go on."""
        self._in_a_row = 0
        if self.clock is not None and seat == self.clock.running:
            self.clock.answered(seat)
        self.advance()

    def _one_answer(self) -> bool:
        """Let a bot or a habit answer; False if a person has to, or if nobody is left to ask."""
        ask = self.match.ask
        if ask is None or ask.seat == FATE or self._given_up is not None:
            return False
        player = self._seats.players[ask.seat]
        if isinstance(player, Bot):
            if player.policy is None:
                return False
            self._give(player.policy(self.match, ask))
            self._in_a_row = 0
            return True
        index = self._unasked(ask)
        if index < 0:
            return False
        self._give(index)
        if self.clock is not None:  # as if answered at once: the clocks tell nobody of a habit
            self.clock.answered(ask.seat)
        return True

    def _unasked(self, ask: Ask[Any]) -> int:
        """The answer that a person need not give: by habit, by their setting for windows, or for want of a choice."""
        if self._by_hand != self.ply and not self.match.game.by_gesture(self.match.table, ask):
            index = self._seats.habitual(ask) if self._in_a_row < _PATIENT else -1
            if index >= 0:
                self._in_a_row += 1
                return index
            if self._windows.may_decline(ask):
                index = self._windows.declined(ask, self._back.trail)
                if index >= 0:
                    return index
        if len(ask.options) > 1 or ask.prompt in self.match.game.pauses or not self._answers_forced(ask.seat):
            return -1
        if self.on_forced is not None and not self._windows.asks(ask):  # a window that is closed is no news
            self.on_forced(ask)
        return 0

    def _answers_forced(self, seat: int) -> bool:
        """Does the table answer what leaves that seat no choice? Not for a free seat, and not if others might learn."""
        return self.forced and not self._seats.others(seat) and seat in self._seats.people()

    def _run_clock(self) -> None:
        """Time runs for the person who is asked, and for nobody else."""
        if self.clock is not None:
            ask = self.match.ask if self._given_up is None else None
            timed = ask is not None and ask.seat in self._seats.people()
            self.clock.run(ask.seat if ask is not None and timed else None)


def _over() -> IllegalAnswer:
    return IllegalAnswer("match_over", "the match is over: nothing is asked any more")
