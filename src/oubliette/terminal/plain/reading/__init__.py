"""What people type where the answers are too many to be numbered: games that have words of their own for it.

The words of a game are the module here that is called like the game, with a function `reader`.
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
        """Something that may be typed."""

    def read(self, typed: str) -> Value | None:
        """The answer that is meant, one of the question's options; None if it makes no sense."""

    def fault(self, typed: str) -> str:
        """What is wrong with it then: the attribute of the question that says so."""


# Makes the reader of a question from the view of who is asked; None for questions that need none.
Maker: TypeAlias = "Callable[[Asked, Mapping[str, Any]], Reader | None]"


def reader_for(game_id: str, ask: Asked, view: Mapping[str, Any]) -> Reader | None:
    """The reader that a game has for a question, if it has one."""
    own = part_of(game_id, __name__)
    if own is None:
        return None
    make: Maker = own.reader
    return make(ask, view)
