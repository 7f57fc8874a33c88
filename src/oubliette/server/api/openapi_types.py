"""Makes the types of the OpenAPI document exact enough to generate a client's types from them.

msgspec describes how it reads a type: a field with a default is optional. In what we send nearly every field is always
there, so a client needs to know that it is required. In what we read, generators would make a field with a default
required, so we remove the defaults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from inspect import cleandoc
from typing import Any, Final

import msgspec

_PLACE: Final = "#/components/schemas/"


def complete_types(document: dict[str, Any], structs: Mapping[str, type[msgspec.Struct]]) -> None:
    """State for every field whether it is required, and for every value its type."""
    schemas: dict[str, Any] = document["components"]["schemas"]
    bodies = [operation["requestBody"] for operation in _operations(document) if "requestBody" in operation]
    asked = _reached(schemas, [bodies, schemas["SocketSaid"]])
    for name, kind in structs.items():
        _settle(schemas[name], sent=name not in asked, omits=kind.__struct_config__.omit_defaults)
    for schema in _parts(schemas):
        if schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", True)
        if "enum" in schema and all(isinstance(value, str) for value in schema["enum"]):
            schema["type"] = "string"


def _settle(schema: dict[str, Any], sent: bool, omits: bool) -> None:
    """Remove defaults. A field that we send is required, unless msgspec omits fields with their default."""
    schema["description"] = cleandoc(schema["description"])
    for part in schema["properties"].values():
        if "default" in part and part.pop("default") is None and omits:
            _never_null(part)
    if sent and not omits:
        schema["required"] = list(schema["properties"])


def _never_null(part: dict[str, Any]) -> None:
    """Remove null from a field's type: msgspec omits the field instead."""
    choices = [choice for choice in part.pop("anyOf") if choice != {"type": "null"}]
    part.update(choices[0] if len(choices) == 1 else {"anyOf": choices})


def _operations(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for methods in document["paths"].values():
        yield from methods.values()


def _reached(schemas: dict[str, Any], begin: object) -> set[str]:
    """The names of all types that `begin` refers to, directly or not."""
    found: set[str] = set()
    due: list[object] = [begin]
    while due:
        for part in _parts(due.pop()):
            name = part.get("$ref", "").removeprefix(_PLACE)
            if name and name not in found:
                found.add(name)
                due.append(schemas[name])
    return found


def _parts(thing: object) -> Iterator[dict[str, Any]]:
    """Every object in a document, however deep."""
    if isinstance(thing, dict):
        yield thing
        for part in thing.values():
            yield from _parts(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from _parts(part)
