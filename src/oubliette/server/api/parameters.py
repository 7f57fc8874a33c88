"""The parameters of request handlers: the server, the caller, and what paths and queries contain."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from oubliette.server.people.caller import require_person
from oubliette.server.people.identity import Me
from oubliette.server.running_server import RunningServer
from oubliette.server.security.rates import Kind

Server: TypeAlias = NamedDependency[SkipValidation[RunningServer]]
OptionalMe: TypeAlias = NamedDependency[SkipValidation[Me | None]]
AnyRequest: TypeAlias = Request[Any, Any, Any]

TableId: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
MatchId: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
RequestId: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
SeatId: TypeAlias = Annotated[int, PathParameter(ge=0, le=19)]
Count: TypeAlias = Annotated[int, QueryParameter(ge=1, le=100)]
GameName: TypeAlias = Annotated[
    str | None, QueryParameter(description="of this game only", max_length=40, pattern="^[A-Za-z0-9_-]*$")
]
After: TypeAlias = Annotated[
    str | None,
    QueryParameter(
        name="next", description="`next` of the list so far", max_length=60, pattern="^[0-9]+[.][A-Za-z0-9_-]+$"
    ),
]


def rate_limited(server: RunningServer, me: Me | None, kind: Kind) -> Me:
    """The caller, who must be known, within the rate limit of this kind. `app.py` counts requests of all kinds."""
    caller = require_person(me)
    server.rates.take(kind, caller.id)
    return caller
