"""The OpenAPI document. It includes the types of the socket, so that one document describes the whole protocol."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final, final

import msgspec
from litestar import MediaType, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

from oubliette.server.api import health
from oubliette.server.api.openapi_refusals import refusals_of
from oubliette.server.api.openapi_text import add_description, security_of
from oubliette.server.api.openapi_types import complete_types
from oubliette.server.wire import asking, daily, games, matches, people, problems, records, socket, statistics, tables
from oubliette.server.wire.matches import HintInfo, Stop
from oubliette.server.wire.problems import Refusal
from oubliette.server.wire.records import MatchRecord, SeatLog
from oubliette.server.wire.socket import ChatLine, ClientMessage, HereInfo, PongInfo, RefusedInfo
from oubliette.server.wire.tables import TableInfo
from oubliette.server.wire.values import OPTION_VALUE

# The messages on the socket, from clients and to them; and the types that appear in no handler's signature.
_SOCKET_TYPES: Final = (ClientMessage, Stop | TableInfo | ChatLine | RefusedInfo | HereInfo | HintInfo | PongInfo)
_OTHER_TYPES: Final = (Refusal, SeatLog, MatchRecord)
_MODULES: Final = (asking, daily, games, matches, people, problems, records, socket, statistics, tables, health)
_REF: Final = "#/components/schemas/{name}"


@final
class Document(OpenAPIRenderPlugin):
    """Serves the document as JSON."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)
        self._made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document, built on the first request."""
        if self._made is None:
            self._made = msgspec.json.encode(whole_document(openapi_schema))
        return self._made


def operation_id(handler: HTTPRouteHandler, _method: Method, _path: list[str | PathParameterDefinition]) -> str:
    """Name an operation like its handler: generated clients call it by that name."""
    return handler.handler_name


def whole_document(document: dict[str, Any]) -> dict[str, Any]:
    """Complete Litestar's document with refusals, the messages of the socket, and what the types mean."""
    for path, method, operation in _operations(document):
        _complete(path, method, operation)
    known = document.setdefault("components", {}).setdefault("schemas", {})
    ours = {kind.__name__: kind for module in _MODULES for kind in _structs(module)}
    listed = (*_SOCKET_TYPES, *_OTHER_TYPES, *[kind for name, kind in ours.items() if name in known])
    shapes, types = msgspec.json.schema_components(listed, ref_template=_REF)
    besides = {"SocketSaid": shapes[0], "SocketTold": shapes[1], "OptionValue": OPTION_VALUE}
    whole = {**known, **types, **besides}  # msgspec's versions have descriptions
    document["components"]["schemas"] = dict(sorted(whole.items()))
    complete_types(document, {name: kind for name, kind in ours.items() if name in whole})
    add_description(document)
    return document


def _operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def _complete(path: str, method: str, operation: dict[str, Any]) -> None:
    """Add what Litestar cannot know about an operation."""
    text = " ".join(operation["description"].split())
    operation["summary"] = text.partition(". ")[0].rstrip(".")
    operation["security"] = security_of(method, operation)
    responses = operation["responses"]
    responses.update(refusals_of(method, path, operation["tags"]))
    if "204" in responses:
        responses["204"].pop("content", None)
    if "games" in operation["tags"]:
        responses["304"] = {"description": "You have it already."}
    match operation["operationId"]:
        case "upload_record":
            record = {"$ref": _REF.format(name="MatchRecord")}
            text_form = {"type": "string", "description": "the text form of a record"}
            content = {"application/json": {"schema": record}, "text/plain": {"schema": text_form}}
            operation["requestBody"] = {"content": content, "required": True}
        case "download_record":
            either = [{"$ref": _REF.format(name=name)} for name in ("MatchRecord", "SeatLog")]
            responses["200"]["content"] = {"application/json": {"schema": {"anyOf": either}}}
        case "show_health":
            down = {"$ref": _REF.format(name="HealthInfo")}
            responses["503"]["content"] = {"application/json": {"schema": down}}
            responses["503"]["description"] = "The server cannot reach its store."
        case "show_metrics":
            responses.update(refusals_of("get", "{}", []))


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The types that a module defines."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__]
