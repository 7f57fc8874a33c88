"""Finds answers by words: an answer fits if it has all typed words, in any order."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from typing import Final

_BREAKS: Final = re.compile(r"[\s,;:!?()«»“”\"'…]+")
_EXAMPLE: Final = 2  # words of an example at most


def words(normalised: str) -> list[str]:
    """The words of a normalised text. Words joined by a hyphen count as one: north-east is not east."""
    return [word for word in [piece.strip(".") for piece in _BREAKS.split(normalised)] if word]


def has_all(wanted: Sequence[str], spelled: Collection[str], shortest: int) -> bool:
    """Is each wanted word one of these, or the beginning of one? Words shorter than `shortest` must be whole."""
    return all(word in spelled or (len(word) >= shortest and _begins(word, spelled)) for word in wanted)


def example(spelled: Sequence[str], clear: Callable[[str], bool]) -> str:
    """A few words that identify an answer; nothing if more are needed."""
    candidates = dict.fromkeys([word for word in spelled if len(word) > 1])
    for count in range(1, _EXAMPLE + 1):
        for some in combinations(candidates, count):
            typed = " ".join(some)
            if not typed.isdigit() and clear(typed):
                return typed
    return ""


def _begins(word: str, spelled: Collection[str]) -> bool:
    """Does a word begin another? A number is never the beginning of a longer one: g1 is not g10."""
    size = len(word)
    digit = word[-1].isdigit()
    return any(other.startswith(word) and not (digit and other[size : size + 1].isdigit()) for other in spelled)
