"""Readers of typed answers, for games with too many answers to number.

The module here with the name of a game has a function `reader`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from oubliette.games import part_of

if TYPE_CHECKING:
    from oubliette.kernel import Value
    from oubliette.texts import Asked


class Reader(Protocol):
    """Understands answers to one question."""

    @property
    def example(self) -> str:
        """An example of what may be typed."""

    def read(self, typed: str) -> Value | None:
        """The answer that the line means, one of the question's options; None if it cannot be read."""

    def fault(self, typed: str) -> str:
        """The error of a line that cannot be read: the attribute of the question's text that explains it."""


# Makes the reader of a question from the asked seat's view; None for questions without one.
Maker: TypeAlias = "Callable[[Asked, Mapping[str, Any]], Reader | None]"


def reader_for(game_id: str, ask: Asked, view: Mapping[str, Any]) -> Reader | None:
    """A game's reader for a question, if it has one."""
    own = part_of(game_id, __name__)
    if own is None:
        return None
    make: Maker = own.reader
    return make(ask, view)
