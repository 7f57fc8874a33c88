"""Requests about tables: open, sit down, start a match, chat."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import delete, get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody, QueryParameter

from oubliette.server.api.parameters import (
    After,
    AnyRequest,
    Count,
    GameName,
    OptionalMe,
    RequestId,
    SeatId,
    Server,
    TableId,
    rate_limited,
)
from oubliette.server.live import requests, seats, starting
from oubliette.server.live.permits import not_seated
from oubliette.server.live.table import LiveTable, table_line
from oubliette.server.people.caller import require_person
from oubliette.server.socket.messages import chat
from oubliette.server.store.chat import last_lines
from oubliette.server.store.cursor import Cursor
from oubliette.server.store.tables import list_tables
from oubliette.server.wire.asking import RematchWish
from oubliette.server.wire.socket import ChatLine
from oubliette.server.wire.tables import (
    BotWish,
    ChatWish,
    Invitation,
    NewTable,
    SitDown,
    TableChange,
    TableInfo,
    TableList,
)


@post("/api/tables", tags=["tables"])
async def open_table(server: Server, me: OptionalMe, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table and be its host; with `start`, begin at once."""
    caller = rate_limited(server, me, "create")
    return (await seats.open_table(server.tables, caller, data)).info(caller.id)


@get("/api/tables", tags=["tables"])
async def find_tables(
    server: Server,
    me: OptionalMe,
    which: FromQuery[Literal["open", "mine"]] = "open",
    game: GameName = None,
    count: Count = 20,
    after: After = None,
) -> TableList:
    """Tables that everybody may join, or those that I opened or sit at; most recently used first."""
    person = require_person(me).id if which == "mine" else None
    found = await list_tables(server.store, which == "open", person, game, Cursor.parse(after), count + 1)
    shown, mine = found[:count], None if me is None else me.id
    more = str(Cursor(shown[-1][0].touched, shown[-1][0].id)) if len(found) > count else None
    lines = [table_line(table, mine, running, server.tables.here(table.id)) for table, running in shown]
    return TableList(lines, more)


@get("/api/tables/{table:str}", tags=["tables"])
async def look_at_table(server: Server, me: OptionalMe, table: TableId) -> TableInfo:
    """A table. Anybody who knows its id may see it."""
    return (await server.finder.table(table)).info(None if me is None else me.id)


@patch("/api/tables/{table:str}", tags=["tables"])
async def change_table(server: Server, me: OptionalMe, table: TableId, data: JSONBody[TableChange]) -> TableInfo:
    """As the host, change what the table plays next, the number of seats, and whether it is listed."""
    caller, found = require_person(me), await server.finder.table(table)
    await seats.change(server.tables, found, caller, data)
    return found.info(caller.id)


@post("/api/tables/{table:str}/start", tags=["tables"], status_code=200)
async def start_match(server: Server, me: OptionalMe, table: TableId) -> TableInfo:
    """Start a match with those who sit there: the first one anybody there may, later ones only the host."""
    caller, found = require_person(me), await server.finder.table(table)
    await starting.start(server.tables, found, caller)
    return found.info(caller.id)


@post("/api/tables/{table:str}/rematch", tags=["tables"], status_code=200)
async def propose_rematch(server: Server, me: OptionalMe, table: TableId, data: JSONBody[RematchWish]) -> TableInfo:
    """Propose to play again, or agree to that. It starts when everybody who sits there agrees."""
    caller, found = require_person(me), await server.finder.table(table)
    await starting.propose(server.tables, found, caller, server.rates, without_away=data.without_away)
    return found.info(caller.id)


@delete("/api/tables/{table:str}/rematch", tags=["tables"], status_code=200)
async def decline_rematch(server: Server, me: OptionalMe, table: TableId) -> TableInfo:
    """Decline a proposal to play again, which ends it, or withdraw mine."""
    caller, found = require_person(me), await server.finder.table(table)
    await starting.decline(server.tables, found, caller)
    return found.info(caller.id)


@post("/api/tables/{table:str}/requests", tags=["tables"], status_code=200)
async def ask_for_seat(server: Server, me: OptionalMe, table: TableId) -> TableInfo:
    """Ask those at the table for a seat, without an invitation."""
    caller, found = require_person(me), await server.finder.table(table)
    await requests.ask(server.tables, found, caller, server.rates)
    return found.info(caller.id)


@post("/api/tables/{table:str}/requests/{request_id:str}", tags=["tables"], status_code=200)
async def accept_request(server: Server, me: OptionalMe, table: TableId, request_id: RequestId) -> TableInfo:
    """Let somebody who asked sit down, in a free seat or else in a bot's."""
    caller, found = require_person(me), await server.finder.table(table)
    await seats.accept_request(server.tables, found, caller, request_id)
    return found.info(caller.id)


@delete("/api/tables/{table:str}/requests/{request_id:str}", tags=["tables"], status_code=200)
async def decline_request(server: Server, me: OptionalMe, table: TableId, request_id: RequestId) -> TableInfo:
    """Decline somebody's request for a seat."""
    caller, found = require_person(me), await server.finder.table(table)
    await requests.decline(server.tables, found, caller, request_id)
    return found.info(caller.id)


@delete("/api/tables/{table:str}/requests", tags=["tables"], status_code=200)
async def withdraw_request(server: Server, me: OptionalMe, table: TableId) -> TableInfo:
    """Withdraw my request for a seat."""
    caller, found = require_person(me), await server.finder.table(table)
    await requests.withdraw(server.tables, found, caller)
    return found.info(caller.id)


@post("/api/tables/{table:str}/seats/{seat:int}", tags=["tables"], status_code=200)
async def sit_down(server: Server, me: OptionalMe, table: TableId, seat: SeatId, data: JSONBody[SitDown]) -> TableInfo:
    """Take a free seat, or that of a bot, also during a match."""
    caller, found = require_person(me), await server.finder.table(table)
    await seats.sit_down(server.tables, found, caller, seat, data)
    return found.info(caller.id)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", tags=["tables"], status_code=200)
async def add_bot(server: Server, me: OptionalMe, table: TableId, seat: SeatId, data: JSONBody[BotWish]) -> TableInfo:
    """Put a bot into a free seat."""
    caller, found = require_person(me), await server.finder.table(table)
    await seats.add_bot(server.tables, found, caller, seat, data)
    return found.info(caller.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", tags=["tables"], status_code=200)
async def leave_seat(server: Server, me: OptionalMe, table: TableId, seat: SeatId) -> TableInfo:
    """Leave my seat; as the host, send a bot away, and between matches a person."""
    caller, found = require_person(me), await server.finder.table(table)
    await seats.leave(server.tables, found, caller, seat)
    return found.info(caller.id)


@get("/api/tables/{table:str}/invite", tags=["tables"])
async def show_invite(request: AnyRequest, server: Server, me: OptionalMe, table: TableId) -> Invitation:
    """The link that lets others sit down. Only the host and those who sit there may see it."""
    caller, found = require_person(me), await server.finder.table(table)
    if not found.is_member(caller.id):
        raise not_seated()
    return _invitation(request, server, found)


@post("/api/tables/{table:str}/invite", tags=["tables"], status_code=200)
async def renew_invite(request: AnyRequest, server: Server, me: OptionalMe, table: TableId) -> Invitation:
    """Make a new link; the old one becomes invalid. Those who sit there stay."""
    caller, found = require_person(me), await server.finder.table(table)
    await seats.renew_invite(server.tables, found, caller)
    return _invitation(request, server, found)


@get("/api/tables/{table:str}/chat", tags=["tables"])
async def read_chat(
    server: Server,
    me: OptionalMe,
    table: TableId,
    count: Count = 50,
    before: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
) -> list[ChatLine]:
    """The chat of a table, oldest line first."""
    found = await server.finder.table(table)
    mine = None if me is None else me.id
    lines = await last_lines(server.store, found.id, count, before)
    return [ChatLine(line.number, line.name, line.person == mine, line.text, line.at) for line in lines]


@post("/api/tables/{table:str}/chat", tags=["tables"], status_code=204)
async def say_in_chat(server: Server, me: OptionalMe, table: TableId, data: JSONBody[ChatWish]) -> None:
    """Send a line of chat to everybody at the table."""
    caller = require_person(me)
    await chat(server, await server.finder.table(table), caller, data.text)


TABLE_ROUTES: Final[list[HTTPRouteHandler]] = [
    open_table,
    find_tables,
    look_at_table,
    change_table,
    start_match,
    propose_rematch,
    decline_rematch,
    ask_for_seat,
    withdraw_request,
    accept_request,
    decline_request,
    sit_down,
    add_bot,
    leave_seat,
    show_invite,
    renew_invite,
    read_chat,
    say_in_chat,
]


def _invitation(request: AnyRequest, server: Server, table: LiveTable) -> Invitation:
    base = server.config.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return Invitation(table.stored.invite, f"{base}/t/{table.id}?invite={table.stored.invite}")
