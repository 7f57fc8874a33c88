"""The refusals of each operation for the OpenAPI document. Every refusal has the same form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_WHY: Final[Mapping[int, str]] = {
    400: "The request is invalid, or the rules do not allow it.",
    401: "There is no valid cookie, or the login is wrong.",
    403: "You may not do this.",
    404: "There is no such thing, or you may not see it.",
    409: "The current state does not allow this, or somebody else was first.",
    413: "The body is too large.",
    415: "The body must be JSON.",
    429: "Too fast. `Retry-After` says when to try again.",
    500: "The server failed.",
    503: "The server or its store is busy or down: try again later.",
}
_ANY: Final = (400, 500, 503)
_OF_A_THING: Final = (404,)  # the path or the body names something
_OF_SOMEBODY: Final = (401, 403, 409, 429)  # depend on the caller and the moment
_OF_A_BODY: Final = (413, 415)
_PUBLIC: Final = frozenset({"games", "server"})  # the same for everybody

_REFUSAL: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}


def refusals_of(method: str, path: str, tags: list[str]) -> dict[str, Any]:
    """The refusals of an operation, by status."""
    codes = list(_ANY)
    if "{" in path or method != "get":
        codes += _OF_A_THING
    if _PUBLIC.isdisjoint(tags):
        codes += _OF_SOMEBODY
    if method not in ("get", "delete"):
        codes += _OF_A_BODY
    return {str(code): {"description": _WHY[code], "content": _REFUSAL} for code in sorted(codes)}
