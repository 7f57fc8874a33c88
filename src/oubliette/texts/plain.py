"""An error handler for encodings: replaces characters that an output cannot show by similar ones in ASCII."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

_NAME: Final = "oubliette-plain"

# Only ASCII, because for most encodings Python tells the handler only that it is a "charmap".
_REPLACEMENTS: Final = {
    "\u00a0": " ", "\u202f": " ", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"',
    "–": "-", "—": "-", "−": "-", "…": "...", "×": "x", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE",
    "█": "#", "·": ".", "♥": "+", "¢": "c", "±": "+/-", "°": "deg",
}  # fmt: skip


def register() -> str:
    """Register the handler and return its name: `stream.reconfigure(errors=register())`."""
    codecs.register_error(_NAME, _replace)
    return _NAME


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join([_plain(character) for character in error.object[error.start : error.end]]), error.end


def _plain(character: str) -> str:
    if character in _REPLACEMENTS:
        return _REPLACEMENTS[character]
    letters = "".join([sign for sign in unicodedata.normalize("NFKD", character) if not unicodedata.combining(sign)])
    return letters if letters.isascii() else "?"
