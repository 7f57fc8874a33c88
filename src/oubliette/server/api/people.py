"""Requests about who I am."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, RequestCookies

from oubliette.server.api.parameters import AnyRequest, OptionalMe, Server
from oubliette.server.language import language_of
from oubliette.server.live.seats import leave_everything
from oubliette.server.people import accounts
from oubliette.server.people.caller import PeopleServices, client_address, require_person
from oubliette.server.people.identity import Me
from oubliette.server.store.people import StoredPerson
from oubliette.server.wire.people import Credentials, MeInfo, NewPerson, PasswordChange, PersonChange


async def provide_me(cookies: RequestCookies, server: Server) -> Me | None:
    """The dependency `me` of requests and sockets: the caller."""
    return await server.people.person_of(cookies)


@get("/api/me", tags=["people"])
async def who_am_i(request: AnyRequest, server: Server, me: OptionalMe) -> Response[MeInfo | None]:
    """Who I am; null for nobody. Renews an ageing cookie."""
    if me is None:
        return Response(None)
    claim = server.people.cookies.read(request.cookies)
    renewed = [server.people.cookies.issue(me.id, claim.generation)] if claim is not None and claim.ageing else []
    return Response(_info(me), cookies=renewed)


@post("/api/me", tags=["people"], status_code=200)
async def come_in(request: AnyRequest, server: Server, me: OptionalMe, data: JSONBody[NewPerson]) -> Response[MeInfo]:
    """Become a guest. With a valid cookie nothing changes."""
    if me is not None:
        return Response(_info(me))
    server.rates.take("guest", client_address(request.scope))
    person = await accounts.new_guest(server, data.name, data.lang or language_of(request.headers))
    return _welcome(server, person)


@patch("/api/me", tags=["people"])
async def change_me(server: Server, me: OptionalMe, data: JSONBody[PersonChange]) -> MeInfo:
    """Change my name or my language."""
    changed = await accounts.change(server, require_person(me), data.name, data.lang)
    server.tables.set_language(changed.id, changed.lang)
    return _info(changed)


@delete("/api/me", tags=["people"])
async def forget_me(server: Server, me: OptionalMe) -> Response[None]:
    """Delete me: no login, no way back. I leave my seats. My matches stay; lists, stories and chat hide my name."""
    caller = require_person(me)
    await leave_everything(server.finder, caller)
    await accounts.forget(server, caller)
    server.tables.log_out(caller.id)
    return _goodbye(server)


@post("/api/me/account", tags=["people"], status_code=200)
async def make_account(server: Server, me: OptionalMe, data: JSONBody[Credentials]) -> Response[MeInfo]:
    """Give myself a login and a password, so that I can come back from anywhere. Older cookies become invalid."""
    caller = require_person(me)
    server.rates.take("login", caller.id)
    made = await accounts.make_account(server, caller, data.login, data.password)
    server.tables.log_out(caller.id)
    return _welcome(server, made)


@post("/api/me/password", tags=["people"], status_code=200)
async def change_password(server: Server, me: OptionalMe, data: JSONBody[PasswordChange]) -> Response[MeInfo]:
    """Change my password. All my other sessions end."""
    caller = require_person(me)
    changed = await accounts.change_password(server, caller, data.old, data.new)
    server.tables.log_out(caller.id)
    return _welcome(server, changed)


@post("/api/login", tags=["people"], status_code=200)
async def log_in(request: AnyRequest, server: Server, data: JSONBody[Credentials]) -> Response[MeInfo]:
    """Log in. If I was a guest until now, I leave that guest behind, with its seats."""
    return _welcome(server, await accounts.log_in(server, data.login, data.password, client_address(request.scope)))


@post("/api/logout", tags=["people"], status_code=204)
async def log_out(server: Server) -> Response[None]:
    """Log out in this browser. A guest cannot come back."""
    return _goodbye(server)


@post("/api/logout/everywhere", tags=["people"], status_code=204)
async def log_out_everywhere(server: Server, me: OptionalMe) -> Response[None]:
    """Log out everywhere."""
    caller = require_person(me)
    await accounts.log_out_everywhere(server, caller)
    server.tables.log_out(caller.id)
    return _goodbye(server)


PEOPLE_ROUTES: Final[list[HTTPRouteHandler]] = [
    who_am_i,
    come_in,
    change_me,
    forget_me,
    make_account,
    change_password,
    log_in,
    log_out,
    log_out_everywhere,
]


def _info(person: Me | StoredPerson) -> MeInfo:
    return MeInfo(person.name, person.lang, person.login)


def _welcome(server: PeopleServices, person: StoredPerson) -> Response[MeInfo]:
    cookie: Cookie = server.people.cookies.issue(person.id, person.generation)
    return Response(_info(person), cookies=[cookie])


def _goodbye(server: PeopleServices) -> Response[None]:
    return Response(None, status_code=204, cookies=[server.people.cookies.clear()])
