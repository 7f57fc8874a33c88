"""Following a match that is played at another table: each answer copied leads to the same position."""

from typing import Any

import pytest

from oubliette.kernel import SPECTATOR, Match, Seeded
from oubliette.table import Bot, Clock, Person, Player, Table
from tests.table.test_habits import Doubt
from tests.table.wager import WAGER

ANNA, BEN = Person("Anna"), Person("Ben")


class SharedTime:
    """One time for the clocks of all tables."""

    def __init__(self) -> None:
        self.time = 1000.0

    def clock(self, seats: int) -> Clock:
        return Clock(seats, bank=60, bonus=7, now=lambda: self.time)


def twins(time: SharedTime, *players: Player, game: Any = WAGER) -> tuple[Table, Table]:
    """The table where people play, and the one that copies its answers."""
    made = [
        Table(Match.start(game, seats=len(players), fate=Seeded(5)), players, time.clock(len(players)))
        for _ in range(2)
    ]
    for table in made:
        table.advance()
    return made[0], made[1]


def same(one: Table, other: Table) -> None:
    for seat in (*range(len(one.players)), SPECTATOR):
        assert repr(one.message(seat)) == repr(other.message(seat))
    assert one.match.record().to_json() == other.match.record().to_json()


@pytest.mark.parametrize("game", [WAGER, "pig", "dungeon_looters"], ids=["wager", "pig", "dungeon_looters"])
def test_a_followed_match_is_the_same_at_every_answer(game: Any) -> None:
    time = SharedTime()
    played, followed = twins(time, ANNA, BEN, game=game)
    for turn in range(60):
        if played.match.over:
            break
        (seat,), before = played.waiting, played.ply
        ask = played.match.ask
        assert ask is not None
        time.time += 1 + turn % 3
        played.answer(seat, turn % len(ask.options))
        followed.follow(seat, played.match.answers[before:])
        same(played, followed)
        time.time += 2  # time runs for the same seat at both
        same(played, followed)
    assert played.result == followed.result


def test_a_copied_answer_earns_the_bonus_here_too() -> None:
    time = SharedTime()
    played, followed = twins(time, ANNA, BEN)
    time.time += 10
    played.choose(0, "low")
    followed.follow(0, [0])
    time.time += 5
    assert followed.message(0).clocks == (57, 55)
    assert played.message(0).clocks == (57, 55)


def test_the_dice_to_come_are_the_same() -> None:
    """After a copied answer the table's own fate goes on with the same dice."""
    played, followed = twins(SharedTime(), ANNA, BEN, game="pig")
    (seat,), before = played.waiting, played.ply
    played.choose(seat, "roll")
    followed.follow(seat, played.match.answers[before:])
    for table in (played, followed):
        (seat,) = table.waiting
        table.choose(seat, "roll")
    same(played, followed)


def test_a_proposal_to_take_back_ends_with_the_next_answer() -> None:
    played, followed = twins(SharedTime(), ANNA, BEN)
    for table in (played, followed):
        table.choose(0, "low")
        table.propose_undo(0)
        assert table.proposal is not None
    before = played.ply
    played.choose(1, "high")
    followed.follow(1, played.match.answers[before:])
    assert played.proposal is followed.proposal is None


def test_habits_that_repeat_without_end_go_on_after_an_answer() -> None:
    """After many answers by habit in a row the table asks the person; a copied answer resets the count."""
    game = Doubt("doubt", version=1, seats=range(1, 2), longest=1000)
    played, followed = twins(SharedTime(), ANNA, game=game)
    for table in (played, followed):
        table.auto(0, "door.open", "open")
        table.auto(0, "door.sure", "back")
        assert table.advance() == 100
    before = played.ply
    played.choose(0, "open")
    assert played.ply == before + 101
    followed.follow(0, [0])
    assert followed.advance() == 100
    same(played, followed)


def test_a_copied_answer_of_a_bot_costs_nobody_time() -> None:
    time = SharedTime()
    played, followed = twins(time, Bot("Far", None), ANNA)
    before = played.ply
    time.time += 20
    played.bot_answer(0, 1, before)
    followed.follow(0, played.match.answers[before:])
    same(played, followed)
    assert followed.message(1).clocks == played.message(1).clocks == (60, 60)
