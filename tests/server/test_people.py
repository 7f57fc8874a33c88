"""Guests, accounts, names and passwords: tested through a real application with a real database."""

import asyncio
import sqlite3
from contextlib import closing

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import event, insert, select

from oubliette.server.people.names import clean_login, clean_name
from oubliette.server.people.passwords import Passwords
from oubliette.server.problems import Refused
from oubliette.server.store.schema import chat, matches, participants, people, tables
from oubliette.server.store.store import Store
from tests.server.visitors import ALICE, QUICK, StubServer, Visit, account, application, guest, slug, who


@pytest.mark.asyncio
async def test_who_is_somebody_already_stays_so(visit: Visit, store: Store) -> None:
    browser = visit()
    await guest(browser)
    answer = await browser.post("/api/me", json={"name": "Bob"})
    assert answer.json()["name"] == "Alice" and "set-cookie" not in answer.headers
    assert len(await store.rows(select(people))) == 1


@pytest.mark.asyncio
async def test_a_guest_speaks_the_language_of_the_browser(visit: Visit) -> None:
    answer = await visit().post("/api/me", json={"name": "Zoé"}, headers={"Accept-Language": "fr-CH, en;q=0.5"})
    assert answer.json()["lang"] == "fr"
    assert slug(await visit().post("/api/me", json={"name": "Zoé", "lang": "xx"})) == (400, "unknown_language")


@pytest.mark.asyncio
async def test_name_and_language_can_be_changed_one_by_one(visit: Visit) -> None:
    browser = visit()
    assert slug(await browser.patch("/api/me", json={"name": "Bob"})) == (401, "no_person")
    await guest(browser)
    assert (await browser.patch("/api/me", json={"name": "Bob"})).json()["name"] == "Bob"
    assert (await browser.patch("/api/me", json={"lang": "fr"})).json() == {"name": "Bob", "lang": "fr", "login": None}
    assert (await browser.patch("/api/me", json={})).status_code == 200
    assert await who(browser) == {"name": "Bob", "lang": "fr", "login": None}
    assert slug(await browser.patch("/api/me", json={"name": " \u200b "})) == (400, "bad_name")
    assert slug(await browser.patch("/api/me", json={"lang": "klingon"})) == (400, "unknown_language")
    assert await who(browser) == {"name": "Bob", "lang": "fr", "login": None}


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anne   Marie ", "Anne Marie"),
        ("Zoe\u0301", "Zoé"),
        ("a\u202eb\u2066c\u0000d\ne", "abcd e"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 40 + " ", "x" * 40),
        ("\u3164a\u2800", "a"),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed", ["", " ", "\t\n", "\u200b", "\u200d", "\u3164", "\u2800", "\u0301", "\ue000", "x" * 41]
)
def test_a_name_must_be_seen_and_be_short(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    assert refused.value.slug == "bad_name"


def test_logins_are_plain_and_their_case_does_not_matter() -> None:
    assert clean_login(" Alice.B_c-9 ") == "alice.b_c-9"
    for typed in ("", "ab", "x" * 41, "a b", "zoé", "a@b.c", "abc\n def", "١٢٣"):
        with pytest.raises(Refused) as refused:
            clean_login(typed)
        assert refused.value.slug == "bad_login"


@pytest.mark.asyncio
async def test_an_account_comes_back_from_anywhere(visit: Visit, store: Store) -> None:
    home = visit()
    await account(home)
    assert (await who(home))["login"] == "alice"

    away = visit()
    await guest(away, "Somebody else")
    assert (await away.post("/api/login", json={"login": "ALICE", "password": "correct horse"})).json() == {
        "name": "Alice", "lang": "en", "login": "alice",
    }  # fmt: skip
    assert await who(away) == await who(home)

    row = await store.first(select(people).where(people.c.login == "alice"))
    assert row is not None and row.password.startswith("$argon2id$") and "horse" not in row.password


@pytest.mark.asyncio
async def test_a_wrong_login_and_a_wrong_password_get_the_same_answer(visit: Visit) -> None:
    await account(visit())
    browser = visit()
    answers = [
        await browser.post("/api/login", json=wrong)
        for wrong in (
            {"login": "alice", "password": "correct house"},
            {"login": "alice", "password": ""},
            {"login": "nobody", "password": "correct horse"},
            {"login": "not a login!", "password": "correct horse"},
        )
    ]
    assert {answer.status_code for answer in answers} == {401}
    assert len({answer.content for answer in answers}) == 1
    assert slug(answers[0]) == (401, "wrong_login")
    assert "set-cookie" not in answers[0].headers


@pytest.mark.asyncio
async def test_checking_the_password_of_an_unknown_login_takes_the_same_work() -> None:
    """argon2 gets a readable hash with the same costs, and answers that the password does not match."""
    passwords = Passwords(QUICK)
    assert not passwords.outdated(passwords._nobody)
    assert QUICK.check_needs_rehash(PasswordHasher(time_cost=2, memory_cost=8, parallelism=1).hash("other costs"))
    with pytest.raises(Exception, match="does not match"):
        QUICK.verify(passwords._nobody, "correct horse")
    assert not await passwords.check(None, "correct horse")


@pytest.mark.slow
@pytest.mark.asyncio
async def test_one_address_locks_nobody_out_and_many_together_guess_slowly(stub: StubServer, visit: Visit) -> None:
    wrong = {"login": "alice", "password": "guess"}
    assert [(await visit().post("/api/login", json=wrong)).status_code for _ in range(6)] == [401] * 5 + [429]

    async def guess(number: int) -> httpx.Response:
        away = httpx.ASGITransport(application(stub), client=(f"203.0.113.{number}", 1))
        async with httpx.AsyncClient(transport=away, base_url="http://oubliette.test") as elsewhere:
            return await elsewhere.post("/api/login", json=wrong)

    answers = [await guess(number) for number in range(60)]  # one from each address
    assert [answer.status_code for answer in answers[:50]] == [401] * 50
    assert 429 in [answer.status_code for answer in answers[50:]]


@pytest.mark.asyncio
async def test_one_address_guesses_only_so_many_logins(visit: Visit) -> None:
    guesses = [{"login": f"alice{number}", "password": "guess"} for number in range(6)]
    answers = [(await visit().post("/api/login", json=guess)).status_code for guess in guesses]
    assert answers == [401] * 5 + [429]


@pytest.mark.asyncio
async def test_one_address_makes_only_so_many_guests(visit: Visit) -> None:
    for _ in range(20):
        await guest(visit())
    assert slug(await visit().post("/api/me", json={"name": "One more"})) == (429, "too_fast")


@pytest.mark.asyncio
async def test_a_login_belongs_to_one_person(visit: Visit) -> None:
    first, second = visit(), visit()
    assert slug(await first.post("/api/me/account", json=ALICE)) == (401, "no_person")
    await account(first)
    await guest(second, "Bob")
    assert slug(await second.post("/api/me/account", json=ALICE | {"login": "aLiCe"})) == (409, "login_taken")
    assert slug(await second.post("/api/me/account", json=ALICE | {"login": "a b"})) == (400, "bad_login")
    for password in ("short", "x" * 201):
        bad = {"login": "bob", "password": password}
        assert slug(await second.post("/api/me/account", json=bad)) == (400, "bad_password")
    assert (await who(second))["login"] is None
    assert slug(await first.post("/api/me/account", json=ALICE | {"login": "alice2"})) == (409, "has_account")


@pytest.mark.asyncio
async def test_two_accounts_at_once_for_one_guest_are_one(visit: Visit) -> None:
    browser = visit()
    await guest(browser)
    answers = await asyncio.gather(
        *[browser.post("/api/me/account", json=ALICE | {"login": f"alice{number}"}) for number in range(3)]
    )
    codes = [answer.status_code for answer in answers]
    assert codes.count(200) == 1 and set(codes) <= {200, 401, 409}  # 401: the first one made the cookie invalid
    won = next(answer.json()["login"] for answer in answers if answer.status_code == 200)
    assert (await who(browser))["login"] == won


@pytest.mark.asyncio
async def test_another_password_ends_all_other_sessions(visit: Visit) -> None:
    home, away = visit(), visit()
    await account(home)
    await away.post("/api/login", json=ALICE)
    assert slug(await away.post("/api/me/password", json={"old": "wrong", "new": "battery staple"})) == (
        403, "wrong_password",
    )  # fmt: skip
    assert slug(await away.post("/api/me/password", json={"old": ALICE["password"], "new": "tiny"})) == (
        400, "bad_password",
    )  # fmt: skip
    assert (await who(home))["name"] == "Alice"

    done = await away.post("/api/me/password", json={"old": ALICE["password"], "new": "battery staple"})
    assert done.status_code == 200
    assert (await who(away))["name"] == "Alice" and await who(home) is None
    assert slug(await home.post("/api/login", json=ALICE)) == (401, "wrong_login")
    assert (await home.post("/api/login", json=ALICE | {"password": "battery staple"})).status_code == 200


@pytest.mark.asyncio
async def test_a_guest_has_no_password_to_change(visit: Visit) -> None:
    browser = visit()
    await guest(browser)
    wish = {"old": "correct horse", "new": "battery staple"}
    assert slug(await browser.post("/api/me/password", json=wish)) == (409, "no_account")


@pytest.mark.asyncio
async def test_of_two_new_passwords_at_once_the_later_is_refused(visit: Visit, store: Store) -> None:
    browser = visit()
    await account(browser)
    theirs = QUICK.hash("purple monkey")

    def another_process_is_quicker(_: object, __: object, statement: str, *___: object) -> None:
        if statement.startswith("UPDATE people SET password"):
            with closing(sqlite3.connect(str(store.engine.url.database), isolation_level=None)) as connection:
                connection.execute("UPDATE people SET password = ?", (theirs,))

    event.listen(store.engine.sync_engine, "before_cursor_execute", another_process_is_quicker)
    answer = await browser.post("/api/me/password", json={"old": ALICE["password"], "new": "battery staple"})
    event.remove(store.engine.sync_engine, "before_cursor_execute", another_process_is_quicker)
    assert slug(answer) == (403, "wrong_password")
    assert (await visit().post("/api/login", json=ALICE | {"password": "purple monkey"})).status_code == 200


@pytest.mark.asyncio
async def test_logging_out_is_for_this_browser_or_for_all(visit: Visit) -> None:
    home, away = visit(), visit()
    await account(home)
    await away.post("/api/login", json=ALICE)
    assert (await away.post("/api/logout")).status_code == 204
    assert await who(away) is None and (await who(home))["name"] == "Alice"

    await away.post("/api/login", json=ALICE)
    assert (await away.post("/api/logout/everywhere")).status_code == 204
    assert await who(away) is None and await who(home) is None
    assert slug(await away.post("/api/logout/everywhere")) == (401, "no_person")
    assert (await home.post("/api/login", json=ALICE)).status_code == 200


@pytest.mark.asyncio
async def test_who_is_forgotten_has_no_name_anywhere_and_no_way_back(visit: Visit, store: Store) -> None:
    home, away = visit(), visit()
    await account(home)
    await away.post("/api/login", json=ALICE)
    row = await store.first(select(people))
    assert row is not None
    await store.run(
        insert(tables).values(
            id="t", invite="i", host=row.id, listed=False, revision=1, plan="{}", seating="[]", secret="",
            created=0, touched=0,
        ),
        insert(matches).values(
            id="m", game="pig", version=1, seats=2, options="{}", players="[]", salt="", listed=False,
            status="over", started=0,
        ),
        insert(participants).values(match="m", seat=0, person=row.id, name="Alice"),
        insert(participants).values(match="m", seat=1, bot="normal", name="Hal"),
        insert(chat).values(table="t", number=0, person=row.id, name="Alice", text="hello", at=0),
    )  # fmt: skip

    assert (await home.delete("/api/me")).status_code == 204
    assert await who(home) is None and await who(away) is None
    assert slug(await home.delete("/api/me")) == (401, "no_person")
    assert slug(await home.post("/api/login", json=ALICE)) == (401, "wrong_login")
    after = await store.first(select(people))
    assert after is not None and after.id == row.id and after.login is None and after.password is None
    names = {seat.name for seat in await store.rows(select(participants))}
    assert names == {after.name, "Hal"} and after.name != "Alice"
    assert [line.name for line in await store.rows(select(chat))] == [after.name]

    await account(home)  # the login is free again


@pytest.mark.asyncio
async def test_old_hashes_are_renewed_at_the_next_login(stub: StubServer, visit: Visit, store: Store) -> None:
    await account(visit())
    old = await store.first(select(people.c.password))
    stub.people.passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    for _ in range(2):
        assert (await visit().post("/api/login", json=ALICE)).status_code == 200
    new = await store.first(select(people.c.password))
    assert old is not None and new is not None
    assert "m=8,t=1" in old.password and "m=16,t=2" in new.password


@pytest.mark.asyncio
async def test_a_password_typed_on_another_keyboard_is_the_same() -> None:
    passwords = Passwords(QUICK)
    assert await passwords.check(await passwords.hash("caf\u00e9 noir"), "cafe\u0301 noir")


@pytest.mark.asyncio
async def test_when_too_many_wait_for_a_password_the_next_is_sent_away() -> None:
    passwords = Passwords(QUICK)
    results = await asyncio.gather(*[passwords.check(None, "guess") for _ in range(60)], return_exceptions=True)
    refused = [result for result in results if isinstance(result, Refused)]
    assert len(refused) == 8 and refused[0].slug == "busy"
    assert await passwords.check(None, "guess") is False  # afterwards there is room again
