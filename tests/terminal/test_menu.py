"""Choosing a game."""

import io

import pytest

from oubliette.terminal.plain import choose_game


def choose(typed: str, lang: str = "en") -> tuple[str | None, str]:
    screen = io.StringIO()
    return choose_game(lang, io.StringIO(typed), screen, {}), screen.getvalue()


@pytest.mark.parametrize("typed", ["pig\n", "PIG\n", "le cochon\n", "\nchess\npig\n"])
def test_a_game_is_chosen_by_name(typed: str) -> None:
    assert choose(typed, "fr")[0] == "pig"


def test_a_game_is_chosen_by_number() -> None:
    _, screen = choose("quit\n")
    number = next(line.split(".")[0].strip() for line in screen.splitlines() if "Pig:" in line)

    assert choose(f"{number}\n")[0] == "pig"


@pytest.mark.parametrize("typed", ["", "quit\n", "quitter\n"])
def test_one_may_leave(typed: str) -> None:
    chosen, screen = choose(typed, "fr")

    assert chosen is None
    assert screen.endswith("À bientôt.\n")


def test_an_unknown_game_is_asked_again() -> None:
    assert "There is no game “chess” here." in choose("chess\n")[1]


@pytest.mark.parametrize("typed", ["pi", "le co", "LE", "coch"])
def test_the_beginning_of_a_name_is_enough(typed: str) -> None:
    assert choose(f"{typed}\n", "fr")[0] == "pig"


def test_a_beginning_that_several_games_share_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oubliette.terminal.plain.menu.SAMPLES", ("pig", "pigs"))

    chosen, screen = choose("pi\npigs\n")

    assert chosen == "pigs"
    assert "“pi” may mean" in screen
    assert choose("pig\n")[0] == "pig", "a whole name is no beginning"


def test_an_accent_alone_is_no_beginning() -> None:
    assert choose("\u0301\n")[0] is None


@pytest.mark.parametrize(("lang", "typed"), [("en", "?"), ("en", "help"), ("fr", "aide"), ("fr", "?"), ("fr", "help")])
def test_after_help_the_menu_asks_again(lang: str, typed: str) -> None:
    _, screen = choose(f"{typed}\nquit\n", lang)

    assert screen.count("Type a number or a name" if lang == "en" else "Tapez un numéro ou un nom") == 2
    assert "There is no game" not in screen and "Il n’y a pas de jeu" not in screen


def test_ctrl_c_is_no_quit() -> None:
    class Keyboard(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as typeshed has it
            raise KeyboardInterrupt

    screen = io.StringIO()
    with pytest.raises(KeyboardInterrupt):
        choose_game("en", Keyboard(), screen, {})

    assert screen.getvalue().endswith("> \n")
