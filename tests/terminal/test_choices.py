"""What people mean by what they type."""

from collections.abc import Sequence
from typing import Any, overload

import pytest

from oubliette.kernel import Ask
from oubliette.terminal.plain.choices import Choices, fold
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
    """Every angle with every strength, without making a list of them."""

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

    assert shown[-1] == "Type a number, for example 2500."
    assert choices(range(5000)).allowed() == "0–4999"


def test_folding_forgets_what_nobody_means() -> None:
    assert fold("  L’Épée\u202f!  ") == "l'epee !"
