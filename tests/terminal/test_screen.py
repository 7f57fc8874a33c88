"""Lines that fit, in characters that the output can encode."""

import io

import pytest

from oubliette.terminal.plain.screen import EndOfInput, Screen, flow, printable, width_of, wrap


def screen_of(encoding: str) -> tuple[Screen, io.BytesIO]:
    raw = io.BytesIO()
    return Screen(io.StringIO("\n"), io.TextIOWrapper(raw, encoding=encoding, newline="\n"), {}), raw


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [
        ("utf-8", "«\u202fC’est l’été, œuf…\u202f»\n"),
        ("ascii", "\" C'est l'ete, oeuf... \"\n"),
        ("latin-1", "« C'est l'été, oeuf... »\n"),
        ("cp1252", "« C’est l’été, œuf… »\n"),
    ],
)
def test_a_poor_terminal_gets_the_nearest_characters(encoding: str, shown: str) -> None:
    screen, raw = screen_of(encoding)

    screen.line("«\u202fC’est l’été, œuf…\u202f»")
    screen.flush()

    assert raw.getvalue().decode(encoding) == shown


def test_a_character_without_a_replacement_becomes_a_question_mark() -> None:
    screen, _ = screen_of("ascii")

    assert screen.encodable("龍 ≠") == "? =" or screen.encodable("龍 ≠") == "? ?"


def test_lines_are_wrapped_at_spaces_only() -> None:
    assert wrap("  one two three", 11, "  ") == ["  one two", "    three"]
    assert wrap("Assez\u202f! Encore\u202f?", 9) == ["Assez\u202f!", "Encore\u202f?"]
    assert wrap("/a/very/long/path x", 8) == ["/a/very/long/path", "x"]
    assert wrap("", 8) == [""]
    assert wrap("a  b", 8) == ["a  b"]


def test_wide_and_combining_characters_are_measured() -> None:
    assert width_of("龍") == 2
    assert width_of("e\u0301te") == 3


def test_paragraphs_broken_by_hand_are_put_together() -> None:
    assert flow("One\ntwo.\n\n- a\n  b\n- c\n\nEnd") == ["One two.", "", "- a b", "- c", "", "End"]


@pytest.mark.parametrize(("columns", "width"), [("40", 40), ("5", 20), ("500", 100), ("", 80), ("x", 80), ("٣", 80)])
def test_the_width_is_that_of_the_environment_when_there_is_no_terminal(columns: str, width: int) -> None:
    assert Screen(io.StringIO(), io.StringIO(), {"COLUMNS": columns}).width == width


def test_there_is_no_colour_through_a_pipe() -> None:
    out = io.StringIO()

    Screen(io.StringIO(), out, {"TERM": "xterm"}).line("bold", bold=True)

    assert out.getvalue() == "bold\n"


def test_the_end_of_input_is_noticed() -> None:
    screen = Screen(io.StringIO("hello \n"), io.StringIO(), {})

    assert screen.ask("> ") == "hello"
    with pytest.raises(EndOfInput):
        screen.ask("> ")


def test_bytes_that_are_no_text_are_no_answer() -> None:
    keyboard = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8")

    assert Screen(keyboard, io.StringIO(), {}).ask("> ") == "\ufffd"


def test_what_was_typed_is_shown_without_control_characters() -> None:
    assert printable("a\x1b[2Jb\x00") == "a?[2Jb?"
    assert printable("x" * 100) == "x" * 60 + "…"


def test_without_a_keyboard_there_is_nothing_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)

    with pytest.raises(EndOfInput):
        Screen(None, io.StringIO(), {}).ask("> ")


def test_without_a_screen_nothing_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    screen = Screen(io.StringIO("1\n"), None, {})

    screen.line("hello", bold=True)
    screen.clear()
    screen.flush()

    assert screen.ask("> ") == "1"
    assert not screen.is_process_output


def test_a_broken_keyboard_ends_the_input() -> None:
    class Broken(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as typeshed has it
            raise OSError(5, "Input/output error")

    closed = io.StringIO()
    closed.close()
    for keyboard in (Broken(), closed):
        with pytest.raises(EndOfInput):
            Screen(keyboard, io.StringIO(), {}).ask("> ")


def test_an_unknown_encoding_gets_ascii() -> None:
    class Strange(io.StringIO):
        encoding = "klingon-8"

    assert Screen(io.StringIO(), Strange(), {}).encodable("été") == "ete"


def test_without_a_terminal_a_screen_has_the_usual_height() -> None:
    assert Screen(io.StringIO(), io.StringIO(), {"COLUMNS": "40"}).height == 24
