"""Who sends a request: the person, the address, and the key under which rate limits count."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Protocol

from litestar.connection import ASGIConnection

from oubliette.server.people.identity import Me
from oubliette.server.problems import Refused

if TYPE_CHECKING:
    from typing import Any

    from litestar.types import HTTPScope, WebSocketScope

    from oubliette.server.people.people import People
    from oubliette.server.security.rates import Rates
    from oubliette.server.store.store import Store


class PeopleServices(Protocol):
    """The services that identify a caller."""

    @property
    def store(self) -> Store: ...
    @property
    def rates(self) -> Rates: ...
    @property
    def people(self) -> People: ...


def require_person(me: Me | None) -> Me:
    """Refuse a caller without a valid cookie."""
    if me is None:
        raise Refused("no_person", "tell us your name first")
    return me


def client_address(scope: HTTPScope | WebSocketScope) -> str:
    """The client's address for rate limits. IPv6 counts by /64, because one household has 2**64 addresses."""
    client = scope.get("client")
    if client is None:
        return "@"
    try:
        address = ip_address(client[0])
    except ValueError:
        return f"@{client[0]}"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return f"@{address.ipv4_mapped}"
        return f"@{address.exploded[:19]}"
    return f"@{address}"


def rate_key(connection: ASGIConnection[Any, Any, Any, Any], services: PeopleServices) -> str:
    """The key under which rate limits count a request: the person, or without a cookie the address."""
    claim = services.people.cookies.read(connection.cookies)
    return client_address(connection.scope) if claim is None else claim.person
