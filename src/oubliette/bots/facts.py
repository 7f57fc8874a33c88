"""Lets bots read the facts of a question."""

from __future__ import annotations

from collections.abc import Mapping

from oubliette.kernel import Value


def number(facts: Mapping[str, Value], name: str) -> int:
    """Return a fact that must be a whole number."""
    fact = facts[name]
    assert isinstance(fact, int), f"the fact {name} is not a number"
    return fact
