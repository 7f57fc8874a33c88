"""The options of a game: what may be set, and what is refused."""

import pytest

from oubliette.kernel import Choice, Flag, IllegalSetUp, Match, Option, Setting, Text, Whole
from oubliette.kernel.options import check_settings

OPTIONS: tuple[Option, ...] = (
    Choice("mode", ("normal", "fun"), "normal"),
    Whole("rounds", 5, 200, 50, also=(0,)),
    Flag("ambush", default=True),
    Text("sheet", "croquis", "a sheet's name in small letters", str.islower),
)


def test_options_have_defaults() -> None:
    settings = check_settings("sample", OPTIONS, {"rounds": 0})
    assert settings.values == {"mode": "normal", "rounds": 0, "ambush": True, "sheet": "croquis"}
    assert settings.word("mode") == "normal"
    assert settings.whole("rounds") == 0
    assert settings.flag("ambush")


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("mode", "silly", "normal, fun"),
        ("mode", 1, "normal, fun"),
        ("rounds", 4, r"0, 5\.\.200"),
        ("rounds", 201, r"0, 5\.\.200"),
        ("rounds", True, r"0, 5\.\.200"),
        ("rounds", "50", r"0, 5\.\.200"),
        ("ambush", 1, "on, off"),
        ("ambush", "on", "on, off"),
        ("sheet", "CROQUIS", "small letters"),
        ("sheet", 3, "small letters"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(name: str, value: Setting, allowed: str) -> None:
    with pytest.raises(IllegalSetUp, match=rf"'{name}' of sample cannot be .*allowed: .*{allowed}"):
        check_settings("sample", OPTIONS, {name: value})


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(IllegalSetUp, match="no option 'modes'; its options are: mode, rounds, ambush, sheet"):
        check_settings("sample", OPTIONS, {"modes": "fun"})
    with pytest.raises(IllegalSetUp, match="its options are: none"):
        check_settings("sample", (), {"x": 1})
    with pytest.raises(IllegalSetUp, match="its options are: target"):
        Match.start("pig", options={"goal": 50})


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("mode", "fun", "fun"),
        ("rounds", "12", 12),
        ("rounds", "-3", -3),
        ("rounds", "many", "many"),
        ("rounds", "١٢", "١٢"),  # digits of another script do not count as digits
        ("rounds", "9" * 30, "9" * 30),
        ("ambush", "on", True),
        ("ambush", "No", False),
        ("ambush", "perhaps", "perhaps"),
        ("sheet", "mine", "mine"),
    ],
)
def test_an_option_reads_typed_words(name: str, text: str, value: Setting) -> None:
    option = next(option for option in OPTIONS if option.name == name)
    assert option.read(text) == value


def test_reading_an_option_by_the_wrong_type_fails() -> None:
    settings = check_settings("sample", OPTIONS, {})
    with pytest.raises(AssertionError, match="mode is not a number"):
        settings.whole("mode")
    with pytest.raises(AssertionError, match="rounds is not a flag"):
        settings.flag("rounds")
    with pytest.raises(AssertionError, match="rounds is not a word"):
        settings.word("rounds")


def test_a_text_option_may_read_the_contents_of_a_file() -> None:
    """The kernel reads no files: the option only keeps the function that turns contents into a setting."""
    plain = Text("sheet", "croquis", "a name", str.islower)
    drawn = Text("sheet", "croquis", "a name or a file", str.islower, from_file=str.lower)

    assert plain.from_file is None
    assert drawn.from_file is not None and drawn.from_file("CROQUIS") == "croquis"
