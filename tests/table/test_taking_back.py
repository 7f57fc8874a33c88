"""Taking back: free for one person if nothing was revealed, otherwise with consent."""

import pytest

from oubliette.kernel import Match, NothingToUndo, RealDice, Seeded
from oubliette.table import Bot, NeedsConsent, NobodyThere, NoProposal, Person, Proposal, Table
from tests.table.wager import WAGER

ANNA, BEN, CARL = Person("Anna"), Person("Ben"), Person("Carl")
LOW = Bot("Low", lambda match, ask: 0)


def wager(*players: Person | Bot | None) -> Table:
    table = Table(Match.start(WAGER, seats=len(players), fate=Seeded(5)), players)
    table.advance()
    return table


def test_i_take_back_my_bid_as_nobody_has_seen_anything() -> None:
    table = wager(ANNA, LOW, None)
    before = table.message(0)
    table.choose(0, "high")
    assert table.waiting == (2,)
    table.undo(0)
    after = table.message(0)
    assert after.rewinds == before.rewinds + 1
    assert after == before._replace(rewinds=after.rewinds)


def test_i_cannot_take_back_what_was_revealed() -> None:
    table = wager(ANNA, LOW)
    table.choose(0, "high")
    ply = table.ply
    with pytest.raises(NothingToUndo):
        table.undo(0)
    assert (table.ply, table.rewinds) == (ply, 0)


def test_i_cannot_roll_again() -> None:
    table = Table(Match.start("pig", seats=2, fate=Seeded(7)), [ANNA, LOW])
    table.choose(0, "roll")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_the_others_must_agree() -> None:
    table = wager(ANNA, BEN, CARL)
    table.choose(0, "high")
    with pytest.raises(NeedsConsent, match="not agreed yet: seat 1, 2") as caught:
        table.undo(0)
    assert caught.value.facts == {"seat": 0, "missing": "1, 2"}
    with pytest.raises(NeedsConsent, match="seat 2"):
        table.undo(0, consent=[1])
    table.undo(0, consent=[1, 2])
    assert table.waiting == (0,)


def test_the_others_agree_one_by_one() -> None:
    table = wager(ANNA, BEN, CARL)
    table.choose(0, "high")
    assert not table.propose_undo(0)
    assert not table.agree(2)
    assert table.message(1).undo == Proposal(0, (0, table.ply), frozenset({2}))
    assert not table.agree(0)  # one's own consent does not count
    assert table.agree(1)
    assert table.waiting == (0,)
    assert table.proposal is None


def test_with_consent_we_go_back_across_dice() -> None:
    table = Table(Match.start("pig", seats=2, fate=Seeded(7)), [ANNA, BEN])
    before = table.message(0).view
    table.choose(0, "roll")
    assert not table.propose_undo(0)
    assert table.agree(1)
    assert table.message(0).view == before


def test_the_same_die_comes_again() -> None:
    table = Table(Match.start("pig", seats=2, fate=Seeded(7)), [ANNA, BEN])
    table.choose(0, "roll")
    once = list(table.match.answers)
    table.undo(0, consent=[1])
    table.choose(0, "roll")
    assert table.match.answers == once


def test_one_refusal_is_enough() -> None:
    table = wager(ANNA, BEN, CARL)
    table.choose(0, "high")
    table.propose_undo(0)
    table.agree(1)
    table.refuse(2)
    with pytest.raises(NoProposal, match="nobody is asking"):
        table.agree(2)
    with pytest.raises(NoProposal):
        table.refuse(2)
    assert table.waiting == (1,)


def test_the_next_answer_ends_the_proposal() -> None:
    table = wager(ANNA, BEN, CARL)
    table.choose(0, "high")
    table.propose_undo(0)
    table.choose(1, "low")
    assert table.proposal is None
    with pytest.raises(NoProposal):
        table.agree(1)


def test_a_newcomer_was_not_asked() -> None:
    table = wager(ANNA, BEN, None)
    table.choose(0, "high")
    table.propose_undo(0)
    table.sit(2, CARL)
    assert table.proposal is None


def test_alone_a_proposal_is_granted_at_once() -> None:
    table = wager(ANNA, LOW, None)
    table.choose(0, "high")
    assert table.propose_undo(0)
    assert table.waiting == (0,)


def test_my_other_seat_need_not_agree() -> None:
    table = wager(ANNA, ANNA, None)
    table.choose(0, "high")
    table.choose(1, "low")
    table.undo(0)
    assert table.waiting == (0,)


def test_a_seat_that_has_not_answered_cannot_take_back() -> None:
    table = wager(ANNA, BEN)
    with pytest.raises(NothingToUndo, match="seat 1 has given no answer"):
        table.propose_undo(1)
    with pytest.raises(NothingToUndo):
        table.undo(0, consent=[1])


def test_a_bot_takes_nothing_back() -> None:
    table = wager(ANNA, LOW)
    with pytest.raises(NobodyThere):
        table.undo(1)


def test_i_mistyped_my_real_die() -> None:
    """Everybody sees the real dice, so a typing mistake may be corrected."""
    table = Table(Match.start("pig", seats=2, fate=RealDice()), [ANNA, LOW])
    table.choose(0, 5)
    table.undo(0)
    table.choose(0, 6)
    assert table.match.view(0)["pot"] == 6


def test_a_habit_does_not_answer_again_what_i_took_back() -> None:
    table = wager(ANNA, LOW, None)
    table.auto(0, "bid.choose", "pass")
    table.advance()
    assert table.waiting == (2,)
    table.undo(0)
    table.advance()
    assert table.waiting == (0,)
    table.choose(0, "high")
    assert table.waiting == (2,)


def test_a_client_that_missed_the_undo_gets_everything_again() -> None:
    table = wager(ANNA, LOW, None)
    table.choose(0, "high")
    seen = table.message(0)
    table.undo(0)
    assert table.message(0, since=seen.ply).since == -1  # it knows more answers than the match has now
    table.choose(0, "low")
    anew = table.message(0, since=seen.ply, rewinds=seen.rewinds)
    assert (anew.since, anew.rewinds) == (-1, 1)
    assert [event.facts["bid"] for event in anew.events if event.slug == "bid.made"] == ["low", "hidden"]
    assert table.message(0, since=anew.ply, rewinds=anew.rewinds).events == ()
