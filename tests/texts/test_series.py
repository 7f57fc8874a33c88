"""Several similar events told in one sentence; and Enter for questions with one option."""

from oubliette.kernel import Ask, Event
from oubliette.texts import GameTexts

WALK = """
walk = { $player } goes to { $space }.
    .series = { $player } goes by { $spaces } to { $space }.
fall = { $player } falls.
name-k3 = the kitchen
choose = Well?
    .yes = Yes
    .no = No
"""
PLAYERS = ["Ada", "Blaise"]


def sentences(*events: Event) -> list[str]:
    return GameTexts("walking", "en", strict=True, text=WALK).events(events, PLAYERS)


def step(space: str, seat: int = 0, ply: int = 0) -> Event:
    return Event(ply, "walk", {"seat": seat, "space": space})


def test_steps_in_a_row_are_one_walk() -> None:
    assert sentences(step("k1"), step("k2", ply=3), step("k3", ply=4)) == ["Ada goes by k1 and k2 to the kitchen."]


def test_a_single_step_has_its_usual_sentence() -> None:
    assert sentences(step("k3")) == ["Ada goes to the kitchen."]
    assert sentences() == []


def test_another_event_ends_a_walk() -> None:
    fall = Event(0, "fall", {"seat": 0})
    assert sentences(step("k1"), step("k2"), fall, fall, step("k3")) == [
        "Ada goes by k1 to k2.",
        "Ada falls.",
        "Ada falls.",
        "Ada goes to the kitchen.",
    ]


def test_walks_of_two_players_stay_apart() -> None:
    assert sentences(step("k1"), step("k1", seat=1), step("k2", seat=1)) == [
        "Ada goes to k1.",
        "Blaise goes by k1 to k2.",
    ]


def test_enter_takes_the_only_answer() -> None:
    texts = GameTexts("walking", "en", strict=True, text=WALK)
    assert texts.enter(Ask(0, "choose", ("no",))) == 0
    assert texts.enter(Ask(0, "choose", ("yes", "no"))) == -1
