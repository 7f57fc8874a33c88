"""The introduction of the OpenAPI document: how to talk to the server, and how callers identify themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_ABOUT: Final = """
Play at tables over the network. Everything is JSON. `docs/online.md` explains how the parts work together.

A signed **cookie** identifies the caller; `POST /api/me` and `POST /api/login` set it. Every refusal is a `Refusal`.
Bodies need `Content-Type: application/json`; unknown fields are refused.

OpenAPI cannot describe **sockets** as paths. There are two, and both lead to a table:

- `/ws/tables/{table}`
- `/ws/matches/{match}`: the table on which that match lies, running or the last one

Query parameters, all optional: with `match`, `since` (the last `Stop`'s `ply`), `rewinds` and `notices` (its `noticed`)
the first `Stop` contains only what is new since then; `seat` chooses one of several seats. Each text frame is one JSON
object: clients send `SocketSaid` and receive `SocketTold`. First come `TableInfo`, a `Stop` if a match lies on the
table, and the last lines of chat; after that whatever happens. The server closes sockets with these codes, mostly with
a slug as the reason:

| code | slug | because |
|---|---|---|
| 1008 | `bad_message` | too many frames made no sense |
| 1009 | | a frame was too long |
| 1011 | `failed` | a fault of the server |
| 1012 | | the server stops: connect again in a moment |
| 1013 | `too_slow` | the client did not read its messages: connect again |
| 1013 | `store_down`, `busy` | the server is overloaded: try later |
| 4401 | `logged_out` | the cookie is not valid any more |
| 4404 | `no_such_table`, `no_such_match`, `not_found` | no such thing, or you may not see it |
| 4429 | `too_fast`, `too_many_sockets` | too many requests or sockets |
""".strip()

_TAGS: Final[Mapping[str, str]] = {
    "games": "What there is to play: options, bots, rulebooks and sentences. The same for everybody.",
    "people": "Who I am: a guest, or with a login an account.",
    "tables": "Where people meet: who sits there, what is played next, and what is said.",
    "matches": "A match as I see it, and what I do in it.",
    "records": "Past matches: record, story, steps, and the check of the dice.",
    "daily": "The same dice for everybody, and one try a day.",
    "statistics": "What was played here so far, by everybody and by me.",
    "server": "For the host of the server.",
}

_COOKIE: Final = {
    "type": "apiKey",
    "in": "cookie",
    "name": "oubliette",
    "description": "Signed by the server, valid for a year. By https its name is `__Host-oubliette`.",
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
