"""What questions tell of themselves, for bots."""

from __future__ import annotations

from collections.abc import Mapping

from oubliette.kernel import Value


def number(facts: Mapping[str, Value], name: str) -> int:
    """A fact of a question that is a number."""
    fact = facts[name]
    assert isinstance(fact, int), f"the fact {name} is no number"
    return fact
