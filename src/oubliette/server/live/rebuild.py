"""Rebuilds a match from its journal: after a restart, when it is loaded again, or when another process wrote to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from oubliette.kernel import Event, Fate, IllegalSetUp, Match, RealDice, Value, Verifiable, set_up
from oubliette.kernel.catalogue import find
from oubliette.server.journal import (
    Agreed,
    Answered,
    Begun,
    Declined,
    Entry,
    Habit,
    Proposed,
    Resigned,
    Sat,
    TookBack,
    WindowsSet,
    decode,
)
from oubliette.server.live.match import LiveMatch, holders_by_seat, players_of
from oubliette.server.observe import metrics
from oubliette.server.problems import Refused
from oubliette.server.replaying import replay
from oubliette.server.store.matches import StoredEntry, StoredMatch
from oubliette.server.wire.tables import SeatPlan
from oubliette.table import Clock, Table, Which
from oubliette.table.answer_log import AnswerLog
from oubliette.teaching import PreparedDice, find_lesson

_SLICE: Final = 200  # answers to replay before the event loop gets a turn


class OtherRules(Exception):
    """The match was played by another version of the rules: we can read its story, but not rebuild it."""


def fate_of(stored: StoredMatch) -> Fate:
    """The dice of a match. An uploaded record may have no secret: then its dice are only in its answers."""
    if stored.guided:
        lesson = find_lesson(stored.game)
        return RealDice() if lesson is None else PreparedDice(lesson.dice, lesson.plan.seed)
    if stored.secret is None:
        return RealDice()
    return Verifiable(bytes.fromhex(stored.secret), stored.salt, stored.first_promised)


async def rebuild(stored: StoredMatch, journal: Sequence[StoredEntry]) -> LiveMatch:
    """Rebuild the match from its journal. Raises OtherRules if its rules are gone."""
    began = time.perf_counter()
    try:
        game = find(stored.game)
    except IllegalSetUp:  # the game is not in the list any more
        raise OtherRules(stored.id) from None
    if game.version != stored.version:
        raise OtherRules(stored.id)
    state = _JournalState(stored)
    for entry in journal:
        state.add(decode(entry.data))
    replayed = Match.start(set_up(game, stored.seats, stored.options), fate=RealDice())
    copied, answer_log = stored.first_promised, AnswerLog()
    await replay_in_slices(replayed, state.answers[:copied])  # nobody may take back answers of another match
    await replay_in_slices(replayed, state.answers[copied:], answer_log)
    fate = fate_of(stored)
    if isinstance(fate, PreparedDice):
        fate.catch_up(replayed)
    replayed.fate = fate
    driver = Table(replayed, players_of(state.holders), state.clock(), forced=True, answer_log=answer_log)
    match = LiveMatch(stored, driver, len(journal), len(replayed.events))
    match.holders, match.past_holders = state.holders, state.past_holders
    state.restore(driver)
    metrics.rebuilt(time.perf_counter() - began)
    return match


async def replay_in_slices(match: Match, answers: Sequence[int], answer_log: AnswerLog | None = None) -> None:
    """Play stored answers, and give the event loop a turn now and then."""
    for done in range(0, len(answers), _SLICE):
        replay(match, answers[done : done + _SLICE], answer_log)
        await asyncio.sleep(0)


class _JournalState:
    """The result of reading a journal: the answers that still stand, and what else the driver remembers."""

    def __init__(self, stored: StoredMatch) -> None:
        self.answers: list[int] = []
        self.holders: list[SeatPlan] = list(stored.players)
        self.past_holders = holders_by_seat(stored.players)
        self.rewinds = 0
        self._stored = stored
        self._habits: dict[tuple[int, str], Habit] = {}
        self._windows: dict[int, Which] = {}
        self._proposal: list[Proposed | Agreed] = []  # a proposal that still stands, and those who agreed
        self._gave_up: int | None = None  # the seat whose resignation ended the match
        self._rewound_to = -1  # the ply to which a seat last took back
        self._notices: list[tuple[int, str, int]] = []  # ply, slug, seat
        bank = 0.0 if stored.clock is None else float(stored.clock.bank)
        self._left = [bank] * stored.seats

    def add(self, entry: Entry) -> None:
        """Read the next entry."""
        if entry.clocks is not None:
            self._left = [left / 1000 for left in entry.clocks]
        match entry:
            case Begun():
                self.answers += entry.answers
            case Answered():
                self.answers += entry.answers
                self._proposal = []
                if entry.by == "clock":
                    self._notices.append((entry.ply + 1, "table.expired", entry.seat))
            case TookBack():
                del self.answers[entry.ply :]
                self._rewound_to = entry.ply
                self._proposal = []
                self.rewinds += 1
                self._notices = [notice for notice in self._notices if notice[0] <= entry.ply]
            case Proposed():
                self._proposal = [entry]
            case Agreed():
                self._proposal.append(entry)
            case Declined():
                self._proposal = []
            case Habit():
                if entry.answers:  # the match went on, which ends a proposal
                    self._proposal = []
                self.answers += entry.answers
                self._habits[entry.seat, entry.prompt] = entry
            case WindowsSet():
                if entry.answers:
                    self._proposal = []
                self.answers += entry.answers
                self._windows[entry.seat] = entry.which
            case Sat():
                self.answers += entry.answers
                self._reseat(entry.seat, SeatPlan(entry.person, entry.bot, entry.name))
            case Resigned():
                if entry.ends:
                    self._proposal = []
                    self._gave_up = entry.seat
                else:
                    self._reseat(entry.seat, SeatPlan(None, entry.bot, entry.name))
                self._notices.append((len(self.answers), "table.resigned", entry.seat))
                self.answers += entry.answers

    def _reseat(self, seat: int, plan: SeatPlan) -> None:
        """A new holder starts without habits and windows, and ends a proposal that other people answered."""
        self._proposal = []
        self.holders[seat] = plan
        if plan.person is not None:
            self.past_holders[seat].add(plan.person)
        self._habits = {key: habit for key, habit in self._habits.items() if key[0] != seat}
        self._windows.pop(seat, None)

    def clock(self) -> Clock | None:
        """The clocks as of the last entry. The time since then does not count."""
        plan = self._stored.clock
        return None if plan is None else make_clock(self._stored.seats, plan.bank, plan.bonus, self._left)

    def restore(self, driver: Table) -> None:
        """Restore what the driver remembered."""
        driver.resume(self.rewinds, self._rewound_to)
        for (seat, prompt), habit in self._habits.items():
            driver.auto(seat, prompt, None if habit.value is None else as_option(habit.value))
        for seat, which in self._windows.items():
            driver.ask_in_windows(seat, which)
        for step in self._proposal:
            if isinstance(step, Proposed):
                driver.propose_undo(step.seat)
            else:
                driver.agree(step.seat)
        if self._gave_up is not None:
            driver.resign(self._gave_up)
        driver.notices.restore([Event(ply, slug, {"seat": seat}) for ply, slug, seat in self._notices])


def as_option(value: object) -> Value:
    """A value from JSON as an option: lists become tuples."""
    if isinstance(value, list):
        return tuple([as_option(part) for part in value])
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise Refused("bad_message", "options are words, whole numbers and lists of them")


def make_clock(seats: int, bank: float, bonus: float, left: Sequence[float] | None = None) -> Clock:
    """The clocks of a match."""
    return Clock(seats, bank, time.monotonic, bonus, left)
