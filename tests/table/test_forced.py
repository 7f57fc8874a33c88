"""Questions with one option: the table answers them for a person who plays alone among bots."""

from typing import Any, Final

import pytest

from oubliette.kernel import Ask, Game, Match, NothingToUndo, RealDice, Result, Rule, Seeded, Settings, State, View
from oubliette.kit.dice import roll
from oubliette.table import Bot, Clock, Person, Table

ANNA, BEN = Person("Anna"), Person("Ben")


class Toll(State):
    """The steps so far."""

    def __init__(self) -> None:
        self.steps = 0

    def clone(self) -> "Toll":
        twin = Toll()
        twin.steps = self.steps
        return twin


class Bridge(Game[Toll, View]):
    """Each turn has a choice, then a question of one option for each seat. The second turn ends with a die."""

    def table(self, seats: int, settings: Settings) -> Toll:
        return Toll()

    def set_up(self, table: Toll) -> Rule[None]:
        yield from ()

    def turn(self, table: Toll) -> Rule[None]:
        yield from Ask(0, "way.choose", ("left", "right"))
        for seat in (1, 0):
            yield from Ask(seat, "toll.pay", ("pay",)).always()
        table.steps += 1
        if table.steps == 2:
            yield from roll("toll.die")

    def result(self, table: Toll) -> Result | None:
        return Result("win.across", (1, 1), (0, 0)) if table.steps == 4 else None

    def view(self, table: Toll, seat: int) -> View:
        return {"steps": table.steps}


BRIDGE: Final = Bridge("bridge", version=1, seats=range(2, 3), longest=24)


def first(match: Match, ask: Ask[Any]) -> int:
    return 0


BOT = Bot("Bo", first)


def bridge(*players: Person | Bot | None, forced: bool = True, clock: Clock | None = None) -> Table:
    table = Table(Match.start(BRIDGE, seats=2, fate=Seeded(1)), players, clock, forced=forced)
    table.advance()
    return table


def pending(table: Table) -> str:
    assert table.match.ask is not None
    return table.match.ask.prompt


def test_by_default_everything_is_asked() -> None:
    table = Table(Match.start(BRIDGE, seats=2, fate=Seeded(1)), [ANNA, BOT])
    table.choose(0, "left")
    assert (pending(table), table.waiting) == ("toll.pay", (0,))


def test_alone_among_bots_only_choices_are_asked() -> None:
    table = bridge(ANNA, BOT)
    for _ in range(4):
        assert pending(table) == "way.choose"
        table.choose(0, "left")
    assert table.match.over


def test_a_second_person_might_learn_from_a_missing_pause() -> None:
    table = bridge(ANNA, BEN)
    table.choose(0, "left")
    assert (pending(table), table.waiting) == ("toll.pay", (1,))
    table.choose(1, "pay")
    assert (pending(table), table.waiting) == ("toll.pay", (0,))


def test_when_somebody_sits_down_everything_is_asked_from_then_on() -> None:
    table = bridge(ANNA, BOT)
    table.sit(1, BEN)
    table.choose(0, "left")
    assert table.waiting == (1,)
    table.leave(1)
    table.sit(1, BOT)
    table.advance()
    assert pending(table) == "way.choose"


def test_the_other_seat_of_the_same_person_learns_nothing() -> None:
    table = bridge(ANNA, ANNA)
    table.choose(0, "left")
    assert pending(table) == "way.choose"


def test_nobody_answers_for_a_free_seat() -> None:
    table = bridge(ANNA, None)
    table.choose(0, "left")
    assert (pending(table), table.waiting) == ("toll.pay", (1,))


def test_dice_rolled_by_hand_are_always_asked() -> None:
    class OneSided(Bridge):
        def turn(self, table: Toll) -> Rule[None]:
            table.steps += 1
            yield from Ask(-1, "toll.die", (1,)).always()

    game = OneSided("bridge", version=1, seats=range(2, 3), longest=24)
    table = Table(Match.start(game, seats=2, fate=RealDice()), [ANNA, BOT], forced=True)
    table.advance()
    assert (pending(table), table.waiting) == ("toll.die", (0,))


def test_taking_back_goes_to_the_last_choice() -> None:
    table = bridge(ANNA, BOT)
    table.choose(0, "left")
    table.undo(0)
    assert (table.ply, pending(table)) == (0, "way.choose")
    table.choose(0, "right")
    assert pending(table) == "way.choose"


def test_without_a_choice_there_is_nothing_to_take_back() -> None:
    with pytest.raises(NothingToUndo):
        bridge(ANNA, BOT).undo(0)


def test_a_die_that_was_rolled_is_not_taken_back() -> None:
    table = bridge(ANNA, BOT)
    table.choose(0, "left")
    table.choose(0, "left")
    ply = table.ply
    with pytest.raises(NothingToUndo):
        table.undo(0)
    assert (table.ply, table.rewinds) == (ply, 0)


def test_a_habit_comes_first_and_does_not_repeat_what_was_taken_back() -> None:
    table = bridge(ANNA, BOT)
    table.auto(0, "way.choose", "right")
    table.choose(0, "left")
    assert table.match.over
    short = bridge(ANNA, BOT)
    short.choose(0, "left")
    short.auto(0, "way.choose", "right")
    short.undo(0)
    short.advance()
    assert (short.ply, pending(short)) == (0, "way.choose")


def test_a_forced_answer_costs_no_time() -> None:
    now = [0.0]
    clock = Clock(2, bank=60, bonus=0, now=lambda: now[0])
    table = bridge(ANNA, BOT, clock=clock)
    now[0] = 10.0
    table.choose(0, "left")
    assert table.message(0).clocks == (50, 60)


class Signpost(Bridge):
    """The same, but each turn ends with an event that reveals something."""

    def turn(self, table: Toll) -> Rule[None]:
        yield from super().turn(table)
        table.tell("toll.shown")


@pytest.mark.parametrize("listen", [True, False])
def test_a_revealed_secret_forbids_undo_even_without_a_log(listen: bool) -> None:
    """The forced answers since do not count as choices, but what they revealed still forbids the undo."""
    game = Signpost("signpost", version=1, seats=range(2, 3), longest=24, reveals=frozenset({"toll.shown"}))
    match = Match.start(game, fate=Seeded(1), listen=listen)
    match.choose("left")
    for _ in range(2):
        match.choose("pay")

    with pytest.raises(NothingToUndo, match="revealed"):
        match.undo(0, choices=True)
    assert len(match.answers) == 3
