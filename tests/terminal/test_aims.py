"""Aims as people type them in Dungeon Pen."""

from typing import TYPE_CHECKING, cast

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.aiming import AIMS
from oubliette.kernel import Ask, Match, Seeded
from oubliette.terminal.plain.answering import first_of
from oubliette.terminal.plain.choices import Choices
from oubliette.terminal.plain.reading import reader_for
from oubliette.texts import GameTexts, ShellTexts

if TYPE_CHECKING:
    from oubliette.terminal.plain.telling import Teller

OPTIONS = {"first_player": "seat1"}  # who stands at (2, 16) on the first sheet


def choices(lang: str = "en", prompt: str = "decide.aim") -> Choices:
    match = Match.start(GAME, seats=2, options=OPTIONS, fate=Seeded(1))
    ask = Ask(0, prompt, AIMS, {"square": "C17"})
    return Choices(ask, GameTexts("dungeon_pen", lang), ("Ada", "Bo"), reader_for("dungeon_pen", ask, match.view(0)))


def aimed(typed: str) -> tuple[int, ...] | None:
    found = choices().find(typed)
    return AIMS[found[0]] if found else None


@pytest.mark.parametrize(
    ("typed", "aim"),
    [
        ("270 40", (540, 40)),
        ("270.5 40", (541, 40)),
        ("270,5 40", (541, 40)),
        ("270.3° 40 %", (541, 40)),
        ("0 5", (0, 5)),
        ("360 100", (0, 100)),
        ("N 80", (540, 80)),
        ("nord-ouest 80%", (450, 80)),
        ("O 50", (360, 50)),
        ("w 50", (360, 50)),
        ("C13 60", (556, 60)),
        ("c13", (556, 40)),
    ],
)
def test_an_angle_a_heading_or_a_square_and_a_strength(typed: str, aim: tuple[int, int]) -> None:
    """[decide.aim] From (2, 16): the middle of C13 is half a square to the right, three and a half up."""
    assert aimed(typed) == aim


@pytest.mark.parametrize(
    "typed", ["270", "270 4", "270 101", "400 50", "S19 50", "Z 50", "", "270 40 3", "540", "-90 50"]
)
def test_anything_else_is_no_aim(typed: str) -> None:
    """A number alone is not the place of an answer in a list of 69,120: nobody has seen that list."""
    assert aimed(typed) is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_question_says_how_to_type_and_lists_nothing(lang: str) -> None:
    made = choices(lang)
    (line,) = made.lines(ShellTexts(lang))

    assert made.example() == "270 40" and made.example() in line
    assert made.text(AIMS.index((541, 40))).count("270.5" if lang == "en" else "270,5") == 1


def test_other_questions_are_read_as_everywhere() -> None:
    ask = Ask(0, "decide.contest", ["let_pass", "contest"], {"square": "C17"})
    assert reader_for("dungeon_pen", ask, {}) is None
    assert reader_for("pig", ask, {}) is None


@pytest.mark.parametrize(
    ("typed", "aim"), [("M7,60", (636, 60)), ("270,60", (540, 60)), ("N;80", (540, 80)), ("270,5 60", (541, 60))]
)
def test_a_comma_parts_direction_and_strength_where_nothing_else_does(typed: str, aim: tuple[int, int]) -> None:
    """[decide.aim] French people write 270,5: between two words it stays a decimal comma."""
    made = choices()
    index, parts = first_of(typed, made, cast("Teller", None))

    assert AIMS[index] == aim
    assert parts == [typed]


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("270", "no_strength"),
        ("N", "no_strength"),
        ("400 50", "wrong_direction"),
        ("S19 50", "wrong_direction"),
        ("hello", "wrong_direction"),
        ("", "wrong_direction"),
        ("N 3", "wrong_strength"),
        ("N 101", "wrong_strength"),
        ("N 50,5", "wrong_strength"),
        ("N 50 3", "wrong_strength"),
        ("M7", ""),
        ("M7 60", ""),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_wrong_with_an_aim_is_said(typed: str, fault: str, lang: str) -> None:
    made = choices(lang)
    assert made.reader is not None
    assert made.reader.fault(typed) == fault
    assert (made.find(typed) == []) == bool(fault)
    if fault:
        assert typed in GameTexts("dungeon_pen", lang, strict=True).remark(made.ask, fault, typed)
