"""Figures that a rulebook quotes from the data of its game."""

import pytest

from oubliette.texts import BadTexts
from oubliette.texts.figures import fill, fill_from_game

FIGURES: dict[str, int | float | str] = {"hp": 15, "card.loss": -2, "reach": 7.5, "whole": 4.0, "table": "| a |\n| b |"}


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("You have {hp} points.", "You have 15 points."),
        ("{card.loss} and {reach}, {whole}", "−2 and 7,5, 4"),
        ("|{reach:6}|{hp:1}|", "|   7,5|15|"),
        ("{table}", "| a |\n| b |"),
        ("Nothing.", "Nothing."),
    ],
)
def test_a_figure_is_written_as_the_language_writes_it(text: str, read: str) -> None:
    assert fill(text, FIGURES, ",", "x.md") == read + "\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("one\n{mp}", "x.md:2: the game has no figure 'mp'"),
        ("{ hp }", "x.md:1: a figure is written"),
        ("{hp", "x.md:1: a figure is written"),
        ("hp}", "x.md:1: a figure is written"),
    ],
)
def test_an_unknown_figure_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadTexts) as caught:
        fill(text, FIGURES, ".", "x.md")

    assert str(caught.value).startswith(complaint)


def test_a_game_that_quotes_needs_a_module_for_it() -> None:
    """Pig has none."""
    with pytest.raises(BadTexts, match=r"en\.md: it quotes .* oubliette\.games\.pig\.quoted"):
        fill_from_game("the target is {target}", "pig", "en", "en.md")
