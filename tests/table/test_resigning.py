"""Resigning, and other notices of the table."""

import pytest

from oubliette.kernel import Event, IllegalAnswer, Match, Result, Seeded
from oubliette.table import Bot, Clock, NobodyThere, NoProposal, Person, Table
from tests.table.wager import WAGER

ANNA, BEN, CARL = Person("Anna"), Person("Ben"), Person("Carl")
LOW = Bot("Low", lambda match, ask: 0)
FAR = Bot("Far", None)


def wager(*players: Person | Bot | None, clock: Clock | None = None) -> Table:
    table = Table(Match.start(WAGER, seats=len(players), fate=Seeded(5)), players, clock)
    table.advance()
    return table


def test_between_two_the_one_who_resigns_loses() -> None:
    table = wager(ANNA, BEN)
    assert table.result is None
    assert table.resign(1)
    assert table.result == Result("table.resigned", (1, 2), (0, 0))
    assert table.match.result is None


def test_a_bot_wins_when_its_rival_resigns() -> None:
    table = wager(ANNA, LOW)
    assert table.resign(0)
    assert table.result is not None
    assert table.result.won(1) and not table.result.won(0)


def test_when_the_only_person_gives_up_nobody_wins() -> None:
    table = wager(ANNA, LOW, FAR)
    assert table.resign(0)
    assert table.result == Result("table.resigned", (2, 2, 2), (0, 0, 0))

    alone = Table(Match.start("mini_rogue", seats=1, fate=Seeded(5)), [ANNA])
    assert alone.resign(0)
    assert alone.result == Result("table.resigned", (2,), (0,))


def test_among_several_people_the_others_play_on() -> None:
    table = wager(ANNA, BEN, CARL)
    assert not table.resign(0)
    assert table.result is None
    assert table.players == (None, BEN, CARL)
    assert table.waiting == (0,)
    table.sit(0, LOW)
    table.advance()
    assert table.waiting == (1,)
    assert not table.resign(1)
    assert table.resign(2)  # only bots are left
    assert table.result == Result("table.resigned", (2, 2, 2), (0, 0, 0))


def test_after_giving_up_nobody_is_asked_anything() -> None:
    table = wager(ANNA, BEN)
    table.choose(0, "high")
    table.propose_undo(0)
    table.resign(0)
    before = list(table.match.answers)

    def refused() -> list[str]:
        slugs = []
        for act in (
            lambda: table.answer(1, 0),
            lambda: table.choose(1, "low", table.ply),
            lambda: table.undo(0, consent=[1]),
            lambda: table.propose_undo(0),
            lambda: table.resign(1),
            lambda: table.bot_answer(1, 0, table.ply, stand_in=True),
        ):
            with pytest.raises(IllegalAnswer) as caught:
                act()
            slugs.append(caught.value.slug)
        return slugs

    assert refused() == ["match_over"] * 6
    with pytest.raises(NoProposal):
        table.agree(1)
    assert table.waiting == ()
    assert table.advance() == 0
    message = table.message(1)
    assert (message.question, message.waiting, message.undo) == (None, (), None)
    assert message.result == Result("table.resigned", (2, 1), (0, 0))
    assert table.match.answers == before


def test_bots_do_not_move_after_the_end() -> None:
    for bot in (LOW, FAR):
        table = Table(Match.start(WAGER, seats=2, fate=Seeded(5)), [bot, ANNA])
        table.resign(1)
        ply = table.ply
        assert table.advance() == 0
        with pytest.raises(IllegalAnswer, match="over"):
            table.bot_answer(0, 0, table.ply)
        assert table.ply == ply


def test_my_time_stops_when_the_other_gives_up() -> None:
    time = [1000.0]
    clock = Clock(2, bank=60, now=lambda: time[0])
    table = wager(ANNA, BEN, clock=clock)
    time[0] += 10
    table.resign(1)
    time[0] += 500
    assert table.message(0).clocks == (50, 60)


def test_a_seat_without_a_person_cannot_resign() -> None:
    table = wager(ANNA, LOW, None)
    for seat in (1, 2):
        with pytest.raises(NobodyThere):
            table.resign(seat)
    assert table.message(0).notices == ()


def test_nobody_gives_up_a_match_that_is_over() -> None:
    table = wager(ANNA, LOW)
    while not table.match.over:
        table.choose(0, "low")
    result = table.result
    with pytest.raises(IllegalAnswer, match="over"):
        table.resign(0)
    assert result is not None
    assert table.result == table.match.result == result


def test_everybody_is_told_who_gave_up() -> None:
    table = wager(ANNA, BEN, CARL)
    table.resign(1)
    for seat in (0, 1, -2):
        assert table.message(seat).notices == (Event(table.ply, "table.resigned", {"seat": 1}),)


def test_a_notice_reaches_a_client_that_knows_all_answers() -> None:
    """A client at ply 3 gets a notice of ply 3, and gets it once."""
    table = wager(ANNA, BEN)
    seen = table.message(0)
    known = len(seen.notices)
    table.notices.tell(table.ply, "table.stand_in", seat=1)
    heard = table.message(0, since=seen.ply, notices=known).notices
    assert [(notice.ply, notice.slug, notice.facts) for notice in heard] == [(seen.ply, "table.stand_in", {"seat": 1})]
    known += len(heard)
    table.choose(0, "low")
    assert table.message(0, since=seen.ply, notices=known).notices == ()
    table.notices.tell(table.ply, "table.back", seat=1)
    assert [notice.slug for notice in table.message(0, since=table.ply, notices=known).notices] == ["table.back"]


def test_a_client_that_starts_again_gets_all_notices() -> None:
    table = wager(ANNA, BEN)
    table.notices.tell(table.ply, "table.stand_in", seat=1)
    table.choose(0, "low")
    table.undo(0, consent=[1])
    anew = table.message(0, since=table.ply, rewinds=0, notices=1)
    assert anew.since == -1
    assert [notice.slug for notice in anew.notices] == ["table.stand_in"]


def test_undo_removes_the_notices_after_the_answer() -> None:
    table = wager(ANNA, BEN)
    table.notices.tell(table.ply, "table.stand_in", seat=1)
    table.choose(0, "low")
    table.notices.tell(table.ply, "table.back", seat=1)
    table.undo(0, consent=[1])
    assert [notice.slug for notice in table.message(1).notices] == ["table.stand_in"]


def test_a_resumed_match_has_its_old_notices() -> None:
    table = wager(ANNA, BEN)
    table.choose(0, "low")
    table.notices.tell(table.ply - 1, "table.expired", seat=0)
    table.notices.tell(table.ply, "table.back", seat=1)
    again = wager(ANNA, BEN)
    again.choose(0, "low")
    again.notices.tell(again.ply, "table.back", seat=0)
    again.notices.restore(table.message(1).notices)
    assert again.message(1) == table.message(1)
    assert [notice.ply for notice in again.message(1).notices] == [table.ply - 1, table.ply]


def test_in_a_cooperative_match_the_other_plays_on() -> None:
    """They are not rivals: nobody wins because the other resigned."""
    table = Table(Match.start("mini_rogue", seats=2, fate=Seeded(5)), [ANNA, BEN])
    assert not table.resign(0)
    assert table.result is None and table.players == (None, BEN)
    assert table.resign(1)
    assert table.result == Result("table.resigned", (2, 2), (0, 0))


def test_in_a_cooperative_match_person_and_bot_lose_together() -> None:
    table = Table(Match.start("mini_rogue", seats=2, fate=Seeded(5)), [LOW, ANNA])
    assert table.resign(1)
    assert table.result == Result("table.resigned", (2, 2), (0, 0))
