"""Logs, metrics and health: they help to run a server and contain nothing private."""

import asyncio
import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import structlog
from httpx import ASGITransport, AsyncClient, Response
from litestar import Litestar, WebSocket, get, websocket
from litestar.params import FromPath
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.ext.asyncio import create_async_engine

from oubliette import __version__
from oubliette.server.api import health as health_api
from oubliette.server.api.health import HEALTH_ROUTES, store_answers
from oubliette.server.observe import metrics
from oubliette.server.observe.access import NO_ROUTE, Access
from oubliette.server.observe.logs import set_up_logs
from oubliette.server.observe.sharing import shared_figures
from oubliette.server.people.keys import Keys
from oubliette.server.store.store import Store
from tests.server.routes import StubServer, Visit, application, served
from tests.server.serving import until

_LOGGERS = ("", "httpx", "uvicorn", "uvicorn.error", "uvicorn.access", "sqlalchemy", "alembic")


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Logging is global: restore it after each test."""
    found = [logging.getLogger(name) for name in _LOGGERS]
    kept = [(one, one.level, one.handlers[:], one.propagate, one.disabled) for one in found]
    yield
    for one, level, handlers, propagate, disabled in kept:
        one.setLevel(level)
        one.handlers[:] = handlers
        one.propagate, one.disabled = propagate, disabled
    structlog.reset_defaults()


def lines_of(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def figure(name: str, **labels: str) -> float:
    """One metric as Prometheus parses it; 0 if it is not there yet."""
    for family in text_string_to_metric_families(metrics.exposition().decode()):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return sample.value
    return 0.0


# Logs


def test_an_event_is_one_line_of_json_with_time_level_word_and_facts() -> None:
    stream = io.StringIO()
    set_up_logs("json", "info", stream)
    structlog.get_logger("x").info("match.begun", game="pig", seats=2)
    structlog.get_logger("x").debug("not told")
    (line,) = lines_of(stream)
    assert line.pop("time").endswith("Z")
    assert line == {"level": "info", "event": "match.begun", "game": "pig", "seats": 2}


def test_other_packages_speak_through_the_same_formatter() -> None:
    stream = io.StringIO()
    logging.getLogger("uvicorn").addHandler(logging.StreamHandler(stream))
    set_up_logs("json", "info", stream)
    logging.getLogger("uvicorn.error").info("Started server process [%d]", 7)
    logging.getLogger("sqlalchemy.engine").warning("the pool is %s", "empty")
    logging.getLogger("sqlalchemy.engine").info("SELECT a secret")
    assert [(line["event"], line["level"]) for line in lines_of(stream)] == [
        ("Started server process [7]", "info"),
        ("the pool is empty", "warning"),
    ]


def test_addresses_that_uvicorn_would_tell_are_left_out() -> None:
    stream = io.StringIO()
    set_up_logs("json", "debug", stream)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "peer", "/ws/tables/private?invite=word")
    logging.getLogger("uvicorn.access").info('%s - "%s %s"', "peer", "GET", "/private")
    assert stream.getvalue() == ""


def test_text_for_people_is_one_line_whatever_is_in_it() -> None:
    stream = io.StringIO()
    set_up_logs("text", "info", stream)
    structlog.get_logger().warning("odd\nword", name="two\nlines", empty="", plain="a-b", bell="\a")
    (line,) = stream.getvalue().splitlines()
    assert line.endswith("warning odd?word name='two\\nlines' empty='' plain=a-b bell=?")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_failure_is_told_with_its_place_and_without_values(form: str) -> None:
    stream = io.StringIO()
    set_up_logs(form, "info", stream)
    secret = str(10**9)
    try:
        int(secret, base=99)
    except ValueError:
        structlog.get_logger().exception("failed")
    told = stream.getvalue()
    assert "test_observe.py" in told and "ValueError" in told and secret not in told
    assert form == "text" or len(lines_of(stream)) == 1


# Every request and socket


@get("/tables/{table:str}")
async def look(table: FromPath[str]) -> str:
    structlog.get_logger().info("inside")
    return "looked"


@get("/fails")
async def fails() -> None:
    raise RuntimeError("broken")


@websocket("/ws/{table:str}")
async def talk(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    if table == "closed":
        await socket.close()
        return
    await socket.accept()
    await socket.send_text(str(figure("oubliette_sockets")))
    await socket.close()


@pytest.fixture
def stream() -> io.StringIO:
    stream = io.StringIO()
    set_up_logs("json", "info", stream)
    logging.getLogger("httpx").disabled = True  # the tests' own client logs too
    return stream


@pytest_asyncio.fixture
async def client() -> AsyncIterator[AsyncClient]:
    app = Access(Litestar([look, fails, talk], logging_config=None, openapi_config=None))
    transport = ASGITransport(app)  # type: ignore[arg-type]  # two ways to type ASGI
    async with AsyncClient(transport=transport, base_url="http://server") as found:
        yield found


@pytest.mark.asyncio
async def test_a_request_is_logged_by_its_route_only(client: AsyncClient, stream: io.StringIO) -> None:
    route = "/tables/{table}"
    before = figure("oubliette_requests_total", route=route, method="GET", status="200")
    answer = await client.get("/tables/privateid?invite=word", headers={"Cookie": "oubliette=me"})
    inside, line = lines_of(stream)
    assert line["request"] == inside["request"] == answer.headers["X-Request-Id"]
    assert (line["event"], line["method"], line["route"], line["status"]) == ("answered", "GET", route, 200)
    assert line["ms"] >= 0
    for word in ("privateid", "word", "oubliette=me"):
        assert word not in stream.getvalue()
    assert figure("oubliette_requests_total", route=route, method="GET", status="200") == before + 1
    assert figure("oubliette_request_seconds_count", route=route) >= 1


@pytest.mark.asyncio
async def test_what_no_route_answers_is_seen_too(client: AsyncClient, stream: io.StringIO) -> None:
    answers_given = [await client.get("/nowhere/privateid"), await client.request("BREW", "/tables/privateid")]
    lines = lines_of(stream)
    assert [line["status"] for line in lines] == [answer.status_code for answer in answers_given] == [404, 405]
    assert [line["method"] for line in lines] == ["GET", "OTHER"] and lines[0]["route"] == NO_ROUTE
    assert "privateid" not in stream.getvalue() and "BREW" not in metrics.exposition().decode()


@pytest.mark.asyncio
async def test_a_failure_is_a_500_with_an_id(client: AsyncClient, stream: io.StringIO) -> None:
    answer = await client.get("/fails")
    assert answer.status_code == lines_of(stream)[-1]["status"] == 500
    assert lines_of(stream)[-1]["request"] == answer.headers["X-Request-Id"]


@pytest.mark.asyncio
async def test_an_exception_that_gets_out_is_counted_and_passed_on(stream: io.StringIO) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError):
        await Access(broken)({"type": "http", "method": "GET"}, None, None)  # type: ignore[arg-type]
    assert lines_of(stream)[-1]["status"] == 500


async def visit(app: Any, path: str) -> list[dict[str, Any]]:
    """What the server sends to a socket that sends nothing."""
    sent: list[dict[str, Any]] = []
    scope = {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"invite=word",
        "headers": [],
        "subprotocols": [],
        "client": ("127.0.0.1", 1),
        "server": ("server", 80),
    }

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


@pytest.mark.asyncio
async def test_a_socket_is_counted_while_it_is_open(stream: io.StringIO) -> None:
    app = Access(Litestar([talk], logging_config=None, openapi_config=None))
    before = figure("oubliette_sockets")
    accepted, said, _ = await visit(app, "/ws/privateid")
    assert float(said["text"]) == before + 1 and figure("oubliette_sockets") == before
    (line,) = lines_of(stream)
    assert (line["method"], line["route"], line["status"]) == ("SOCKET", "/ws/{table}", 101)
    assert (b"x-request-id", line["request"].encode()) in accepted["headers"]
    assert "privateid" not in stream.getvalue() and "word" not in stream.getvalue()


@pytest.mark.asyncio
async def test_a_socket_that_is_turned_away_was_never_open(stream: io.StringIO) -> None:
    app = Access(Litestar([talk], logging_config=None, openapi_config=None))
    before = figure("oubliette_sockets")
    await visit(app, "/ws/closed")
    assert lines_of(stream)[-1]["status"] == 403 and figure("oubliette_sockets") == before


# Figures


def test_figures_add_up() -> None:
    before = figure("oubliette_entries_total")
    metrics.committed(3, 0.002)
    metrics.committed(1, 0.001)
    assert figure("oubliette_entries_total") == before + 4
    refusals = figure("oubliette_refused_total", slug="stale_answer")
    metrics.refused("stale_answer")
    assert figure("oubliette_refused_total", slug="stale_answer") == refusals + 1
    metrics.thinking_started()
    assert figure("oubliette_thinking") == 1
    metrics.thinking_ended("bot", 0.2)
    assert figure("oubliette_thinking") == 0 and figure("oubliette_thinking_seconds_count", kind="bot") >= 1
    metrics.live_counts(2, 5)
    assert (figure("oubliette_live_tables"), figure("oubliette_live_matches")) == (2, 5)
    lines, rebuilds = figure("oubliette_chat_lines_total"), figure("oubliette_rebuild_seconds_count")
    metrics.chatted()
    metrics.rebuilt(0.01)
    assert figure("oubliette_chat_lines_total") == lines + 1
    assert figure("oubliette_rebuild_seconds_count") == rebuilds + 1


def test_several_workers_tell_their_figures_as_one() -> None:
    """The counts of a worker that has ended remain; its open sockets do not."""
    work = "from oubliette.server.observe import metrics as m; m.committed(2, 0.1); m.socket_opened(); "
    with shared_figures(2):
        subprocess.run([sys.executable, "-c", work], check=True)
        told = subprocess.run(
            [sys.executable, "-c", work + "print(m.exposition().decode())"], check=True, capture_output=True, text=True
        ).stdout
    found = {
        sample.name: sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
        if not sample.labels
    }
    assert found["oubliette_entries_total"] == 4
    assert sys.platform == "win32" or found["oubliette_sockets"] == 1


def test_one_worker_shares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PROMETHEUS_MULTIPROC_DIR", raising=False)
    with shared_figures(1):
        assert "PROMETHEUS_MULTIPROC_DIR" not in os.environ
    with shared_figures(2):
        assert Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]).is_dir()
    assert "PROMETHEUS_MULTIPROC_DIR" not in os.environ


# Health


@pytest.mark.asyncio
async def test_a_server_whose_store_answers_is_well(database_url: str) -> None:
    async with served(HEALTH_ROUTES, database_url) as (client, _):
        answer = await client.get("/health")
    told = answer.json()
    assert told.pop("uptime_s") >= 0 and answer.status_code == 200
    assert told == {"status": "ok", "version": __version__, "database": "ok"}


@pytest.mark.asyncio
async def test_a_server_without_its_store_says_so() -> None:
    answer = await asked("/health")
    assert answer.status_code == 503
    assert (answer.json()["status"], answer.json()["database"]) == ("down", "down")


@pytest.mark.asyncio
async def test_a_store_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_api, "TIMEOUT", 0.05)
    held: list[asyncio.StreamWriter] = []

    async def hold(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held.append(writer)

    silent = await asyncio.start_server(hold, "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    store = Store(create_async_engine(f"postgresql+asyncpg://nobody@127.0.0.1:{port}/none"))
    assert not await store_answers(store) and not await store_answers(store)
    await until(lambda: bool(held))  # asyncio looks up the address in a thread, which may take longer than TIMEOUT
    (writer,) = held  # the second call did not connect again
    writer.close()
    silent.close()
    await silent.wait_closed()
    monkeypatch.setattr(health_api, "TIMEOUT", 60.0)
    assert not await store_answers(store)  # the connection is closed, so this answer comes at once
    await store.close()


NOWHERE = "postgresql+asyncpg://nobody@127.0.0.1:1/none"


async def asked(
    path: str, host: str = "127.0.0.1", headers: dict[str, str] | None = None, public: bool = False
) -> Response:
    """The answer to a request from that address, by a server that cannot reach its store."""
    store = Store(create_async_engine(NOWHERE))
    visit = Visit(StubServer(store, Keys(cookie="", daily=""), metrics_public=public))
    transport = ASGITransport(application(HEALTH_ROUTES, visit), client=(host, 9))  # type: ignore[arg-type]
    async with AsyncClient(transport=transport, base_url="http://server", headers=headers) as client:
        answer = await client.get(path)
    await store.close()
    return answer


@pytest.mark.asyncio
async def test_figures_are_for_this_machine_unless_they_are_public() -> None:
    told = await asked("/metrics")
    assert "oubliette_requests" in told.text and told.headers["Content-Type"].startswith("text/plain; version=")
    assert (await asked("/metrics", "::1")).status_code == 200
    strangers: dict[str, dict[str, str]] = {
        "203.0.113.5": {},
        "a-socket-file": {},
        "127.0.0.1": {"X-Forwarded-For": "203.0.113.5"},
    }
    for host, headers in strangers.items():
        assert (await asked("/metrics", host, headers)).json()["slug"] == "not_found"
        assert (await asked("/metrics", host, headers, public=True)).status_code == 200
