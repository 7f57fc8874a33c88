"""What people type, compared with what is written: differences that nobody means do not count."""

from __future__ import annotations

import unicodedata


def normalise(text: str) -> str:
    """A text without the differences that nobody means: capitals, accents, kinds of apostrophes, minuses and spaces."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("\u2212", "-"))
    return " ".join("".join([sign for sign in flat if not unicodedata.combining(sign)]).split())
