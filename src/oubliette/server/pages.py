"""Serves the browser client: files built beforehand, read once at the start.

Every request outside the API comes here. All page URLs (`/t/abc`) get the same file, because the client reads the URL
itself. Only the names read at the start are known, so a request cannot reach any other file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast, final

import msgspec
from litestar.datastructures import Headers

from oubliette.server.compression import best_encoding, etag_matches
from oubliette.server.language import language_of
from oubliette.server.observe import metrics
from oubliette.server.problems import Refused, status_of
from oubliette.server.security.refusing import refusal_of
from oubliette.texts import ShellTexts

if TYPE_CHECKING:
    from litestar.types import HTTPScope, Send

CLIENT: Final = Path(__file__).parent / "web"  # made by web/build.py
INDEX: Final = "/index.html"

_Header: TypeAlias = tuple[bytes, bytes]

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_COMPRESSED: Final = {".br": "br", ".gz": "gzip"}
_HASHED: Final = "/assets/"  # file names contain a hash of the content
_IMMUTABLE: Final = b"public, max-age=31536000, immutable"
_REVALIDATE: Final = b"no-cache"
_WITH_DOTS: Final = ("/rules/",)  # pages whose URL ends in a rule slug, such as turn.choice


@dataclass(frozen=True, slots=True)
class _Form:
    """A file in one encoding, with its response headers."""

    body: bytes
    tag: str
    headers: tuple[_Header, ...]  # sent with every response, also 304
    about: tuple[_Header, ...]  # describe the body, so sent only with one


@dataclass(frozen=True, slots=True)
class _File:
    route: str  # for the log
    forms: Mapping[str, _Form]  # by encoding


@final
class Pages:
    """Serves the client, or a page that says the client was not built."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._files = dict(_read(folder))
        self._index = self._files.get(INDEX)

    async def __call__(self, scope: HTTPScope, send: Send) -> None:
        """Answer a request for a file or a page."""
        headers = Headers(scope["headers"])
        path = scope["path"]
        file = self._files.get(path)
        is_page = file is None and _is_page(path)
        if scope["method"] not in ("GET", "HEAD"):
            await _refuse(Refused("bad_method", "only GET and HEAD are possible here"), headers, send)
        elif file is not None:
            _note_route(scope, file.route)
            await _send_file(file, scope, headers, send)
        elif is_page:
            _note_route(scope, "/" if path == "/" else "/{page}")
            await _send_file(self._index or _no_client(language_of(headers)), scope, headers, send)
        else:
            await _refuse(Refused("not_found", "there is nothing here"), headers, send)


async def _send_file(file: _File, scope: HTTPScope, headers: Headers, send: Send) -> None:
    form = file.forms[best_encoding(headers.get("accept-encoding", ""), file.forms)]
    if etag_matches(headers.get("if-none-match", ""), form.tag):
        await _send_response(send, 304, form.headers, b"")
    else:
        await _send_response(send, 200, form.headers + form.about, b"" if scope["method"] == "HEAD" else form.body)


async def _refuse(problem: Refused, headers: Headers, send: Send) -> None:
    metrics.refused(problem.slug)
    body = msgspec.json.encode(refusal_of(problem, headers))
    about = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    allow = [(b"allow", b"GET, HEAD")] if problem.slug == "bad_method" else []
    await _send_response(send, status_of(problem), (*about, *allow), body)


async def _send_response(send: Send, status: int, headers: tuple[_Header, ...], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _note_route(scope: HTTPScope, route: str) -> None:
    cast("dict[str, Any]", scope)["path_template"] = route


def _is_page(path: str) -> bool:
    """Whether this is the URL of a page, and not of a missing file."""
    if path.startswith(_HASHED) or "/." in path:
        return False
    return path.startswith(_WITH_DOTS) or "." not in path.rpartition("/")[2]


def _read(folder: Path) -> Iterator[tuple[str, _File]]:
    """All files of the client with their URL paths, except those with a name that begins with a dot."""
    for path in sorted(folder.rglob("*")):
        name = f"/{path.relative_to(folder).as_posix()}"
        if "/." in name or not path.is_file() or (path.suffix in _COMPRESSED and path.with_suffix("").is_file()):
            continue
        forms = {"": path.read_bytes()}
        for suffix, encoding in _COMPRESSED.items():
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                forms[encoding] = packed.read_bytes()
        kept = name.startswith(_HASHED)
        route = f"{_HASHED}{{file}}" if kept else name
        kind = _TYPES.get(path.suffix, "application/octet-stream")
        keep = _IMMUTABLE if kept else _REVALIDATE
        yield name, _file(route, forms, kind, (b"cache-control", keep), varies=len(forms) > 1)


def _file(route: str, forms: Mapping[str, bytes], kind: str, *headers: _Header, varies: bool = False) -> _File:
    vary = [(b"vary", b"Accept-Encoding")] if varies else []
    made = {}
    for encoding, body in forms.items():
        tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        about = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
        if encoding:
            about.append((b"content-encoding", encoding.encode()))
        made[encoding] = _Form(body, tag, (*headers, *vary, (b"etag", tag.encode())), tuple(about))
    return _File(route, made)


def _no_client(lang: str) -> _File:
    """The page that tells the host of the server to build the client."""
    shell = ShellTexts(lang)
    title, how, programs = (escape(shell.say(name)) for name in ("no-page-title", "no-page-how", "no-page-programs"))
    page = f"""\
<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Oubliette</title>
<style>body {{ max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.5 serif }}</style>
</head>
<body>
<h1>{title}</h1>
<p>{how}</p>
<pre>./run serve</pre>
<p>{programs} <a href="/api/schema/openapi.json">/api/schema/openapi.json</a></p>
</body>
</html>
"""
    language = [(b"content-language", lang.encode()), (b"vary", b"Accept-Language")]
    return _file("/", {"": page.encode()}, _TYPES[".html"], (b"cache-control", b"no-store"), *language)
