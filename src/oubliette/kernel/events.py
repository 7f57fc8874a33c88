"""Events: what happened, as a slug and facts, and which seats may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, final

from oubliette.kernel.ask import Value

_PLAIN: Final = (str, int)
HIDDEN: Final = "hidden"  # replaces a fact for seats that may not see it


@final
class Hidden:
    """A fact that only some seats may see, inside an event that others see too."""

    __slots__ = ("seats", "value")

    def __init__(self, value: Value, seats: tuple[int, ...]) -> None:
        self.value = value
        self.seats = seats

    def __repr__(self) -> str:
        return f"hidden({self.value!r}, only={self.seats})"


Fact: TypeAlias = "Value | Hidden"


def hidden(value: Value, *only: int) -> Hidden:
    """Mark a fact as secret: `table.tell("draw.card", seat=0, card=hidden("ace", 0))`."""
    return Hidden(value, only)


@final
class Event:
    """One thing that happened. `ply` is the number of answers given before it."""

    __slots__ = ("facts", "only", "ply", "slug")

    def __init__(self, ply: int, slug: str, facts: Mapping[str, Fact], only: tuple[int, ...] | None = None) -> None:
        self.ply = ply
        self.slug = slug
        self.facts = facts
        self.only = only

    def seen_by(self, seat: int) -> Event | None:
        """The event as that seat may know it, secret facts replaced; None if the seat may not know of it at all."""
        if self.only is not None and seat not in self.only:
            return None
        facts = self.facts
        for fact in facts.values():
            if not isinstance(fact, _PLAIN):  # words and numbers, as most facts are, hide nothing
                return Event(self.ply, self.slug, {name: _shown(fact, seat) for name, fact in facts.items()})
        return self if self.only is None else Event(self.ply, self.slug, facts)

    def in_the_open(self) -> Event:
        """The event with nothing hidden, for finished matches."""
        return Event(self.ply, self.slug, {name: _shown(fact, None) for name, fact in self.facts.items()})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.ply, self.slug, self._plain(), self.only) == (other.ply, other.slug, other._plain(), other.only)

    def __hash__(self) -> int:
        return hash((self.ply, self.slug))

    def _plain(self) -> dict[str, object]:
        return {name: repr(fact) for name, fact in self.facts.items()}

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())
        audience = "" if self.only is None else f", only={self.only}"
        return f"Event({self.ply}, {self.slug!r}, {{{facts}}}{audience})"


def _shown(fact: Fact, seat: int | None) -> Value:
    """A fact as that seat may know it; for None nothing is hidden. A tuple may hold secrets among open parts."""
    if isinstance(fact, Hidden):
        return fact.value if seat is None or seat in fact.seats else HIDDEN
    if isinstance(fact, tuple):
        return tuple([_shown(part, seat) for part in fact])
    return fact


@final
class Log:
    """Collects the events of one match."""

    __slots__ = ("events", "ply")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.ply = 0

    def add(self, slug: str, facts: Mapping[str, Fact], only: Sequence[int] | None) -> None:
        self.events.append(Event(self.ply, slug, facts, None if only is None else tuple(only)))


def seen_since(events: Sequence[Event], seat: int, ply: int) -> list[Event]:
    """The events after the first `ply` answers, as that seat may know them; -1 gives all."""
    shown: list[Event] = []
    for known in reversed(events):
        if known.ply <= ply:
            break
        event = known.seen_by(seat)
        if event is not None:
            shown.append(event)
    shown.reverse()
    return shown
