"""French and English as their readers expect them to be set."""

import re
from pathlib import Path

import pytest

import oubliette

SOURCE = Path(oubliette.__file__).parent
OURS = [
    file
    for pattern in ("texts/shell/*.ftl", "games/*/texts/*.ftl", "games/*/rulebook/*.md")
    for file in SOURCE.glob(pattern)
]


def sentences(file: Path) -> list[tuple[int, str]]:
    """The lines that people read, without placeables, names of messages and slugs."""
    shown: list[tuple[int, str]] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
        if file.suffix == ".ftl" and line.startswith("#"):
            continue
        text = re.sub(r"\{[^{}]*\}?|\[[^\]]*\]", "", line)
        text = re.sub(r"^[\w .-]*= ", "", text) if file.suffix == ".ftl" else text
        shown.append((number, text))
    return shown


@pytest.mark.parametrize("file", OURS, ids=lambda file: str(file.relative_to(SOURCE)))
def test_apostrophes_and_quotes_are_typographic(file: Path) -> None:
    wrong = [number for number, text in sentences(file) if "'" in text or '"' in text]

    assert not wrong, f"straight quotes in lines {wrong}"


@pytest.mark.parametrize(
    "file", [file for file in OURS if file.stem == "fr"], ids=lambda file: str(file.relative_to(SOURCE))
)
def test_french_sets_a_narrow_no_break_space_before_high_punctuation(file: Path) -> None:
    wrong = [
        number
        for number, text in sentences(file)
        if re.search(r"[^\u202f\s«][;:!?»]|[ \u00a0][;:!?»]|«[^\u202f]", re.sub(r"sauver!|«\u202f\?|\w+://", "", text))
    ]

    assert not wrong, f"lines {wrong}: a narrow no-break space (U+202F) goes before ; : ! ? and inside « »"
