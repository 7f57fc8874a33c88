"""Characters that an output cannot show, as the nearest ones that every output can: an error handler for encodings."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

_NAME: Final = "oubliette-plain"

# What to write where there is no such character. Plain ASCII: Python does not tell a handler which code page it is for.
_LIKENESS: Final = {
    "\u00a0": " ", "\u202f": " ", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"',
    "–": "-", "—": "-", "−": "-", "…": "...", "×": "x", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE",
    "█": "#", "·": ".", "♥": "+", "¢": "c", "±": "+/-", "°": "deg",
}  # fmt: skip


def register() -> str:
    """Make the handler known, and return its name: `stream.reconfigure(errors=register())`."""
    codecs.register_error(_NAME, _replace)
    return _NAME


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join([_plain(character) for character in error.object[error.start : error.end]]), error.end


def _plain(character: str) -> str:
    if character in _LIKENESS:
        return _LIKENESS[character]
    letters = "".join([sign for sign in unicodedata.normalize("NFKD", character) if not unicodedata.combining(sign)])
    return letters if letters.isascii() else "?"
