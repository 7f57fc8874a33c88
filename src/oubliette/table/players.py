"""The players at a table: people and bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oubliette.kernel import Policy


@dataclass(frozen=True, slots=True, eq=False)
class Person:
    """Somebody who is asked and answers in their own time.

    People compare by identity, not by name: one person may hold several seats, and two may be called Anna.
    """

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Bot:
    """A bot. Without a policy it thinks in another process, and the table waits for its answer."""

    name: str
    policy: Policy | None


Player: TypeAlias = Person | Bot | None  # None: a free seat
