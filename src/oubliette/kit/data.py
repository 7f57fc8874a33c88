"""Tables of cards and figures in TOML, checked and loaded into frozen dataclasses."""

from __future__ import annotations

import dataclasses
import tomllib
from importlib import resources
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

R = TypeVar("R")


class BadData(Exception):
    """A data file with an unknown, missing or illegal value. The message names file, row and field."""


def load_rows(package: str, file: str, table: str, row_type: type[R]) -> tuple[R, ...]:
    """The rows `[[table]]` of `package`/data/`file`, in order, each a `row_type`. Ids, if any, are unique."""
    text = resources.files(package).joinpath("data", file).read_text(encoding="utf-8")
    return parse_rows(text, f"{package}/data/{file}", table, row_type)


def parse_rows(text: str, source: str, table: str, row_type: type[R], *, optional: bool = False) -> tuple[R, ...]:
    """The same from text; `source` is its name in error messages. An `optional` table may be missing."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{source}: {error}") from None
    rows = document.get(table)
    if rows is None and optional:
        return ()
    if not isinstance(rows, list) or not rows:
        raise BadData(f"{source}: there is no [[{table}]]")
    hints = get_type_hints(row_type)
    assert dataclasses.is_dataclass(row_type), "a row type must be a dataclass"
    fields = {field.name: field for field in dataclasses.fields(row_type)}
    loaded: list[R] = []
    seen: set[object] = set()
    for number, row in enumerate(rows, 1):
        where = f"{source}: [[{table}]] {number} ({row.get('id', 'without id')})"
        for name in row:
            if name not in fields:
                raise BadData(f"{where}: unknown key {name!r}; known: {', '.join(fields)}")
        given: dict[str, Any] = {}
        for name, field in fields.items():
            if name in row:
                value = _as_tuples(row[name])
                if not _fits(value, hints[name]):
                    raise BadData(f"{where}: {name} = {row[name]!r} is not {_type_name(hints[name])}")
                given[name] = value
            elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
                raise BadData(f"{where}: the key {name!r} is missing")
        if "id" in fields:
            if given["id"] in seen:
                raise BadData(f"{where}: the id {given['id']!r} is used twice")
            seen.add(given["id"])
        loaded.append(row_type(**given))
    return tuple(loaded)


def _as_tuples(value: object) -> object:
    if isinstance(value, dict):
        return {name: _as_tuples(part) for name, part in value.items()}
    return tuple(_as_tuples(part) for part in value) if isinstance(value, list) else value


def _fits(value: object, hint: Any) -> bool:  # noqa: ANN401 - a type hint can be anything
    origin = get_origin(hint)
    if hint is type:
        return True  # mypyc drops the precise hints of row classes; the uncompiled run checks them
    if origin is Literal:
        return value in get_args(hint)
    if origin is Union or origin is UnionType:
        return any(_fits(value, part) for part in get_args(hint))
    if origin is tuple:
        parts = get_args(hint)
        if not isinstance(value, tuple):
            return False
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(_fits(part, parts[0]) for part in value)
        return len(value) == len(parts) and all(map(_fits, value, parts))
    if origin is dict:
        key_hint, value_hint = get_args(hint)
        return isinstance(value, dict) and all(
            _fits(key, key_hint) and _fits(part, value_hint) for key, part in value.items()
        )
    if hint is Any:
        return True
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if hint is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    return isinstance(value, hint)


def _type_name(hint: Any) -> str:  # noqa: ANN401 - a type hint can be anything
    return hint.__name__ if isinstance(hint, type) else str(hint).replace("typing.", "")
