"""Base class of what lies on the table during a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from oubliette.kernel.events import Fact, Log


class Shared:
    """Marks data that never changes after loading (cards, tables): clones share it instead of copying it."""

    __slots__ = ()


class State(ABC):
    """Base of a game's table. Between two turns its fields hold the whole position, as plain data.

    Subclasses write `clone()` field by field, which makes forks cheap. The conformance tests prove that no field is
    forgotten.
    """

    log: Log | None = None  # collects events, if somebody listens; not part of the position

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares no mutable data with this table."""

    def tell(self, slug: str, /, **facts: Fact) -> None:
        """Tell everybody an event. Almost free when nobody listens."""
        log = self.log
        if log is not None:
            log.add(slug, facts, None)

    def whisper(self, seats: Sequence[int], slug: str, /, **facts: Fact) -> None:
        """Tell an event to some seats only."""
        log = self.log
        if log is not None:
            log.add(slug, facts, seats)


S = TypeVar("S", bound=State)
