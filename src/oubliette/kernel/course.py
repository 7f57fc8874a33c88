"""Drives the rules of a match from question to question, and replays a turn's answers to fork or rewind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oubliette.kernel.ask import FATE, Ask, Rule
from oubliette.kernel.events import Log
from oubliette.kernel.fate import BEFORE_ALL, Dealer, Fate, Seeded, derive
from oubliette.kernel.game import AnyGame, Result, SetUp
from oubliette.kernel.problems import GameOver, IllegalAnswer
from oubliette.kernel.state import State

# Keep the start of a turn for forks only after this many answers: copying a table costs more than replaying a few.
_SPACING: Final = 8
_IDLE_TURNS: Final = 1000  # this many turns in a row without an answer: the rules loop


@final
class Base:
    """A copy of the table at the start of some turn: forks start here instead of at the set-up.

    `wanted` says whether later turns move the base forward: yes in a match that has a log or was forked before. A
    play-out that nobody forks copies no table.
    """

    __slots__ = ("events", "imagined", "ply", "table", "wanted")

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted
        self.table: State | None = None  # None: before the set-up
        self.ply = 0
        self.events = 0  # how many the log held
        self.imagined: list[tuple[int, int, int]] = []  # (ply, seat, seed) of each `Game.imagine` since then


def run_rules(
    game: AnyGame,
    table: Any,  # noqa: ANN401 - the game's own State: the kernel knows no game
    answers: list[int],
    base: Base,
    log: Log | None,
    rule: Rule[None],
) -> Rule[Result]:
    """Play this rule, then turn after turn until there is a result.

    One generator serves all turns: a turn that ends inside `yield from` raises no exception, which would cost time. It
    holds no reference to the match: otherwise a fork dropped half-way would be a cycle for the garbage collector.
    """
    idle = 0
    seen = len(answers)
    while True:
        over = False
        try:
            yield from rule
        except GameOver:
            over = True
        result = game.result(table)
        assert result is not None or not over, f"a rule of {game.id} ended the match, but there is no result"
        if result is not None:
            return result
        if len(answers) == seen:
            idle += 1
            assert idle < _IDLE_TURNS, f"{idle} turns of {game.id} went by without an answer or a result"
        else:
            seen = len(answers)
            idle = 0
            if base.wanted and seen - base.ply >= _SPACING:
                base.table = table.clone()
                base.ply = seen
                base.imagined = []
                base.events = len(log.events) if log is not None else 0
        rule = game.turn(table)


class Course:
    """The base class of `Match`: runs the rules and can go back to any ply.

    Generators cannot be copied, so a fork or a rewind clones the base (the table at some turn's start) and replays the
    answers given since.
    """

    __slots__ = ("_base", "_is_imagined", "_send", "answers", "ask", "fate", "game", "log", "result", "set_up", "table")

    table: Any  # the game's own State; `Any`: the kernel knows no game
    _send: Callable[[Any], Ask[Any]]  # wakes the waiting rule with an answer

    def __init__(self, set_up: SetUp, fate: Fate, listen: bool = True) -> None:
        self.set_up = set_up
        self.game: AnyGame = set_up.game
        self.fate = fate
        self.answers: list[int] = []
        self.ask: Ask[Any] | None = None
        self.result: Result | None = None
        self.log = Log() if listen else None
        self._base = Base(listen)
        self._is_imagined = False  # a fork whose secrets were dealt again: this match did not happen

    def _pending(self) -> Ask[Any]:
        if self.ask is None:
            raise IllegalAnswer("match_over", "the match is over: nothing is asked any more")
        return self.ask

    def _open(self) -> None:
        """Make the empty table and begin the set-up."""
        self.table = self.game.table(self.set_up.seats, self.set_up.settings)
        self.table.log = self.log
        self._begin(self.game.set_up(self.table))

    def _begin(self, rule: Rule[None]) -> None:
        self._send = run_rules(self.game, self.table, self.answers, self._base, self.log, rule).send
        try:
            self.ask = self._send(None)
        except StopIteration as end:
            self._end(end.value)

    def _end(self, result: Result) -> None:
        self.result = result
        self.ask = None
        self.fate.finish()

    def _give(self, ask: Ask[Any], index: int) -> None:
        self.answers.append(index)
        if self.log is not None:
            self.log.ply = len(self.answers)
        try:
            self.ask = self._send(ask.options[index])
        except StopIteration as end:
            self._end(end.value)

    def _run_fate(self) -> None:
        """Let fate answer until somebody else is asked."""
        ask = self.ask
        while ask is not None and ask.seat == FATE:
            index = self.fate.answer(ask, len(self.answers))
            if index < 0:
                return
            self._give(ask, index)
            ask = self.ask

    def _replay_from(self, other: Course, answers: list[int]) -> None:
        """Replay `answers`, starting from the other's base if possible, otherwise from the set-up."""
        base, kept = self._base, other._base
        base.wanted = kept.wanted = True  # a match that was forked once is likely to be forked again
        whole_log = self.log is None or other.log is not None or other._is_imagined
        if len(answers) >= kept.ply and whole_log:  # to give a match without log a log, replay from the set-up
            base.table = kept.table  # cloned whenever it is used, so it can be shared
            base.ply = kept.ply
            base.imagined = [imagined for imagined in kept.imagined if imagined[0] <= len(answers)]
            self._is_imagined = other._is_imagined
            if self.log is not None and other.log is not None:
                base.events = kept.events
                self.log.events = other.log.events[: kept.events]
        imagined, start = base.imagined, base.ply
        self.answers = answers[:start]
        if base.table is None:
            self._open()
        else:
            self.table = base.table.clone()
            self.table.log = self.log
            if self.log is not None:
                self.log.ply = start
            self._begin(self.game.turn(self.table))
        for ply in range(start, len(answers)):
            if imagined:
                self._imagine_again(imagined, ply)
            self._give(self._pending(), answers[ply])
        if imagined:
            self._imagine_again(imagined, len(answers))
        base.wanted = self.log is not None
        if base.ply > kept.ply:  # the replay made a later base than the other's: give it to the other too
            kept.table, kept.ply, kept.events, kept.imagined = base.table, base.ply, base.events, base.imagined

    def _become(self, twin: Course) -> None:
        """Take over the twin's whole state."""
        self.answers, self.ask, self.result, self.table = twin.answers, twin.ask, twin.result, twin.table
        self.log, self._send = twin.log, twin._send
        self._base, self._is_imagined = twin._base, twin._is_imagined

    def _imagine(self, seat: int) -> None:
        """Deal again what that seat cannot see, and note the seed so that a fork of this fork repeats it.

        Only for the seat that is asked: the options of another seat's question may be the very cards to deal again.
        """
        if self.ask is not None and self.ask.seat not in (seat, FATE):
            raise IllegalAnswer(
                "not_asked", f"seat {seat} cannot imagine a match in which seat {self.ask.seat} is asked", seat=seat
            )
        index = self.fate.answer(Ask(FATE, "imagine", range(1 << 32)), BEFORE_ALL)
        if index < 0:
            raise IllegalAnswer("no_fate", "to imagine what a seat cannot see, a fork needs a fate of its own")
        ply = len(self.answers)
        imagined = (ply, seat, derive(index, ply, seat))
        self._is_imagined = True
        self._base.imagined = [*self._base.imagined, imagined]
        self._imagine_again([imagined], ply)

    def _imagine_again(self, imagined: list[tuple[int, int, int]], now: int) -> None:
        for ply, seat, seed in imagined:
            if ply == now:
                self.game.imagine(self.table, seat, Dealer(Seeded(seed)))
