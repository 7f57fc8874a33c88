"""The table: asks people, lets bots and habits answer, and tells each seat what it may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, final

from oubliette.kernel import ENDLESS_FACTOR, FATE, Ask, EndlessMatch, Match, RealDice, Result, Value
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
    """A match and its players.

    `advance` gives all answers that need no person. Methods that give an answer call it; methods that change players or
    habits do not: call `advance` when you are ready. A refused call changes nothing.

    The rules ask some questions with only one option: without the pause, the others would learn who had no choice. With
    `forced` the table answers them for a person who plays alone among bots, and undo goes to the last answer that was a
    choice. The game's `pauses` are always asked, and so are dice and cards that people deal themselves. As soon as a
    second person sits down, everything is asked.
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

    def on_forced(self, listener: Callable[[Ask[Any]], None]) -> None:
        """Call `listener` with each question of one option before the table answers it."""
        self._automatic.on_forced = listener

    @property
    def players(self) -> tuple[Player, ...]:
        return self._seats.players

    def sit(self, seat: int, player: Person | Bot) -> None:
        """Take a seat that is free or held by a bot, even during play."""
        held = self._seats.player(seat)
        if isinstance(held, Person):
            raise SeatTaken(seat, held.name)
        self._set_player(seat, player)

    def leave(self, seat: int) -> None:
        """Free a seat, even during play. The match waits there until somebody takes it."""
        if self._seats.player(seat) is None:
            raise NobodyThere(seat, "")
        self._set_player(seat, None)

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
        """How the match ended, by its rules or by resigning; None while it goes on."""
        return self._pending.result

    @property
    def asked(self) -> int | None:
        """The seat that is asked now, FATE for dice rolled by hand; None when the match is over."""
        ask = self._pending.ask
        return None if ask is None else ask.seat

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer now: the one that is asked, or for dice rolled by hand the owner of the die.

        The fact `seat` of a question to fate says whose die or card it is. Without it, or if no person sits there, any
        person may answer. The options show what is left in a deck, so they tell about other hands: playing secrets with
        real cards needs people who trust each other with the keyboard.
        """
        return self._pending.waiting

    def advance(self, most: int | None = None) -> int:
        """Let bots and habits answer until a person, a free seat or a bot elsewhere is asked, or the match is over.

        Gives at most `most` answers and returns how many it gave. You may interrupt it at any time, even while a bot
        thinks, and call it again. Raises EndlessMatch if bots play on without end.
        """
        given = 0
        try:
            while (most is None or given < most) and self._answer_one():
                given += 1
                self._refuse_endless()
        finally:
            self._run_clock()
        return given

    def answer(self, seat: int, index: int, ply: int | None = None) -> None:
        """A person answers by the index of an option. `ply`, if given, says which question they answer."""
        ask, before = self._pending.for_choice(seat, ply), self.ply
        self.match.answer(index)
        self._undo.note(before, ask)
        self._finish_and_advance(seat)

    def choose(self, seat: int, value: object, ply: int | None = None) -> None:
        """A person answers by value."""
        ask, before = self._pending.for_choice(seat, ply), self.ply
        self.match.choose(value)
        self._undo.note(before, ask)
        self._finish_and_advance(seat)

    def gesture(self, seat: int, points: Sequence[tuple[float, float, float]], ply: int | None = None) -> None:
        """A person answers by a gesture on a screen, as the game reads it."""
        ask, before = self._pending.for_seat(seat, ply), self.ply
        self.match.gesture(points)
        self._undo.note(before, ask)
        self._finish_and_advance(seat)

    def bot_answer(self, seat: int, index: int, ply: int, *, stand_in: bool = False) -> None:
        """A bot that thinks in another process answers the question after `ply` answers.

        As a `stand_in` it answers for a person who is away: they keep the seat, and their clock is handled as usual.
        A bot may not answer for dice that people roll themselves.
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
        self._refuse_endless()
        self._give(index)
        self._finish_and_advance(seat)

    def follow(self, seat: int, answers: Iterable[int]) -> None:
        """Copy answers from another table with the same match: that seat's answer and all after it, fate's too."""
        fate, self.match.fate = self.match.fate, RealDice()
        try:
            for index in answers:
                self._give(index, log_dice=False)
        finally:
            self.match.fate = fate
        self._finish_answer(seat)
        self._run_clock()

    def auto(self, seat: int, prompt: str, value: Value | None) -> None:
        """Always answer `value` to that prompt from now on, if it is legal; None: ask me again.

        Habits may contradict each other (always open the door, always think again): after many answers by habit in a
        row the table asks the person.
        """
        self._seats.person(seat)
        self._automatic.set_habit(seat, prompt, value)

    def ask_in_windows(self, seat: int, which: Which) -> None:
        """Ask that seat only in these windows from now on. The table declines the others for it."""
        self._seats.person(seat)
        self._automatic.set_windows(seat, which)

    def resume(self, rewinds: int, by_hand: int) -> None:
        """Restore a table: how often answers were taken back, and to which ply the last time. Start the clock."""
        self._undo.rewinds = rewinds
        self._automatic.ask_by_hand(by_hand)
        self._run_clock()

    def resign(self, seat: int) -> bool:
        """A person resigns. Returns whether that ends the match.

        It ends between two rivals, and when no other person is left; otherwise the seat becomes free.
        """
        ends = self._pending.give_up(seat)
        self.notices.tell(self.ply, "table.resigned", seat=seat)
        if ends:
            self._undo.drop()
            self._run_clock()
        else:
            self._set_player(seat, None)
        return ends

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Take back that seat's last answer, and all after it.

        A person alone among bots may do so if nothing was revealed since. With other people it needs the `consent` of
        the seats of all of them, and then goes back even beyond dice.
        """
        self._seats.person(seat)
        self._undo.take_back(seat, consent)
        self._automatic.ask_by_hand(self.ply)
        self.notices.cut(self.ply)
        self._run_clock()

    @property
    def proposal(self) -> Proposal | None:
        """The pending proposal to take back; the next answer ends it."""
        return self._undo.proposal

    def propose_undo(self, seat: int) -> bool:
        """Ask the others to let that seat take back, or do it at once if there are none. Returns whether it is done."""
        self._seats.person(seat)
        if not self._seats.others(seat):
            self.undo(seat)
            return True
        self._undo.propose(seat)
        return False

    def agree(self, seat: int) -> bool:
        """Agree to the proposal. The last consent takes back the answer; returns whether it did."""
        self._seats.person(seat)
        agreed = self._undo.agree(seat)
        if agreed is None:
            return False
        self.undo(agreed.seat, agreed.agreed)
        return True

    def refuse(self, seat: int) -> None:
        """Refuse the proposal, or withdraw one's own."""
        self._seats.person(seat)
        self._undo.refuse()

    def message(self, seat: int, since: int = -1, rewinds: int | None = None, notices: int | None = None) -> Message:
        """The message for that seat, or SPECTATOR, with the events after `since` answers.

        A client passes the numbers of `rewinds` and `notices` that it knows. After another rewind it gets all events
        again. It gets the notices after those it knows: some come while nobody answers.
        """
        return self._messages.build(seat, since, rewinds, notices)

    def _set_player(self, seat: int, player: Player) -> None:
        self._seats.put(seat, player)
        self._automatic.forget(seat)
        self._undo.drop()  # the proposal was made to other people
        self._run_clock()

    def _refuse_endless(self) -> None:
        """Stop bots that play on without end."""
        game = self.match.game
        limit = ENDLESS_FACTOR * game.longest
        if self.ply > limit:
            raise EndlessMatch("endless", f"{game.id} is not over after {limit} answers", game=game.id, answers=limit)

    def _give(self, index: int, log_dice: bool = True) -> None:
        """Answer the pending question and log it. With `log_dice`, an answer to fate's question is a person's."""
        ask, before = self.match.ask, self.ply
        self.match.answer(index)
        assert ask is not None, "the match accepted an answer"
        if log_dice or ask.seat != FATE:
            self._undo.note(before, ask)

    def _finish_and_advance(self, seat: int) -> None:
        self._finish_answer(seat)
        self.advance()

    def _finish_answer(self, seat: int) -> None:
        """That seat was asked and somebody answered for it: stop its time."""
        self._automatic.answered()
        if self.clock is not None and seat == self.clock.running:
            self.clock.answered(seat)

    def _answer_one(self) -> bool:
        """Let a bot or a habit answer; False if somebody else must answer, or the match is over."""
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
        if self.clock is not None:  # add the bonus as for a quick person: clocks must not reveal habits
            self.clock.answered(ask.seat)
        return True

    def _run_clock(self) -> None:
        """Let time run for the person who is asked, and for nobody else."""
        if self.clock is not None:
            ask = self._pending.ask
            timed = ask is not None and ask.seat in self._seats.people()
            self.clock.run(ask.seat if ask is not None and timed else None)
