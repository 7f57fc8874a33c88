"""The introduction of the OpenAPI document: how to talk to the server, and how callers identify themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_ABOUT: Final = """
Play at tables over the network. Everything is JSON. `docs/online.md` tells how it goes together.

**Who asks** is said by a signed cookie, which `POST /api/me` or `POST /api/login` sets. What is refused always looks
like `Refusal`. Bodies need `Content-Type: application/json`; fields that are not known are refused.

**Sockets** cannot be described as paths here. There are two, and both lead to a table:

- `/ws/tables/{table}`
- `/ws/matches/{match}`: the table on which that match lies, running or the last one

Query parameters, all optional: `match`, `since` (the last `Stop`'s `ply`), `rewinds` and `notices` (its `noticed`) make
the first `Stop` go on from there; `seat` chooses, for who holds several. Text frames, one JSON object each: clients say
`SocketSaid` and are told `SocketTold`. First come `TableInfo`, a `Stop` if a match lies on the table, and the last
lines of chat; after that whatever happens. They are closed with these codes, and mostly with a slug as the reason:

| code | slug | because |
|---|---|---|
| 1008 | `bad_message` | too many frames made no sense |
| 1009 | | a frame was too long |
| 1011 | `failed` | a fault of the server's |
| 1012 | | the server stops: come back in a moment |
| 1013 | `too_slow` | the client did not read what it was told: come back |
| 1013 | `store_down`, `busy` | the server has too much to do: try later |
| 4401 | `logged_out` | the cookie counts no more |
| 4404 | `no_such_table`, `no_such_match`, `not_found` | no such thing, or it is not for you |
| 4429 | `too_fast`, `too_many_sockets` | less would do |
""".strip()

_TAGS: Final[Mapping[str, str]] = {
    "games": "What there is to play: options, bots, rulebooks and sentences. The same for everybody.",
    "people": "Who I am: a guest, or with a login an account.",
    "tables": "Where people meet: who sits there, what is played next, and what is said.",
    "matches": "A match as I see it, and what I do in it.",
    "records": "What is left of a match: its record, its story, its steps, and the check of its dice.",
    "daily": "The same dice for everybody, and one try a day.",
    "statistics": "What was played here so far, by everybody and by me.",
    "server": "For whoever runs the server.",
}

_COOKIE: Final = {
    "type": "apiKey",
    "in": "cookie",
    "name": "oubliette",
    "description": "Signed by the server, good for a year. By https it is called `__Host-oubliette`.",
}
_SOMEBODY: Final[list[dict[str, list[str]]]] = [{"cookie": []}]
_ANYBODY: Final = [*_SOMEBODY, {}]  # the answer depends on the caller, who may be unknown
_COMING_AND_GOING: Final = frozenset({"come_in", "log_in", "log_out"})
_MINE: Final = frozenset({"show_invite", "show_my_statistics"})
_PUBLIC: Final = frozenset({"games", "server"})


def add_description(document: dict[str, Any]) -> None:
    """Add the introduction, the descriptions of tags, and the cookie."""
    document["info"]["description"] = _ABOUT
    document["tags"] = [{"name": tag["name"], "description": _TAGS[tag["name"]]} for tag in document["tags"]]
    document["components"]["securitySchemes"] = {"cookie": _COOKIE}


def security_of(method: str, operation: Mapping[str, Any]) -> list[dict[str, list[str]]]:
    """The security requirement of an operation: whether its caller must have a cookie."""
    name = operation["operationId"]
    if not _PUBLIC.isdisjoint(operation["tags"]):
        return []
    if name in _MINE or (method != "get" and name not in _COMING_AND_GOING):
        return _SOMEBODY
    return _ANYBODY
