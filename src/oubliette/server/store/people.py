"""People: guests and accounts."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from oubliette.server.problems import Refused
from oubliette.server.store.schema import chat, participants, people
from oubliette.server.store.store import Store, new_id, now


class StoredPerson(msgspec.Struct, frozen=True):
    """A row of `people`, decoded."""

    id: str
    name: str
    lang: str
    login: str | None
    password: str | None  # its hash
    generation: int


async def add_person(store: Store, name: str, lang: str) -> StoredPerson:
    """Add a guest."""
    person = StoredPerson(new_id(), name, lang, login=None, password=None, generation=1)
    await store.run(insert(people).values(**msgspec.structs.asdict(person), created=now()))
    return person


async def find_person(store: Store, person: str) -> StoredPerson | None:
    """The person of that id."""
    return _read(await store.first(select(people).where(people.c.id == person)))


async def find_login(store: Store, login: str) -> StoredPerson | None:
    """The person with that login."""
    return _read(await store.first(select(people).where(people.c.login == login)))


async def change_person(store: Store, person: str, name: str | None, lang: str | None) -> None:
    """Change name and language. Past matches keep the old name."""
    values = {column: value for column, value in (("name", name), ("lang", lang)) if value is not None}
    if values:
        await store.run(update(people).where(people.c.id == person).values(values))


async def make_account(store: Store, person: str, login: str, password: str) -> None:
    """Give a guest a login and the hash of a password. Refuses a login that is taken, and a person who has one.

    Older cookies become invalid: somebody could have planted one in the person's browser.
    """
    change = update(people).where(people.c.id == person, people.c.login.is_(None))
    try:
        async with store.begin() as connection:
            changed = await connection.execute(
                change.values(login=login, password=password, generation=people.c.generation + 1)
            )
    except IntegrityError:
        raise Refused("login_taken", f"the login {login!r} is taken", login=login) from None
    if not changed.rowcount:
        raise Refused("has_account", "you have a login already")


async def rehash_password(store: Store, person: StoredPerson, password: str) -> None:
    """Store a new hash of the same password, unless the password was changed meanwhile."""
    await store.run(
        update(people).where(people.c.id == person.id, people.c.password == person.password).values(password=password)
    )


async def change_password(store: Store, person: StoredPerson, password: str) -> bool:
    """Change the password, and invalidate older cookies. False if it was changed meanwhile."""
    change = update(people).where(people.c.id == person.id, people.c.password == person.password)
    async with store.begin() as connection:
        changed = await connection.execute(change.values(password=password, generation=people.c.generation + 1))
    return bool(changed.rowcount)


async def end_sessions(store: Store, person: str) -> None:
    """Invalidate all cookies of a person."""
    await store.run(update(people).where(people.c.id == person).values(generation=people.c.generation + 1))


async def forget_person(store: Store, person: str, name: str) -> None:
    """Delete a person: nobody can log in as them, and lists, stories and chat show `name` instead. Matches stay."""
    await store.run(
        update(people)
        .where(people.c.id == person)
        .values(name=name, login=None, password=None, generation=people.c.generation + 1),
        update(participants).where(participants.c.person == person).values(name=name),
        update(chat).where(chat.c.person == person).values(name=name),
    )


def _read(row: Row[Any] | None) -> StoredPerson | None:
    if row is None:
        return None
    return StoredPerson(row.id, row.name, row.lang, row.login, row.password, row.generation)
