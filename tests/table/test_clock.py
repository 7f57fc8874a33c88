"""Thinking time, with a clock that the test sets."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette.kernel import SPECTATOR, Ask, Event, IllegalAnswer, Match, RealDice, Seeded
from oubliette.table import Bot, Clock, Person, StaleAnswer, Table
from tests.table.wager import WAGER

ANNA, BEN = Person("Anna"), Person("Ben")


def high(match: Match, ask: Ask[Any]) -> int:
    return 1


class TimedTable:
    """A table whose clock reads `time`."""

    def __init__(self, *players: Person | Bot | None, bonus: float = 0.0) -> None:
        self.time = 1000.0
        clock = Clock(len(players), bank=60, bonus=bonus, now=lambda: self.time)
        self.table = Table(Match.start(WAGER, seats=len(players), fate=Seeded(5)), players, clock)
        self.table.advance()

    def times(self) -> tuple[float, ...] | None:
        return self.table.message(SPECTATOR).clocks

    def answer_for(self, seat: int) -> None:
        """The time is up: a bot answers, and a notice tells everybody, as the server does (its test_notices.py)."""
        ply = self.table.ply
        self.table.bot_answer(seat, 1, ply, stand_in=True)
        self.table.notices.tell(ply + 1, "table.expired", seat=seat)


def test_my_time_runs_while_i_am_asked() -> None:
    timed = TimedTable(ANNA, BEN)
    timed.time += 10
    assert timed.times() == (50, 60)
    timed.table.choose(0, "low")
    timed.time += 25
    assert timed.times() == (50, 35)


def test_every_answer_earns_a_bonus() -> None:
    timed = TimedTable(ANNA, BEN, bonus=3)
    timed.time += 10
    timed.table.choose(0, "low")
    assert timed.times() == (53, 60)


def test_a_refused_answer_neither_stops_my_time_nor_earns_anything() -> None:
    timed = TimedTable(ANNA, BEN, bonus=3)
    timed.time += 10
    with pytest.raises(IllegalAnswer):
        timed.table.choose(0, "double")
    timed.time += 10
    assert timed.times() == (40, 60)


def test_when_my_time_is_up_a_bot_answers_and_everybody_is_told() -> None:
    timed = TimedTable(ANNA, BEN)
    ply = timed.table.ply
    timed.time += 60
    assert timed.times() == (0, 60)
    timed.answer_for(0)
    assert timed.table.waiting == (1,)
    assert timed.table.match.view(0)["bids"][0] == "high"
    for seat in (0, 1, SPECTATOR):
        message = timed.table.message(seat, since=ply)
        assert message.notices == (Event(ply + 1, "table.expired", {"seat": 0}),)
        assert timed.table.message(seat, since=message.ply).notices == ()


def test_a_late_answer_counts_until_a_bot_has_answered() -> None:
    timed = TimedTable(ANNA, BEN)
    timed.time += 61
    timed.table.choose(0, "low")
    assert timed.times() == (0, 60)
    assert timed.table.waiting == (1,)

    other = TimedTable(ANNA, BEN)
    late = other.table.ply
    other.time += 61
    other.answer_for(0)
    with pytest.raises(StaleAnswer):
        other.table.choose(0, "low", late)
    assert other.table.match.view(0)["bids"][0] == "high"


def test_a_notice_is_taken_back_with_the_answer() -> None:
    timed = TimedTable(ANNA, BEN)
    timed.time += 60
    timed.answer_for(0)
    timed.table.undo(0, consent=[1])
    assert timed.table.message(1).notices == ()
    assert timed.times() == (0, 60)  # but lost time stays lost


def test_no_time_runs_for_bots_free_seats_and_dice() -> None:
    timed = TimedTable(None, Bot("High", high))
    timed.time += 500
    assert timed.times() == (60, 60)

    clock = Clock(2, bank=60, now=lambda: timed.time)
    table = Table(Match.start("pig", seats=2, fate=RealDice()), [ANNA, BEN], clock)
    table.advance()
    timed.time += 500
    assert table.message(0).clocks == (60, 60)


def test_my_time_stops_when_i_leave_and_goes_on_for_my_successor() -> None:
    timed = TimedTable(ANNA, BEN)
    timed.time += 10
    timed.table.leave(0)
    timed.time += 100
    assert timed.times() == (50, 60)
    timed.table.sit(0, Person("Carl"))
    timed.time += 5
    assert timed.times() == (45, 60)


def test_a_resumed_match_has_its_old_times() -> None:
    clock = Clock(2, bank=60, now=lambda: 0.0, left=[12.5, 0])
    table = Table(Match.start(WAGER, seats=2, fate=Seeded(5)), [ANNA, BEN], clock)
    assert table.message(0).clocks == (12.5, 0)


def test_without_a_clock_messages_have_no_times() -> None:
    table = Table(Match.start(WAGER, seats=2), [ANNA, BEN])
    table.advance()
    assert table.message(0).clocks is None


@given(st.lists(st.tuples(st.floats(0, 50), st.booleans()), max_size=20))
def test_only_the_asked_seat_spends_time(moments: list[tuple[float, bool]]) -> None:
    timed = TimedTable(ANNA, BEN)
    for wait, answers in moments:
        before, asked = timed.times(), timed.table.waiting
        timed.time += wait
        after = timed.times()
        assert before is not None and after is not None
        for seat, (earlier, later) in enumerate(zip(before, after, strict=True)):
            assert 0 <= later <= earlier
            assert later == earlier or seat in asked
        if asked and after[asked[0]] == 0:
            timed.answer_for(asked[0])
        elif asked and answers:
            timed.table.choose(asked[0], "low")
