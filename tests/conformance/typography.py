"""Checks the typography of French and English: quotation marks, apostrophes, French spaces, and French words."""

import re
from pathlib import Path

_FRENCH = "fr"
# No French spaces inside names and things to type: an address, a command, a key, a publisher.
_EXEMPT = re.compile(r"sauver!|«\u202f\?|\w+://|Nuts! Publishing")

_PICTURE = re.compile(r"^!\[([^\]]*)\]\([a-z]+:[^)]*\)$")  # in a rulebook: people read its caption

# Words of the French rulebooks that English texts translate: a game-master card, a clutter card.
_FRENCH_WORDS = re.compile(r"\b(?:MJ|fatras)\b", re.IGNORECASE)


def faults(file: Path) -> list[str]:
    """The errors of typography in a file of texts or a rulebook, with line numbers."""
    found: list[str] = []
    for number, text in _sentences(file):
        if "'" in text or '"' in text:
            found.append(f"{file.name}:{number}: straight quotes; write ’ “ ” or « »")
        french = None if file.stem == _FRENCH else _FRENCH_WORDS.search(text)
        if french:
            found.append(f"{file.name}:{number}: {french[0]!r} is French")
        if file.stem == _FRENCH and re.search(
            r"[^\u202f\s«][;:!?»]|[ \u00a0][;:!?»]|«[^\u202f]", _EXEMPT.sub("", text)
        ):
            found.append(f"{file.name}:{number}: a narrow no-break space (U+202F) goes before ; : ! ? and inside « »")
    return found


def _sentences(file: Path) -> list[tuple[int, str]]:
    """The lines that people read, without placeables, names of messages and slugs."""
    shown: list[tuple[int, str]] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
        if file.suffix == ".ftl" and line.startswith("#"):
            continue
        text = re.sub(r"\{[^{}]*\}?|\[[^\]]*\]", "", _PICTURE.sub(r"\1", line))
        text = re.sub(r"^[\w .-]*= ", "", text) if file.suffix == ".ftl" else text
        shown.append((number, text))
    return shown
