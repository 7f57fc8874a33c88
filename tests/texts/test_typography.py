"""Typography of the sentences outside the games; the conformance tests check those of each game."""

from pathlib import Path

import pytest

import oubliette
from tests.conformance.typography import faults

SHELL = Path(oubliette.__file__).parent / "texts" / "shell"


@pytest.mark.parametrize("file", sorted(SHELL.glob("*.ftl")), ids=lambda file: file.name)
def test_the_sentences_of_every_language_are_set_well(file: Path) -> None:
    assert not faults(file)


def test_wrong_typography_is_found(tmp_path: Path) -> None:
    french = tmp_path / "fr.ftl"
    french.write_text("fine = Oui\u202f! { $name }\nclose = Oui!\nquoted = l'or\nplaceable = { name('x') }\n")
    assert [fault.split(":")[1] for fault in faults(french)] == ["2", "3"]
