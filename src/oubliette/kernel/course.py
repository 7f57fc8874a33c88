"""The course of a match: rules are driven from question to question, and taken up again where a turn began."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oubliette.kernel.ask import FATE, Ask, Rule
from oubliette.kernel.events import Log
from oubliette.kernel.fate import BEFORE_ALL, Dealer, Fate, Seeded, derive
from oubliette.kernel.game import AnyGame, Result, SetUp
from oubliette.kernel.problems import GameOver, IllegalAnswer
from oubliette.kernel.state import State

# A turn's start is kept for forks when this many answers have passed: copying a table costs more than a few answers.
_SPACING: Final = 8
_IDLE_TURNS: Final = 1000  # so many turns in a row without an answer are a fault of the rules


@final
class Base:
    """The table as it was when some turn began: forks start here instead of at the set-up.

    `wanted` says whether later turns are worth remembering: those of a match that somebody follows, or that was forked
    before. A play-out that nobody looks into keeps nothing, and copies no table.
    """

    __slots__ = ("dreams", "events", "ply", "table", "wanted")

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted
        self.table: State | None = None  # None: before the set-up
        self.ply = 0
        self.events = 0
        self.dreams: list[tuple[int, int, int]] = []  # (ply, seat, seed) of each new deal of secrets since then


def conversation(
    game: AnyGame,
    table: Any,  # noqa: ANN401 - the game's own State: the kernel knows no game
    answers: list[int],
    base: Base,
    log: Log | None,
    rule: Rule[None],
) -> Rule[Result]:
    """What is left of a match: this rule, then turn after turn until there is a result.

    One generator for all turns, because a turn that ends inside `yield from` costs no exception. It knows nothing of
    the match, so that a fork which is dropped half-way is no cycle for the garbage collector.
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
                base.dreams = []
                base.events = len(log.events) if log is not None else 0
        rule = game.turn(table)


class Course:
    """What `Match` stands on. Generators cannot be copied: the course can be taken up again from a turn's start.

    The base is the table as it was when some turn began; the answers since lead from there to the present.
    """

    __slots__ = ("_base", "_dreamt", "_send", "answers", "ask", "fate", "game", "log", "result", "set_up", "table")

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
        self._dreamt = False  # secrets were dealt anew: this match did not happen

    def _pending(self) -> Ask[Any]:
        if self.ask is None:
            raise IllegalAnswer("match_over", "the match is over: nothing is asked any more")
        return self.ask

    def _open(self) -> None:
        """Lay out an empty table and begin the set-up."""
        self.table = self.game.table(self.set_up.seats, self.set_up.settings)
        self.table.log = self.log
        self._begin(self.game.set_up(self.table))

    def _begin(self, rule: Rule[None]) -> None:
        self._send = conversation(self.game, self.table, self.answers, self._base, self.log, rule).send
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

    def _take_up(self, other: Course, answers: list[int]) -> None:
        """Come to where `answers` lead: from the turn's start that the other course keeps, or from the set-up."""
        base, kept = self._base, other._base
        base.wanted = kept.wanted = True  # who forks once will fork again
        whole_log = self.log is None or other.log is not None or other._dreamt
        if len(answers) >= kept.ply and whole_log:  # who listens to a silent match hears it from the beginning
            base.table = kept.table  # cloned whenever it is used, so it can be shared
            base.ply = kept.ply
            base.dreams = [dream for dream in kept.dreams if dream[0] <= len(answers)]
            self._dreamt = other._dreamt
            if self.log is not None and other.log is not None:
                base.events = kept.events
                self.log.events = other.log.events[: kept.events]
        dreams, start = base.dreams, base.ply
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
            if dreams:
                self._dream_again(dreams, ply)
            self._give(self._pending(), answers[ply])
        if dreams:
            self._dream_again(dreams, len(answers))
        base.wanted = self.log is not None
        if base.ply > kept.ply:  # the other kept nothing while nobody asked for it: now it has a base too
            kept.table, kept.ply, kept.events, kept.dreams = base.table, base.ply, base.events, base.dreams

    def _become(self, twin: Course) -> None:
        """Be what the twin is."""
        self.answers, self.ask, self.result, self.table = twin.answers, twin.ask, twin.result, twin.table
        self.log, self._send = twin.log, twin._send
        self._base, self._dreamt = twin._base, twin._dreamt

    def _dream(self, seat: int) -> None:
        """Deal anew what that seat cannot see, in a way that a fork of this fork can repeat.

        Only for the seat that is asked: the options of another's question may be the very cards to be dealt anew.
        """
        if self.ask is not None and self.ask.seat not in (seat, FATE):
            raise IllegalAnswer(
                "not_asked", f"seat {seat} cannot imagine a match in which seat {self.ask.seat} is asked", seat=seat
            )
        index = self.fate.answer(Ask(FATE, "imagine", range(1 << 32)), BEFORE_ALL)
        if index < 0:
            raise IllegalAnswer("no_fate", "to imagine what a seat cannot see, a fork needs a fate of its own")
        ply = len(self.answers)
        dream = (ply, seat, derive(index, ply, seat))
        self._dreamt = True
        self._base.dreams = [*self._base.dreams, dream]
        self._dream_again([dream], ply)

    def _dream_again(self, dreams: list[tuple[int, int, int]], now: int) -> None:
        for ply, seat, seed in dreams:
            if ply == now:
                self.game.imagine(self.table, seat, Dealer(Seeded(seed)))
