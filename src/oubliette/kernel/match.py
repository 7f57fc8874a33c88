"""A match: its set-up and a list of answers, and whatever follows from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias, final

from oubliette.kernel import catalogue
from oubliette.kernel.ask import FATE, Ask, Rule, describe
from oubliette.kernel.digest import digest
from oubliette.kernel.events import Event, Log, seen_since
from oubliette.kernel.fate import BEFORE_ALL, Fate, RealDice, Seeded, derive, find_option, random_seed
from oubliette.kernel.game import Game, Result, SetUp, View, set_up
from oubliette.kernel.options import Setting
from oubliette.kernel.problems import BadRecord, GameOver, IllegalAnswer, NothingToUndo
from oubliette.kernel.record import Record
from oubliette.kernel.state import State

# A turn's start is kept for forks when this many answers have passed: copying a table costs more than a few answers.
_SPACING: Final = 8

# Who answers for a seat: gets the match and the question, gives the index of an option.
Policy: TypeAlias = "Callable[[Match, Ask[Any]], int]"


@final
class Step:
    """One answer of a match, as it was given."""

    __slots__ = ("ask", "index", "ply")

    def __init__(self, ply: int, ask: Ask[Any], index: int) -> None:
        self.ply = ply
        self.ask = ask
        self.index = index

    @property
    def by_fate(self) -> bool:
        return self.ask.seat == FATE

    @property
    def value(self) -> Any:  # noqa: ANN401 - the type of an answer is known to the rule that asked
        return self.ask.options[self.index]


@final
class Match:
    """A match in progress, or a finished one.

    `ask` is the pending question (None when the match is over), `answers` all answers so far by index, fate's included.
    Fate answers by itself; with `RealDice` its questions stop here like everybody's.
    """

    __slots__ = (
        "_base_events",
        "_base_ply",
        "_base_table",
        "_dreams",
        "_dreamt",
        "_send",
        "answers",
        "ask",
        "fate",
        "game",
        "log",
        "result",
        "set_up",
        "table",
    )

    table: Any  # the game's own State; `Any`: the kernel knows no game
    _send: Callable[[Any], Ask[Any]]  # wakes the waiting rule with an answer

    def __init__(self, set_up: SetUp, fate: Fate, listen: bool = True) -> None:
        """An unopened match; use `Match.start`, `Match.replay` or `fork`."""
        self.set_up = set_up
        self.game: Game[Any] = set_up.game
        self.fate = fate
        self.answers: list[int] = []
        self.ask: Ask[Any] | None = None
        self.result: Result | None = None
        self.log = Log() if listen else None
        self._dreamt = False  # secrets were dealt anew: this match did not happen
        self._dreams: list[tuple[int, int, int]] = []  # (ply, seat, seed) of each such deal since the base
        self._base_ply = 0
        self._base_events = 0
        self._base_table: State | None = None  # None: before the set-up

    # Beginning

    @staticmethod
    def start(
        game: str | Game[Any] | SetUp,
        seats: int | None = None,
        options: Mapping[str, Setting] | None = None,
        fate: Fate | None = None,
        listen: bool = True,
    ) -> Match:
        """Set a game up and play until somebody is asked something.

        `game` is a name, a game, or a set-up checked before (the quickest, for many matches). Without a fate the dice
        are fair and nobody knows their seed.
        """
        if isinstance(game, SetUp):
            checked = game
        else:
            checked = set_up(catalogue.find(game) if isinstance(game, str) else game, seats, options)
        match = Match(checked, fate if fate is not None else Seeded(random_seed()), listen)
        match._open()
        match._run_fate()
        return match

    @staticmethod
    def replay(record: Record, game: Game[Any] | None = None, fate: Fate | None = None, listen: bool = True) -> Match:
        """The match that a record tells of, checked against its digest. `fate` goes on from there."""
        game = catalogue.find(record.game) if game is None else game
        if record.game != game.id or record.version != game.version:
            raise BadRecord(
                "other_version",
                f"the record was played by {record.game} rules version {record.version}; "
                f"this program plays {game.id} version {game.version}",
                game=record.game,
                found=record.version,
                known=game.version,
            )
        checked = set_up(game, record.seats, record.options)
        match = Match(checked, fate if fate is not None else RealDice(), listen)
        match._open()
        match._feed(record.answers)
        if match._digest() != record.end:
            raise BadRecord("damaged", "the record is damaged: it does not lead to the end it claims", detail="end")
        match._run_fate()
        return match

    # Answering

    def answer(self, index: int) -> None:
        """Answer the pending question by the index of an option. An illegal answer changes nothing."""
        ask = self._pending()
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(ask.options):
            raise IllegalAnswer(
                "not_an_index",
                f"{index!r} is no answer to {ask.prompt!r}: give a number from 0 to {len(ask.options) - 1}, "
                f"one of {describe(ask.options)}",
                given=str(index),
                prompt=ask.prompt,
                last=len(ask.options) - 1,
            )
        ply = len(self.answers)
        try:
            self._give(ask, index)
            self._run_fate()
        except BaseException:
            self.rewind(ply)  # a rule or a script that failed must not cost the match
            raise

    def choose(self, value: object) -> None:
        """Answer the pending question by value."""
        ask = self._pending()
        index = find_option(ask.options, value)
        if index < 0:
            raise IllegalAnswer(
                "not_an_option",
                f"{value!r} is no answer to {ask.prompt!r}; allowed: {describe(ask.options)}",
                given=str(value),
                prompt=ask.prompt,
                allowed=describe(ask.options),
            )
        self.answer(index)

    def run(self, policies: Sequence[Policy]) -> Result:
        """Play to the end, one policy per seat. The quick way: policies are trusted to give legal indices."""
        ask = self.ask
        answers, fate, log, send = self.answers, self.fate, self.log, self._send
        while ask is not None:
            seat = ask.seat
            if seat == FATE:
                index = fate.answer(ask, len(answers))
                if index < 0:
                    raise IllegalAnswer("real_dice", f"nobody rolls for {ask.prompt!r} here", prompt=ask.prompt)
            else:
                index = policies[seat](self, ask)
            # From here as in `_give`, in place: a call for each answer would cost a tenth of all the time.
            answers.append(index)
            if log is not None:
                log.ply = len(answers)
            try:
                ask = self.ask = send(ask.options[index])
            except (StopIteration, GameOver):
                ask = self._next_turn()
                send = self._send
        assert self.result is not None
        return self.result

    # Seeing

    def view(self, seat: int) -> View:
        """What that seat, or SPECTATOR, sees now."""
        return self.game.view(self.table, seat)

    @property
    def events(self) -> list[Event]:
        """All events so far, nothing hidden. Give people `events_for`."""
        return self.log.events if self.log is not None else []

    def events_for(self, seat: int, since: int = -1) -> list[Event]:
        """The events that seat may know of, told after `since` answers had been given."""
        return seen_since(self.events, seat, since)

    @property
    def over(self) -> bool:
        return self.ask is None

    def worth(self, seat: int) -> float:
        """How well that seat stands, 0 to 1, by the game's rough guess."""
        return self.game.worth(self.table, seat)

    def history(self) -> Iterator[Step]:
        """Every answer with the question it answered."""
        self._refuse_dreams()
        again = Match(self.set_up, RealDice(), False)
        again._open()
        for ply, index in enumerate(list(self.answers)):
            ask = again._pending()
            yield Step(ply, ask, index)
            again._give(ask, index)

    # Writing down, taking back, branching off

    def record(self) -> Record:
        """The match so far, to be saved or sent. It holds everybody's answers: not for rivals in a running match."""
        self._refuse_dreams()
        made = self.set_up
        return Record(
            self.game.id,
            self.game.version,
            made.seats,
            made.settings.values,
            self.answers,
            self._digest(),
            self.fate.testimony(self.over),
        )

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer (of that seat, or of anybody), unless something was revealed since."""
        target = -1
        for step in self.history():
            if step.by_fate:
                target = -1  # a die or a card was seen
            elif seat is None or step.ask.seat == seat:
                target = step.ply
        events = self.events if self.log is not None else Match.replay(self.record(), self.game).events
        if target < 0 or any(event.ply > target and event.slug in self.game.reveals for event in events):
            raise NothingToUndo(
                "nothing_to_undo", "nothing can be taken back: no answer was given, or something was revealed since"
            )
        self.rewind(target)

    def rewind(self, ply: int) -> None:
        """Go back to when `ply` answers had been given."""
        if not 0 <= ply <= len(self.answers):
            raise IllegalAnswer(
                "no_such_ply", f"there is no ply {ply} in a match of {len(self.answers)} answers", ply=ply
            )
        if ply < self._base_ply:
            self._refuse_dreams()
            self._base_table = None
            self._base_ply = self._base_events = 0
        self._dreams = [dream for dream in self._dreams if dream[0] <= ply]
        self._resume(self.answers[:ply])

    def fork(self, fate: Fate | None = None, seat: int | None = None, listen: bool = False) -> Match:
        """An independent copy of the match, to try things out.

        A fork never sees the dice to come: give it a fate of its own, or answer fate's questions yourself. With `seat`,
        that fate also deals anew what the seat cannot see, so that searching does not peek.
        """
        twin = Match(self.set_up, fate if fate is not None else RealDice(), listen)
        twin._base_table = self._base_table
        twin._base_ply = self._base_ply
        twin._dreamt = self._dreamt
        twin._dreams = self._dreams
        twin._resume(self.answers)
        if seat is not None:
            twin._dream(seat)
        twin._run_fate()
        return twin

    # The machinery

    def _pending(self) -> Ask[Any]:
        if self.ask is None:
            raise IllegalAnswer("match_over", "the match is over: nothing is asked any more")
        return self.ask

    def _open(self) -> None:
        """Lay out an empty table and begin the set-up."""
        self.table: Any = self.game.table(self.set_up.seats, self.set_up.settings)
        self.table.log = self.log
        self.result = None
        self._begin(self.game.set_up(self.table))

    def _begin(self, rule: Rule[None]) -> None:
        self._send = rule.send
        try:
            self.ask = rule.send(None)
        except (StopIteration, GameOver):
            self._next_turn()

    def _next_turn(self) -> Ask[Any] | None:
        """A rule has come to its end: is the match over, or whose question is next?"""
        table = self.table
        while True:
            result = self.game.result(table)
            if result is not None:
                self.result = result
                self.ask = None
                self.fate.finish()
                return None
            if len(self.answers) - self._base_ply >= _SPACING:
                self._keep_base()
            rule: Rule[None] = self.game.turn(table)
            try:
                self.ask = rule.send(None)
            except (StopIteration, GameOver):
                continue
            self._send = rule.send
            return self.ask

    def _keep_base(self) -> None:
        """Remember this turn's start: forks begin here instead of at the set-up."""
        self._base_table = self.table.clone()
        self._base_ply = len(self.answers)
        if self._dreams:
            self._dreams = []
        if self.log is not None:
            self._base_events = len(self.log.events)

    def _give(self, ask: Ask[Any], index: int) -> None:
        self.answers.append(index)
        if self.log is not None:
            self.log.ply = len(self.answers)
        try:
            self.ask = self._send(ask.options[index])
        except (StopIteration, GameOver):
            self._next_turn()

    def _run_fate(self) -> None:
        """Let fate answer until somebody else is asked."""
        ask = self.ask
        while ask is not None and ask.seat == FATE:
            index = self.fate.answer(ask, len(self.answers))
            if index < 0:
                return
            self._give(ask, index)
            ask = self.ask

    def _feed(self, answers: Sequence[int]) -> None:
        """Give known answers, fate's included."""
        for index in answers:
            ask = self.ask
            if ask is None or not 0 <= index < len(ask.options):
                number = len(self.answers) + 1
                raise BadRecord(
                    "damaged", f"the record is damaged: answer {number} is not possible", detail=str(number)
                )
            self._give(ask, index)

    def _resume(self, answers: list[int]) -> None:
        """Take up the match at the kept turn's start, or at the set-up, and give the answers since."""
        dreams = self._dreams
        self.answers = answers[: self._base_ply]
        if self.log is not None:
            del self.log.events[self._base_events :]
            self.log.ply = self._base_ply
        if self._base_table is None:
            self._open()
        else:
            self.table = self._base_table.clone()
            self.table.log = self.log
            self.result = None
            self._begin(self.game.turn(self.table))
        for ply in range(self._base_ply, len(answers)):
            if dreams:
                self._dream_again(dreams, ply)
            self._give(self._pending(), answers[ply])
        if dreams:
            self._dream_again(dreams, len(answers))

    def _dream(self, seat: int) -> None:
        """Deal anew what that seat cannot see, in a way that a fork of this fork can repeat."""
        index = self.fate.answer(Ask(FATE, "imagine", range(1 << 32)), BEFORE_ALL)
        if index < 0:
            raise IllegalAnswer("no_fate", "to imagine what a seat cannot see, a fork needs a fate of its own")
        ply = len(self.answers)
        dream = (ply, seat, derive(index, ply, seat))
        self._dreamt = True
        self._dreams = [*self._dreams, dream]
        self._dream_again([dream], ply)

    def _dream_again(self, dreams: list[tuple[int, int, int]], now: int) -> None:
        for ply, seat, seed in dreams:
            if ply == now:
                self.game.imagine(self.table, seat, Seeded(seed))

    def _refuse_dreams(self) -> None:
        if self._dreamt:
            raise BadRecord("imagined", "a fork with re-imagined secrets never happened: it has no record of its own")

    def _digest(self) -> str:
        made = self.set_up
        return digest(
            self.game.id, self.game.version, made.seats, made.settings.values, self.answers, self.table, self.result
        )
