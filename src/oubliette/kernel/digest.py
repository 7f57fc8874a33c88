"""Fingerprints of positions: equal positions have equal digests, on every machine, compiled or not."""

from __future__ import annotations

import hashlib
from enum import Enum
from typing import Any

from oubliette.kernel.state import State


def field_names(thing: object) -> list[str]:
    """The data fields of an object, sorted: of any class, with slots or without, compiled by mypyc or not."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        slots = cls.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    names -= {"__dict__", "__weakref__", "__mypyc_attrs__"}
    if isinstance(thing, State):
        names.discard("log")  # who listens is not part of the position
    return sorted(name for name in names if hasattr(thing, name))


def canonical(thing: Any) -> str:  # noqa: ANN401 - walks whatever a position is made of
    """A position as text that does not depend on memory, hash seeds or the order of sets and dictionaries."""
    if thing is None or isinstance(thing, bool | int | float | str | bytes):
        return repr(thing)
    if isinstance(thing, Enum):
        return f"{type(thing).__name__}.{thing.name}"
    if isinstance(thing, list):
        return "[" + ",".join([canonical(part) for part in thing]) + "]"
    if isinstance(thing, tuple | range):
        return "(" + ",".join([canonical(part) for part in thing]) + ")"
    if isinstance(thing, dict):
        pairs = sorted([f"{canonical(key)}:{canonical(value)}" for key, value in thing.items()])
        return "{" + ",".join(pairs) + "}"
    if isinstance(thing, set | frozenset):
        return "<" + ",".join(sorted([canonical(part) for part in thing])) + ">"
    if callable(thing):
        return getattr(thing, "__qualname__", type(thing).__name__)
    parts = [f"{name}={canonical(getattr(thing, name))}" for name in field_names(thing)]
    return type(thing).__name__ + "(" + ",".join(parts) + ")"


def digest(*parts: object) -> str:
    """Sixteen hexadecimal digits: enough to notice any damage, short enough to read."""
    text = ";".join([canonical(part) for part in parts])
    return hashlib.sha256(text.encode()).hexdigest()[:16]
