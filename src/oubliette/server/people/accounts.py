"""Guests and accounts: create, change, log in, log out, delete.

A guest who logs in leaves the guest behind, with its seats and matches: we never merge two people. To keep them, turn
the guest into an account.
"""

from __future__ import annotations

from oubliette.server.people.caller import PeopleServices
from oubliette.server.people.identity import Me
from oubliette.server.people.names import clean_login, clean_name
from oubliette.server.people.passwords import require_good
from oubliette.server.problems import Refused
from oubliette.server.store import people as stored
from oubliette.server.store.people import StoredPerson
from oubliette.texts import ShellTexts, choose_language


async def new_guest(services: PeopleServices, name: str, lang: str) -> StoredPerson:
    """Create a guest."""
    return await stored.add_person(services.store, clean_name(name), choose_language(lang, {}))


async def change(services: PeopleServices, me: Me, name: str | None, lang: str | None) -> Me:
    """Change name and language; None: keep it."""
    name = me.name if name is None else clean_name(name)
    lang = me.lang if lang is None else choose_language(lang, {})
    await stored.change_person(services.store, me.id, name, lang)
    services.people.changed(me.id)
    return Me(me.id, name, lang, me.login)


async def make_account(services: PeopleServices, me: Me, login: str, password: str) -> StoredPerson:
    """Turn a guest into an account. Older cookies become invalid: somebody else may have one."""
    if me.login is not None:
        raise Refused("has_account", "you have a login already")
    login = clean_login(login)
    require_good(password)
    await stored.make_account(services.store, me.id, login, await services.people.passwords.hash(password))
    services.people.changed(me.id)
    return await _reload(services, me)


async def log_in(services: PeopleServices, login: str, password: str, address: str) -> StoredPerson:
    """The person with that login and password. Neither the error nor its timing tells which of the two is wrong."""
    services.rates.take("login", address)
    person = None
    try:
        login = clean_login(login)
    except Refused:
        pass  # nobody has such a login
    else:
        services.rates.take("account", login)
        person = await stored.find_login(services.store, login)
    hashed = None if person is None else person.password
    right = await services.people.passwords.check(hashed, password)
    if person is None or hashed is None or not right:
        raise Refused("wrong_login", "there is no such login with this password")
    if services.people.passwords.outdated(hashed):
        await stored.rehash_password(services.store, person, await services.people.passwords.hash(password))
    return person


async def change_password(services: PeopleServices, me: Me, old: str, new: str) -> StoredPerson:
    """Change the password of a person who knows the old one. All other sessions end."""
    services.rates.take("login", me.id)
    person = await stored.find_person(services.store, me.id)
    if person is None or person.password is None:
        raise Refused("no_account", "a guest has no password")
    require_good(new)
    if not await services.people.passwords.check(person.password, old):
        raise Refused("wrong_password", "the old password is wrong")
    changed = await stored.change_password(services.store, person, await services.people.passwords.hash(new))
    services.people.changed(me.id)
    if not changed:  # another request changed the password at the same moment
        raise Refused("wrong_password", "the old password is wrong")
    return await _reload(services, me)


async def _reload(services: PeopleServices, me: Me) -> StoredPerson:
    person = await stored.find_person(services.store, me.id)
    assert person is not None, "people stay in the store"
    return person


async def log_out_everywhere(services: PeopleServices, me: Me) -> None:
    """Invalidate all cookies of this person. A guest cannot come back."""
    await stored.end_sessions(services.store, me.id)
    services.people.changed(me.id)


async def forget(services: PeopleServices, me: Me) -> None:
    """Delete a person. Their matches stay; lists, stories and chat show a placeholder instead of their name."""
    await stored.forget_person(services.store, me.id, ShellTexts(me.lang).say("somebody-gone"))
    services.people.changed(me.id)
