"""Habits: the table gives a person's usual answer to a prompt, if it is legal."""

from typing import Any

import pytest

from oubliette.kernel import SPECTATOR, Ask, Game, Match, Result, Rule, Seeded, Settings, View
from oubliette.table import Bot, Clock, NobodyThere, Person, Table
from tests.table.test_forced import Toll
from tests.table.wager import WAGER

ANNA, BEN = Person("Anna"), Person("Ben")


def passing(match: Match, ask: Ask[Any]) -> int:
    return 2


def wager(*players: Person | Bot | None, clock: Clock | None = None) -> Table:
    table = Table(Match.start(WAGER, seats=len(players), fate=Seeded(5)), players, clock)
    table.advance()
    return table


def test_always_pass_for_me() -> None:
    table = wager(ANNA, BEN)
    table.auto(1, "bid.choose", "pass")
    table.choose(0, "high")
    assert table.waiting == (0,)  # Ben passed by habit, and the next round has begun
    assert table.match.view(0)["round"] == 1


def test_ask_me_again() -> None:
    table = wager(ANNA, BEN)
    table.auto(1, "bid.choose", "pass")
    table.auto(1, "bid.choose", None)
    table.auto(1, "bid.never", None)
    table.choose(0, "high")
    assert table.waiting == (1,)


def test_a_habit_that_is_not_allowed_here_is_no_answer() -> None:
    table = wager(ANNA, BEN)
    table.auto(1, "bid.choose", "double")
    table.auto(1, "other.window", "pass")
    table.choose(0, "high")
    assert table.waiting == (1,)


def test_a_habit_set_while_i_am_asked_answers_when_the_table_goes_on() -> None:
    table = wager(ANNA, BEN)
    table.auto(0, "bid.choose", "low")
    assert table.waiting == (0,)
    table.advance()
    assert table.waiting == (1,)


def test_everybody_with_habits_plays_to_the_end() -> None:
    table = wager(ANNA, BEN)
    table.auto(0, "bid.choose", "low")
    table.auto(1, "bid.choose", "high")
    table.advance()
    assert table.match.over


def test_a_habit_leaves_with_its_person() -> None:
    table = wager(ANNA, BEN)
    table.auto(1, "bid.choose", "pass")
    table.leave(1)
    table.sit(1, Person("Carl"))
    table.choose(0, "high")
    assert table.waiting == (1,)
    assert table.message(1).autos == {}


def test_only_people_have_habits() -> None:
    table = wager(ANNA, None)
    with pytest.raises(NobodyThere):
        table.auto(1, "bid.choose", "pass")


def test_i_see_my_habits_and_nobody_else_does() -> None:
    table = wager(ANNA, BEN)
    table.auto(1, "bid.choose", "pass")
    assert table.message(1).autos == {"bid.choose": "pass"}
    assert table.message(0).autos == {}
    assert table.message(SPECTATOR).autos == {}


def test_nobody_can_tell_how_an_answer_came() -> None:
    """By hand at once, by habit or by a bot: others get the same messages, with the same clocks."""

    def clock() -> Clock:
        return Clock(3, bank=60, bonus=5, now=lambda: 100.0)

    by_hand = wager(ANNA, BEN, None, clock=clock())
    by_habit = wager(ANNA, BEN, None, clock=clock())
    by_habit.auto(1, "bid.choose", "pass")

    by_hand.choose(0, "high")
    by_hand.choose(1, "pass")
    by_habit.choose(0, "high")

    for seat in (0, 2, SPECTATOR):
        assert repr(by_hand.message(seat)) == repr(by_habit.message(seat))

    by_bot = wager(ANNA, Bot("Ben", passing), None)
    by_bot.choose(0, "high")
    expected = by_hand.message(0)
    received = by_bot.message(0)._replace(  # everybody may know which seats are bots
        players=expected.players, clocks=expected.clocks, may_undo=expected.may_undo
    )
    assert repr(received) == repr(expected)


class Doubt(Game[Toll, View]):
    """A player may go on or think again, any number of times."""

    def table(self, seats: int, settings: Settings) -> Toll:
        return Toll()

    def set_up(self, table: Toll) -> Rule[None]:
        yield from ()

    def turn(self, table: Toll) -> Rule[None]:
        yield from Ask(0, "door.open", ("open", "leave"))
        answer = yield from Ask(0, "door.sure", ("back", "go"))
        table.steps += answer == "go"

    def result(self, table: Toll) -> Result | None:
        return Result("win.across", (1,), (0,)) if table.steps else None

    def view(self, table: Toll, seat: int) -> View:
        return {"steps": table.steps}


def test_habits_that_repeat_without_end_are_stopped() -> None:
    game = Doubt("doubt", version=1, seats=range(1, 2), longest=1000)
    table = Table(Match.start(game, seats=1, fate=Seeded(1)), [ANNA])
    table.auto(0, "door.open", "open")
    table.auto(0, "door.sure", "back")
    assert table.advance() == 100
    assert table.advance() == 0
    table.auto(0, "door.sure", None)
    table.choose(0, "open")
    assert table.match.ask is not None and table.match.ask.prompt == "door.sure"
    table.choose(0, "back")
    assert table.match.ask.prompt == "door.sure"  # the habit has opened the door again
