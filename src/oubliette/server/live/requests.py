"""Strangers with a table's address ask for a seat, and those at the table let them sit down or decline.

Each person has at most one request at a table. It stays until somebody answers it, across restarts; who was declined
may ask again after the next match has begun.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from oubliette.server.live.changing import accept_change, insist, tell_change
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.permits import guided_alone, is_free, not_seated
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.store import new_id
from oubliette.server.store.tables import SeatRequest, change_table

if TYPE_CHECKING:
    from oubliette.server.people.identity import Me
    from oubliette.server.security.rates import Rates

_OPEN: Final = 10  # requests at one table
_DECLINED: Final = 20  # declined ones that we remember; then the oldest may ask again


async def ask(tables: LiveTables, table: LiveTable, me: Me, rates: Rates) -> None:
    """Ask those at the table for a seat. Asking again changes nothing."""
    counted = False

    async def add() -> None:
        nonlocal counted
        async with table.lock:
            mine = table.request_of(me.id)
            if mine is not None and mine.declined:
                raise Refused("asked_no", "they have declined: ask again when the next match has begun")
            if mine is not None:
                return
            if any(plan.person == me.id for plan in table.seating):
                raise Refused("seated_already", "you sit at this table already")
            if table.stored.plan.guided:
                raise guided_alone()
            if all(plan.person is not None for plan in table.seating):
                raise _no_seat()
            if len(table.requests) >= _OPEN:
                raise Refused("asked_enough", f"{_OPEN} people are asking already: try again later", most=_OPEN)
            if not counted:
                rates.take("ask", me.id)
                counted = True
            await _store(tables, table, [*table.stored.requests, SeatRequest(new_id(), me.id, me.name)])
        tell_change(tables, table)

    await insist(tables, table, add)


def seat_for(table: LiveTable, request: str) -> tuple[SeatRequest, int]:
    """The request of that id, and the seat for it: their own in this match, else a free one, else a bot's."""
    found, seating = _find(table, request), table.seating
    seats = [seat for seat, plan in enumerate(seating) if is_free(plan)]
    seats += [seat for seat, plan in enumerate(seating) if plan.bot is not None]
    if not seats:
        raise _no_seat()
    own = table.match.seats_ever_held(found.person) if table.match is not None and table.running else set()
    return found, next((seat for seat in seats if seat in own), seats[0])


async def decline(tables: LiveTables, table: LiveTable, me: Me, request: str) -> None:
    """Decline somebody's request."""

    async def end() -> None:
        async with table.lock:
            require_member(table, me)
            found = _find(table, request)
            rest = [other for other in table.stored.requests if other.id != request]
            declined = [other for other in rest if other.declined]
            if len(declined) >= _DECLINED:
                rest.remove(declined[0])
            await _store(tables, table, [*rest, msgspec.structs.replace(found, declined=True)])
        tell_change(tables, table)

    await insist(tables, table, end)


async def withdraw(tables: LiveTables, table: LiveTable, me: Me) -> None:
    """Withdraw one's own request. One that was declined stays declined."""
    mine = table.request_of(me.id)
    if mine is not None and not mine.declined:
        await forget_request(tables, table, me.id)


async def forget_request(tables: LiveTables, table: LiveTable, person: str) -> None:
    """Forget a person's request: they sit here now, or do not exist any more."""

    async def forget() -> None:
        async with table.lock:
            rest = [request for request in table.stored.requests if request.person != person]
            if len(rest) == len(table.stored.requests):
                return
            await _store(tables, table, rest)
        tell_change(tables, table)

    await insist(tables, table, forget)


def require_member(table: LiveTable, me: Me) -> None:
    """Refuse people who are neither the host nor sit there."""
    if not table.is_member(me.id):
        raise not_seated()


async def _store(tables: LiveTables, table: LiveTable, requests: Sequence[SeatRequest]) -> None:
    stored = table.stored
    accept_change(tables, table, await change_table(tables.services.store, stored, requests=requests))
    stored.requests = list(requests)


def _find(table: LiveTable, request: str) -> SeatRequest:
    """The open request of that id."""
    found = next((other for other in table.requests if other.id == request), None)
    if found is None:
        raise Refused("no_such_request", "there is no such request: it was withdrawn, or somebody has answered it")
    return found


def _no_seat() -> Refused:
    return Refused("no_seat", "people hold all seats: one of them has to become free first")
