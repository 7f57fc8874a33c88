"""What handlers are given about who asks: `me`, and the name under which the pace is kept."""

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
    """What is needed of a services to know who comes in."""

    @property
    def store(self) -> Store: ...
    @property
    def rates(self) -> Rates: ...
    @property
    def people(self) -> People: ...


def require_person(me: Me | None) -> Me:
    """Whoever asks must be somebody."""
    if me is None:
        raise Refused("no_person", "tell us your name first")
    return me


def client_address(scope: HTTPScope | WebSocketScope) -> str:
    """Where a request comes from, as it is counted: a household with IPv6 has 2**64 addresses and counts once."""
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
    """Under which name the pace of a request is kept: the person's, or for nobody the address."""
    claim = services.people.cookies.read(connection.cookies)
    return client_address(connection.scope) if claim is None else claim.person
