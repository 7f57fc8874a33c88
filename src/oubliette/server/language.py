"""Chooses the language in which a request is answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oubliette.texts import DEFAULT, choose_language, languages

_LONGEST: Final = 200  # characters of the header to read


def wanted_language(asked: str | None, mine: str | None, headers: Mapping[str, str]) -> str:
    """The requested language, which must be one of ours; else the person's; else the browser's."""
    if asked is not None:
        return choose_language(asked, {})
    return language_of(headers) if mine is None else mine


def language_of(headers: Mapping[str, str]) -> str:
    """The most preferred language of `Accept-Language` that we have texts in, or English."""
    known = languages()
    wishes = [_wish(part) for part in headers.get("accept-language", "")[:_LONGEST].split(",")]
    # The sort is stable: of equal weights the first wins.
    for weight, lang in sorted(wishes, key=lambda wish: -wish[0]):
        if weight > 0 and lang in known:
            return lang
    return DEFAULT


def _wish(part: str) -> tuple[float, str]:
    """`fr-CH;q=0.8` is (0.8, "fr")."""
    tag, *parameters = part.split(";")
    weight = 1.0
    for parameter in parameters:
        name, _, value = parameter.strip().partition("=")
        if name == "q":
            try:
                weight = float(value)
            except ValueError:
                weight = 0.0
    return weight, tag.strip().split("-")[0].lower()
