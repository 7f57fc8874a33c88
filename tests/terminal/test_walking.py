"""Walking to a place by its name, step by step, until something else is asked."""

from pathlib import Path
from typing import Any

import pytest

from oubliette.bots import find_bot, seat_bots
from oubliette.kernel import Match, Seeded, Way
from oubliette.table import Question
from oubliette.terminal.plain.choices import Choices
from oubliette.terminal.plain.saving import Sitting, read, to_text
from oubliette.terminal.plain.walking import Walk, example_place
from oubliette.texts import GameTexts
from tests.terminal.conftest import Played, Player

NO_TEXTS = GameTexts("test", "en", text="")
NEW: dict[str, Any] = {"game_id": "new_dungeon", "seed": 1, "seats": ["human"]}


def answers(played: Played) -> list[int]:
    left = next(path for path in played.kept if str(path) in played.screen)
    return read(left)[0].answers


@pytest.mark.parametrize("typed", ["T223", "t223", " T 223 ", "223"])
def test_a_far_space_is_walked_to_by_its_name(play: Player, typed: str) -> None:
    walked = play(f"{typed}\nquit", **NEW)

    assert answers(walked) == answers(play("n, n, n, n\nquit", **NEW))
    assert "Ada goes by K109, K105 and T101 to T223." in walked.screen, "a walk is told in one sentence"
    assert walked.screen.count("Where to from") == 2 and "ended after" not in walked.screen


def test_the_list_mentions_it_with_an_example_that_works(play: Player) -> None:
    screen = play("quit", **NEW).screen
    (line,) = [line for line in screen.split("\n") if line.startswith("Or the name of a place")]
    example = line.split(" such as ")[1].split(":")[0]

    assert "The walk" not in (walked := play(f"{example}\nquit", **NEW).screen) and f"to {example}." in walked


@pytest.fixture
def looting(tmp_path: Path) -> Match:
    """A match of Dungeon Looters, also in looting.json, in which seat 0 is about to walk."""
    match = Match.start("dungeon_looters", seats=2, fate=Seeded(4))
    bots = seat_bots([find_bot("greedy", match.game.id)] * 2, match.game, 4)
    while match.ask is not None and (match.ask.seat != 0 or not example_place(match.ways(), NO_TEXTS)):
        match.answer(bots[match.ask.seat](match, match.ask))
    sitting = Sitting(("human:Ada", "greedy"), 4, "seeded")
    (tmp_path / "looting.json").write_text(to_text(match, sitting), encoding="utf-8")
    return match


def test_squares_of_dungeon_looters_have_names_too(play: Player, looting: Match, tmp_path: Path) -> None:
    goal = example_place(looting.ways(), NO_TEXTS)

    walked = play(f"{goal}\nquitter", lang="fr", load=str(tmp_path / "looting.json"), seed=None).screen

    assert f"Vous êtes en {goal}" in walked or f"Marche vers {goal} arrêtée après" in walked


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("{room}", "“{room}”"),  # several squares of it
        ("Z9z9", "From here no known way leads to “Z9z9”"),
        ("Z9", "From here no known way leads to “Z9”"),
        ("xyzzy", "“xyzzy” is not an answer here"),
    ],
)
def test_an_unclear_place_gets_a_message_and_no_answer(
    play: Player, looting: Match, tmp_path: Path, typed: str, message: str
) -> None:
    room = looting.view(0)["players"][0]["square"][:2]

    played = play(f"{typed.format(room=room)}\nquit", load=str(tmp_path / "looting.json"), seed=None)

    assert message.format(room=room) in played.screen and not played.kept


def test_without_walking_names_are_no_places(play: Player) -> None:
    assert "“K117” is not an answer here" in play("K117\nquit").screen


def step(place: str, after: int = -1) -> Way:
    return Way(place, place, after)


def asked(*ways: Way, prompt: str = "go.on", seat: int = 0) -> tuple[Question, Choices]:
    question = Question(seat, prompt, {}, tuple(way.place for way in ways if way.after < 0), ways)
    return question, Choices(question, NO_TEXTS, ("Ada", "Bo"))


def test_a_walk_ends_where_it_might_be_misunderstood() -> None:
    first, _ = asked(step("a1"), step("a2", 0), step("a3", 1))

    def walk() -> Walk:
        return Walk(first, first.ways, NO_TEXTS)

    good = walk()
    assert good.take(*asked(step("a2"), step("a3", 0))) == 0 and good.take(*asked(step("b1"), step("a3"))) == 1
    assert (good.given, good.left) == (["a1", "a2", "a3"], [])

    for question, why in ((asked(step("b1")), "impossible"), (asked(step("a2"), prompt="trap.sprung"), "asked")):
        ended = walk()
        assert ended.take(*question) == -1 and (ended.why, ended.given[-1], ended.next) == (why, "a1", "a2")

    ended = walk()
    ended.notice(asked(step("a2"), seat=1)[0])
    assert ended.take(*asked(step("a2"))) == -1 and ended.why == "others"


def test_only_what_takes_more_than_a_step_is_an_example() -> None:
    assert example_place((), NO_TEXTS) == "" and example_place([step("a1"), step("a2")], NO_TEXTS) == ""
    assert example_place([step("a1"), step("a2"), step("a3", 0)], NO_TEXTS) == "a3"


@pytest.mark.parametrize(("lang", "shown"), [("fr", "Escalier"), ("en", "MAIN")])
def test_a_place_is_called_as_the_map_of_the_language_calls_it(lang: str, shown: str) -> None:
    """In French the Main Staircase is never called MAIN."""
    assert example_place([step("K109"), step("MAIN", 0)], GameTexts("new_dungeon", lang)) == shown


@pytest.mark.parametrize("typed", ["escalier", "Escalier Principal", "main"])
def test_the_main_staircase_is_walked_to_by_its_french_name(play: Player, typed: str) -> None:
    walked = play(f"n, n\n{typed}\nquitter", lang="fr", **NEW)

    assert answers(walked) == answers(play("n, n, s, s\nquitter", lang="fr", **NEW))
