"""Random and hostile requests: each gets an answer that the OpenAPI document describes, and never a 500."""

import asyncio
import json
from http.client import HTTPConnection
from typing import Any, Final

import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import PATIENCE, Running, Visitor, serving

pytestmark = pytest.mark.asyncio

EXAMPLES: Final = 12  # requests per operation, in each of the two modes
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FAREWELLS: Final = ("forget_me", "log_out", "log_out_everywhere", "change_password", "make_account")
AT_LAST: Final = ("leave_seat", "resign")  # other requests need the seat and the match


def settings(examples: int) -> hypothesis.settings:
    """Derandomized: every run sends the same requests, so a failure can be repeated."""
    return hypothesis.settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
    )


async def furnish(ada: Visitor, bob: Visitor) -> dict[str, list[str]]:
    """Make tables with running, finished and no matches, for the requests to name."""
    found: dict[str, list[str]] = {"table": [], "match": [], "game": ["pig", "mini_rogue"], "slug": ["combat"]}
    for game, over in (("pig", False), ("dungeon_pen", False), ("pig", True)):
        table = await ada.open_table(game, "me", "open")
        await bob.post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
        match = (await ada.post(f"/api/tables/{table['id']}/start"))["match"]
        if over:
            await bob.post(f"/api/matches/{match}/resign")
        found["table"].append(table["id"])
        found["match"].append(match)
    alone = await ada.open_table("new_dungeon", "me", start=True)
    waiting = await ada.open_table("pig", "me", "open", "open")
    found["table"] += [alone["id"], waiting["id"]]
    found["match"].append(alone["match"])
    found["day"] = [(await ada.get("/api/daily"))["day"], "2026-01-01"]
    return found


class Fuzzer:
    """Sends requests that Schemathesis generates, mostly about tables and matches that exist."""

    def __init__(self, server: Running, cookie: str, document: dict[str, Any], real: dict[str, list[str]]) -> None:
        self.url = server.url
        self.real = real
        self.sent = 0
        self.faults: list[str] = []
        self.answers: dict[str, set[int]] = {}
        self.session = requests.Session()
        self.session.headers["Cookie"] = cookie
        self.schema = schemathesis.openapi.from_dict(document)

    def run(self) -> None:
        operations: list[Any] = [result.ok() for result in self.schema.get_all_operations() if isinstance(result, Ok)]
        names = {operation.definition.raw["operationId"]: operation for operation in operations}
        for name in sorted(names, key=lambda one: (one in AT_LAST, one)):
            for mode in GenerationMode:
                self._try(name, names[name], mode)
        self.session.close()

    def _try(self, name: str, operation: Any, mode: GenerationMode) -> None:
        if mode is GenerationMode.NEGATIVE and not (operation.path_parameters or operation.query or operation.body):
            return

        @settings(EXAMPLES)
        @hypothesis.given(case=operation.as_strategy(mode), data=st.data())
        def send(case: Any, data: st.DataObject) -> None:
            self._aim(case, data)
            session = self._guest() if name in FAREWELLS else self.session
            response = case.call(base_url=self.url, session=session, timeout=PATIENCE)
            self.sent += 1
            self.answers.setdefault(name, set()).add(response.status_code)
            case.validate_response(response, checks=CHECKS)
            if session is not self.session:
                session.close()

        try:
            send()
        except Unsatisfiable:  # any text is valid here: Schemathesis finds nothing invalid to send
            assert mode is GenerationMode.NEGATIVE, name
        except FailureGroup as found:
            self.faults += [f"{name}: {fault.title} {fault.message}" for fault in found.exceptions]

    def _aim(self, case: Any, data: st.DataObject) -> None:
        """Mostly name things that exist: otherwise every answer would be 404."""
        for name in list(case.path_parameters or {}):
            if name in self.real and data.draw(st.integers(0, 3)):
                case.path_parameters[name] = data.draw(st.sampled_from(self.real[name]))
            elif name == "seat" and data.draw(st.booleans()):
                case.path_parameters[name] = data.draw(st.integers(0, 2))
        if not isinstance(case.body, dict):
            return
        if case.operation.path.endswith("/hint") and _allowed(case.body.get("seconds", 1.0)):
            case.body["seconds"] = 0.05  # a short hint; values that are not allowed stay as they are
        if case.operation.path.endswith("/answers") and data.draw(st.booleans()):
            stop = self.session.get(f"{self.url}/api/matches/{self.real['match'][-1]}").json()
            case.path_parameters["match"] = self.real["match"][-1]
            case.body.update(ply=stop["ply"], index=0, seat=0)

    def _guest(self) -> requests.Session:
        session = requests.Session()
        session.post(f"{self.url}/api/me", json={"name": "Guest"}).raise_for_status()
        return session


@pytest.mark.slow
@pytest.mark.usefixtures("kind_dice")
async def test_every_answer_is_one_that_the_document_describes(sqlite_url: str) -> None:
    """The dice are always the same, so every run has the same answers."""
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        document = await ada.get("/api/schema/openapi.json")
        fuzzer = Fuzzer(server, ada.cookie(), document, await furnish(ada, bob))
        await asyncio.to_thread(fuzzer.run)
        assert (await ada.get("/health"))["status"] == "ok"
    assert not fuzzer.faults, "\n\n".join(fuzzer.faults)
    assert fuzzer.sent > 500
    deep = [name for name, codes in fuzzer.answers.items() if codes & {200, 201, 204}]
    # Most operations succeed at least once: 35 of 49 with these dice and the present Hypothesis and Schemathesis.
    assert len(deep) > len(fuzzer.answers) * 0.6, fuzzer.answers
    assert "give_answer" in deep


def _allowed(seconds: object) -> bool:
    return isinstance(seconds, int | float) and 0.05 <= seconds <= 5.0


HOSTILE: Final = (
    "\\u0000",
    "a\\u0000b",
    "\\ud800",
    "\\udc00x",
    "\\ud83d\\ude00",
    "\\u202eabc",
    "\\u001b[31m",
    "%00",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{0.__class__}",
    "é" * 30,
    "x" * 5_000,
    "",
)


def bodies(text: str, table: str, match: str, invite: str) -> list[tuple[str, str, str]]:
    """Requests with that text in every place that takes one. The text is escaped already, so JSON is built by hand."""
    plan = '{"game": "pig"}'
    record = '"oubliette-record": 1, "version": 1, "seats": 2, "answers": []'
    return [
        ("POST", "/api/me", f'{{"name": "{text}", "lang": "en"}}'),
        ("POST", "/api/me", f'{{"name": "Eve", "lang": "{text}"}}'),
        ("PATCH", "/api/me", f'{{"name": "{text}"}}'),
        ("PATCH", "/api/me", f'{{"lang": "{text}"}}'),
        ("POST", "/api/me/account", f'{{"login": "{text}", "password": "{text}"}}'),
        ("POST", "/api/me/password", f'{{"old": "{text}", "new": "{text}"}}'),
        ("POST", "/api/login", f'{{"login": "{text}", "password": "{text}"}}'),
        ("POST", "/api/tables", f'{{"plan": {{"game": "{text}"}}, "seats": [{{}}]}}'),
        (
            "POST",
            "/api/tables",
            f'{{"plan": {{"game": "pig", "options": {{"{text}": "{text}"}}}}, "seats": [{{}}, {{}}]}}',
        ),
        (
            "POST",
            "/api/tables",
            f'{{"plan": {{"game": "pig", "options": {{"target": "{text}"}}}}, "seats": [{{}}, {{}}]}}',
        ),
        ("POST", "/api/tables", f'{{"plan": {{"game": "pig", "stand_in": "{text}"}}, "seats": [{{}}, {{}}]}}'),
        ("POST", "/api/tables", f'{{"plan": {plan}, "seats": [{{"kind": "{text}"}}, {{}}]}}'),
        (
            "POST",
            "/api/tables",
            f'{{"plan": {plan}, "seats": [{{"kind": "me"}}, {{"kind": "bot", "name": "{text}"}}], "start": true}}',
        ),
        (
            "POST",
            "/api/tables",
            f'{{"plan": {plan}, "seats": [{{"kind": "me"}}, {{"kind": "bot"}}], "start": true, "word": "{text}"}}',
        ),
        ("POST", f"/api/tables/{table}/seats/1", f'{{"invite": "{text}"}}'),
        ("POST", f"/api/tables/{table}/seats/1", f'{{"invite": "{invite}", "word": "{text}"}}'),
        ("POST", f"/api/tables/{table}/seats/2/bot", f'{{"bot": "{text}"}}'),
        ("POST", f"/api/tables/{table}/seats/2/bot", f'{{"bot": "random", "name": "{text}"}}'),
        ("POST", f"/api/tables/{table}/chat", f'{{"text": "{text}"}}'),
        ("POST", f"/api/matches/{match}/answers", f'{{"ply": 1, "value": "{text}"}}'),
        ("POST", f"/api/matches/{match}/answers", f'{{"ply": 1, "value": ["{text}", {{"{text}": 1}}]}}'),
        ("POST", f"/api/matches/{match}/habits", f'{{"prompt": "{text}", "value": "{text}"}}'),
        ("POST", "/api/records", f'{{"oubliette-record": "{text}"}}'),
        (
            "POST",
            "/api/records",
            f'{{{record}, "game": "{text}", "options": {{"{text}": "{text}"}}, "end": "{text}"}}',
        ),
        (
            "POST",
            "/api/records",
            f'{{{record}, "game": "pig", "options": {{"target": "{text}"}}, "end": "", "notes": {{"a": "{text}"}}}}',
        ),
        ("POST", "/api/records", f"{text}"),
    ]


@pytest.mark.slow
async def test_texts_that_a_database_cannot_store_are_refused_or_cleaned(database_url: str) -> None:
    """PostgreSQL stores no NUL and no lone surrogate: the server answers 400, or removes them."""
    async with serving(database_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        table = await ada.open_table("pig", "me", "open", "open")
        running = await eve.open_table("pig", "me", "random", start=True)
        codes = set()
        for text in HOSTILE:
            for method, path, body in bodies(text, table["id"], running["match"], table["invite"]):
                answer = await eve.client.request(
                    method, path, content=body.encode(), headers={"Content-Type": "application/json"}
                )
                codes.add(answer.status_code)
                assert_well_formed(
                    answer.status_code, answer.headers.get("content-type", ""), answer.content, (path, body[:200])
                )
            await eve.client.delete(f"/api/tables/{table['id']}/seats/1")
            await ada.client.delete(f"/api/tables/{table['id']}/seats/2")
        assert {200, 201, 204, 400} <= codes
        for path in ("/api/me", "/api/tables?which=mine", "/api/matches", f"/api/tables/{table['id']}/chat"):
            await eve.get(path)


def assert_well_formed(status: int, kind: str, content: bytes, about: object) -> None:
    """The answer is a success or a refusal in our format; never a 5xx, never a traceback."""
    assert status < 500, (about, status, content)
    assert b"Traceback" not in content and b"site-packages" not in content, about
    if status >= 400:
        assert kind.startswith("application/json"), (about, status, kind)
        refusal = json.loads(content)
        assert refusal.keys() == {"slug", "message", "facts"}, (about, refusal)
        assert refusal["message"], about


JSON: Final = {"Content-Type": "application/json"}
ODD_REQUESTS: Final[list[tuple[str, str, bytes, dict[str, str], int]]] = [
    ("GET", "/api/nowhere", b"", {}, 404),
    ("GET", "/nowhere/at/all.js", b"", {}, 404),
    ("GET", "/api/games/%ff%fe", b"", {}, 404),
    ("GET", "/api/games/%", b"", {}, 404),
    ("GET", "/api/games/%zz", b"", {}, 404),
    ("GET", "/api/games/%00", b"", {}, 404),
    ("GET", "/api/games/..%2f..%2fetc", b"", {}, 404),
    ("GET", "/api/matches/%00", b"", {}, 400),
    ("GET", "/api/matches/%0a", b"", {}, 400),
    ("GET", "/api/matches/" + "x" * 3000, b"", {}, 400),
    ("GET", "/api/tables/%F0%9F%98%80", b"", {}, 400),
    ("GET", "/api/tables?next=%00.%00", b"", {}, 400),
    ("GET", "/api/tables?next=1.%00", b"", {}, 400),
    ("GET", "/api/tables?next=99999999999999999999999.a", b"", {}, 400),
    ("GET", "/api/tables?count=99999999999999999999999", b"", {}, 400),
    ("GET", "/api/tables?which=everything", b"", {}, 400),
    ("GET", "/api/tables?which=%ff", b"", {}, 400),
    ("GET", "/api/matches?which=running&game=%00", b"", {}, 400),
    ("GET", "/api/matches?which=running&game=%ff", b"", {}, 400),
    ("GET", "/api/games?lang=%00", b"", {}, 400),
    ("GET", "/api/games?" + "&".join([f"a{number}=1" for number in range(2000)]), b"", {}, 200),
    ("GET", "/api/daily/mini_rogue/%00", b"", {}, 404),
    ("GET", "/api/daily/%00/2026-01-01", b"", {}, 404),
    ("GET", "/api/daily/mini_rogue/9999-99-99", b"", {}, 404),
    ("PUT", "/api/tables", b"{}", JSON, 405),
    ("DELETE", "/api/games", b"", {}, 405),
    ("TRACE", "/api/games", b"", {}, 405),
    ("POST", "/api/login", b"{", JSON, 400),
    ("POST", "/api/login", b"", JSON, 400),
    ("POST", "/api/login", b"null", JSON, 400),
    ("POST", "/api/login", b"[]", JSON, 400),
    ("POST", "/api/login", b"NaN", JSON, 400),
    ("POST", "/api/login", b"\xff\xfe{}", JSON, 400),
    ("POST", "/api/login", b'{"login": "\xff", "password": "x"}', JSON, 400),
    ("POST", "/api/login", b'{"login": {}, "password": 1e999}', JSON, 400),
    ("POST", "/api/login", b"[" * 30_000, JSON, 400),
    ("POST", "/api/login", b'{"a":' * 10_000, JSON, 400),
    ("POST", "/api/login", b"9" * 30_000, JSON, 400),
    ("POST", "/api/login", b"x" * 70_000, JSON, 413),
    ("POST", "/api/login", b"login=a&password=b", {"Content-Type": "application/x-www-form-urlencoded"}, 415),
    ("POST", "/api/login", b"{}", {"Content-Type": "text/plain"}, 415),
    ("POST", "/api/login", b"{}", {"Content-Type": "application/json; charset=utf-16"}, 400),
    ("POST", "/api/login", b"{}", {}, 415),
    ("GET", "/api/me", b"", {"Cookie": "oubliette=" + "x" * 4000}, 200),
    ("GET", "/api/me", b"", {"Cookie": "=; ;;; a=b=c; oubliette"}, 200),
    ("GET", "/api/games", b"", {"Accept-Language": "x" * 3000}, 200),
    ("GET", "/api/games", b"", {"Accept-Language": "fr;q=\xe9, ;;;q=nan"}, 200),
    ("GET", "/api/games", b"", {"Accept": "image/png"}, 200),
]


async def test_odd_requests_are_refused_in_our_own_format(database_url: str) -> None:
    async with serving(database_url, rates=False) as server:
        for method, path, body, headers, expected in ODD_REQUESTS:
            status, kind, content = await asyncio.to_thread(ask_rawly, server.port, method, path, body, headers)
            assert_well_formed(status, kind, content, (method, path[:80], body[:40], headers))
            assert status == expected, (method, path[:80], body[:40], headers, content[:300])


def ask_rawly(port: int, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, str, bytes]:
    """Send a request exactly as it is written here: other clients would correct it."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(method, path, body or None, headers)
        answer = connection.getresponse()
        return answer.status, answer.headers.get("Content-Type", ""), answer.read()
    finally:
        connection.close()


async def test_huge_and_invalid_numbers_are_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "random", start=True)
        path = f"/api/matches/{table['match']}"
        for number in ("1e308", "1e999", "-1", "NaN", "Infinity", "1" * 30, "1" * 5000, "-" + "9" * 400, "0.1", "true"):
            for where, name in (("answers", "index"), ("answers", "ply"), ("answers", "seat"), ("undo", "seat")):
                fields = {"ply": "1", "index": "0", "seat": "0"} | {name: number}
                body = "{" + ", ".join([f'"{key}": {value}' for key, value in fields.items()]) + "}"
                answer = await ada.client.post(f"{path}/{where}", content=body, headers=JSON)
                assert_well_formed(
                    answer.status_code, answer.headers["content-type"], answer.content, (where, name, number[:40])
                )
                assert answer.status_code >= 400, (where, name, number[:40])
            answer = await ada.client.get(f"{path}?seat={number}")
            assert_well_formed(answer.status_code, answer.headers["content-type"], answer.content, number[:40])
