"""Fingerprints of positions: equal positions have equal digests, on every machine and Python version."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Mapping
from enum import Enum
from types import BuiltinFunctionType, FunctionType
from typing import Any, Final

from oubliette.kernel.state import Shared, State

_DEEPEST: Final = 100  # no table nests objects deeper

# Constants, because `isinstance(thing, list | deque)` would build the union again for every object.
_PLAIN: Final = (bool, int, float, bytes)
_LISTS: Final = (list, deque)
_TUPLES: Final = (tuple, range)
_SETS: Final = (set, frozenset)
_NAMED: Final = (type, FunctionType, BuiltinFunctionType)

_slots_of: Final[dict[type, frozenset[str]]] = {}  # cache: field names by class


def field_names(thing: object) -> list[str]:
    """The data fields of an object, sorted. Works for classes with or without slots, compiled by mypyc or not."""
    slots = _slots_of.get(type(thing))
    if slots is None:
        slots = _slots_of[type(thing)] = _find_slots(type(thing))
    names = slots.union(getattr(thing, "__dict__", ()))
    if isinstance(thing, State):
        names -= {"log"}  # listeners are not part of the position
    return sorted([name for name in names if hasattr(thing, name)])


def _find_slots(kind: type) -> frozenset[str]:
    names: set[str] = set()
    for cls in kind.__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        slots = cls.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    return frozenset(names - {"__dict__", "__weakref__", "__mypyc_attrs__"})


def canonical(thing: Any) -> str:  # noqa: ANN401 - walks whatever a position is made of
    """A position as text that does not depend on memory, hash seeds or the order of sets and dictionaries.

    A position is made of plain data and of objects with fields. Anything else is a TypeError: its text could be equal
    for different positions.
    """
    return _canonical(thing, _DEEPEST)


def _canonical(thing: Any, depth: int) -> str:  # noqa: ANN401
    if type(thing) is int:  # the most frequent type, so checked first
        return repr(thing)
    if isinstance(thing, str):
        return ascii(thing)  # `repr` depends on which characters this Python version calls printable
    if isinstance(thing, Enum):
        return f"{type(thing).__name__}.{thing.name}"
    if thing is None or isinstance(thing, _PLAIN):
        return repr(thing)
    if depth == 0:  # count the depth: compiled code has no recursion limit
        raise TypeError(f"the position refers to itself, or is nested more than {_DEEPEST} deep")
    depth -= 1
    if isinstance(thing, _LISTS):
        if type(thing) is list and {int}.issuperset(map(type, thing)):
            return repr(thing).replace(" ", "")  # same text as below, but faster: the answers are such a list
        return "[" + ",".join([_canonical(part, depth) for part in thing]) + "]"
    if isinstance(thing, _TUPLES):
        return "(" + ",".join([_canonical(part, depth) for part in thing]) + ")"
    if isinstance(thing, Mapping):
        pairs = sorted([f"{_canonical(key, depth)}:{_canonical(value, depth)}" for key, value in thing.items()])
        return "{" + ",".join(pairs) + "}"
    if isinstance(thing, _SETS):
        return "<" + ",".join(sorted([_canonical(part, depth) for part in thing])) + ">"
    if isinstance(thing, bytearray):
        return repr(bytes(thing))
    if isinstance(thing, _NAMED):
        return thing.__qualname__
    return _canonical_object(thing, depth)


def _canonical_object(thing: object, depth: int) -> str:
    kind = type(thing).__name__
    name = getattr(thing, "id", None)
    if isinstance(name, str) and isinstance(thing, Shared):
        return f"{kind}:{name}"  # shared data never changes: its id identifies it
    names = field_names(thing)
    if not names and not hasattr(thing, "__dict__") and not hasattr(thing, "__slots__"):
        raise TypeError(f"{kind} cannot be part of a position: it has no fields to read")
    return kind + "(" + ",".join([f"{name}={_canonical(getattr(thing, name), depth)}" for name in names]) + ")"


def digest(*parts: object) -> str:
    """The fingerprint of these parts: sixteen hexadecimal digits, enough to notice damage, short enough to read."""
    text = ";".join([canonical(part) for part in parts])
    return hashlib.sha256(text.encode()).hexdigest()[:16]
