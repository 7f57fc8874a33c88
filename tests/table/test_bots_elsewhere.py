"""Bots that think in another process, and bots that stand in for people who are away."""

from typing import Any

import pytest

from oubliette.kernel import ENDLESS_FACTOR, Ask, EndlessMatch, IllegalAnswer, Match, RealDice, Seeded
from oubliette.table import Bot, Clock, NobodyThere, NoBotThere, NoSuchSeat, NotYourTurn, Person, StaleAnswer, Table
from tests.samples.duel import DUEL
from tests.table.test_habits import Doubt
from tests.table.wager import WAGER

ANNA, BEN = Person("Anna"), Person("Ben")
FAR = Bot("Far", None)


def low(match: Match, ask: Ask[Any]) -> int:
    return 0


LOW = Bot("Low", low)


def wager(*players: Person | Bot | None, clock: Clock | None = None) -> Table:
    table = Table(Match.start(WAGER, seats=len(players), fate=Seeded(5)), players, clock)
    table.advance()
    return table


def test_the_table_waits_for_a_bot_that_thinks_elsewhere() -> None:
    table = wager(LOW, FAR, ANNA)
    assert table.waiting == (1,)
    assert table.advance() == 0
    table.bot_answer(1, 1, table.ply)
    assert table.match.view(1)["bids"][1] == "high"
    assert table.waiting == (2,)


def test_the_others_go_on_after_the_bot_has_answered() -> None:
    table = wager(ANNA, FAR)
    table.choose(0, "low")
    table.bot_answer(1, 0, table.ply)
    assert table.waiting == (0,)
    assert table.match.view(0)["round"] == 1


def test_a_bot_elsewhere_plays_the_same_match_as_one_at_the_table() -> None:
    here = wager(LOW, LOW)
    there = wager(FAR, LOW)
    while there.match.ask is not None:
        there.bot_answer(0, low(there.match, there.match.ask), there.ply)
    assert there.match.answers == here.match.answers


def test_a_bot_that_thought_too_long_is_refused() -> None:
    table = wager(FAR, ANNA)
    ply = table.ply
    table.bot_answer(0, 0, ply)
    with pytest.raises(StaleAnswer):
        table.bot_answer(0, 0, ply)
    with pytest.raises(NotYourTurn):
        table.bot_answer(0, 0, table.ply)


def test_nobody_thinks_for_a_bot_that_has_left() -> None:
    table = wager(FAR, BEN)
    table.sit(0, ANNA)
    with pytest.raises(NoBotThere, match="no bot sits in seat 0: it is held by Anna"):
        table.bot_answer(0, 0, table.ply)
    table.leave(0)
    with pytest.raises(NoBotThere, match="it is free"):
        table.bot_answer(0, 0, table.ply)
    with pytest.raises(NoSuchSeat):
        table.bot_answer(2, 0, table.ply)


def test_an_illegal_answer_of_a_bot_elsewhere_is_refused() -> None:
    table = wager(FAR, BEN)
    before = table.match.record().to_json()
    with pytest.raises(IllegalAnswer):
        table.bot_answer(0, 3, table.ply)
    assert table.match.record().to_json() == before


def test_a_person_cannot_answer_for_a_bot() -> None:
    table = wager(FAR, BEN)
    with pytest.raises(NobodyThere, match="it is played by Far"):
        table.choose(0, "low")


def test_a_bot_answers_for_me_while_i_am_away_and_the_seat_stays_mine() -> None:
    table = wager(ANNA, BEN)
    table.bot_answer(0, 1, table.ply, stand_in=True)
    assert table.match.view(0)["bids"][0] == "high"
    assert table.players == (ANNA, BEN)
    with pytest.raises(NotYourTurn):
        table.bot_answer(0, 1, table.ply, stand_in=True)
    table.choose(1, "low")
    table.choose(0, "pass")  # I am back


def test_a_stand_in_that_is_later_than_my_answer_is_refused() -> None:
    table = wager(ANNA, BEN)
    ply = table.ply
    table.choose(0, "low")
    with pytest.raises(StaleAnswer):
        table.bot_answer(0, 1, ply, stand_in=True)
    assert table.match.view(0)["bids"][0] == "low"


def test_bots_and_free_seats_have_no_stand_in() -> None:
    for player in (FAR, None):
        table = wager(player, BEN)
        with pytest.raises(NobodyThere):
            table.bot_answer(0, 0, table.ply, stand_in=True)


def test_a_stand_in_cannot_answer_for_real_dice() -> None:
    table = Table(Match.start(DUEL, seats=2, fate=RealDice()), [ANNA, BEN])
    assert table.waiting == (0,)
    with pytest.raises(NotYourTurn):
        table.bot_answer(0, 0, table.ply, stand_in=True)


def test_my_time_stops_at_the_answer_of_my_stand_in() -> None:
    time = [1000.0]
    clock = Clock(3, bank=60, bonus=3, now=lambda: time[0])
    table = wager(ANNA, FAR, BEN, clock=clock)
    time[0] += 10
    table.bot_answer(0, 0, table.ply, stand_in=True)
    time[0] += 500  # the bot's own time does not run
    table.bot_answer(1, 0, table.ply)
    time[0] += 5
    assert table.message(0).clocks == (53, 60, 55)


def test_bots_cannot_answer_after_the_end() -> None:
    table = wager(LOW, LOW)
    with pytest.raises(IllegalAnswer, match="over"):
        table.bot_answer(0, 0, table.ply)
    table = wager(ANNA, LOW)
    while not table.match.over:
        table.choose(0, "low")
    with pytest.raises(IllegalAnswer, match="over"):
        table.bot_answer(0, 0, table.ply, stand_in=True)


def test_bots_elsewhere_that_play_without_end_are_stopped() -> None:
    game = Doubt("doubt", version=1, seats=range(1, 2), longest=2)
    table = Table(Match.start(game, seats=1, fate=Seeded(1)), [FAR])
    for _ in range(ENDLESS_FACTOR * game.longest + 1):
        table.bot_answer(0, 0, table.ply)
    before = table.ply
    with pytest.raises(EndlessMatch, match="not over after 20 answers"):
        table.bot_answer(0, 0, table.ply)
    assert table.ply == before
