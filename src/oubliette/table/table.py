"""The table: it asks people, lets bots and habits answer, and tells each seat what it may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, final

from oubliette.kernel import FATE, PATIENCE, SPECTATOR, EndlessMatch, Event, Match, Value
from oubliette.table.clock import Clock
from oubliette.table.message import Message, Question
from oubliette.table.players import Bot, Person, Player
from oubliette.table.problems import (
    NeedsConsent,
    NobodyThere,
    NoProposal,
    NotYourTurn,
    SeatTaken,
    StaleAnswer,
    WrongPlayers,
)
from oubliette.table.seats import Seats
from oubliette.table.undo import Proposal, last_answer, take_back

_PATIENT: Final = 100  # answers by habit in a row: then we ask, lest habits walk in circles for ever


@final
class Table:
    """A match and who plays it.

    `advance` lets everything happen that needs no person; `answer`, `choose` and `expire` call it by themselves.
    Changing who sits where, or what is answered by habit, never plays on by itself: call `advance` when you are ready.
    Whatever is refused changes nothing.

    Some questions are asked although there is one answer only, so that no missing pause tells the others who had a
    choice. `forced` spares these to somebody who plays alone among bots: the table answers them, and taking back goes
    to the last answer that was a choice. As soon as a second person sits down everything is asked. Dice and cards that
    people deal themselves always are.
    """

    def __init__(
        self, match: Match, players: Sequence[Player], clock: Clock | None = None, *, forced: bool = False
    ) -> None:
        if len(players) != match.set_up.seats:
            raise WrongPlayers(len(players), match.set_up.seats)
        self.match = match
        self.clock = clock
        self.forced = forced  # answer what leaves no choice, for somebody who plays alone
        self.rewinds = 0  # how often answers were taken back
        self._seats = Seats(players)
        self._by_hand = -1  # the ply of a question that was taken back: it is put to the person, whatever their habits
        self._in_a_row = 0  # answers by habit since a person or a bot gave one
        self._proposal: Proposal | None = None
        self._notices: list[Event] = []

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
    def ply(self) -> int:
        """How many answers have been given, fate's included."""
        return len(self.match.answers)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer now: the one that is asked, and for dice rolled by hand the one whose they are.

        A question to fate says whose die or card it is by its fact `seat`; where it does not, or where no person sits
        there, anybody who does may say what came up. What is left in a deck tells who reads the question something
        about other hands: real cards with secrets are for people who trust each other with the keyboard.
        """
        ask = self.match.ask
        if ask is None:
            return ()
        if ask.seat != FATE:
            return (ask.seat,)
        owner = (ask.facts or {}).get("seat")
        people = self._seats.people()
        return (owner,) if isinstance(owner, int) and owner in people else people

    def advance(self, most: int | None = None) -> int:
        """Let bots and habits answer until a person or a free seat is asked, or the match is over.

        Gives at most `most` answers, if told, and returns how many it gave. It may be interrupted at any time, in the
        middle of a bot's thinking too, and called again. Bots that walk in circles are stopped by EndlessMatch.
        """
        game = self.match.game
        limit = PATIENCE * game.longest
        given = 0
        try:
            while (most is None or given < most) and self._one_answer():
                given += 1
                if self.ply > limit:
                    raise EndlessMatch(
                        "endless", f"{game.id} is not over after {limit} answers", game=game.id, answers=limit
                    )
        finally:
            self._run_clock()
        return given

    def answer(self, seat: int, index: int, ply: int | None = None) -> None:
        """A person answers by the index of an option. `ply`, if given, says which question is meant."""
        self._allow(seat, ply)
        self.match.answer(index)
        self._answered(seat)

    def choose(self, seat: int, value: object, ply: int | None = None) -> None:
        """A person answers by value."""
        self._allow(seat, ply)
        self.match.choose(value)
        self._answered(seat)

    def auto(self, seat: int, prompt: str, value: Value | None) -> None:
        """From now on always answer this to that prompt, wherever it is allowed; None: ask me again.

        Habits may contradict each other (always open the door, always think again): after many answers by habit in a
        row the person is asked.
        """
        self._seats.person(seat)
        self._seats.set_habit(seat, prompt, value)

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
        self.match.answer(clock.stand_in(self.match, ask))
        self._notices.append(Event(ply + 1, "table.expired", {"seat": seat}))
        self._answered(seat)
        return True

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Take back that seat's last answer, and all that followed.

        Free for who plays alone among bots, as long as nothing was revealed since. With other people it needs the
        `consent` of every other person's seat, and then goes back across dice too.
        """
        self._seats.person(seat)
        others = self._seats.others(seat)
        missing = [other for other in others if other not in consent]
        if missing:
            raise NeedsConsent(seat, missing)
        take_back(self.match, seat, agreed=bool(others), choices=self._answers_forced(seat))
        self.rewinds += 1
        self._by_hand = self.ply
        self._notices = [notice for notice in self._notices if notice.ply <= self.ply]
        self._run_clock()

    @property
    def proposal(self) -> Proposal | None:
        """Who asks to take back, as long as nobody has answered anything since."""
        asked = self._proposal
        return asked if asked is not None and asked.mark == (self.rewinds, self.ply) else None

    def propose_undo(self, seat: int) -> bool:
        """Ask the others to let that seat take back. Who is alone takes back at once. Returns whether it is done."""
        self._seats.person(seat)
        if not self._seats.others(seat):
            self.undo(seat)
            return True
        last_answer(self.match, seat)  # refuses when there is nothing to take back
        self._proposal = Proposal(seat, (self.rewinds, self.ply))
        return False

    def agree(self, seat: int) -> bool:
        """Let the other take back. Done when everybody has agreed; returns whether it is."""
        self._seats.person(seat)
        asked = self.proposal
        if asked is None:
            raise NoProposal
        if seat in self._seats.others(asked.seat):
            asked = asked.agreed_by(seat)
            self._proposal = asked
        if not asked.agreed.issuperset(self._seats.others(asked.seat)):
            return False
        self.undo(asked.seat, asked.agreed)
        return True

    def refuse(self, seat: int) -> None:
        """Do not let the other take back; or withdraw one's own wish."""
        self._seats.person(seat)
        if self.proposal is None:
            raise NoProposal
        self._proposal = None

    def message(self, seat: int, since: int = -1, rewinds: int | None = None) -> Message:
        """What that seat, or SPECTATOR, is to know now, with what happened after `since` answers.

        A client that says how many `rewinds` it knows of gets everything anew when there were others since.
        """
        if seat != SPECTATOR:
            self._seats.player(seat)
        if since > self.ply or (rewinds is not None and rewinds != self.rewinds):
            since = -1
        ask, clock = self.match.ask, self.clock
        return Message(
            seat=seat,
            ply=self.ply,
            since=since,
            rewinds=self.rewinds,
            events=tuple(self.match.events_for(seat, since)),
            notices=tuple([notice for notice in self._notices if notice.ply > since]),
            view=self.match.view(seat),
            question=Question.of(ask) if ask is not None and seat in self.waiting else None,
            waiting=self.waiting,
            players=self.players,
            clocks=None
            if clock is None
            else tuple([clock.remaining(other) for other in range(self.match.set_up.seats)]),
            autos={} if seat == SPECTATOR else self._seats.habits(seat),
            undo=self.proposal,
            result=self.match.result,
        )

    def _seat(self, seat: int, player: Player) -> None:
        self._seats.put(seat, player)
        self._proposal = None  # it was put to other people
        self._run_clock()

    def _allow(self, seat: int, ply: int | None) -> None:
        """Refuse an answer from a seat that has none to give."""
        self._seats.person(seat)
        if ply is not None and ply != self.ply:
            raise StaleAnswer(ply, self.ply)
        ask = self.match.ask
        if ask is not None and seat not in self.waiting:  # a match that is over says so itself
            raise NotYourTurn(seat, ask.seat)

    def _answered(self, seat: int) -> None:
        """An answer was given for a person who was asked: settle their time and go on."""
        self._in_a_row = 0
        if self.clock is not None and seat == self.clock.running:
            self.clock.answered(seat)
        self.advance()

    def _one_answer(self) -> bool:
        """Let a bot or a habit answer; False if a person has to, or if nobody is left to ask."""
        ask = self.match.ask
        if ask is None or ask.seat == FATE:
            return False
        player = self._seats.player(ask.seat)
        if isinstance(player, Bot):
            self.match.answer(player.policy(self.match, ask))
            self._in_a_row = 0
            return True
        index = self._seats.habitual(ask) if self._by_hand != self.ply and self._in_a_row < _PATIENT else -1
        if index >= 0:
            self._in_a_row += 1
        elif len(ask.options) == 1 and self._answers_forced(ask.seat):
            index = 0
        else:
            return False
        self.match.answer(index)
        if self.clock is not None:  # as if answered at once: the clocks tell nobody of a habit
            self.clock.answered(ask.seat)
        return True

    def _answers_forced(self, seat: int) -> bool:
        """Does the table answer what leaves that seat no choice? Not for a free seat, and not if others might learn."""
        return self.forced and seat in self._seats.people() and not self._seats.others(seat)

    def _run_clock(self) -> None:
        """Time runs for the person who is asked, and for nobody else."""
        if self.clock is not None:
            ask = self.match.ask
            timed = ask is not None and ask.seat in self._seats.people()
            self.clock.run(ask.seat if ask is not None and timed else None)
