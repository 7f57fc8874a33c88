"""Answering at a table: who may answer when, and what the table does by itself."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette.kernel import FATE, Ask, IllegalAnswer, Match, RealDice, Seeded
from oubliette.table import (
    Bot,
    NobodyThere,
    NoSuchSeat,
    NotYourTurn,
    Person,
    SeatTaken,
    StaleAnswer,
    Table,
    WrongPlayers,
)
from tests.samples.duel import DUEL
from tests.table.wager import WAGER


def hold_at_ten(match: Match, ask: Ask[Any]) -> int:
    """Hold at ten points; reads only the question."""
    pot = ask.facts["pot"] if ask.facts is not None else 0
    return int(isinstance(pot, int) and pot >= 10)


def pig(*players: Person | Bot | None, seed: int = 7) -> Table:
    table = Table(Match.start("pig", seats=len(players), options={"target": 30}, fate=Seeded(seed)), players)
    table.advance()
    return table


ANNA, BEN = Person("Anna"), Person("Ben")
ROBOT = Bot("Robot", hold_at_ten)


def test_bots_play_a_whole_match_among_themselves() -> None:
    table = pig(ROBOT, ROBOT, ROBOT)
    assert table.match.over
    assert table.waiting == ()
    assert table.match.answers == Match.replay(table.match.record()).answers


def test_the_table_waits_for_me_and_for_nobody_else() -> None:
    table = pig(ANNA, ROBOT)
    while not table.match.over:
        assert table.waiting == (0,)
        table.choose(0, "hold")
    assert table.match.result is not None


def test_it_is_not_your_turn() -> None:
    table = pig(ANNA, BEN)
    other = 1 - table.waiting[0]
    with pytest.raises(NotYourTurn) as caught:
        table.answer(other, 0)
    assert caught.value.slug == "not_your_turn"
    assert str(caught.value) == f"seat {other} is not asked now; the answer is up to seat {1 - other}"


def test_i_answered_a_question_that_was_already_answered() -> None:
    table = pig(ANNA, ROBOT)
    before = table.ply
    table.answer(0, 1, ply=before)
    after = table.ply
    with pytest.raises(StaleAnswer) as caught:
        table.choose(0, "roll", ply=before)
    assert (caught.value.slug, caught.value.facts) == ("stale_answer", {"given": before, "ply": after})
    assert str(caught.value) == f"this answers the question after {before} answers, but the match has {after} by now"
    assert table.ply == after


def test_there_is_no_third_seat() -> None:
    table = pig(ANNA, BEN)
    for seat in (2, -1, -2):
        with pytest.raises(NoSuchSeat, match="seats are 0 to 1"):
            table.answer(seat, 0)
    with pytest.raises(NoSuchSeat):
        table.message(FATE)


def test_an_option_that_is_not_offered_is_refused() -> None:
    table = pig(ANNA, BEN)
    record = table.match.record().to_json()
    with pytest.raises(IllegalAnswer, match="allowed"):
        table.choose(0, "cheat")
    with pytest.raises(IllegalAnswer, match="0 to 1"):
        table.answer(0, 2)
    assert table.match.record().to_json() == record


def test_nobody_answers_after_the_end() -> None:
    table = pig(ROBOT, ANNA)
    while not table.match.over:
        table.choose(1, "hold")
    with pytest.raises(IllegalAnswer, match="over"):
        table.choose(1, "hold")


def test_too_many_players_for_the_match() -> None:
    with pytest.raises(WrongPlayers, match="2 seats, not 3"):
        Table(Match.start("pig", seats=2), [ANNA, BEN, ROBOT])


def test_the_match_waits_at_a_free_seat_until_somebody_sits_down() -> None:
    table = pig(ROBOT, None)
    assert table.waiting == (1,)
    with pytest.raises(NobodyThere, match="no person sits in seat 1: it is free"):
        table.choose(1, "hold")
    table.sit(1, ANNA)
    table.choose(1, "hold")
    assert table.players == (ROBOT, ANNA)


def test_a_taken_seat_is_taken() -> None:
    table = pig(ANNA, BEN)
    with pytest.raises(SeatTaken, match="seat 1 is taken by Ben"):
        table.sit(1, ROBOT)
    assert table.players == (ANNA, BEN)


def test_i_hand_my_seat_to_a_bot_and_take_it_back() -> None:
    table = pig(ANNA, BEN)
    seat = table.waiting[0]
    table.leave(seat)
    table.sit(seat, ROBOT)
    table.advance()
    assert table.match.over or table.waiting == (1 - seat,)
    with pytest.raises(NobodyThere, match="it is played by Robot"):
        table.choose(seat, "hold")
    table.sit(seat, ANNA)
    assert table.players[seat] is ANNA


def test_nobody_can_leave_a_free_seat() -> None:
    table = pig(ANNA, None)
    with pytest.raises(NobodyThere):
        table.leave(1)


def test_an_interrupted_bot_costs_nothing() -> None:
    """Ctrl-C while a bot thinks: my own answer stays, and `advance` asks the bot again."""
    patience = [KeyboardInterrupt]

    def slow(match: Match, ask: Ask[Any]) -> int:
        if patience:
            raise patience.pop()
        return 0

    table = Table(Match.start(WAGER, seats=2, fate=Seeded(1)), [ANNA, Bot("Slow", slow)])
    table.advance()
    before = table.ply
    with pytest.raises(KeyboardInterrupt):
        table.choose(0, "high")
    assert table.ply == before + 1
    assert table.waiting == (1,)
    assert Match.replay(table.match.record(), WAGER).answers == table.match.answers
    table.advance()
    assert table.waiting == (0,)


def test_a_bot_that_cheats_is_refused_and_the_match_is_unharmed() -> None:
    table = Table(Match.start("pig", seats=2, fate=Seeded(7)), [Bot("Cheat", lambda match, ask: 9), BEN])
    before = list(table.match.answers)
    with pytest.raises(IllegalAnswer):
        table.advance()
    assert table.match.answers == before


def test_advance_can_be_limited() -> None:
    table = Table(Match.start("pig", seats=2, fate=Seeded(7)), [ROBOT, ROBOT])
    assert table.advance(most=3) == 3
    assert table.message(0).result is None
    assert table.advance(most=0) == 0
    assert table.advance() > 3
    assert table.message(0).result is not None
    assert table.advance() == 0


def test_anybody_may_say_what_the_real_dice_show() -> None:
    table = Table(Match.start("pig", seats=3, fate=RealDice()), [ANNA, ROBOT, BEN])
    table.advance()
    assert table.message(0).waiting == (0, 2)
    table.choose(2, 4)
    assert table.message(0).waiting == (0,)
    table.choose(0, "roll")
    with pytest.raises(NobodyThere):
        table.choose(1, 6)
    table.choose(0, 6)
    assert table.match.view(0)["pot"] == 10


def test_a_real_card_is_told_by_whoever_holds_it() -> None:
    """The question says whose card it is; if no person sits there, anybody may answer."""
    table = Table(Match.start(DUEL, seats=3, fate=RealDice()), [ANNA, ROBOT, BEN])
    for card in (1, 2, 3):
        assert table.waiting == (0,)
        assert table.message(2).question is None
        with pytest.raises(NotYourTurn):
            table.choose(2, card)
        table.choose(0, card)
    assert table.waiting == (0, 2)


def test_one_person_may_play_two_seats() -> None:
    table = pig(ANNA, ANNA)
    for _ in range(4):
        table.choose(table.waiting[0], "hold")
    assert table.ply >= 8


@given(st.integers(0, 10_000), st.lists(st.booleans(), min_size=2, max_size=4), st.integers(1, 9))
def test_it_makes_no_difference_who_gives_an_answer(seed: int, by_hand: list[bool], bound: int) -> None:
    """The same decisions give the same match, by hand or by bots, at once or in steps."""
    players = [ANNA if hand else ROBOT for hand in by_hand]
    table = Table(Match.start("pig", seats=len(players), options={"target": 20}, fate=Seeded(seed)), players)
    while not table.match.over:
        if table.advance(most=bound) < bound and table.match.ask is not None:
            ask = table.match.ask
            table.answer(ask.seat, hold_at_ten(table.match, ask), ply=table.ply)

    alone = Match.start("pig", seats=len(players), options={"target": 20}, fate=Seeded(seed))
    alone.run([hold_at_ten] * len(players))
    assert table.match.record().to_json() == alone.record().to_json()


@given(st.integers(0, 999), st.integers(-3, 4), st.integers(-3, 4), st.none() | st.integers(-1, 12))
def test_a_refused_answer_changes_nothing(seed: int, seat: int, index: int, ply: int | None) -> None:
    table = pig(ANNA, BEN, None, seed=seed)
    before = repr(table.message(0)), table.match.record().to_json()
    refused = ""
    try:
        table.answer(seat, index, ply)
    except (NoSuchSeat, NotYourTurn, NobodyThere, StaleAnswer, IllegalAnswer) as problem:
        refused = str(problem)
    if refused:
        assert "\n" not in refused
        assert (repr(table.message(0)), table.match.record().to_json()) == before
    else:
        assert seat in (0, 1) and index in (0, 1)
