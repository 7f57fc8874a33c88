"""Aims as people type them in Dungeon Pen."""

from typing import TYPE_CHECKING, cast

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.aiming import AIMS
from oubliette.games.dungeon_pen.flick import flick
from oubliette.kernel import Ask, IllegalSetUp, Match, Seeded
from oubliette.terminal.plain.answering import first_of
from oubliette.terminal.plain.choices import Choices
from oubliette.terminal.plain.reading import reader_for
from oubliette.texts import GameTexts, ShellTexts
from tests.terminal.conftest import Player

if TYPE_CHECKING:
    from oubliette.terminal.plain.printing import Printer

OPTIONS = {"first_player": "seat1"}  # who stands at (2, 16) on the first sheet


def choices(lang: str = "en", *waiting: str, **options: str) -> Choices:
    match = Match.start(GAME, seats=2, options={**OPTIONS, **options}, fate=Seeded(1))
    match.table.players[0].waiting = list(waiting)
    ask = next(flick(match.table, match.table.players[0]))
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
    """A single number is not the number of an answer: nobody has seen a list of 69,120."""
    assert aimed(typed) is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_question_says_how_to_type_and_lists_nothing(lang: str) -> None:
    made = choices(lang)
    (line,) = made.lines(ShellTexts(lang))

    assert made.example() == "270 30" and made.example() in line
    assert made.text(AIMS.index((541, 40))).count("270.5" if lang == "en" else "270,5") == 1


def test_other_questions_are_read_as_everywhere() -> None:
    ask = Ask(0, "decide.contest", ["let_pass", "contest"], {"square": "C17"})
    assert reader_for("dungeon_pen", ask, {}) is None
    assert reader_for("pig", ask, {}) is None


@pytest.mark.parametrize(
    ("typed", "aim"), [("M7,60", (636, 60)), ("270,60", (540, 60)), ("N;80", (540, 80)), ("270,5 60", (541, 60))]
)
def test_a_comma_separates_direction_and_strength_if_nothing_else_does(typed: str, aim: tuple[int, int]) -> None:
    """[decide.aim] French people write 270,5: between two words it stays a decimal comma."""
    made = choices()
    index, parts = first_of(typed, made, cast("Printer", None))

    assert AIMS[index] == aim
    assert parts == [typed]


@pytest.mark.slow
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
def test_a_wrong_aim_is_explained(typed: str, fault: str, lang: str) -> None:
    made = choices(lang)
    assert made.reader is not None
    assert made.reader.fault(typed) == fault
    assert (made.find(typed) == []) == bool(fault)
    if fault:
        assert typed in GameTexts("dungeon_pen", lang, strict=True).remark(made.ask, fault, typed)


# A cap that waits


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("N 40", ""),
        ("N 41", "too_strong"),
        ("270 100", "too_strong"),
        ("N 101", "wrong_strength"),
        ("C13", ""),
        ("C14", ""),
        ("C12", "too_far"),
        ("M7", "too_far"),
        ("M7 40", ""),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_aim_beyond_the_cap_is_refused_with_the_card_that_caps_it(typed: str, fault: str, lang: str) -> None:
    """[flick.told] C13 is 3.54 squares away, and 40 percent reach 3.5: that is C13, as nearly as can be."""
    made = choices(lang, "broken_lead")
    assert made.reader is not None
    assert made.reader.fault(typed) == fault and (made.find(typed) == []) == bool(fault)
    if fault:
        message = GameTexts("dungeon_pen", lang, strict=True).remark(made.ask, fault, typed)
        assert typed in message and "40" in message
        assert (made.texts.name("broken_lead") in message) == fault.startswith("too_")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_how_to_type_an_aim_names_the_cap(lang: str) -> None:
    """[flick.told]"""
    (line,) = choices(lang, "net", "soapy_floor").lines(ShellTexts(lang))
    assert "5–30" in line
    assert choices(lang, "net").example() == "270 30", "which may be typed under every cap"


# A real pencil


@pytest.mark.parametrize(
    ("typed", "point"),
    [
        ("M7", (125, 65)),
        ("r18", (175, 175)),
        ("12.4 6.8", (124, 68)),
        ("12,4 6,8", (124, 68)),
        ("12,4; 6,8", (124, 68)),
        ("12.44, 6.85", (124, 68)),
        ("0 18", (0, 180)),
        ("0", (20, 160)),
        ("raté", (20, 160)),
        ("miss", (20, 160)),
        ("C17", (20, 160)),  # where it began
    ],
)
def test_where_the_pencil_stopped_is_a_square_or_a_point(typed: str, point: tuple[int, int]) -> None:
    """[flick.real_pencil] From (2, 16), which is in C17."""
    made = choices(hand1="pencil")
    (found,) = made.find(typed)
    assert made.ask.options[found] == point


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("typed", ["12", "18.1 3", "-1 3", "S3", "M7 40", "1 2 3", "here", ""])
def test_anything_else_is_no_point_of_the_sheet(typed: str, lang: str) -> None:
    """[flick.real_pencil] Numbers of answers do not exist here."""
    made = choices(lang, hand1="pencil")
    assert made.find(typed) == [] and made.reader is not None
    fault = made.reader.fault(typed)
    assert typed in GameTexts("dungeon_pen", lang, strict=True).remark(made.ask, fault, typed)
    (line,) = made.lines(ShellTexts(lang))
    assert made.example() in line


def test_with_real_dice_people_are_asked_where_the_pencil_stopped(play: Player) -> None:
    """[flick.real_pencil] Against a bot, whose own errors nobody has to roll."""
    played = play(
        "0\nB14\nmasters lunch\nmasters lunch\nquit",
        game_id="dungeon_pen",
        seats=["human:Ada", "greedy"],
        dice="real",
        lang="fr",
    )
    screen = " ".join(played.screen.split())
    assert "où le crayon s’est-il arrêté" in screen and "Ada pousse un vrai crayon" in screen
    assert " vise " in screen, "the bot has flicked"
    assert "quelle force" not in screen and "De −500" not in screen


def test_an_option_lets_people_with_real_dice_aim(play: Player) -> None:
    """[flick.hand] Then the program adds the errors of the hand."""
    played = play(
        "0\nN 30\nquit",
        game_id="dungeon_pen",
        seats=["human:Ada", "greedy"],
        dice="real",
        lang="fr",
        options={"hand1": "aim"},
    )
    assert "Ada vise 270° à 30\u202f%" in played.screen and "De −500" not in played.screen


def test_a_terminal_takes_no_gestures(play: Player) -> None:
    """[flick.hand] Nor does it resume a match in which a person flicks by gesture."""
    for seats in (["human", "greedy"], ["human", "human"]):
        with pytest.raises(IllegalSetUp) as caught:
            play("quit", game_id="dungeon_pen", seats=seats, options={"hand1": "gesture"})
        assert caught.value.slug == "no_gesture_in_terminal"
    options = {"hand1": "gesture", "first_player": "seat2"}
    left = play("N 10\nquit", game_id="dungeon_pen", seats=["greedy", "human"], options=options)
    with pytest.raises(IllegalSetUp) as caught:
        play("quit", load=str(left.kept[0]), seats=["human", "human"])
    assert caught.value.slug == "no_gesture_on_load", "its options cannot be changed any more"
    assert "5–100" in left.screen, "a bot may sit where somebody else would make gestures"


def test_undo_does_not_treat_a_draw_for_a_bot_as_typed(play: Player) -> None:
    """[ruling.unrolled] In a resumed match, undo goes back to the last die that a person typed."""
    wishes = {"game_id": "dungeon_pen", "seats": ["human:Ada", "greedy"], "dice": "real"}
    left = play("1\nquit", **wishes)  # the bot has flicked, and its event is to be told
    again = play("undo\n0\nquit", load=str(left.kept[0]), seed=None)
    assert "Ada has the first flick" in again.screen
