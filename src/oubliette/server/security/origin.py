"""Lets only our own pages, and programs other than browsers, change things or open sockets.

A browser always says where such a request comes from, in `Sec-Fetch-Site`, `Origin` or both, and no page can make it
lie. A request without both comes from a program, which acts for its user with cookies that the user gave it.

Bodies must be JSON, which a plain HTML form of another site cannot send. An uploaded record may also be plain text,
which a form can send: so with a cookie such a request must have one of these headers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType

from oubliette.server.problems import Refused
from oubliette.server.security.limits import is_upload
from oubliette.server.security.refusing import refuse_request, refuse_socket

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_OURS: Final = frozenset({"same-origin", "none"})  # none: typed by the user
_USUAL_PORTS: Final = {"http": 80, "https": 443}


@final
class SameOrigin:
    """Refuses requests that another site makes a browser send. `public_url`: our address, if `Host` differs from it."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self._app = app
        self._public = _host(public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] == ScopeType.WEBSOCKET:
            headers = Headers(scope["headers"])
            try:
                self._check_origin(headers)
            except Refused as problem:
                await refuse_socket(problem, receive, send)
                return
        elif scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS:
            headers = Headers(scope["headers"])
            try:
                self._check_origin(headers)
                _check_body(scope, headers)
            except Refused as problem:
                await refuse_request(problem, headers, send)
                return
        await self._app(scope, receive, send)

    def _check_origin(self, headers: Mapping[str, str]) -> None:
        if headers.get("sec-fetch-site", "none") not in _OURS:
            raise _other_origin()
        origin = headers.get("origin")
        if origin is None:
            return
        scheme = origin.partition(":")[0]
        ours = {_host(f"{scheme}://{headers.get('host', '')}"), self._public} - {None}
        if _host(origin) not in ours:
            raise _other_origin()


def _check_body(scope: HTTPScope, headers: Mapping[str, str]) -> None:
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind == "application/json":
        return
    if kind != "text/plain" or not is_upload(scope):
        raise Refused("not_json", "what is sent must be JSON (Content-Type: application/json)")
    if "cookie" in headers and "origin" not in headers and "sec-fetch-site" not in headers:
        raise _other_origin()


def _other_origin() -> Refused:
    return Refused("other_origin", "another site may not send this request in your name")


def _host(url: str) -> tuple[str, int] | None:
    """The host and port of a URL; None if it has none, such as `null`."""
    try:
        parts = urlsplit(url)
        port = parts.port or _USUAL_PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.hostname, port) if parts.hostname else None
