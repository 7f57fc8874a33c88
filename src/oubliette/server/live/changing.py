"""Changes of a table between processes: the store accepts one after the other, and everybody is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from oubliette.server.bus import TableChanged
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.syncing import reload_table
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.store import now

_TRIES: Final = 3  # of a change that does not depend on what others change at the same moment


def accept_change(tables: LiveTables, table: LiveTable, changed: bool) -> None:
    """Count a change that the store accepted. If it refused, another process was first: reload, and refuse too."""
    if not changed:
        tables.run_in_background("reload_table", reload_table(tables, table, table.stored.revision + 1))
        raise Refused("table_changed", "somebody else has just changed this table: look again")
    table.stored.revision += 1
    table.stored.touched = now()


def tell_change(tables: LiveTables, table: LiveTable) -> None:
    """A change is stored: tell the clients and the other processes."""
    table.note_presence()
    table.tell_table()
    tables.services.bus.publish(TableChanged(table.id, table.stored.revision))
    tables.schedule_next(table)


async def insist(tables: LiveTables, table: LiveTable, change: Callable[[], Awaitable[None]]) -> None:
    """Make a change, again if another process changed the table first: two people may agree at the same moment."""
    for _ in range(_TRIES - 1):
        try:
            return await change()
        except Refused as problem:
            if problem.slug != "table_changed":
                raise
        await reload_table(tables, table, table.stored.revision + 1)
    return await change()
