"""The answers that a typed line means."""

from collections.abc import Sequence
from typing import Any, overload

import pytest

from oubliette.kernel import Ask
from oubliette.terminal.plain.choices import Choices, packed
from oubliette.terminal.plain.normalising import normalise
from oubliette.texts import GameTexts, ShellTexts

TEXT = """\
flick = How?
    .number = angle { $a }, strength { $b }
pick = Which?
    .reroll = Reroll die { $a } with { $b }
    .stop = Stop
pay = How much?
    .number = Pay { $a }
name-epee = Épée d’acier
name-egide = Égide
"""


class Flicks(Sequence[tuple[int, int]]):
    """Every angle with every strength, without storing a list."""

    walked = False

    def __len__(self) -> int:
        return 3600 * 100

    @overload
    def __getitem__(self, index: int) -> tuple[int, int]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[int, int]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, int] | Sequence[tuple[int, int]]:
        assert isinstance(index, int)
        return divmod(index, 100)

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        if isinstance(value, tuple) and len(value) == 2 and 0 <= value[0] < 3600 and 0 <= value[1] < 100:
            return int(value[0] * 100 + value[1])
        raise ValueError

    def __iter__(self) -> Any:
        raise AssertionError("nobody walks through all of them")


def choices(options: Sequence[Any], prompt: str = "pick") -> Choices:
    return Choices(Ask(0, prompt, options), GameTexts("test", "fr", text=TEXT), ("Ada", "Bo"))


PICKS = ("stop", ("reroll", 1, "xp"), ("reroll", 2, "xp"), "epee", "egide")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("1", [0]),
        ("5", [4]),
        ("6", []),
        ("0", []),
        ("stop", [0]),
        ("reroll 2 xp", [2]),
        ("reroll, 2, xp", [2]),
        ("reroll", [1, 2]),
        ("reroll die 1", [1]),
        ("épée d'acier", [3]),
        ("EPEE", [3]),
        ("e", [3, 4]),
        ("eg", [4]),
        ("acier", [3]),
        ("nothing", []),
        ("1.5", []),
        ("٣", []),
    ],
)
def test_a_number_a_value_or_a_beginning_is_understood(typed: str, found: list[int]) -> None:
    assert choices(PICKS).find(typed) == found


def test_whole_numbers_stand_for_themselves() -> None:
    prices = choices((0, 2, 5))

    assert prices.lines(ShellTexts("en")) == ["  0, 2, 5"]
    assert choices((0, 2, 5), "pay").lines(ShellTexts("en")) == ["  0. Pay 0", "  2. Pay 2", "  5. Pay 5"]
    assert [prices.find(typed) for typed in ("0", "1", "2", "5", "6")] == [[0], [], [1], [2], []]
    assert prices.allowed() == "0, 2, 5"
    assert choices(range(1, 7)).allowed() == "1–6"
    assert choices(range(-3, 900)).find("-2") == [1]


def test_equal_answers_are_shown_once() -> None:
    deck = choices(("epee", "epee", "egide", "egide"))

    assert deck.lines(ShellTexts("fr")) == ["  1. Épée d’acier", "  2. Égide"]
    assert deck.find("2") == [2]


@pytest.mark.slow
def test_thousands_of_answers_are_not_listed_but_typed() -> None:
    flick = choices(Flicks(), "flick")

    shown = flick.lines(ShellTexts("en"))
    assert shown[0] == "360,000 possible answers, for example:"
    assert shown[1] == "  1. angle 0, strength 0"
    assert len(shown) == 7
    assert shown[-1] == "Type a whole answer (1800 0) or its number, from 1 to 360,000."
    assert flick.find("1800 7") == [180007]
    assert flick.find("1800, 7") == [180007]
    assert flick.find("360000") == [359999]
    assert flick.find("3600 7") == flick.find("360001") == flick.find("angle") == []


def test_a_long_range_is_typed_as_a_number() -> None:
    shown = choices(range(5000)).lines(ShellTexts("en"))

    assert shown == ["  0–4999"]
    assert choices(range(5000)).allowed() == "0–4999"


def test_normalising_removes_differences_that_nobody_means() -> None:
    assert normalise("  L’Épée\u202f!  ") == "l'epee !"


HEADINGS = """\
heading = Which way?
    .wall_pass = { $a_way }, through the wall
    .other = { $a_way }, ends on { $a_end }
    .enter = n
target = To which square?
    .other = Case { $a }
name-n = nord
    .way = Nord
    .short = n
name-ne = nord-est
    .way = Nord-est
    .short = ne
name-e = est
    .way = Est
    .short = e
name-sw = sud-ouest
    .way = Sud-ouest
    .short = so
name-w = ouest
    .way = Ouest
    .short = o
name-nw = nord-ouest
    .way = Nord-ouest
    .short = no
"""
WAYS = ("n", "ne", "e", "sw", "w", ("wall_pass", "w"))


def ways(options: Sequence[Any] = WAYS, prompt: str = "heading") -> Choices:
    facts = {f"{name}_end": "b2" for name in ("n", "ne", "e", "sw", "w", "nw")}
    return Choices(Ask(0, prompt, options, facts), GameTexts("test", "fr", text=HEADINGS, strict=True), ("Ada",))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("n", [0]),
        ("ne", [1]),
        ("e", [2]),
        ("so", [3]),
        ("SO", [3]),
        ("sw", [3]),
        ("o", [4]),
        ("w", [4]),
        ("wall_pass w", [5]),
        ("no", []),
        ("nw", []),
        ("su", []),
        ("ou", []),
        ("sud", [3]),
        ("nord-e", [1]),
        ("nor", [0, 1]),
        ("ouest", [4, 5]),
        ("Ouest, through the wall", [5]),
        ("est, ends on b2", [2]),
    ],
)
def test_short_names_and_values_are_understood_and_never_taken_for_a_beginning(typed: str, found: list[int]) -> None:
    """In French "no" is the north-west: where that is shut, it does not go north-east."""
    assert ways().find(typed) == found


def test_the_north_west_is_found_where_it_is_open() -> None:
    assert ways(("ne", "nw")).find("no") == [1]
    assert ways(("ne", "nw")).find("nw") == [1]


def test_without_short_names_two_letters_are_a_beginning() -> None:
    assert choices(PICKS).find("eg") == [4]
    assert choices(PICKS).find("st") == [0]


def test_what_enter_answers_is_marked_in_the_list() -> None:
    assert ways().enter == 0
    assert ways().lines(ShellTexts("en"))[:2] == ["  1. Nord, ends on b2 (Enter)", "  2. Nord-est, ends on b2"]
    assert ways().lines(ShellTexts("fr"))[0] == "  1. Nord, ends on b2 (Entrée)"
    assert not [line for line in ways().lines(ShellTexts("en"))[1:] if "Enter" in line]


def test_enter_answers_nothing_where_its_option_is_not_offered_or_not_named() -> None:
    shut = ways(("ne", "e"))
    assert shut.enter == -1
    assert not [line for line in shut.lines(ShellTexts("en")) if "Enter" in line]
    assert choices(PICKS).enter == -1


SQUARES = tuple(f"{column}{row}" for column in "bcdefghijklmn" for row in range(2, 12))


@pytest.mark.parametrize(
    ("typed", "square"),
    [("g8", "g8"), ("G8", "g8"), ("Case g8", "g8"), ("case G8", "g8"), ("g11", "g11"), (" g8 ", "g8")],
)
def test_of_many_answers_each_can_be_typed_by_name_or_text(typed: str, square: str) -> None:
    """There are 130, too many to list."""
    squares = ways(SQUARES, "target")

    assert len(SQUARES) == 130 and not squares.listed
    assert squares.find(typed) == [SQUARES.index(square)]


@pytest.mark.parametrize("typed", ["g1", "Case g1", "g12", "a1", "8", "ase", "b2 b3"])
def test_of_many_answers_a_part_of_a_name_finds_nothing(typed: str) -> None:
    """A bare number is the number of an answer, not of a row; and g1 is no beginning of g10."""
    found = ways(SQUARES, "target").find(typed)

    assert found == ([7] if typed == "8" else [])


def test_a_list_that_is_too_long_for_the_screen_takes_columns() -> None:
    rows = [f"  {number}. way {number}" for number in range(1, 8)]

    assert packed(rows, 80, 7) == rows
    assert packed(rows, 20, 6) == rows  # too narrow for two columns
    assert packed(rows, 30, 6) == [
        "  1. way 1    2. way 2",
        "  3. way 3    4. way 4",
        "  5. way 5    6. way 6",
        "  7. way 7",
    ]
    assert packed([], 80, 0) == []


def test_the_beginning_of_a_text_is_meant_before_that_of_an_id() -> None:
    """“s” is south, although the answer “Halt here” is stop to the rules."""
    texts = GameTexts(
        "test",
        "en",
        text="go-on = Where?\n    .k1 = South: K1\n    .k12 = East: corridor K121\n    .stop = Halt here\n",
    )
    choices = Choices(Ask(0, "go.on", ("k1", "k12", "stop")), texts, ("Ada",))

    assert choices.find("s") == [0] and choices.find("sto") == [2]
    assert choices.find("corridor k12") == [], "a number is no beginning of a longer one"
    assert choices.find("corridor k121") == [1]


def test_a_minus_is_typed_as_it_is_shown_or_as_the_keyboard_has_it() -> None:
    choices = Choices(Ask(0, "pay.price", (-2, -1, 0)), GameTexts("test", "en", text=""), ("Ada",))

    assert choices.allowed() == "\u22122\u20130"
    assert choices.find("-2") == choices.find("\u22122") == [0]
