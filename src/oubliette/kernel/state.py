"""What lies on the table during a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from oubliette.kernel.events import Fact, Log


class Shared:
    """Marks data that never changes once it is loaded (cards, tables): clones share it instead of copying it."""

    __slots__ = ()


class State(ABC):
    """Base of a game's table. Between two turns the whole position is in its fields, as plain data.

    Subclasses write `clone()` field by field: it is what makes forks cheap, and the conformance battery proves that no
    field was forgotten.
    """

    log: Log | None = None  # who listens; never part of the position

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing mutable with this table."""

    def tell(self, slug: str, /, **facts: Fact) -> None:
        """Say what happened, to everybody. Costs next to nothing when nobody listens."""
        log = self.log
        if log is not None:
            log.add(slug, facts, None)

    def whisper(self, seats: Sequence[int], slug: str, /, **facts: Fact) -> None:
        """Say what happened, to some seats only."""
        log = self.log
        if log is not None:
            log.add(slug, facts, seats)


S = TypeVar("S", bound=State)
