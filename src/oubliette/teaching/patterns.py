"""Patterns in the data of lessons: which answers, facts and parts of a view they mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from oubliette.kit.lattice import Lattice

ANY: Final = "*"  # matches anything in this place


def fits(pattern: object, value: object) -> bool:
    """Does the value fit? `*` fits anything; a tuple fits a tuple or list of that length whose parts all fit."""
    if pattern == ANY:
        return True
    if isinstance(pattern, tuple | list):
        return (
            isinstance(value, tuple | list)
            and len(pattern) == len(value)
            and all(fits(one, other) for one, other in zip(pattern, value, strict=True))
        )
    return pattern == value and isinstance(pattern, bool) == isinstance(value, bool)


def facts_fit(patterns: Mapping[str, Any], facts: Mapping[str, Any] | None) -> bool:
    """Do all the named facts fit? A fact that is missing fits nothing."""
    known = facts or {}
    return all(name in known and fits(pattern, known[name]) for name, pattern in patterns.items())


def option_that_fits(pattern: object, options: Sequence[Any]) -> int:
    """The index of the first option that fits, or -1."""
    if pattern == ANY:
        return 0
    if isinstance(options, Lattice) and isinstance(pattern, tuple | list) and ANY not in pattern:
        value = tuple(pattern)
        return options.index(value) if value in options else -1  # computed: a lattice has thousands of options
    for index, option in enumerate(options):
        if fits(pattern, option):
            return index
    return -1


def view_fits(patterns: Mapping[str, Any], view: object) -> bool:
    """Does each path lead to a part that fits? `rooms.*.kind` looks at the field `kind` of every room.

    The pattern `true` asks only that there is something: neither missing, empty, zero nor null.
    """
    return all(
        any(bool(part) if pattern is True else fits(pattern, part) for part in _parts(view, path.split(".")))
        for path, pattern in patterns.items()
    )


def _parts(view: object, path: list[str]) -> Iterator[object]:
    """All parts of the view to which the path leads."""
    if not path:
        yield view
        return
    step, rest = path[0], path[1:]
    inner: list[object] = []
    if isinstance(view, Mapping):
        inner = list(view.values()) if step == ANY else [view[step]] if step in view else []
    elif isinstance(view, tuple | list):
        inner = list(view) if step == ANY else list(view[int(step) : int(step) + 1]) if step.isdecimal() else []
    for part in inner:
        yield from _parts(part, rest)
