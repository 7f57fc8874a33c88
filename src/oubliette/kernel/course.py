"""The course of a match: rules are driven from question to question, and taken up again where a turn began."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from oubliette.kernel.ask import FATE, Ask, Rule
from oubliette.kernel.events import Log
from oubliette.kernel.fate import BEFORE_ALL, Dealer, Fate, Seeded, derive
from oubliette.kernel.game import Game, Result, SetUp
from oubliette.kernel.problems import GameOver, IllegalAnswer
from oubliette.kernel.state import State

# A turn's start is kept for forks when this many answers have passed: copying a table costs more than a few answers.
_SPACING: Final = 8
_IDLE_TURNS: Final = 1000  # so many turns in a row without a question are a fault of the rules


class Course:
    """What `Match` stands on. Generators cannot be copied: the course can be taken up again from a turn's start.

    The base is the table as it was when some turn began; the answers since lead from there to the present.
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
        self._send = rule.send
        try:
            self.ask = rule.send(None)
        except (StopIteration, GameOver):
            self._next_turn()

    def _next_turn(self) -> Ask[Any] | None:
        """A rule has come to its end: is the match over, or whose question is next?"""
        table = self.table
        idle = 0
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
                idle += 1
                assert idle < _IDLE_TURNS, f"{idle} turns of {self.game.id} went by without a question or a result"
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

    def _take_up(self, other: Course, answers: list[int]) -> None:
        """Come to where `answers` lead: from the turn's start that the other course keeps, or from the set-up."""
        if len(answers) >= other._base_ply:
            self._base_table = other._base_table
            self._base_ply = other._base_ply
            self._dreamt = other._dreamt
            self._dreams = [dream for dream in other._dreams if dream[0] <= len(answers)]
            if self.log is not None and other.log is not None:
                self._base_events = other._base_events
                self.log.events = other.log.events[: other._base_events]
        dreams = self._dreams
        self.answers = answers[: self._base_ply]
        if self._base_table is None:
            self._open()
        else:
            self.table = self._base_table.clone()
            self.table.log = self.log
            if self.log is not None:
                self.log.ply = self._base_ply
            self._begin(self.game.turn(self.table))
        for ply in range(self._base_ply, len(answers)):
            if dreams:
                self._dream_again(dreams, ply)
            self._give(self._pending(), answers[ply])
        if dreams:
            self._dream_again(dreams, len(answers))

    def _become(self, twin: Course) -> None:
        """Be what the twin is."""
        self.answers, self.ask, self.result, self.table = twin.answers, twin.ask, twin.result, twin.table
        self.log, self._send = twin.log, twin._send
        self._base_table, self._base_ply, self._base_events = twin._base_table, twin._base_ply, twin._base_events
        self._dreamt, self._dreams = twin._dreamt, twin._dreams

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
        self._dreams = [*self._dreams, dream]
        self._dream_again([dream], ply)

    def _dream_again(self, dreams: list[tuple[int, int, int]], now: int) -> None:
        for ply, seat, seed in dreams:
            if ply == now:
                self.game.imagine(self.table, seat, Dealer(Seeded(seed)))
