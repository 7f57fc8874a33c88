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
