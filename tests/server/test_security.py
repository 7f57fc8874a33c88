"""What runs before the handlers: checks of origin and size, and security headers."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from litestar import Litestar, Request, Response, WebSocket, get, post, route, websocket
from litestar.params import RawBody

from oubliette.server.config import Config
from oubliette.server.language import language_of
from oubliette.server.security.guard import guarded
from oubliette.server.security.limits import GENERAL, UPLOAD

JSON = {"Content-Type": "application/json"}


@get("/api/page")
async def page() -> str:
    return "page"


@get("/api/kept", response_headers={"Cache-Control": "max-age=60"})
async def kept() -> str:
    return "kept"


@get("/")
async def index() -> str:
    return "index"


@route("/api/echo", http_method=["POST", "PUT", "PATCH", "DELETE"], status_code=200)
async def echo(body: RawBody) -> Response[bytes]:
    return Response(body, media_type="application/octet-stream")


@post("/api/records", status_code=200)
async def records(request: Request[Any, Any, Any]) -> str:
    return str(len(await request.body()))


@websocket("/ws")
async def socket_in(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.close()


def application(public_url: str = "") -> Any:  # httpx and Litestar type ASGI differently
    app = Litestar([page, kept, index, echo, records, socket_in], request_max_body_size=None)
    return guarded(app, Config(database="sqlite:///nowhere", public_url=public_url))


def browser(public_url: str = "") -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(application(public_url)), base_url="http://play.test:8000")


def slug(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["slug"]


# Origins

FOREIGN: list[dict[str, str]] = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://play.test:8000"},
    {"Sec-Fetch-Site": "a word to come"},
    {"Origin": "http://evil.test"},
    {"Origin": "http://play.test"},
    {"Origin": "http://play.test:8001"},
    {"Origin": "http://play.test:8000.evil.test"},
    {"Origin": "http://evil.test/play.test:8000"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "file://"},
    {"Origin": "http://[play.test:8000"},
    {"Origin": "http://play.test:99999"},
    {"Origin": "http://evil.test", "Sec-Fetch-Site": "same-origin"},
]
OURS: list[dict[str, str]] = [
    {},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
    {"Origin": "http://play.test:8000"},
    {"Origin": "http://PLAY.test:8000", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "https://dungeon.example", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "https://dungeon.example:443"},
]


@pytest.mark.asyncio
@pytest.mark.parametrize("headers", FOREIGN)
async def test_another_site_changes_nothing_and_opens_no_socket(headers: dict[str, str]) -> None:
    async with browser("https://dungeon.example") as client:
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            assert slug(await client.request(method, "/api/echo", headers=headers)) == (403, "other_origin")
        assert (await client.get("/api/page", headers=headers)).status_code == 200
    assert await socket_messages(headers) == ["websocket.close"]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("headers", OURS)
async def test_our_own_pages_and_programs_may(headers: dict[str, str]) -> None:
    async with browser("https://dungeon.example") as client:
        assert (await client.post("/api/echo", headers=headers)).status_code == 200
    assert await socket_messages(headers) == ["websocket.accept", "websocket.close"]


@pytest.mark.asyncio
async def test_the_usual_port_need_not_be_named() -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(application()), base_url="http://play.test") as client:
        for host, origin in (("play.test", "https://play.test"), ("play.test:443", "https://play.test")):
            said = {"Host": host, "Origin": origin}
            assert (await client.post("/api/echo", headers=said)).status_code == 200
        said = {"Host": "play.test:80", "Origin": "https://play.test"}
        assert slug(await client.post("/api/echo", headers=said)) == (403, "other_origin")


async def socket_messages(headers: dict[str, str]) -> list[str]:
    """The ASGI messages that answer a socket with these headers."""
    said: list[str] = []
    told = iter([{"type": "websocket.connect"}])

    async def receive() -> Any:
        return next(told)

    async def send(message: Any) -> None:
        said.append(message["type"])

    raw = [(b"host", b"play.test:8000")] + [(name.lower().encode(), word.encode()) for name, word in headers.items()]
    scope: Any = {
        "type": "websocket", "path": "/ws", "raw_path": b"/ws", "root_path": "", "query_string": b"", "headers": raw,
        "subprotocols": [], "client": ("10.0.0.1", 1), "server": ("h", 80), "extensions": {}, "scheme": "ws",
        "http_version": "1.1", "asgi": {"version": "3.0"},
    }  # fmt: skip
    await application("https://dungeon.example")(scope, receive, send)
    return said


@pytest.mark.asyncio
async def test_what_is_sent_must_be_json() -> None:
    async with browser() as client:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "json"):
            answer = await client.post("/api/echo", content=b"{}", headers={"Content-Type": kind})
            assert slug(answer) == (415, "not_json"), kind
        for kind in ("application/json", "Application/JSON; charset=utf-8"):
            assert (await client.post("/api/echo", content=b"{}", headers={"Content-Type": kind})).content == b"{}"
        chunked = await client.post("/api/echo", content=pieces(b"{}"), headers={"Content-Type": "text/plain"})
        assert slug(chunked) == (415, "not_json")


@pytest.mark.asyncio
async def test_a_record_may_be_plain_text_if_no_form_of_another_site_can_have_sent_it() -> None:
    plain = {"Content-Type": "text/plain"}
    cookie = {"Cookie": "oubliette=x"}
    async with browser() as client:

        async def upload(headers: dict[str, str]) -> int:
            return (await client.post("/api/records", content=b"a record", headers=plain | headers)).status_code

        assert await upload({}) == 200
        assert await upload(cookie | {"Origin": "http://play.test:8000"}) == 200
        assert await upload(cookie | {"Sec-Fetch-Site": "same-origin"}) == 200
        assert await upload(cookie) == 403
        assert await upload(cookie | {"Origin": "http://evil.test"}) == 403
        assert (await client.post("/api/records", content=b"{}", headers=JSON | cookie)).status_code == 200


# Sizes


async def pieces(*parts: bytes) -> AsyncIterator[bytes]:
    """A chunked body: the request has no Content-Length."""
    for part in parts:
        yield part


@pytest.mark.asyncio
@pytest.mark.parametrize(("path", "limit"), [("/api/echo", GENERAL), ("/api/records", UPLOAD), ("/api/none", GENERAL)])
async def test_bodies_have_a_limit_whatever_they_say_of_themselves(path: str, limit: int) -> None:
    async with browser() as client:
        for content in (b"x" * (limit + 1), pieces(b"x" * limit, b"x")):
            answer = await client.post(path, content=content, headers=JSON)
            assert slug(answer) == (413, "body_too_large")
            assert answer.json()["facts"] == {"kilobytes": limit // 1024}
            assert answer.headers["connection"] == "close"
        for content in (b"x" * limit, pieces(b"x" * (limit - 1), b"", b"x")):
            assert (await client.post(path, content=content, headers=JSON)).status_code in (200, 404)


@pytest.mark.asyncio
async def test_a_body_arrives_as_it_was_sent() -> None:
    async with browser() as client:
        whole = bytes(range(256)) * 100
        answer = await client.post(
            "/api/echo", content=pieces(whole[:7], whole[7:20_000], whole[20_000:]), headers=JSON
        )
        assert answer.content == whole
        assert (await client.post("/api/echo")).content == b""


@pytest.mark.asyncio
async def test_who_hangs_up_while_sending_is_not_answered() -> None:
    told = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])
    said: list[Any] = []

    async def receive() -> Any:
        return next(told)

    async def send(message: Any) -> None:
        said.append(message)

    scope: Any = {
        "type": "http", "method": "POST", "path": "/api/echo", "raw_path": b"/api/echo", "root_path": "",
        "scheme": "http", "query_string": b"",
        "headers": [(b"content-type", b"application/json"), (b"content-length", b"9")],
        "client": ("10.0.0.1", 1), "server": ("h", 80), "http_version": "1.1", "asgi": {"version": "3.0"},
        "extensions": {},
    }  # fmt: skip
    await application()(scope, receive, send)
    assert said == []


# Headers


@pytest.mark.asyncio
async def test_every_answer_tells_browsers_whom_to_trust() -> None:
    async with browser() as client:
        for answer in [
            await client.get("/"),
            await client.get("/api/page"),
            await client.get("/api/no/such/page"),
            await client.put("/api/page"),
            await client.post("/api/echo", headers={"Origin": "null"}),
            await client.post("/api/echo", content=b"x" * 99_999, headers=JSON),
        ]:
            headers = answer.headers
            assert headers["x-content-type-options"] == "nosniff", answer
            assert headers["referrer-policy"] == "same-origin"
            assert headers["x-frame-options"] == "DENY"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "camera=()" in headers["permissions-policy"]
            policy = headers["content-security-policy"].split("; ")
            assert {"default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= set(
                policy
            )
            assert not any("script" in part or "unsafe-eval" in part for part in policy)
            assert "strict-transport-security" not in headers


@pytest.mark.asyncio
async def test_answers_of_the_api_are_not_cached_unless_they_say_so() -> None:
    async with browser() as client:
        assert (await client.get("/api/page")).headers["cache-control"] == "no-store"
        assert (await client.get("/api/none")).headers["cache-control"] == "no-store"
        assert (await client.get("/api/kept")).headers.get_list("cache-control") == ["max-age=60"]
        assert "cache-control" not in (await client.get("/")).headers


@pytest.mark.asyncio
async def test_who_comes_by_https_is_told_to_stay_there() -> None:
    async with browser("https://dungeon.example") as client:
        assert (await client.get("/")).headers["strict-transport-security"] == "max-age=31536000"


# Languages


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        ("fr", "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, en;q=0.2, fr;q=0.7", "fr"),
        ("en, fr", "en"),
        ("FR-fr", "fr"),
        ("fr;q=0, en", "en"),
        ("fr;q=0", "en"),
        ("*", "en"),
        ("", "en"),
        (";;,=q;q=;fr", "en"),
        ("fr;q=much", "en"),
        ("fr;q=nan, en", "en"),
        ("x," * 5000 + "fr", "en"),
    ],
)
def test_the_browsers_languages(wish: str, lang: str) -> None:
    assert language_of({"accept-language": wish}) == lang
    assert language_of({}) == "en"
