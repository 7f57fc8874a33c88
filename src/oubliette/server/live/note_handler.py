"""Handles the notes that other processes send on the bus."""

from __future__ import annotations

import time

from oubliette.server.bus import Alive, Chatted, EntryAdded, Here, LoggedOut, Note, TableChanged, WhoIsHere
from oubliette.server.journal import Answered, decode
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.syncing import apply_answers, catch_up, reload_table, tell_progress
from oubliette.server.live.table import LiveTable, RemotePresence
from oubliette.server.store import chat


def handle_note(tables: LiveTables, note: Note) -> None:
    """Handle one note of another process."""
    if isinstance(note, Alive):
        for table in tables.by_id.values():
            other = table.remote_presence.get(note.process)
            if other is not None:
                other.at = time.monotonic()
        return
    if isinstance(note, LoggedOut):
        tables.services.people.changed(note.person)  # otherwise new sockets would still accept the cached cookie
        tables.close_sockets(note.person)
        return
    if isinstance(note, EntryAdded):
        _entry_added(tables, note)
        return
    known = tables.by_id.get(note.table)
    if known is None:
        return
    match note:
        case TableChanged():
            tables.run_in_background("reload_table", reload_table(tables, known, note.revision))
        case Chatted():
            tables.run_in_background("chat", _tell_chat(tables, known, note.number))
        case Here():
            known.remote_presence[note.process] = RemotePresence(note.seats, note.watching)
            tables.presence_changed(known, tell_others=False)
        case WhoIsHere():
            tables.publish_presence(known)


def _entry_added(tables: LiveTables, note: EntryAdded) -> None:
    """A match has a new entry."""
    table_id = tables.by_match.get(note.match)
    table = None if table_id is None else tables.by_id.get(table_id)
    if table is not None and table.match is not None and not _apply_at_once(tables, table, table.match, note):
        tables.run_in_background("catch_up", catch_up(tables, table, table.match, note.number))


def _apply_at_once(tables: LiveTables, table: LiveTable, match: LiveMatch, note: EntryAdded) -> bool:
    """Apply the entry in the note itself, if it is the next answer and nobody here is changing the match."""
    if not note.data or match.number != note.number - 1 or match.lock.locked() or match.pending or match.stale:
        return False
    entry = decode(note.data)
    if not isinstance(entry, Answered) or not apply_answers(table, match, [entry]):
        return False
    match.written_elsewhere = True
    tell_progress(tables, table, match)
    return True


async def _tell_chat(tables: LiveTables, table: LiveTable, number: int) -> None:
    line = await chat.find_line(tables.services.store, table.id, number)
    if line is not None:
        table.tell_chat(line.number, line.person, line.name, line.text, line.at)
