"""A match from its start to its result."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import pytest

from oubliette import IllegalAnswer, Match, RealDice, Scripted, Seeded
from oubliette.kernel import (
    FATE,
    SPECTATOR,
    Ask,
    BadRecord,
    EndlessMatch,
    Game,
    GameOver,
    IllegalSetUp,
    Result,
    Rule,
    ScriptProblem,
    Settings,
    State,
    Value,
    View,
    Way,
    play,
    set_up,
)
from oubliette.kit.dice import roll
from oubliette.table import StaleAnswer
from tests.samples.duel import DUEL


def test_a_match_is_started_by_name_and_stops_at_the_first_question() -> None:
    match = Match.start("pig", seats=2, fate=Scripted([5]))
    assert match.ask is not None
    assert (match.ask.seat, match.ask.prompt, match.ask.facts) == (0, "turn.choice", {"pot": 5})
    assert match.view(SPECTATOR)["pot"] == 5
    assert not match.over


def test_a_match_is_played_to_its_result_by_values() -> None:
    match = Match.start("pig", seats=2, options={"target": 10}, fate=Scripted([6, 1, 6, 4]))
    match.choose("hold")  # six points; then the rival rolls the fatal face
    match.choose("roll")
    match.choose("hold")
    assert match.over
    assert match.result == Result("win.target", (1, 2), (16, 0))
    assert [event.slug for event in match.events][-2:] == ["roll.face", "turn.end"]


def test_an_index_outside_the_options_is_refused_and_changes_nothing() -> None:
    match = Match.start("pig", fate=Seeded(3))
    before = match.record().to_json()
    wrong: list[object] = [-1, 2, True, "0", 0.0, None]
    for index in wrong:
        with pytest.raises(IllegalAnswer, match=r"turn\.choice.*0 to 1.*'roll', 'hold'"):
            match.answer(index)  # type: ignore[arg-type]  # a careless client may send this
    assert match.record().to_json() == before


def test_a_value_that_is_no_option_is_refused_with_what_is_allowed() -> None:
    match = Match.start("pig", fate=Seeded(3))
    before = match.record().to_json()
    wrong: list[object] = ["pass", 0, None, ["roll"], True]
    for value in wrong:
        with pytest.raises(IllegalAnswer, match=r"turn\.choice.*allowed: \['roll', 'hold'\]"):
            match.choose(value)
    assert match.record().to_json() == before


def test_nothing_is_answered_after_the_end() -> None:
    match = Match.start("pig", options={"target": 10}, fate=Scripted([6, 4]))
    match.choose("roll")
    match.choose("hold")
    with pytest.raises(IllegalAnswer, match="the match is over"):
        match.choose("roll")


def test_true_is_not_one() -> None:
    match = Match.start(DUEL, fate=RealDice())
    assert match.ask is not None
    assert 1 in match.ask.options
    with pytest.raises(IllegalAnswer):
        match.choose(True)


def test_a_game_is_usually_played_by_the_fewest_unless_it_says_otherwise() -> None:
    assert Stuck("stuck", version=1, seats=range(2, 5), longest=10).usual == 2
    assert Stuck("stuck", version=1, seats=range(2, 5), longest=10, usual=4).usual == 4
    with pytest.raises(AssertionError):
        Stuck("stuck", version=1, seats=range(2, 5), longest=10, usual=5)


@pytest.mark.parametrize("seats", [1, 7, 0, -2])
def test_a_wrong_number_of_seats_is_refused_with_what_is_allowed(seats: int) -> None:
    with pytest.raises(IllegalSetUp, match=r"played by 2\.\.6"):
        Match.start("pig", seats=seats)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(IllegalSetUp, match=r"'chess'.*pig"):
        Match.start("chess")


def test_with_real_dice_the_people_answer_for_fate() -> None:
    match = Match.start("pig", options={"target": 10}, fate=RealDice())
    assert match.ask is not None
    assert match.ask.seat == FATE
    match.choose(6)
    match.choose("hold")
    assert match.ask.prompt == "roll.die"
    match.choose(1)
    match.choose(5)
    match.choose("hold")
    assert match.result == Result("win.target", (1, 2), (11, 0))


def test_a_scripted_fate_that_is_not_used_up_fails_the_match() -> None:
    match = Match.start("pig", options={"target": 10}, fate=Scripted([6, 6, 2, 2]))
    match.choose("roll")
    with pytest.raises(ScriptProblem, match=r"never asked for the scripted \[2, 2\]"):
        match.choose("hold")


def test_a_script_that_runs_out_leaves_the_match_as_it_was() -> None:
    match = Match.start("pig", fate=Scripted([6]))
    before = match.record().to_json()
    with pytest.raises(ScriptProblem, match="after 1 scripted"):
        match.choose("roll")
    assert match.record().to_json() == before


def test_a_scripted_die_that_was_taken_back_comes_again() -> None:
    match = Match.start("pig", options={"target": 100}, fate=Scripted([6, 5, 4]))
    match.choose("roll")
    match.rewind(1)
    match.choose("roll")
    match.choose("roll")
    assert match.view(0)["pot"] == 15


def test_without_a_fate_two_matches_get_other_dice() -> None:
    rolls = {tuple(event.facts.items()) for _ in range(40) for event in Match.start("pig").events}
    assert len(rolls) > 2


def test_policies_play_a_match_to_its_end() -> None:
    match = Match.start("pig", seats=3, fate=Seeded(5))
    result = match.run([lambda match, ask: 1] * 3)
    assert match.over
    assert result.won(result.places.index(1))


def test_policies_that_play_without_end_are_stopped() -> None:
    game = Stuck("stuck", version=1, seats=range(1, 2), longest=20)
    with pytest.raises(EndlessMatch, match="not over after 200 answers"):
        Match.start(game).run([lambda match, ask: 0])


def test_a_problem_survives_pickling() -> None:
    with pytest.raises(IllegalAnswer) as caught:
        Match.start("pig", fate=Scripted([5])).choose("x")
    for problem in (StaleAnswer(3, 4), caught.value):
        again = pickle.loads(pickle.dumps(problem))
        assert (type(again), str(again), again.slug, again.facts) == (
            type(problem),
            str(problem),
            problem.slug,
            problem.facts,
        )


def test_any_kind_of_whole_number_is_an_index() -> None:
    class Eleven:
        def __index__(self) -> int:
            return 1

    match = Match.start("pig", fate=Scripted([5, 2]))
    match.answer(Eleven())
    assert list(match.history())[1].value == "hold"


def test_nobody_rolls_real_dice_in_a_match_of_policies() -> None:
    with pytest.raises(IllegalAnswer, match=r"nobody rolls for 'roll\.die'"):
        Match.start("pig", fate=RealDice()).run([lambda match, ask: 0] * 2)


class Brittle(State):
    def __init__(self, marks: list[str]) -> None:
        self.marks = marks

    def clone(self) -> Brittle:
        return Brittle(list(self.marks))


class Stuck(Game[Brittle, View]):
    """A game whose rules have a fault."""

    def table(self, seats: int, settings: Settings) -> Brittle:
        return Brittle([])

    def set_up(self, table: Brittle) -> Rule[None]:
        yield from ()

    def turn(self, table: Brittle) -> Rule[None]:
        from oubliette.kernel import Ask

        word = yield from Ask(0, "word.say", ("good", "bad"))
        table.marks.append(word)
        table.tell("word.say", word=word)
        if word == "bad":
            raise ZeroDivisionError

    def result(self, table: Brittle) -> Result | None:
        return None

    def view(self, table: Brittle, seat: int) -> View:
        return {"marks": list(table.marks)}


STUCK = Stuck("stuck", version=1, seats=range(1, 2), longest=10)


def test_a_rule_that_crashes_leaves_the_match_unchanged() -> None:
    match = Match.start(STUCK)
    for _ in range(20):
        match.choose("good")
    before, events = match.record().to_json(), list(match.events)
    with pytest.raises(ZeroDivisionError):
        match.choose("bad")
    assert match.record().to_json() == before
    assert match.events == events
    match.choose("good")
    assert match.view(0)["marks"] == ["good"] * 21


def test_an_interrupt_during_a_rewind_leaves_the_match_unchanged() -> None:
    class Nervous(Stuck):
        hurt = False

        def turn(self, table: Brittle) -> Rule[None]:
            if self.hurt:
                raise KeyboardInterrupt
            yield from super().turn(table)

    game = Nervous("nervous", version=1, seats=range(1, 2), longest=100)
    match = Match.start(game)
    for _ in range(30):
        match.choose("good")
    before, events = match.record().to_json(), list(match.events)
    for ply in (29, 3):
        game.hurt = True
        with pytest.raises(KeyboardInterrupt):
            match.rewind(ply)
        game.hurt = False
        assert (match.record().to_json(), match.events) == (before, events)
    match.choose("good")
    match.rewind(3)
    assert match.view(0)["marks"] == ["good"] * 3


def test_a_thousand_turns_without_a_question_are_a_fault_of_the_rules() -> None:
    class Silent(Stuck):
        def turn(self, table: Brittle) -> Rule[None]:
            yield from ()

    with pytest.raises(AssertionError, match="went by without an answer"):
        Match.start(Silent("silent", version=1, seats=range(1, 2), longest=10))


def test_many_matches_start_from_one_checked_set_up() -> None:
    made = set_up(DUEL, 3, {"deck": "big"})
    first, second = Match.start(made, fate=Seeded(1)), Match.start(made, fate=Seeded(1))
    first.answer(0)
    assert len(second.answers) == 9
    assert len(first.view(0)["hands"]) == 3


def test_a_rule_may_not_end_a_match_that_has_no_result() -> None:
    class Hasty(Stuck):
        def turn(self, table: Brittle) -> Rule[None]:
            yield from super().turn(table)
            raise GameOver

    match = Match.start(Hasty("hasty", version=1, seats=range(1, 2), longest=10))
    with pytest.raises(AssertionError, match="ended the match, but there is no result"):
        match.choose("good")


def test_a_scene_that_ends_the_match_must_use_its_whole_script() -> None:
    def fall() -> Rule[None]:
        yield from roll("fall.die")
        raise GameOver

    with pytest.raises(GameOver):
        play(fall(), dice=[1])
    with pytest.raises(ScriptProblem, match="never asked"):
        play(fall(), dice=[1, 2])


@pytest.mark.parametrize("value", [10**5000, 6.0, [6], [[[[[[[[[[6]]]]]]]]]], {"a": 6}, b"6"], ids=lambda _: "")
def test_any_illegal_answer_is_refused_in_one_line(value: object) -> None:
    match = Match.start("pig", fate=RealDice())
    with pytest.raises(IllegalAnswer, match=r"roll\.die") as caught:
        match.choose(value)
    assert len(str(caught.value)) < 300


def test_a_list_nested_without_end_is_refused() -> None:
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(IllegalAnswer):
        Match.start("pig", fate=RealDice()).choose(deep)


def test_a_huge_index_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        Match.start("pig", fate=RealDice()).answer(10**5000)


def test_a_game_may_refuse_what_no_option_can() -> None:
    class Picky(Stuck):
        def check(self, seats: int, settings: Settings) -> None:
            if seats == 1:
                raise IllegalSetUp("alone", "nobody plays this alone")

    game = Picky("picky", version=1, seats=range(1, 3), longest=10)
    with pytest.raises(IllegalSetUp, match="nobody plays this alone"):
        Match.start(game)
    record = Match.start(game, 2).record()
    record.seats = 1
    with pytest.raises(BadRecord, match="damaged: nobody plays this alone"):
        Match.replay(record, game)
    with pytest.raises(IllegalSetUp):
        Match.start("pig", seats=True)


def test_a_result_is_ranked_if_places_differ() -> None:
    assert Result("win.target", (1, 2), (16, 0)).ranked()
    for places in ((1,), (2,), (1, 1), (2, 2)):
        assert not Result("end", places, (0,) * len(places)).ranked()


class Stair(State):
    """The step on which the player stands."""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> Stair:
        twin = Stair()
        twin.at = self.at
        return twin


class Steps(Game[Stair, View]):
    """A game of four steps; a swipe upwards takes one."""

    def table(self, seats: int, settings: Settings) -> Stair:
        return Stair()

    def set_up(self, table: Stair) -> Rule[None]:
        yield from ()

    def turn(self, table: Stair) -> Rule[None]:
        answer = yield from Ask(0, "climb.step", ("up", "stay"))
        table.at += answer == "up"

    def result(self, table: Stair) -> Result | None:
        return Result("climb.top", (1,), (table.at,)) if table.at == 4 else None

    def view(self, table: Stair, seat: int) -> View:
        return {"at": table.at}

    def ways(self, table: Stair, ask: Ask[Any]) -> Sequence[Way]:
        return [Way(str(step), "up", step - table.at - 2) for step in range(table.at + 1, 5)]

    def gesture(self, table: Stair, ask: Ask[Any], points: Sequence[tuple[float, float, float]]) -> Value | None:
        return "up" if points[-1][2] < points[0][2] else None


STEPS = Steps("steps", version=1, seats=range(1, 2), longest=40)


def test_a_question_says_where_a_walk_leads() -> None:
    match = Match.start(STEPS)
    assert [(way.place, way.answer, way.after) for way in match.ways()] == [
        ("1", "up", -1),
        ("2", "up", 0),
        ("3", "up", 1),
        ("4", "up", 2),
    ]
    for way in match.ways():
        match.choose(way.answer)
        assert match.view(0) == {"at": int(way.place)}
    assert match.over
    assert not match.ways()
    assert not Match.start("pig").ways()  # Pig has no walking


def test_a_gesture_is_an_answer_as_the_game_reads_it() -> None:
    match = Match.start(STEPS)
    match.gesture([(0.0, 5.0, 5.0), (40.0, 5.0, 2.0)])
    assert match.view(0) == {"at": 1}
    assert match.answers == [0]  # the record holds the answer, not the gesture
    before = match.record().to_json()
    with pytest.raises(IllegalAnswer, match=r"not an answer to 'climb\.step'"):
        match.gesture([(0.0, 5.0, 2.0), (40.0, 5.0, 5.0)])
    with pytest.raises(IllegalAnswer, match="not an answer to"):
        Match.start("pig", fate=Seeded(3)).gesture([(0.0, 0.0, 0.0), (1.0, 1.0, 1.0)])
    assert match.record().to_json() == before
