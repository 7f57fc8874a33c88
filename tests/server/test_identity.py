"""Cookies identify people: tested through a real application with a real database."""

import asyncio
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from litestar import Request
from sqlalchemy import event, select, update

from oubliette.server.people.caller import rate_key
from oubliette.server.people.identity import Cookies
from oubliette.server.people.keys import load_keys
from oubliette.server.people.passwords import Passwords
from oubliette.server.people.people import People
from oubliette.server.security.rates import Rates
from oubliette.server.store.engine import open_store
from oubliette.server.store.schema import people
from oubliette.server.store.store import Store
from tests.server.clocks import Clock
from tests.server.visitors import KEYS, QUICK, StubServer, Visit, application, guest, who

DAY = 86_400


@pytest.mark.asyncio
async def test_a_guest_is_known_by_a_cookie_that_pages_cannot_read(visit: Visit) -> None:
    browser = visit()
    assert await who(browser) is None

    answer = await browser.post("/api/me", json={"name": "  Alice ", "lang": "fr"})
    assert answer.json() == {"name": "Alice", "lang": "fr", "login": None}
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("oubliette=")
    assert {part.strip() for part in cookie.split(";")[1:]} == {
        "HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax",
    }  # fmt: skip
    assert await who(browser) == {"name": "Alice", "lang": "fr", "login": None}
    assert await who(visit()) is None


def test_by_https_the_cookie_is_for_this_host_and_for_https_only() -> None:
    for cookie in (Cookies("key", secure=True).issue("id", 1), Cookies("key", secure=True).clear()):
        header = cookie.to_header(header="")
        assert header.startswith("__Host-oubliette=")
        assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= {part.strip() for part in header.split(";")}
        assert "Domain" not in header


@pytest.mark.asyncio
async def test_a_cookie_that_is_not_ours_is_nobodys(visit: Visit) -> None:
    browser = visit()
    await guest(browser)
    mine = browser.cookies["oubliette"]
    head, at, signature = mine.rsplit(".", 2)
    person = Cookies(KEYS.cookie, secure=False).read({"oubliette": mine})
    assert person is not None
    others = Cookies("another key", secure=False).issue(person.person, 1).value
    signer = URLSafeTimedSerializer(KEYS.cookie, salt="another use of the key")

    for bad in (
        "", "x", ".", "...", mine[:-1], mine + "A", f"{head}.{at}.", f"{head}x.{at}.{signature}",
        f"{head}.{at[::-1]}.{signature}", "%00%ff", "é", '"\\200"', "9" * 5000, others,
        signer.dumps((person.person, 1)),
    ):  # fmt: skip
        answer = await visit().get("/api/me", headers={b"Cookie": f"oubliette={bad}".encode()})
        assert (answer.status_code, answer.json()) == (200, None), bad
    answer = await visit().get("/api/me", headers={"Cookie": f"oubliette={mine}"})
    assert answer.json()["name"] == "Alice"


@pytest.mark.parametrize("payload", [None, "id", ["id"], ["id", "1"], [1, 1], ["id", 1, 1], {"id": 1}])
def test_a_cookie_signed_by_us_that_says_something_else_is_nobodys(payload: object) -> None:
    """A later version may write something else into it."""
    cookies = Cookies("key", secure=False)
    assert cookies.read({"oubliette": cookies._signer.dumps(payload)}) is None


def aged(days: int, person: str, generation: int) -> str:
    """A valid cookie that is `days` old."""

    class Then(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - days * DAY

    signer = Cookies(KEYS.cookie, secure=False)._signer
    old = URLSafeTimedSerializer(KEYS.cookie, salt=signer.salt, signer=Then, signer_kwargs=signer.signer_kwargs).dumps(
        (person, generation)
    )
    return old if isinstance(old, str) else old.decode()


@pytest.mark.asyncio
async def test_a_cookie_is_renewed_after_a_month_and_worthless_after_a_year(visit: Visit, store: Store) -> None:
    await guest(visit())
    row = await store.first(select(people))
    assert row is not None

    async def ask(days: int) -> httpx.Response:
        return await visit().get("/api/me", headers={"Cookie": f"oubliette={aged(days, row.id, row.generation)}"})

    fresh, ageing, dead = [await ask(days) for days in (29, 31, 366)]
    assert fresh.json()["name"] == "Alice" and "set-cookie" not in fresh.headers
    assert ageing.json()["name"] == "Alice" and "set-cookie" in ageing.headers
    assert dead.json() is None

    renewed = visit()
    answer = await renewed.get("/api/me", headers={"Cookie": ageing.headers["set-cookie"].split(";")[0]})
    assert answer.json()["name"] == "Alice" and "set-cookie" not in answer.headers


@pytest.mark.asyncio
async def test_sockets_know_who_asks(stub: StubServer, visit: Visit) -> None:
    browser = visit()
    await guest(browser)
    app = application(stub)

    async def first_word(headers: list[tuple[bytes, bytes]]) -> str:
        said: list[Any] = []
        told = iter([{"type": "websocket.connect"}])

        async def receive() -> Any:
            return next(told)

        async def send(message: Any) -> None:
            said.append(message)

        scope: Any = {
            "type": "websocket", "scheme": "ws", "path": "/ws", "raw_path": b"/ws", "root_path": "",
            "query_string": b"",
            "headers": headers, "subprotocols": [], "client": ("10.0.0.1", 1), "server": ("h", 80), "extensions": {},
            "http_version": "1.1", "asgi": {"version": "3.0"},
        }  # fmt: skip
        await app(scope, receive, send)
        word: str = said[1]["text"]
        return word

    assert await first_word([]) == "nobody"
    assert await first_word([(b"cookie", f"oubliette={browser.cookies['oubliette']}".encode())]) == "Alice"


@pytest.mark.asyncio
async def test_changes_by_another_process_are_seen_after_some_seconds(store: Store) -> None:
    clock = Clock(0.0)
    ours = People(store, KEYS, secure=False, passwords=Passwords(QUICK), clock=clock)
    stub = StubServer(store, Rates(clock=clock), ours)
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(application(stub)), base_url="http://oubliette.test"
    ) as browser:
        await guest(browser)
        cookies = {"oubliette": browser.cookies["oubliette"]}
    assert await ours.person_of(cookies) is not None
    await store.run(update(people).values(generation=2))  # by another process, which does not tell us
    clock.now = 4.0
    assert await ours.person_of(cookies) is not None
    clock.now = 6.0
    assert await ours.person_of(cookies) is None


@pytest.mark.asyncio
async def test_what_was_read_during_a_change_is_not_cached(store: Store, visit: Visit, stub: StubServer) -> None:
    browser = visit()
    await guest(browser)
    cookies = {"oubliette": browser.cookies["oubliette"]}
    row = await store.first(select(people))
    assert row is not None

    def change_meanwhile(*_: object) -> None:
        stub.people.changed(row.id)

    event.listen(store.engine.sync_engine, "after_cursor_execute", change_meanwhile)
    assert await stub.people.person_of(cookies) is not None
    event.remove(store.engine.sync_engine, "after_cursor_execute", change_meanwhile)

    await store.run(update(people).values(generation=2))
    assert await stub.people.person_of(cookies) is None


@pytest.mark.asyncio
async def test_rates_are_counted_by_person_and_for_strangers_by_address(stub: StubServer) -> None:
    def named(cookie: str) -> str:
        headers = [(b"cookie", f"oubliette={cookie}".encode())]
        scope: Any = {"type": "http", "client": ("192.0.2.7", 1), "headers": headers, "state": {}}
        return rate_key(Request(scope), stub)

    assert named(str(stub.people.cookies.issue("alices-id", 3).value)) == "alices-id"
    assert named("alices-id") == "@192.0.2.7"


@pytest.mark.asyncio
async def test_processes_that_start_together_agree_on_the_keys(database_url: str) -> None:
    stores = [await open_store(database_url) for _ in range(4)]
    try:
        found = await asyncio.gather(*[load_keys(store) for store in stores])
        assert len(set(found)) == 1
        assert await load_keys(stores[0]) == found[0]
    finally:
        for store in stores:
            await store.close()
    keys = found[0]
    assert len(keys.cookie) == len(keys.daily) == 64 and keys.cookie != keys.daily
    assert keys.cookie not in repr(keys) and keys.daily not in repr(keys)
