"""Chooses the compressed form that a browser accepts, and tells whether it has the answer already."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

ENCODINGS: Final = ("br", "gzip")  # smallest result first
_LONGEST: Final = 200  # characters of the header to read


def best_encoding(accepted: str, there: Collection[str]) -> str:
    """The best of these encodings that `Accept-Encoding` allows; empty: uncompressed, which everybody accepts."""
    wishes: dict[str, bool] = {}
    for part in accepted[:_LONGEST].split(","):
        name, *parameters = (word.strip().lower() for word in part.split(";"))
        wishes[name] = not any(_is_zero(word) for word in parameters)
    others = wishes.get("*", False)
    return next((name for name in ENCODINGS if name in there and wishes.get(name, others)), "")


def etag_matches(if_none_match: str, tag: str) -> bool:
    """Whether `If-None-Match` names this tag. A proxy may have marked the tag as weak."""
    held = [one.strip().removeprefix("W/") for one in if_none_match.split(",")]
    return tag in held or held == ["*"]


def _is_zero(parameter: str) -> bool:
    name, _, value = parameter.partition("=")
    try:
        return name.strip() == "q" and float(value) <= 0
    except ValueError:
        return True
