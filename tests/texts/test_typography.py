"""Typography of the sentences outside the games; the conformance tests check those of each game."""

from pathlib import Path

import pytest

import oubliette
from tests.conformance.typography import faults

SHELL = Path(oubliette.__file__).parent / "texts" / "shell"
CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "texts" / "en"


@pytest.mark.parametrize("file", sorted([*SHELL.glob("*.ftl"), *CLIENT.glob("*.ftl")]), ids=lambda file: file.name)
def test_the_sentences_of_every_language_are_set_well(file: Path) -> None:
    assert not faults(file)


def test_wrong_typography_is_found(tmp_path: Path) -> None:
    french = tmp_path / "fr.ftl"
    french.write_text("fine = Oui\u202f! { $name }\nclose = Oui!\nquoted = l'or\nplaceable = { name('x') }\n")
    assert [fault.split(":")[1] for fault in faults(french)] == ["2", "3"]


def test_french_game_words_in_english_are_found(tmp_path: Path) -> None:
    """Names of messages and slugs may have them."""
    english = tmp_path / "en.ftl"
    english.write_text("draw-fatras = A clutter card\nview-mj_deck = MJ cards: { $fatras }\n    .a = Fatras\n")
    assert [fault.split(":")[1] for fault in faults(english)] == ["2", "3"]
    rulebook = tmp_path / "en.md"
    rulebook.write_text("## Clutter [draw.fatras]\n\nThe {deck.fatras} clutter cards and the MJ.\n")
    assert [fault.split(":")[1] for fault in faults(rulebook)] == ["3"]
