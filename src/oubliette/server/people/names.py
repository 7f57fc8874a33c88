"""Which names and logins people may have."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from oubliette.server.problems import Refused

LONGEST_NAME: Final = 40

# Joiners are part of words (Persian) and of emoji; other format characters serve to deceive the eye.
_JOINERS: Final = "\u200c\u200d"
# Invisible letters and signs: the fillers of Hangul, and the Braille pattern without dots.
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"

_LOGIN: Final = re.compile(r"[a-z0-9._-]{3,40}")


def clean_name(text: str) -> str:
    """The name without invisible and text-direction characters; `bad_name` if nothing or too much is left."""
    kept = [character for character in unicodedata.normalize("NFC", text) if _keeps(character)]
    name = " ".join("".join(kept).split())
    if not 1 <= len(name) <= LONGEST_NAME or not any(_shows(character) for character in name):
        raise Refused("bad_name", f"a name has 1 to {LONGEST_NAME} characters that can be seen", longest=LONGEST_NAME)
    return name


def _keeps(character: str) -> bool:
    if character.isspace() or character in _JOINERS:
        return True
    # C: control, format, lone surrogates, private, unassigned
    return character not in _BLANKS and not unicodedata.category(character).startswith("C")


def _shows(character: str) -> bool:
    """Whether it shows by itself: letters, numbers, punctuation and symbols, not spaces, joiners and accents."""
    return unicodedata.category(character)[0] in "LNPS"


def clean_login(text: str) -> str:
    """The stored form of a login, in lower case; `bad_login` if it is not valid."""
    login = text.strip().casefold()
    if not _LOGIN.fullmatch(login):
        raise Refused("bad_login", "a login has 3 to 40 characters: letters a to z, digits, dots, hyphens, underscores")
    return login
