"""Starts the matches of a table. For a rematch one person proposes, and the other people are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from oubliette.server.live.bots import stand_in_plan
from oubliette.server.live.changing import accept_change, insist, tell_change
from oubliette.server.live.dealing import check_plan, deal
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.permits import is_free, not_seated, require_no_match
from oubliette.server.live.syncing import wait_until_stored
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.starting import start_match
from oubliette.server.store.store import new_secret
from oubliette.server.store.tables import Rematch, change_rematch, change_table
from oubliette.server.wire.tables import SeatPlan

if TYPE_CHECKING:
    from oubliette.server.people.identity import Me
    from oubliette.server.security.rates import Rates


async def start(tables: LiveTables, table: LiveTable, me: Me) -> None:
    """Start a match at once: the first one everybody at the table may, a rematch only the host.

    Others propose a rematch, so that nobody is taken from the end of a match into the next one.
    """
    if not table.is_member(me.id):
        raise not_seated()
    async with table.lock:
        await _require_end(tables, table)
        others = _people(table.stored.seating) - {me.id}
        if table.stored.match is not None and others and not table.hosted_by(me.id):
            raise _ask_first()
        await _begin(tables, table)
    _tell_start(tables, table)


async def propose(tables: LiveTables, table: LiveTable, me: Me, rates: Rates, *, without_away: bool) -> None:
    """Propose a rematch, or agree to one. It starts when everybody who sits there agrees.

    Nobody is waited for forever: once all who are here agree, they may begin `without_away`. The stand-in takes the
    seats of the others, so that nobody is in a match to which they did not agree.
    """
    proposed = False

    async def agree() -> None:
        nonlocal proposed
        async with table.lock:
            await _require_end(tables, table)
            stored = table.stored
            people = _people(stored.seating)
            if me.id not in people:
                raise not_seated()
            _require_full(stored.seating)
            known = stored.rematch
            standing = known is not None and known.declined is None
            agreed = known.agreed if known is not None and standing else []
            if me.id not in agreed:
                agreed = [*agreed, me.id]
            missing = people - set(agreed)
            if without_away and missing:
                if any(stored.seating[seat].person in missing for seat in table.here):
                    raise _ask_first()
                await _replace(tables, table, missing)
                missing = set()
            if missing:
                if not standing and not proposed:
                    rates.take("ask", me.id)
                    proposed = True
                rematch = Rematch(agreed)
                accept_change(tables, table, await change_rematch(tables.services.store, stored, rematch))
                stored.rematch = rematch
            else:
                await _begin(tables, table)
        if missing:
            tell_change(tables, table)
        else:
            _tell_start(tables, table)

    await insist(tables, table, agree)


async def decline(tables: LiveTables, table: LiveTable, me: Me) -> None:
    """Decline a proposed rematch, which ends it, or withdraw one's own."""

    async def end() -> None:
        async with table.lock:
            stored, known = table.stored, table.stored.rematch
            if me.id not in _people(stored.seating):
                raise not_seated()
            if known is None or known.declined is not None:
                return  # another was quicker
            rematch = None if known.agreed[0] == me.id else Rematch(known.agreed, me.id)
            accept_change(tables, table, await change_rematch(tables.services.store, stored, rematch))
            stored.rematch = rematch
        tell_change(tables, table)

    await insist(tables, table, end)


async def _require_end(tables: LiveTables, table: LiveTable) -> None:
    """Refuse while a match is running. Its last answer may not be stored yet."""
    if table.match is not None:
        await wait_until_stored(tables, table, table.match)
    require_no_match(table)


async def _begin(tables: LiveTables, table: LiveTable) -> None:
    """Deal a match to those who sit there, and store it. The caller holds the table's lock."""
    stored = table.stored
    _require_full(stored.seating)
    check_plan(stored.plan, len(stored.seating))
    match = deal(table, None, None)
    secret = new_secret()
    # We make the next secret now, so clear the old words: knowing them, we could choose a secret that suits us.
    seating = [msgspec.structs.replace(plan, word="") for plan in stored.seating]
    waiting = [request for request in stored.requests if not request.declined]  # who was declined may ask again
    started = await start_match(
        tables.services.store,
        stored,
        match.stored,
        match.first_row(),
        secret=secret,
        seating=seating,
        requests=waiting,
    )
    accept_change(tables, table, started)
    match.mark_written()
    stored.match, stored.secret, stored.seating = match.id, secret, seating
    stored.rematch, stored.requests = None, waiting
    tables.put_match(table, match)


async def _replace(tables: LiveTables, table: LiveTable, away: set[str]) -> None:
    """Give the seats of these people to the stand-in."""
    store, stored = tables.services.store, table.stored
    seating = list(stored.seating)
    for seat, held in enumerate(seating):
        if held.person is not None and held.person in away:
            seating[seat] = await stand_in_plan(store, table, held.person)
    accept_change(tables, table, await change_table(store, stored, seating=seating))
    stored.seating, stored.rematch = seating, None


def _tell_start(tables: LiveTables, table: LiveTable) -> None:
    tell_change(tables, table)
    table.tell_stop()


def _people(seating: Sequence[SeatPlan]) -> set[str]:
    return {plan.person for plan in seating if plan.person is not None}


def _require_full(seating: Sequence[SeatPlan]) -> None:
    if any(is_free(plan) for plan in seating):
        raise seats_free()


def seats_free() -> Refused:
    """The refusal to start a match while a seat is free."""
    return Refused("seats_free", "a match begins when every seat is taken, by a person or a bot")


def _ask_first() -> Refused:
    return Refused("ask_first", "other people sit here: propose to play again, and wait until they agree")
