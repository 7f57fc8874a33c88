"""Guided matches at the terminal: notes beside the questions, and the same match as headless along the same way."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from oubliette.bots import make_bot
from oubliette.games import GAMES
from oubliette.kernel import FATE
from oubliette.teaching import NoLesson, lesson_of
from oubliette.terminal.plain import play_lesson, play_match
from oubliette.terminal.plain.choices import Choices
from oubliette.terminal.plain.printing import Printer
from oubliette.terminal.plain.reading.dungeon_pen import AimReader
from oubliette.terminal.plain.saving import read
from oubliette.texts import teach_texts
from tests.teaching.ways import INTENDED, TAUGHT, WAYS, Given, Way, walk
from tests.terminal.conftest import Played
from tests.terminal.test_player_name import Terminal

FAR = 80  # answers of a random way at the terminal: it goes farther without one
ENVIRON = {"COLUMNS": "100", "TERM": "dumb"}


class Learner(io.StringIO):
    """Gives the answers of a way to the questions on the screen, and then leaves."""

    def __init__(self, given: tuple[Given, ...], monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.left = list(given)
        self.choices: Choices | None = None
        shown = Printer.question

        def question(printer: Printer, asked: Any, choices: Choices, by_name: bool, place: str = "") -> None:
            self.choices = choices
            shown(printer, asked, choices, by_name, place)

        monkeypatch.setattr(Printer, "question", question)

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]  # io has bytes in a base class
        if not self.left:
            return ""
        given, choices = self.left.pop(0), self.choices
        assert choices is not None, "something else is asked before the first question"
        assert choices.ask.prompt == given.prompt
        assert choices.ask.seat != FATE
        typed = choices.line(given.chosen).partition(".")[0]
        if choices.whole:
            typed = choices.typed(given.chosen)
        elif isinstance(choices.reader, AimReader):
            half_degrees, strength = choices.ask.options[given.chosen]
            typed = f"{half_degrees / 2:g} {strength}"
        assert choices.find(typed), f"{typed!r} is not understood"
        return typed + "\n"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "settings.json").write_text('{"name": "Ada"}', encoding="utf-8")
    return tmp_path


def learn(home: Path, typed: str | io.StringIO = "", **wishes: Any) -> Played:
    """Type into the guided match of Pig."""
    keyboard = io.StringIO(typed) if isinstance(typed, str) else typed
    screen = io.StringIO()
    environ = {"OUBLIETTE_HOME": str(home), **ENVIRON, **wishes.pop("environ", {})}
    game_id = wishes.pop("game_id", "pig")
    code = play_lesson(game_id, bots=make_bot, stdin=keyboard, stdout=screen, environ=environ, **wishes)
    return Played(code, screen.getvalue(), home)


def flat(text: str) -> str:
    return " ".join(text.split())


def answers(home: Path) -> list[int]:
    return read(home / "matches" / "learn-pig.json")[0].answers


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "game_id", [pytest.param(one, marks=pytest.mark.slow if one in GAMES else ()) for one in TAUGHT]
)
def test_a_guided_match_is_the_same_as_headless(
    home: Path, monkeypatch: pytest.MonkeyPatch, game_id: str, way: Way
) -> None:
    """So it ends alike, and the browser, which gives the same answers, plays the same match."""
    walked = walk(game_id, way)
    given = walked.given if way == INTENDED else walked.given[:FAR]
    texts = teach_texts(game_id, "en")

    played = learn(home, Learner(given, monkeypatch), game_id=game_id)

    assert played.code == 0
    answers = played.document()["answers"]
    assert answers == list(walked.answers[: len(answers)])
    shown = flat(played.screen)
    for note in [note for one in given for note in one.notes]:
        assert f"* {flat(texts.note_in_terminal(note))}" in shown, note
    if len(given) == len(walked.given):
        assert len(answers) == len(walked.answers)
        for outcome in ("won", "lost"):
            assert (flat(texts.say(f"end-{outcome}")) in shown) == (walked.outcome == outcome)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            (
                "Pig\nOne die",
                "Be the first to bring 100 points home.",
                "What you want: Points.",
                "How it ends: As soon",
                "  * Thirty points win this short match.",
                "1. Roll the die again (try this)",
                "oubliette learn pig",
            ),
        ),
        ("fr", ("Le but\u202f: Des points.", "  * Trente points gagnent", "1. Relancer le dé (essayez)")),
    ],
)
def test_it_begins_with_the_overview_and_tells_notes_beside_the_question(
    home: Path, lang: str, words: tuple[str, ...]
) -> None:
    screen = learn(home, "1\n", lang=lang).screen

    for word in words:
        assert word in screen, word
    note, question = screen.index("  * "), screen.index("?", screen.index("  * "))
    assert note < question


def test_notes_fit_a_narrow_screen(home: Path) -> None:
    screen = learn(home, environ={"COLUMNS": "30"}).screen

    note = screen[screen.index("  * ") :].split("\n")
    assert note[0].startswith("  * Thirty") and note[1].startswith("    ")
    assert all(len(row) <= 30 for row in note)


def test_a_question_asked_again_has_its_notes_again(home: Path) -> None:
    screen = learn(home, "?\nlook\n").screen

    assert screen.count("* Thirty points win") == 3
    assert screen.count("(try this)") == 3


def test_it_goes_on_where_it_was_left(home: Path) -> None:
    first = learn(home, "1\nquit\n")
    second = learn(home, "1\nquit\n")

    assert "To go on with this match: oubliette learn pig" in first.screen
    assert "The match goes on after 2 answers." not in first.screen
    assert "The match goes on after" in second.screen and "What you want" not in second.screen
    assert "* Fifteen in the trough." in second.screen, "the dice go on where they stopped"
    assert len(second.kept) == 1


def test_it_can_begin_again(home: Path) -> None:
    learn(home, "1\n1\n2\n")
    before = answers(home)

    again = learn(home, "1\n", again=True)

    assert "* Thirty points win" in again.screen and "goes on after" not in again.screen
    assert len(answers(home)) < len(before)


def test_an_answer_taken_back_brings_its_notes_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pig's dice reveal something after each answer, so nothing could be taken back there."""
    monkeypatch.setattr("oubliette.table.answer_log.AnswerLog.nothing_revealed_since", lambda *_: True)
    screen = learn(home, "1\nundo\n1\nundo\n").screen

    assert "Answer taken back." in screen
    assert screen.count("* Thirty points win") == 3


def test_the_goal_offers_what_comes_next(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = {"OUBLIETTE_PLAY": "./run play"}
    screen = learn(home, Learner(walk("pig", INTENDED).given, monkeypatch), environ=command).screen

    end = screen[screen.index("You won. That was the whole game") :]
    assert "\n    ./run play pig --seats human,easy\n" in end
    assert "\n    ./run rules pig\n" in end
    assert "Nothing was left out." in end


def test_a_finished_one_begins_anew_and_says_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn(home, Learner(walk("pig", INTENDED).given, monkeypatch))

    again = learn(home)

    assert "You have been through this guided match before. It begins anew." in again.screen
    assert "* Thirty points win" in again.screen


@pytest.mark.parametrize("text", ["{", '{"oubliette-record":1}', ""])
def test_a_damaged_file_begins_anew(home: Path, text: str) -> None:
    (home / "matches").mkdir()
    (home / "matches" / "learn-pig.json").write_text(text, encoding="utf-8")

    screen = learn(home, "1\n").screen

    assert "It begins anew." in screen and "* Thirty points win" in screen
    assert answers(home)


def load(home: Path, typed: str, **wishes: Any) -> str:
    screen = io.StringIO()
    file = str(home / "matches" / "learn-pig.json")
    environ = {"OUBLIETTE_HOME": str(home), **ENVIRON}
    play_match(None, bots=make_bot, load=file, stdin=io.StringIO(typed), stdout=screen, environ=environ, **wishes)
    return screen.getvalue()


def test_play_goes_on_with_a_guided_match(home: Path) -> None:
    learn(home, "1\n")

    screen = load(home, "1\n")

    assert "* Fifteen in the trough." in screen
    document = json.loads((home / "matches" / "learn-pig.json").read_text(encoding="utf-8"))
    assert document["notes"]["guided"] is True
    assert answers(home)[:5] == [3, 0, 5, 0, 4]


def test_with_others_or_other_dice_it_is_an_ordinary_match(home: Path) -> None:
    """It gets a file of its own: the guided match stays as it was left."""
    learn(home, "1\n")
    before = answers(home)

    screen = load(home, "1\n", seats=["human", "greedy"])

    assert "  * " not in screen
    assert answers(home) == before
    (other,) = [path for path in (home / "matches").iterdir() if path.name != "learn-pig.json"]
    assert "guided" not in json.loads(other.read_text(encoding="utf-8"))["notes"]


def test_a_game_without_a_guided_match_says_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oubliette.teaching.lesson.find_lesson", lambda _game_id: None)

    with pytest.raises(NoLesson):
        learn(home)


def at_a_terminal(home: Path, typed: str, game_id: str = "pig") -> str:
    keyboard, screen = Terminal(typed), Terminal()
    environ = {"OUBLIETTE_HOME": str(home), **ENVIRON}
    play_match(game_id, bots=make_bot, seed=3, stdin=keyboard, stdout=screen, environ=environ)
    return screen.getvalue()


def test_a_first_match_says_once_that_the_game_can_be_learnt(home: Path) -> None:
    offer = f"oubliette learn pig shows you how it is played, in about {lesson_of('pig').plan.minutes} minutes."

    assert offer in flat(at_a_terminal(home, "quit\n"))
    assert offer not in flat(at_a_terminal(home, "quit\n"))


@pytest.mark.parametrize("kept", ["pig-20261116-235959.json", "learn-pig.json"])
def test_who_has_played_or_learnt_a_game_is_not_told(home: Path, kept: str) -> None:
    (home / "matches").mkdir()
    (home / "matches" / kept).write_text("", encoding="utf-8")

    assert "oubliette learn" not in at_a_terminal(home, "quit\n")


def test_a_pipe_is_not_told(home: Path) -> None:
    screen = io.StringIO()
    environ = {"OUBLIETTE_HOME": str(home), **ENVIRON}
    play_match("pig", bots=make_bot, seed=3, stdin=io.StringIO("quit\n"), stdout=screen, environ=environ)

    assert "oubliette learn" not in screen.getvalue()
    assert "pig" not in (home / "settings.json").read_text(encoding="utf-8")


def test_answers_typed_ahead_stop_at_a_note(home: Path) -> None:
    screen = flat(learn(home, "roll, roll, roll, roll\n").screen)

    assert "Answered: roll, roll. Not answered, because there is something to know first: roll" in screen
    assert re.search(r"\* Fifteen in the trough", screen)
