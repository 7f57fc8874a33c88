"""A match: its set-up and a list of answers, and whatever follows from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import index as as_index
from typing import Any, Final, SupportsIndex, TypeAlias, final

from oubliette.kernel.ask import FATE, Ask, Way, describe, echo, find_option
from oubliette.kernel.catalogue import find
from oubliette.kernel.course import Course
from oubliette.kernel.digest import digest
from oubliette.kernel.events import Event, seen_since
from oubliette.kernel.fate import Fate, RealDice, Seeded, random_seed
from oubliette.kernel.game import AnyGame, Result, SetUp, View, set_up
from oubliette.kernel.options import Setting
from oubliette.kernel.problems import BadRecord, EndlessMatch, IllegalAnswer, IllegalSetUp, NothingToUndo
from oubliette.kernel.record import Record

ENDLESS_FACTOR: Final = 10  # a match counts as endless after 10 times `Game.longest` answers

# Answers for a seat: takes the match and the question, returns the index of an option.
Policy: TypeAlias = "Callable[[Match, Ask[Any]], int]"


@final
class Step:
    """One answer of a match, with its question."""

    __slots__ = ("ask", "index", "ply", "value")

    def __init__(self, ply: int, ask: Ask[Any], index: int) -> None:
        self.ply = ply
        self.ask = ask
        self.index = index
        self.value: Any = ask.options[index]  # read now: options may be a pile that changes later

    @property
    def by_fate(self) -> bool:
        return self.ask.seat == FATE


@final
class Match(Course):
    """A match in progress, or a finished one.

    `ask` is the pending question (None when the match is over), `answers` all answers so far by index, fate's included.
    Fate answers by itself; with `RealDice` the match stops at its questions, too.
    """

    __slots__ = ()

    # Start

    @staticmethod
    def start(
        game: str | AnyGame | SetUp,
        seats: int | None = None,
        options: Mapping[str, Setting] | None = None,
        fate: Fate | None = None,
        listen: bool = True,
    ) -> Match:
        """Set up a game and play until somebody is asked something.

        `game` is a name, a game, or a checked set-up (the fastest, for many matches). Without a fate the dice are fair,
        with a random seed.
        """
        if isinstance(game, SetUp):
            assert seats is None, "a checked set-up brings its number of seats"
            assert options is None, "a checked set-up brings its options"
            checked = game
        else:
            checked = set_up(find(game) if isinstance(game, str) else game, seats, options)
        match = Match(checked, fate if fate is not None else Seeded(random_seed()), listen)
        match._open()
        match._run_fate()
        return match

    @staticmethod
    def replay(record: Record, game: AnyGame | None = None, fate: Fate | None = None, listen: bool = True) -> Match:
        """Replay a record and check its digest. `fate` answers what comes after it."""
        game = find(record.game) if game is None else game
        if record.game != game.id or record.version != game.version:
            raise BadRecord(
                "other_version",
                f"the record is of {record.game} rules version {record.version}; "
                f"this program plays {game.id} version {game.version}",
                game=record.game,
                found=record.version,
                known=game.version,
            )
        try:
            checked = set_up(game, record.seats, record.options)
            match = Match(checked, fate if fate is not None else RealDice(), listen)
            match._open()
        except IllegalSetUp as problem:
            raise BadRecord(problem.slug, f"the record is damaged: {problem}", **problem.facts) from None
        match._give_stored(record.answers)
        if match.digest() != record.end:
            raise BadRecord(
                "damaged", "the record is damaged: its answers do not lead to its end", where="end", detail=""
            )
        match._run_fate()
        return match

    # Answering

    def answer(self, index: SupportsIndex) -> None:
        """Answer the pending question by the index of an option. An illegal answer changes nothing."""
        ask = self._pending()
        number = _whole(index)
        if not 0 <= number < len(ask.options):
            raise IllegalAnswer(
                "not_an_index",
                f"{echo(index)} is not an answer to {ask.prompt!r}: give a number from 0 to {len(ask.options) - 1}, "
                f"one of {describe(ask.options)}",
                given=echo(index),
                prompt=ask.prompt,
                last=len(ask.options) - 1,
            )
        ply = len(self.answers)
        try:
            self._give(ask, number)
            self._run_fate()
        except BaseException:
            if not self._is_imagined:
                self.rewind(ply)  # keep the match usable after a rule or a script failed
            raise

    def choose(self, value: object) -> None:
        """Answer the pending question by value."""
        ask = self._pending()
        index = find_option(ask.options, value)
        if index < 0:
            raise IllegalAnswer(
                "not_an_option",
                f"{echo(value)} is not an answer to {ask.prompt!r}; allowed: {describe(ask.options)}",
                given=value if isinstance(value, str) and len(value) < 80 else echo(value),
                prompt=ask.prompt,
                allowed=describe(ask.options),
            )
        self.answer(index)

    def gesture(self, points: Sequence[tuple[float, float, float]]) -> None:
        """Answer the pending question by a gesture on a screen: see `Game.gesture`."""
        ask = self._pending()
        if self.game.by_gesture(self.table, ask) is False:
            raise IllegalAnswer("not_by_gesture", f"{ask.prompt!r} takes no gesture here: choose", prompt=ask.prompt)
        value = self.game.gesture(self.table, ask, points)
        if value is None:
            raise IllegalAnswer("no_gesture", f"this gesture is not an answer to {ask.prompt!r}", prompt=ask.prompt)
        self.choose(value)

    def run(self, policies: Sequence[Policy]) -> Result:
        """Play to the end, one policy per seat. Faster than `answer`, without its checks.

        Policies must give legal indices, and a rule that fails leaves the match broken. A match that is too long
        raises EndlessMatch.
        """
        limit = ENDLESS_FACTOR * self.game.longest
        self.play_on(policies, limit)
        if self.result is None:
            raise EndlessMatch(
                "endless", f"{self.game.id} is not over after {limit} answers", game=self.game.id, answers=limit
            )
        return self.result

    def play_on(self, policies: Sequence[Policy], answers: int) -> None:
        """Play at most `answers` answers, fate's included, as `run` does: for search play-outs with a limit."""
        if self.ask is None:
            return
        ask = self.ask
        given, log, send, roll = self.answers, self.log, self._send, self.fate.answer
        for _ in range(answers):
            seat = ask.seat
            if seat < 0:
                index = roll(ask, len(given))
                if index < 0:
                    raise IllegalAnswer("real_dice", f"nobody rolls for {ask.prompt!r} here", prompt=ask.prompt)
            else:
                index = policies[seat](self, ask)
            # The same as `Course._give`, inlined: a call for each answer would cost a tenth of the total time.
            given.append(index)
            if log is not None:
                log.ply = len(given)
            try:
                ask = self.ask = send(ask.options[index])
            except StopIteration as end:
                self._end(end.value)
                return

    def play(self, index: int) -> None:
        """Answer without checks, as `run` does: an illegal answer or a rule that fails leaves the match broken."""
        self._give(self._pending(), index)
        self._run_fate()

    # What people see

    def view(self, seat: int) -> View:
        """What that seat, or SPECTATOR, sees now."""
        view: View = self.game.view(self.table, seat)
        return view

    def ways(self) -> Sequence[Way]:
        """The places to which a walk that begins with the pending question can lead: see `Game.ways`."""
        return () if self.ask is None else self.game.ways(self.table, self.ask)

    @property
    def events(self) -> list[Event]:
        """All events so far, with all secrets. Show people `events_for` instead."""
        return self.log.events if self.log is not None else []

    def events_for(self, seat: int, since: int = -1) -> list[Event]:
        """The events after the first `since` answers, as that seat may know them."""
        return seen_since(self.events, seat, since)

    @property
    def over(self) -> bool:
        return self.ask is None

    def worth(self, seat: int) -> float:
        """How well that seat stands, 0 to 1, by the game's rough estimate."""
        return self.game.worth(self.table, seat)

    def history(self) -> Iterator[Step]:
        """Every answer with its question, found by replaying the match."""
        self._refuse_imagined()
        again = Match(self.set_up, RealDice(), True)
        again._open()
        for ply, index in enumerate(list(self.answers)):
            ask = again._pending()
            yield Step(ply, ask, index)
            again._give(ask, index)

    # Records, undo, forks

    def record(self) -> Record:
        """The match so far, to save or send. It holds all seats' answers: during the match do not show it to rivals."""
        self._refuse_imagined()
        made = self.set_up
        return Record(
            self.game.id,
            self.game.version,
            made.seats,
            made.settings.values,
            self.answers,
            self.digest(),
            self.fate.record_facts(self.over),
        )

    def digest(self) -> str:
        """The fingerprint of the match so far, as its record stores it."""
        made = self.set_up
        return digest(
            self.game.id, self.game.version, made.seats, made.settings.values, self.answers, self.table, self.result
        )

    def undo(self, seat: int | None = None, choices: bool = False) -> None:
        """Take back the last answer (of that seat, or of anybody), unless something was revealed since.

        With `choices`, skip answers to questions with one option: nobody chose them.
        """
        target = -1
        for step in self.history():
            if step.by_fate:
                target = -1  # people have seen a die or a card
            elif (seat is None or step.ask.seat == seat) and (not choices or len(step.ask.options) > 1):
                target = step.ply
        events = self.events if self.log is not None else Match.replay(self.record(), self.game).events
        if target < 0 or any(event.ply > target and event.slug in self.game.reveals for event in events):
            raise NothingToUndo(
                "nothing_to_undo", "nothing can be taken back: no answer was given, or something was revealed since"
            )
        self.rewind(target)

    def rewind(self, ply: int) -> None:
        """Go back to the position after `ply` answers."""
        if not 0 <= ply <= len(self.answers):
            raise _no_such_ply(ply, len(self.answers))
        if ply < self._base.ply:
            self._refuse_imagined()
        twin = Match(self.set_up, self.fate, self.log is not None)
        twin._replay_from(self, self.answers[:ply])
        self._become(twin)  # replace all at once: if the replay fails, this match stays intact

    def fork(self, fate: Fate | None = None, seat: int | None = None, listen: bool = False) -> Match:
        """An independent copy of the match, to try things out.

        A fork never sees the match's future dice: give it its own fate, or answer fate's questions yourself. With
        `seat` (the asked one), that fate also deals again what the seat cannot see, so that a search cannot cheat.
        """
        twin = Match(self.set_up, fate if fate is not None else RealDice(), listen)
        twin._replay_from(self, self.answers)
        if seat is not None:
            twin._imagine(seat)
        twin._run_fate()
        return twin

    def branch(self, ply: int, fate: Fate) -> Match:
        """Another match with the first `ply` answers of this one. `fate` answers what comes after them."""
        self._refuse_imagined()
        if not 0 <= ply <= len(self.answers):
            raise _no_such_ply(ply, len(self.answers))
        twin = Match(self.set_up, fate, True)
        twin._replay_from(self, self.answers[:ply])
        twin._run_fate()
        return twin

    # Checks

    def _give_stored(self, answers: Sequence[int]) -> None:
        """Give stored answers, fate's included."""
        for index in answers:
            ask = self.ask
            if ask is None or not 0 <= index < len(ask.options):
                number = len(self.answers) + 1
                raise BadRecord(
                    "damaged",
                    f"the record is damaged: answer {number} is not possible",
                    where="answer",
                    detail=str(number),
                )
            self._give(ask, index)

    def _refuse_imagined(self) -> None:
        if self._is_imagined:
            raise BadRecord("imagined", "a fork with re-imagined secrets has no record: its answers never happened")


def _no_such_ply(ply: int, answers: int) -> IllegalAnswer:
    return IllegalAnswer("no_such_ply", f"there is no ply {ply} in a match of {answers} answers", ply=ply)


def _whole(index: SupportsIndex) -> int:
    """An integer of any type, NumPy's too, as an int; -1 for anything else, bool included."""
    if type(index) is int:
        return index
    if isinstance(index, bool):
        return -1
    try:
        return as_index(index)
    except TypeError:
        return -1
