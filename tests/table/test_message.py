"""Messages: one per stop, plain data, with nothing that the seat must not know."""

import json
from collections.abc import Sequence
from typing import overload

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette.kernel import FATE, SPECTATOR, Ask, Event, Match, RealDice, Result, Seeded, Value, Way
from oubliette.table import Bot, Message, Person, Question, Table
from oubliette.table.message import plain
from tests.table.wager import CARDS, WAGER

ANNA, BEN, CARL = Person("Anna"), Person("Ben"), Person("Carl")
LOW = Bot("Low", lambda match, ask: 0)

seeds = st.integers(0, 10_000)
bids = st.lists(st.sampled_from(["low", "high", "pass"]), max_size=8)


def wager(*players: Person | Bot | None, seed: int = 5) -> Table:
    table = Table(Match.start(WAGER, seats=len(players), fate=Seeded(seed)), players)
    table.advance()
    return table


def test_a_message_says_what_happened_what_i_see_and_what_i_am_asked() -> None:
    table = wager(ANNA, LOW, None)
    card = table.match.table.hands[0]
    assert table.message(0) == Message(
        seat=0,
        ply=3,
        since=-1,
        rewinds=0,
        events=(
            Event(0, "setup.rounds", {"rounds": 3}),
            Event(1, "deal.card", {"seat": 0, "card": card}),
            Event(2, "deal.card", {"seat": 1, "card": "hidden"}),
            Event(3, "deal.card", {"seat": 2, "card": "hidden"}),
        ),
        notices=(),
        view={"hands": [card, "hidden", "hidden"], "bids": ["", "hidden", "hidden"], "points": (0, 0, 0), "round": 0},
        question=Question(
            seat=0, prompt="bid.choose", facts={"card": card}, options=("low", "high", "pass"), ways=(), window=False
        ),
        waiting=(0,),
        players=(ANNA, LOW, None),
        clocks=None,
        autos={},
        undo=None,
        result=None,
        may_undo="no",
        windows=None,
    )


def test_only_the_asked_seat_gets_the_question() -> None:
    table = wager(ANNA, BEN)
    assert table.message(0).question is not None
    assert table.message(1).question is None
    assert table.message(SPECTATOR).question is None
    assert table.message(1).waiting == (0,)


def test_the_real_dice_are_asked_of_everybody_at_the_table() -> None:
    table = Table(Match.start("pig", seats=3, fate=RealDice()), [ANNA, LOW, BEN])
    table.advance()
    for seat in (0, 2):
        question = table.message(seat).question
        assert question is not None
        assert (question.seat, question.options) == (FATE, (1, 2, 3, 4, 5, 6))
    assert table.message(1).question is None
    assert table.message(SPECTATOR).question is None


def test_a_message_tells_only_new_events() -> None:
    table = wager(ANNA, BEN)
    seen = table.message(0)
    assert table.message(0, since=seen.ply).events == ()
    table.choose(0, "high")
    assert [event.slug for event in table.message(0, since=seen.ply).events] == ["bid.made", "bid.note"]
    assert [event.slug for event in table.message(1, since=seen.ply).events] == ["bid.made"]


def test_at_the_end_there_is_a_result() -> None:
    table = wager(LOW, LOW)
    message = table.message(SPECTATOR)
    assert message.result == Result("win.points", (1, 1), (0, 0))
    assert message.waiting == () and message.question is None


class Flicks(Sequence[tuple[int, int]]):
    """360,000 combinations of angle and strength, computed on demand."""

    shape: Value = ("grid", 3600, 100)

    def __len__(self) -> int:
        return 3600 * 100

    @overload
    def __getitem__(self, index: int) -> tuple[int, int]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[int, int]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, int] | Sequence[tuple[int, int]]:
        assert isinstance(index, int), "messages must not take a slice of many options"
        assert index == 7, "messages must not read single options of many"
        return divmod(index, 100)


class Shapeless(Flicks):
    shape = None  # type: ignore[assignment]  # a game that forgot to say it


def test_many_options_are_sent_as_a_shape() -> None:
    assert Question.of(Ask(0, "flick", Flicks())).offered() == (None, ("grid", 3600, 100))
    assert Question.of(Ask(0, "flick", Shapeless())).offered() == (None, None)
    assert Question.of(Ask(0, "flick", range(0, 2000, 2))).offered() == (None, ("range", 0, 2000, 2))


def test_a_short_range_and_a_long_list_are_written_out() -> None:
    assert Question.of(Ask(0, "die", range(1, 4))).offered() == ((1, 2, 3), None)
    places = [("tile", number, (0, number)) for number in range(700)]
    assert Question.of(Ask(0, "tile", places)).offered() == (tuple(places), None)


def test_a_walk_is_told_as_a_tree() -> None:
    ways = [Way("K2", "K2", -1), Way("R3", ("door", 1), 0)]
    assert Question.of(Ask(0, "step", ("K2", "stop")), ways).ways == ways
    assert Question.of(Ask(0, "step", ("K2", "stop"))).ways == ()


def test_a_view_that_is_not_plain_data_is_refused() -> None:
    assert plain({1: (True, None, 1.5, ["x"])}) == {"1": [True, None, 1.5, ["x"]]}
    with pytest.raises(TypeError, match="not plain data"):
        plain({"walls": {1, 2}})


@given(seeds, bids, st.integers(-1, 12))
def test_no_message_holds_a_card_that_its_seat_may_not_see(seed: int, answers: list[str], since: int) -> None:
    table = wager(ANNA, BEN, CARL, seed=seed)
    shown: set[str] = set()
    own: list[set[str]] = [set(), set(), set()]
    for answer in [*answers, ""]:
        for event in table.match.events:
            if event.slug == "round.shown":
                shown.add(str(event.facts["card"]))
        for seat, card in enumerate(table.match.table.hands):
            own[seat].add(card)
        for seat in (0, 1, 2, SPECTATOR):
            text = repr(table.message(seat, since))
            known = {card for card in CARDS if card in text}
            assert known <= shown | (own[seat] if seat >= 0 else set())
        if answer:
            table.choose(table.waiting[0], answer)


@given(seeds, bids, st.sampled_from(["low", "high", "pass"]), st.sampled_from(["low", "high", "pass"]))
def test_a_secret_answer_makes_no_difference_to_others(seed: int, answers: list[str], one: str, other: str) -> None:
    """Whatever Ben bids, Anna, Carl and spectators get the same messages until it is shown."""
    tables = [wager(ANNA, BEN, CARL, seed=seed) for _ in range(2)]
    for table, bid in zip(tables, (one, other), strict=True):
        for answer in answers:
            table.choose(table.waiting[0], answer)
        while not table.match.over and table.waiting != (1,):
            table.choose(table.waiting[0], "pass")
        if not table.match.over:
            table.choose(1, bid)
    for seat in (0, 2, SPECTATOR):
        assert repr(tables[0].message(seat)) == repr(tables[1].message(seat))


@given(seeds, bids)
def test_messages_one_after_the_other_tell_everything_once(seed: int, answers: list[str]) -> None:
    for seat in (0, SPECTATOR):
        table = wager(ANNA, BEN, seed=seed)
        events = list(table.message(seat).events)
        since = table.ply
        for answer in answers:
            if not table.match.over:
                table.choose(table.waiting[0], answer)
                message = table.message(seat, since)
                events += message.events
                since = message.ply
        assert events == list(table.message(seat).events)


@given(seeds)
def test_messages_hold_plain_data(seed: int) -> None:
    table = wager(ANNA, LOW, BEN, seed=seed)
    while not table.match.over:
        message = table.message(table.waiting[0])
        assert message.question is not None
        data = plain([message.view, message.question.facts, message.question.offered()])
        data += plain([event.facts for event in message.events])
        assert json.loads(json.dumps(data)) == data
        table.choose(table.waiting[0], "high")
