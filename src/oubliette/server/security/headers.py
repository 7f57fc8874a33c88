"""Security headers of every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from litestar.enums import ScopeType

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

_POLICY: Final = (
    "default-src 'self'; "
    "connect-src 'self'; "  # includes WebSockets of the same host
    "img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; "
    "base-uri 'none'; "
    "frame-ancestors 'none'; "
    "form-action 'self'"
)

_ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a link of ours may hold an invitation
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_BY_HTTPS: Final = {"Strict-Transport-Security": "max-age=31536000"}
_OF_THE_API: Final = {"Cache-Control": "no-store"}


@final
class SafeHeaders:
    """Adds headers to every answer to a request, unless the handler set them itself."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app = app
        always = _ALWAYS | _BY_HTTPS if secure else _ALWAYS
        self._pages = _encoded(always)
        self._api = _encoded(always | _OF_THE_API)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add headers to its answer."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        wanted = self._api if f"{scope['path']}/".startswith("/api/") else self._pages

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                there = {name.lower() for name, _ in headers}
                headers += [header for header in wanted if header[0] not in there]
                message["headers"] = headers
            await send(message)

        await self._app(scope, receive, send_safely)


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
