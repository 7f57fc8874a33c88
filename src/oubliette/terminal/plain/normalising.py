"""Normalises text, to compare typed words with printed ones."""

from __future__ import annotations

import unicodedata


def normalise(text: str) -> str:
    """A text without capitals, accents, and different kinds of apostrophes, minuses and spaces."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("\u2212", "-"))
    return " ".join("".join([sign for sign in flat if not unicodedata.combining(sign)]).split())
