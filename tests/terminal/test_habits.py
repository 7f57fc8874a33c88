"""Habits at the plain terminal: `always`, `ask`, and questions that a single player is not asked."""

from collections.abc import Callable
from typing import Any

from tests.table.test_forced import BRIDGE
from tests.table.wager import WAGER
from tests.terminal.conftest import Player

ADA = {"game_id": "wager", "seats": ["human:Ada", "random:Bo"]}


def answers(screen: str) -> int:
    """The number of lines that were asked for."""
    return screen.count("\n> ")


def test_a_habit_answers_now_and_from_then_on(play: Player, offer: Callable[[Any], None]) -> None:
    offer(WAGER)
    played = play("always low\n", **ADA)

    assert (
        "From now on this question is answered with “low” wherever that is allowed. “ask”: ask me again."
        in " ".join(played.screen.split())
    )
    assert answers(played.screen) == 1
    assert len(played.document()["answers"]) == 12  # two cards and two bids in each of three rounds


def test_a_habit_may_be_meant_by_its_number(play: Player, offer: Callable[[Any], None]) -> None:
    offer(WAGER)
    assert answers(play("always 3\n", **ADA).screen) == 1


def test_only_an_answer_can_be_a_habit(play: Player, offer: Callable[[Any], None]) -> None:
    offer(WAGER)
    played = play("always sometimes\nalways 7\nalways\nquit", **ADA)

    assert "“sometimes” is not an answer here." in played.screen
    assert "“7” is not an answer here." in played.screen
    assert "From now on" not in played.screen
    assert "You have no habits" in played.screen
    assert not played.kept


def test_habits_are_listed_and_ended(play: Player, offer: Callable[[Any], None]) -> None:
    offer(BRIDGE)
    lines = ("always left", "1", "always", "ask", "ask", "1", "quit")
    played = play("\n".join(lines), game_id="bridge", seats=["human:Ada", "human:Bo"])

    listed, ended, none = played.screen.split("\n> ")[3:6]
    assert "way: choose – left" in listed and "“ask”: ask me again." in " ".join(listed.split())
    assert "You are asked again: the habit is over." in ended
    assert "You have no habits" in none
    assert "Ada: way: choose" in played.screen.split("\n> ")[6]


def test_the_habits_of_one_are_not_those_of_the_other(play: Player, offer: Callable[[Any], None]) -> None:
    offer(BRIDGE)
    played = play("always left\nalways\nask\n1\n1\n1\n", game_id="bridge", seats=["human:Ada", "human:Bo"])

    assert played.screen.count("You have no habits") == 2
    assert played.screen.count("Ada: way: choose") == 1


def test_what_was_taken_back_is_asked_whatever_the_habits(play: Player, offer: Callable[[Any], None]) -> None:
    offer(BRIDGE)
    lines = ("1", "1", "always pay", "1", "1", "undo", "yes", "always", "quit")
    played = play("\n".join(lines), game_id="bridge", seats=["human:Ada", "human:Bo"])

    assert "Answer taken back." in played.screen
    assert "toll: pay – pay" in played.screen  # still a habit, after the question that was taken back


def test_commands_are_spelled_in_french(play: Player) -> None:
    played = play("toujours\ndemander\ntoujours 9\nquitter", lang="fr")

    assert played.screen.count("Vous n’avez pas d’habitude") == 2
    assert "«\u202ftoujours RÉPONSE\u202f»" in played.screen
    assert "«\u202f9\u202f» n’est pas une réponse" in played.screen


def test_help_speaks_of_habits(play: Player) -> None:
    screen = " ".join(play("help\nquit").screen.split())
    assert "always ANSWER: answer, and from now on" in screen
    assert "ask: ask me everything again." in screen


def test_real_dice_are_no_habit(play: Player) -> None:
    played = play("always 5\n5\nquit", dice="real")

    assert "What dice and cards show has to be said each time." in played.screen
    assert "From now on" not in played.screen


def test_a_habit_ends_with_the_sitting(play: Player, offer: Callable[[Any], None]) -> None:
    """The record keeps the answers, not the habits: a resumed match asks again."""
    offer(WAGER)
    first = play("low\nquit", **ADA)
    (path,) = first.kept
    again = play("always\nquit", load=str(path))

    assert "You have no habits" in again.screen


def test_who_plays_alone_is_not_asked_what_is_no_question(play: Player, offer: Callable[[Any], None]) -> None:
    offer(BRIDGE)
    alone = play("1\n1\n1\n1", game_id="bridge", seats=["human:Ada", "random:Bo"])
    assert answers(alone.screen) == 4
    assert len(alone.document()["answers"]) == 13


def test_two_people_are_asked_everything(play: Player, offer: Callable[[Any], None]) -> None:
    offer(BRIDGE)
    together = play("1\n1\n1\n" * 4, game_id="bridge", seats=["human:Ada", "human:Bo"])
    assert answers(together.screen) == 12
