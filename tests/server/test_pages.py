"""The web client as browsers get it: files, pages, and the page for a client that is not built."""

import gzip
import io
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
import structlog

from oubliette.server.app import Application
from oubliette.server.compression import best_encoding, etag_matches
from oubliette.server.config import Config
from oubliette.server.observe.access import Access
from oubliette.server.observe.logs import set_up_logs
from oubliette.server.pages import CLIENT
from oubliette.server.security.guard import guarded
from tests.server.serving import Running, serving

INDEX = b"<!doctype html><title>Oubliette</title>" + b" " * 600
SCRIPT = b"export const room = 'hall';\n" * 50
FILES = {
    "index.html": INDEX,
    "index.html.br": b"a brotli of the index",
    "index.html.gz": gzip.compress(INDEX),
    "sw.js": b"// the worker",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg/>",
    "assets/main-4f2a.js": SCRIPT,
    "assets/main-4f2a.js.gz": gzip.compress(SCRIPT),
    "assets/style-11aa.css": b"p {}",
    "assets/hand-77.woff2": b"wOF2",
    "assets/deep/board-3.js": b"1",
    ".build.json": b"{}",
}
PAGES = (
    "/", "/t/abc", "/t/abc?invite=word", "/m/01HZX", "/m/01HZX/", "/games/mini_rogue", "/rules/mini_rogue",
    "/rules/mini_rogue/combat.riposte", "/daily", "/me", "/about", "/apiary", "/healthy",
)  # fmt: skip
NOTHING = (
    "/assets/main-0000.js", "/assets/main", "/assets/", "/favicon.ico", "/wp-login.php", "/.build.json", "/.git/config",
    "/assets/main-4f2a.js/", "/x.html", "/index.html.br.gz",
)  # fmt: skip
OUTSIDE = (
    "/../app.py", "/assets/../../app.py", "/%2e%2e/app.py", "/assets/%2e%2e%2f%2e%2e%2fapp.py", "/..%5capp.py",
    "//etc/passwd.txt", "/assets/..%00/app.py",
)  # fmt: skip


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


@pytest_asyncio.fixture
async def server(sqlite_url: str, client_folder: Path) -> AsyncIterator[Running]:
    async with serving(sqlite_url, client=client_folder) as running:
        yield running


@pytest_asyncio.fixture
async def browser(client_folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Pages need no running server: these requests go straight to the application."""
    config = Config(database="sqlite:///nowhere.db")
    # httpx and Litestar type ASGI differently
    application: Any = Access(guarded(Application(config, client=client_folder), config))
    transport = httpx.ASGITransport(application)
    async with httpx.AsyncClient(transport=transport, base_url="http://play.test:8000") as visitor:
        visitor.headers["Accept-Encoding"] = "identity"
        yield visitor


async def raw(browser: httpx.AsyncClient, path: str, accept: str) -> tuple[httpx.Response, bytes]:
    """An answer and its bytes before decompression."""
    async with browser.stream("GET", path, headers={"Accept-Encoding": accept}) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("path", PAGES)
async def test_every_page_is_the_same_file(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.get(path)

    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/assets/main-4f2a.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/style-11aa.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/hand-77.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/assets/deep/board-3.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    ],
)
async def test_files_say_what_they_are_and_how_long_they_last(
    browser: httpx.AsyncClient, path: str, kind: str, keep: str
) -> None:
    answer = await browser.get(path)
    head = await browser.head(path)

    assert answer.content == FILES[path[1:]]
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keep)
    assert (head.status_code, head.content) == (200, b"")
    ours = ("content-type", "content-length", "etag", "cache-control", "vary", "content-encoding")
    assert [head.headers.get(name) for name in ours] == [answer.headers.get(name) for name in ours]


@pytest.mark.asyncio
async def test_a_browser_gets_the_smallest_form_that_it_takes(browser: httpx.AsyncClient) -> None:
    for accept, encoding, body in (
        ("gzip, deflate, br, zstd", "br", FILES["index.html.br"]),
        ("gzip, deflate", "gzip", FILES["index.html.gz"]),
        ("br;q=0, gzip;q=0.5", "gzip", FILES["index.html.gz"]),
        ("identity", None, INDEX),
    ):
        answer, bytes_sent = await raw(browser, "/t/abc", accept)
        assert (answer.headers.get("content-encoding"), bytes_sent) == (encoding, body), accept
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-length"] == str(len(body))
    only_gzip, _ = await raw(browser, "/assets/main-4f2a.js", "gzip, br")
    none, _ = await raw(browser, "/sw.js", "gzip, br")
    assert only_gzip.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in none.headers and "vary" not in none.headers


@pytest.mark.asyncio
async def test_an_unchanged_file_is_answered_with_304(browser: httpx.AsyncClient) -> None:
    tags = {}
    for accept in ("br", "gzip", "identity"):
        first, _ = await raw(browser, "/", accept)
        tags[accept] = first.headers["etag"]
        headers = {"Accept-Encoding": accept, "If-None-Match": f'"other", W/{tags[accept]}'}
        for method in ("GET", "HEAD"):
            again = await browser.request(method, "/", headers=headers)
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tags[accept] and again.headers["vary"] == "Accept-Encoding"
            assert again.headers["cache-control"] == "no-cache"
    assert len(set(tags.values())) == 3, "a form must not be taken for another one"


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("path", NOTHING)
async def test_a_file_that_is_not_there_is_refused_in_our_own_form(browser: httpx.AsyncClient, path: str) -> None:
    english = await browser.get(path)
    french = await browser.get(path, headers={"Accept-Language": "fr"})

    assert english.status_code == french.status_code == 404
    assert english.json() == {"slug": "not_found", "message": "There is nothing here.", "facts": {}}
    assert french.json()["message"] == "Il n’y a rien ici."


@pytest.mark.asyncio
async def test_no_way_leads_out_of_the_folder(server: Running) -> None:
    """Send the path as it is: httpx would normalize it."""
    async with server.visitor() as visitor:
        for path in OUTSIDE:
            request = visitor.build_request("GET", "/")
            request.url = httpx.URL(server.url).copy_with(raw_path=path.encode())
            answer = await visitor.send(request)
            assert answer.status_code in (400, 404) and b"import" not in answer.content, path


@pytest.mark.asyncio
async def test_pages_are_only_looked_at(browser: httpx.AsyncClient) -> None:
    for method in ("POST", "PUT", "PATCH", "DELETE", "OPTIONS"):
        for path in ("/", "/sw.js", "/t/abc", "/no.such"):
            answer = await browser.request(method, path)
            assert (answer.status_code, answer.json()["slug"]) == (405, "bad_method")
            assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.asyncio
async def test_the_api_keeps_its_own_addresses(server: Running) -> None:
    async with server.visitor() as visitor:
        assert (await visitor.get("/")).content == INDEX
        assert (await visitor.get("/health")).json()["status"] == "ok"
        assert b"oubliette_requests" in (await visitor.get("/metrics")).content
        for path in ("/api", "/api/nothing", "/ws", "/ws/tables/x", "/health/x"):
            answer = await visitor.get(path)
            assert (answer.status_code, answer.json()["slug"]) == (404, "not_found"), path


@pytest.mark.asyncio
async def test_browsers_are_told_whom_to_trust_with_pages_too(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/t/abc", "/assets/main-4f2a.js", "/no.such"):
        headers = (await browser.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff" and "x-request-id" in headers
        assert "default-src 'self'" in headers["content-security-policy"]


@pytest.mark.asyncio
async def test_files_do_not_count_against_the_rate_limit(server: Running) -> None:
    async with server.visitor() as visitor:
        for _ in range(20):
            for path in ("/", "/sw.js", "/assets/main-4f2a.js", "/assets/style-11aa.css", "/none.js"):
                assert (await visitor.get(path)).status_code in (200, 404)
        assert [(await visitor.get("/api/games/pig")).status_code for _ in range(50)] == [200] * 50


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged. Logging is global: restore it afterwards."""
    root, level, handlers = logging.getLogger(), logging.getLogger().level, logging.getLogger().handlers[:]
    stream = io.StringIO()
    set_up_logs("json", "info", stream)
    logging.getLogger("httpx").disabled = True
    yield stream
    root.setLevel(level)
    root.handlers[:] = handlers
    logging.getLogger("httpx").disabled = False
    structlog.reset_defaults()


@pytest.mark.asyncio
async def test_the_log_names_kinds_of_pages_and_no_invitation(log: io.StringIO, browser: httpx.AsyncClient) -> None:
    for path in ("/", "/t/secret-id?invite=secret-word", "/assets/main-4f2a.js", "/sw.js", "/secret.php"):
        await browser.get(path)
    told = [json.loads(line) for line in log.getvalue().splitlines()]

    routes = [line["route"] for line in told if line["event"] == "answered"]
    assert routes == ["/", "/{page}", "/assets/{file}", "/sw.js", "none"]
    assert "secret" not in log.getvalue()


@pytest.mark.asyncio
async def test_a_server_without_the_client_says_so_in_both_languages(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, client=tmp_path / "none") as server, server.visitor() as visitor:
        for lang, words in (("en", "no page for browsers"), ("fr", "pas encore de page")):
            for path in ("/", "/t/abc"):
                answer = await visitor.get(path, headers={"Accept-Language": lang})
                assert answer.status_code == 200 and words in answer.text and f'<html lang="{lang}">' in answer.text
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["content-language"] == lang and answer.headers["vary"] == "Accept-Language"
                assert answer.headers["cache-control"] == "no-store"
                assert "./run serve" in answer.text
        (link,) = re.findall(r'href="([^"]+)"', (await visitor.get("/")).text)
        assert (await visitor.get(link)).json()["openapi"]
        assert (await visitor.get("/assets/main.js")).status_code == 404


# The built client


class Tags(HTMLParser):
    """The opening tags of a page, and the text inside its scripts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.script = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.lasttag == "script":
            self.script += data.strip()


built = pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="the client is not built: ./run setup")


@built
@pytest.mark.asyncio
async def test_the_page_asks_for_nothing_that_the_server_has_not_or_browsers_must_not_run(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.visitor() as visitor:
        page = Tags((await visitor.get("/")).text)
        wanted = [tag["src"] for _, tag in page.tags if tag.get("src")]
        wanted += [tag["href"] for name, tag in page.tags if name == "link"]
        assert len(wanted) > 2
        for address in wanted:
            assert address is not None and address.startswith("/"), "everything comes from the server itself"
            assert (await visitor.get(address)).status_code == 200, address
    assert page.script == "", "the policy forbids scripts inside the page"
    assert not [tag for _, tag in page.tags if any(name.startswith("on") for name in tag)]


@built
def test_the_built_client_has_its_files() -> None:
    for name in ("index.html", "sw.js", "manifest.webmanifest"):
        assert (CLIENT / name).is_file()
    scripts = list((CLIENT / "assets").glob("*.js"))
    assert scripts and all(re.search(r"-[\w-]{6,}\.js$", path.name) for path in scripts), "named by what is in them"
    large = [path for path in scripts if path.stat().st_size > 2000]
    assert all(path.with_name(path.name + twin).is_file() for path in large for twin in (".br", ".gz"))


# Content encoding


@pytest.mark.parametrize(
    ("accept", "there", "best"),
    [
        ("gzip, deflate, br", ("", "br", "gzip"), "br"),
        ("GZIP ; Q=1.0", ("", "br", "gzip"), "gzip"),
        ("br", ("", "gzip"), ""),
        ("*", ("", "br", "gzip"), "br"),
        ("*, br;q=0", ("", "br", "gzip"), "gzip"),
        ("*;q=0, gzip", ("", "br", "gzip"), "gzip"),
        ("gzip;q=0.000", ("", "gzip"), ""),
        ("gzip;q=much", ("", "gzip"), ""),
        ("", ("", "br", "gzip"), ""),
        (",;=,;q", ("", "br", "gzip"), ""),
        ("x" * 5000 + ", br", ("", "br"), ""),
    ],
)
def test_encodings(accept: str, there: tuple[str, ...], best: str) -> None:
    assert best_encoding(accept, there) == best


def test_tags() -> None:
    assert etag_matches('"a", W/"b"', '"b"') and etag_matches("*", '"b"')
    assert not etag_matches("", '"b"') and not etag_matches('"a"', '"b"')
