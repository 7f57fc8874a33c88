"""The table: it asks people, lets bots and habits answer, and tells each seat what it may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, final

from oubliette.kernel import FATE, PATIENCE, Ask, EndlessMatch, Match, RealDice, Result, Value
from oubliette.table.answer_log import AnswerLog
from oubliette.table.auto_answers import AutoAnswers
from oubliette.table.clock import Clock
from oubliette.table.message import Message
from oubliette.table.message_builder import MessageBuilder
from oubliette.table.notices import Notices
from oubliette.table.pending_question import PendingQuestion
from oubliette.table.players import Bot, Person, Player
from oubliette.table.problems import NobodyThere, NoBotThere, NotYourTurn, SeatTaken, StaleAnswer, WrongPlayers
from oubliette.table.seats import Seats
from oubliette.table.undo import Proposal, Undo
from oubliette.table.windows import Which


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
        answer_log: AnswerLog | None = None,
    ) -> None:
        if len(players) != match.set_up.seats:
            raise WrongPlayers(len(players), match.set_up.seats)
        self.match = match
        self.clock = clock
        self._seats = Seats(players, forced)
        self._pending = PendingQuestion(match, self._seats)
        self._undo = Undo(match, self._seats, self._pending, answer_log)
        self._automatic = AutoAnswers(match, self._seats, self._undo)
        self.notices = Notices()
        self._messages = MessageBuilder(
            match=match,
            clock=clock,
            seats=self._seats,
            pending=self._pending,
            undo=self._undo,
            automatic=self._automatic,
            notices=self.notices,
        )

    def tell_forced(self, listener: Callable[[Ask[Any]], None]) -> None:
        """Call this with each question that leaves no choice, before the table answers it."""
        self._automatic.on_forced = listener

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
        return self._undo.rewinds

    @property
    def ply(self) -> int:
        """How many answers have been given, fate's included."""
        return len(self.match.answers)

    @property
    def result(self) -> Result | None:
        """How the match ended, by its rules or because somebody gave it up; None while it goes on."""
        return self._pending.result

    @property
    def asked(self) -> int | None:
        """The seat that is asked now, FATE for dice rolled by hand; None when the match is over."""
        ask = self._pending.ask
        return None if ask is None else ask.seat

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer now: the one that is asked, and for dice rolled by hand the one whose they are.

        A question to fate says whose die or card it is by its fact `seat`; where it does not, or where no person sits
        there, anybody who does may say what came up. What is left in a deck tells who reads the question something
        about other hands: real cards with secrets are for people who trust each other with the keyboard.
        """
        return self._pending.waiting

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
        ask, before = self._pending.for_choice(seat, ply), self.ply
        self.match.answer(index)
        self._undo.note(before, ask)
        self._answered(seat)

    def choose(self, seat: int, value: object, ply: int | None = None) -> None:
        """A person answers by value."""
        ask, before = self._pending.for_choice(seat, ply), self.ply
        self.match.choose(value)
        self._undo.note(before, ask)
        self._answered(seat)

    def gesture(self, seat: int, points: Sequence[tuple[float, float, float]], ply: int | None = None) -> None:
        """A person answers by a gesture on a screen, as the game reads it."""
        ask, before = self._pending.for_seat(seat, ply), self.ply
        self.match.gesture(points)
        self._undo.note(before, ask)
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
        ask = self._pending.required()
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
        self._settle(seat)
        self._run_clock()

    def auto(self, seat: int, prompt: str, value: Value | None) -> None:
        """From now on always answer this to that prompt, wherever it is allowed; None: ask me again.

        Habits may contradict each other (always open the door, always think again): after many answers by habit in a
        row the person is asked.
        """
        self._seats.person(seat)
        self._automatic.set_habit(seat, prompt, value)

    def ask_in_windows(self, seat: int, which: Which) -> None:
        """From now on ask that seat in these windows only: where it is not asked, the table declines for it."""
        self._seats.person(seat)
        self._automatic.set_windows(seat, which)

    def resume(self, rewinds: int, by_hand: int) -> None:
        """Go on where such a table was left: so often was taken back, and this question last. Time runs from now on."""
        self._undo.rewinds = rewinds
        self._automatic.ask_by_hand(by_hand)
        self._run_clock()

    def resign(self, seat: int) -> bool:
        """A person gives up. Returns whether that ends the match.

        It does between two rivals, and when no other person is left; otherwise the seat is free, and the match goes on.
        """
        ends = self._pending.give_up(seat)
        self.notices.tell(self.ply, "table.resigned", seat=seat)
        if ends:
            self._undo.drop()
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
        self._undo.take_back(seat, consent)
        self._automatic.ask_by_hand(self.ply)
        self.notices.cut(self.ply)
        self._run_clock()

    @property
    def proposal(self) -> Proposal | None:
        """Who asks to take back, as long as nobody has answered anything since."""
        return self._undo.proposal

    def propose_undo(self, seat: int) -> bool:
        """Ask the others to let that seat take back. Who is alone takes back at once. Returns whether it is done."""
        self._seats.person(seat)
        if not self._seats.others(seat):
            self.undo(seat)
            return True
        self._undo.propose(seat)
        return False

    def agree(self, seat: int) -> bool:
        """Let the other take back. Done when everybody has agreed; returns whether it is."""
        self._seats.person(seat)
        agreed = self._undo.agree(seat)
        if agreed is None:
            return False
        self.undo(agreed.seat, agreed.agreed)
        return True

    def refuse(self, seat: int) -> None:
        """Do not let the other take back; or withdraw one's own wish."""
        self._seats.person(seat)
        self._undo.refuse()

    def message(self, seat: int, since: int = -1, rewinds: int | None = None, notices: int | None = None) -> Message:
        """What that seat, or SPECTATOR, is to know now, with what happened after `since` answers.

        A client that says how many `rewinds` it knows of gets everything anew when there were others since. One that
        says how many `notices` it knows of gets those after them: some are told while nobody answers.
        """
        return self._messages.build(seat, since, rewinds, notices)

    def _seat(self, seat: int, player: Player) -> None:
        self._seats.put(seat, player)
        self._automatic.forget(seat)
        self._undo.drop()  # it was put to other people
        self._run_clock()

    def _refuse_circles(self) -> None:
        """Stop bots that would never come to an end."""
        game = self.match.game
        limit = PATIENCE * game.longest
        if self.ply > limit:
            raise EndlessMatch("endless", f"{game.id} is not over after {limit} answers", game=game.id, answers=limit)

    def _give(self, index: int, by_fate_too: bool = True) -> None:
        """Answer the pending question. Dice that people tell are remembered as answers of theirs."""
        ask, before = self.match.ask, self.ply
        self.match.answer(index)
        assert ask is not None, "it was answered"
        if by_fate_too or ask.seat != FATE:
            self._undo.note(before, ask)

    def _answered(self, seat: int) -> None:
        """An answer was given for a person who was asked: settle their time and go on."""
        self._settle(seat)
        self.advance()

    def _settle(self, seat: int) -> None:
        """That seat was asked, and an answer was given: its time stops."""
        self._automatic.answered()
        if self.clock is not None and seat == self.clock.running:
            self.clock.answered(seat)

    def _one_answer(self) -> bool:
        """Let a bot or a habit answer; False if a person has to, or if nobody is left to ask."""
        ask = self._pending.ask
        if ask is None or ask.seat == FATE:
            return False
        player = self._seats.players[ask.seat]
        if isinstance(player, Bot):
            if player.policy is None:
                return False
            self._give(player.policy(self.match, ask))
            self._automatic.answered()
            return True
        index = self._automatic.answer(ask)
        if index < 0:
            return False
        self._give(index)
        if self.clock is not None:  # as if answered at once: the clocks tell nobody of a habit
            self.clock.answered(ask.seat)
        return True

    def _run_clock(self) -> None:
        """Time runs for the person who is asked, and for nobody else."""
        if self.clock is not None:
            ask = self._pending.ask
            timed = ask is not None and ask.seat in self._seats.people()
            self.clock.run(ask.seat if ask is not None and timed else None)
